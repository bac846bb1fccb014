"""How figures went: up to three charts under each other, each with one or two lines."""

# ruff: noqa: E501 - a drawing reads best with one element a line
from __future__ import annotations

from typing import Final

from PIL import Image

from bot.pictures import felt, lettering
from bot.pictures.bars import heading
from bot.pictures.descriptions import TrendChart, TrendPicture
from bot.pictures.ink import FELT, GLOW, GOLD, LINE, PLATE, TEXT, TEXT_SOFT, accent, mix
from bot.pictures.sprites import drawing, sprite, stamp

_WIDTH: Final = 960
_LEFT: Final = 36
_TOP: Final = 126
_CHART: Final = 314
_HEADING: Final = 54
_BOTTOM: Final = 22
_AXIS: Final = 104
"""Pixels left of a chart for its figures."""
_ROOM: Final = 16
"""Pixels around a chart for what lies on its edge."""
_DOTS: Final = 30
"""Values of which each has a dot; more of them would be a chain."""
_APART: Final = 34
"""The fewest pixels between two figures beside a chart."""


def draw_trend(picture: TrendPicture) -> Image.Image:
    """Trends as an RGB image, 960 pixels wide and 314 high a chart."""
    canvas = felt.felt(_WIDTH, _TOP + len(picture.charts) * _CHART + _BOTTOM).copy()
    heading(canvas, picture.title, picture.note)
    for nth, chart in enumerate(picture.charts):
        _draw_chart(canvas, chart, _TOP + nth * _CHART)
    return canvas


def _draw_chart(canvas: Image.Image, chart: TrendChart, y: int) -> None:
    last = lettering.write(chart.last_text, 34, GLOW, weight=800, width=200) if chart.last_text else None
    right = _WIDTH - _LEFT - (last.width + 20 if last else 0)
    if last:
        stamp(canvas, last.image, _WIDTH - _LEFT - last.width, y)
    right = _draw_labels(canvas, chart, right, y)
    title = lettering.write(chart.title, 30, GOLD, weight=700, width=right - _LEFT, smallest=22)
    stamp(canvas, title.image, _LEFT, y + 2)
    x, top, wide = _LEFT + _AXIS, y + _HEADING, _WIDTH - 2 * _LEFT - _AXIS
    high = _CHART - _HEADING - 34
    stamp(canvas, _chart(chart, wide, high), x - _ROOM, top - _ROOM)
    written: list[float] = []
    for value, text in ((chart.high, chart.high_text), (chart.low, chart.low_text), (chart.even, chart.even_text)):
        if value is None or not text:
            continue
        at = top + high * (chart.high - value) / (chart.high - chart.low)
        if all(abs(at - other) >= _APART for other in written):
            figure = lettering.write(text, 28, TEXT_SOFT, width=_AXIS - 18)
            stamp(canvas, figure.image, x - 16 - figure.width, at - 21)
            written.append(at)


def _draw_labels(canvas: Image.Image, chart: TrendChart, right: int, y: int) -> int:
    """Which line is which, from the right; where they begin."""
    for index, line in reversed(list(enumerate(chart.lines))):
        if not line.label:
            continue
        label = lettering.write(line.label, 28, accent(index), weight=700, width=220, smallest=22)
        right -= label.width
        stamp(canvas, label.image, right, y + 4)
        dash = ' stroke-dasharray="15 7"' if index else ""
        stroke = f'<path d="M4 20H46" stroke="{accent(index)}" stroke-width="7" stroke-linecap="round"{dash}/>'
        stamp(canvas, sprite(stroke, 50, 40, 50), right - 58, y + 4)
        right -= 78
    return right


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
