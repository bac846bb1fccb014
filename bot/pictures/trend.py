"""How figures went: up to three charts under each other, each with one or two lines."""

# ruff: noqa: E501 - a drawing reads best with one element a line
from __future__ import annotations

from typing import Final

from PIL import Image

from bot.pictures import felt, lettering
from bot.pictures.bars import NOTE, TOP, heading
from bot.pictures.descriptions import TrendChart, TrendPicture
from bot.pictures.ink import FELT, GLOW, GOLD, LINE, PLATE, TEXT, TEXT_SOFT, accent, mix
from bot.pictures.sprites import drawing, sprite, stamp

_WIDTH: Final = 960
_LEFT: Final = 36
_CHART: Final = 336
_HEADING: Final = 74
_LEGEND: Final = 48
"""Pixels for what says which line is which, under the heading of a chart of two."""
_BOTTOM: Final = 22
_AXIS: Final = 122
"""Pixels left of a chart for its figures."""
_ROOM: Final = 16
"""Pixels around a chart for what lies on its edge."""
_DOTS: Final = 30
"""Values of which each has a dot; more of them would be a chain."""
_APART: Final = 38
"""The fewest pixels between two figures beside a chart."""


def draw_trend(picture: TrendPicture) -> Image.Image:
    """Trends as an RGB image, 960 pixels wide and as high as the charts need."""
    y = TOP + (NOTE if picture.note else 0)
    canvas = felt.felt(_WIDTH, y + sum(map(_height, picture.charts)) + _BOTTOM).copy()
    heading(canvas, picture.title, picture.note)
    for chart in picture.charts:
        _draw_chart(canvas, chart, y)
        y += _height(chart)
    return canvas


def _labelled(chart: TrendChart) -> bool:
    return any(line.label for line in chart.lines)


def _height(chart: TrendChart) -> int:
    return _CHART + (_LEGEND if _labelled(chart) else 0)


def _draw_chart(canvas: Image.Image, chart: TrendChart, y: int) -> None:
    last = lettering.write(chart.last_text, 40, GLOW, weight=800, width=200) if chart.last_text else None
    right = _WIDTH - _LEFT - (last.width + 20 if last else 0)
    if last:
        stamp(canvas, last.image, _WIDTH - _LEFT - last.width, y)
    title = lettering.write(chart.title, 34, GOLD, weight=700, width=right - _LEFT, smallest=24)
    stamp(canvas, title.image, _LEFT, y + 2)
    if _labelled(chart):
        y += _LEGEND
        _draw_labels(canvas, chart, y)
    x, top, wide = _LEFT + _AXIS, y + _HEADING, _WIDTH - 2 * _LEFT - _AXIS
    high = _CHART - _HEADING - 34
    stamp(canvas, _chart(chart, wide, high), x - _ROOM, top - _ROOM)
    written: list[float] = []
    for value, text in ((chart.high, chart.high_text), (chart.low, chart.low_text), (chart.even, chart.even_text)):
        if value is None or not text:
            continue
        at = top + high * (chart.high - value) / (chart.high - chart.low)
        if all(abs(at - other) >= _APART for other in written):
            figure = lettering.write(text, 33, TEXT_SOFT, width=_AXIS - 18)
            stamp(canvas, figure.image, x - 16 - figure.width, at - 25)
            written.append(at)


def _draw_labels(canvas: Image.Image, chart: TrendChart, y: int) -> None:
    """Which line is which."""
    x = _LEFT
    for index, line in enumerate(chart.lines):
        dash = ' stroke-dasharray="15 7"' if index else ""
        stroke = f'<path d="M4 20H46" stroke="{accent(index)}" stroke-width="7" stroke-linecap="round"{dash}/>'
        stamp(canvas, sprite(stroke, 50, 40, 50), x, y + 4)
        label = lettering.write(line.label, 33, accent(index), weight=700, width=360, smallest=26)
        stamp(canvas, label.image, x + 62, y)
        x += 62 + label.width + 44


def _chart(chart: TrendChart, wide: int, high: int) -> Image.Image:
    def height(value: float) -> float:
        return _ROOM + high * (chart.high - value) / (chart.high - chart.low)

    parts = [f'<rect x="{_ROOM}" y="{_ROOM}" width="{wide}" height="{high}" rx="10" fill="{mix(PLATE, FELT, 0.35)}"/>']
    parts += [
        f'<path d="M{_ROOM} {height(value):.1f}H{_ROOM + wide}" stroke="{LINE}" stroke-width="1.5"/>'
        for value in (chart.low, chart.high)
    ]
    if chart.even is not None:
        parts.append(f'<path d="M{_ROOM} {height(chart.even):.1f}H{_ROOM + wide}" stroke="{GOLD}" stroke-width="2.5" stroke-dasharray="9 8"/>')  # fmt: skip
    for index, line in reversed(list(enumerate(chart.lines))):
        steps = len(line.values) - 1
        places = [(_ROOM + wide * nth / steps, height(value)) for nth, value in enumerate(line.values)]
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        colour, dash = accent(index), ' stroke-dasharray="16 8"' if index else ""
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"{dash}/>')  # fmt: skip
        dots = places if steps < _DOTS else places[-1:]
        parts += [
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" fill="{colour}" stroke="{PLATE}" stroke-width="2"/>'
            for x, y in dots
        ]
        x, y = places[-1]
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="9" fill="{colour}" stroke="{TEXT}" stroke-width="3"/>')
    return drawing("".join(parts), wide + 2 * _ROOM, high + 2 * _ROOM, wide + 2 * _ROOM)
