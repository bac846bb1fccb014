"""The result of a game: who won, by how much, and how the score went, hand by hand."""

# ruff: noqa: E501 - a drawing reads best with one element a line
from __future__ import annotations

from typing import Final

from PIL import Image

from bot.pictures import felt, lettering, marks
from bot.pictures.descriptions import ResultPicture, ResultSide
from bot.pictures.ink import FELT, GLOW, GOLD, LINE, PLATE, TEXT, TEXT_SOFT, accent, mix
from bot.pictures.sprites import drawing, sprite, stamp

_WIDTH: Final = 960
_HEIGHT: Final = 600
_LEFT: Final = 36
_CARDS_TOP: Final = 104
_CARD_HEIGHT: Final = 172
_CHART_TOP: Final = 338
_CHART_HEIGHT: Final = 210
_AXIS: Final = 52
"""Pixels left of the chart for its figures."""


def draw_result(result: ResultPicture) -> Image.Image:
    """A result as an RGB image of 960 x 600 pixels."""
    canvas = felt.felt(_WIDTH, _HEIGHT).copy()
    note = lettering.write(result.note, 28, TEXT_SOFT, weight=500, width=300) if result.note else None
    room = _WIDTH - 2 * _LEFT - (note.width + 24 if note else 0)
    stamp(canvas, lettering.write(result.title, 48, TEXT, weight=800, width=room).image, _LEFT, 20)
    if note:
        stamp(canvas, note.image, _WIDTH - _LEFT - note.width, 38)
    gap = 16 if len(result.sides) <= 4 else 8
    wide = (_WIDTH - 2 * _LEFT - gap * (len(result.sides) - 1)) // len(result.sides)
    for index, side in enumerate(result.sides):
        _draw_side(canvas, side, index, _LEFT + index * (wide + gap), wide)
    if result.chart_label:
        stamp(
            canvas,
            lettering.write(result.chart_label, 26, GOLD, width=_WIDTH - 2 * _LEFT).image,
            _LEFT,
            _CHART_TOP - 46,
        )
    courses = tuple(side.course for side in result.sides)
    low, high = _range(courses, result.target)
    inner = _WIDTH - 2 * _LEFT - _AXIS
    stamp(canvas, _chart(courses, low, high, result.target, inner, _CHART_HEIGHT), _LEFT + _AXIS - 14, _CHART_TOP - 14)
    for value in {low, high, *({result.target} if result.target is not None else ())}:
        figures = lettering.write(str(value), 24, TEXT_SOFT)
        y = _CHART_TOP + _CHART_HEIGHT * (high - value) / (high - low)
        stamp(canvas, figures.image, _LEFT + _AXIS - 16 - figures.width, y - 18)
    return canvas


def _draw_side(canvas: Image.Image, side: ResultSide, index: int, x: int, wide: int) -> None:
    colour = accent(index)
    if side.won:
        glow = felt.plate(wide, _CARD_HEIGHT, colour, turn=True)
        stamp(canvas, glow, x - felt.PADDING, _CARDS_TOP - felt.PADDING)
    else:
        stamp(canvas, felt.plate(wide, _CARD_HEIGHT, colour), x - felt.PADDING, _CARDS_TOP - felt.PADDING)
    roomy = wide > 200
    size = 92 if roomy else 60
    figures = lettering.write(str(side.course[-1]), size, GLOW if side.won else TEXT, weight=800)
    label = lettering.write(side.label, 32 if roomy else 24, colour, weight=700, width=wide - 40)
    stamp(canvas, label.image, x + 24, _CARDS_TOP + 10)
    stamp(canvas, figures.image, x + 24, _CARDS_TOP + _CARD_HEIGHT - figures.baseline - 22)
    if side.won:
        crown = 76 if roomy else 40
        stamp(
            canvas,
            sprite(marks.winner(), 100, 100, crown),
            x + wide - crown - 20,
            _CARDS_TOP + _CARD_HEIGHT - crown - 20,
        )


def _range(courses: tuple[tuple[int, ...], ...], target: int | None) -> tuple[int, int]:
    values = [value for course in courses for value in course] + ([target] if target is not None else [])
    low, high = min(0, *values), max(values)
    return low, max(high, low + 1)


def _chart(
    courses: tuple[tuple[int, ...], ...], low: int, high: int, target: int | None, width: int, height: int
) -> Image.Image:
    """One line a side, with 14 pixels of room around for its dots."""
    hands = max(2, *(len(course) for course in courses)) - 1

    def point(hand: int, value: int) -> tuple[float, float]:
        return 14 + width * hand / hands, 14 + height * (high - value) / (high - low)

    parts = [f'<rect x="14" y="14" width="{width}" height="{height}" rx="10" fill="{mix(PLATE, FELT, 0.35)}"/>']
    for value in (low, high):
        y = point(0, value)[1]
        parts.append(f'<path d="M14 {y:.1f}H{14 + width}" stroke="{LINE}" stroke-width="1.5"/>')
    if target is not None:
        y = point(0, target)[1]
        parts.append(f'<path d="M14 {y:.1f}H{14 + width}" stroke="{GOLD}" stroke-width="2.5" stroke-dasharray="9 8"/>')
    for index, course in reversed(list(enumerate(courses))):
        places = [point(hand, value) for hand, value in enumerate(course)]
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        colour = accent(index)
        dash = ' stroke-dasharray="16 7"' if index % 2 else ""
        parts.append(
            f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"{dash}/>'
        )
        dots = places if hands <= 30 else places[-1:]
        parts.extend(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" fill="{colour}" stroke="{PLATE}" stroke-width="2"/>'
            for x, y in dots
        )
        last_x, last_y = places[-1]
        parts.append(
            f'<circle cx="{last_x:.1f}" cy="{last_y:.1f}" r="9" fill="{colour}" stroke="{TEXT}" stroke-width="3"/>'
        )
    return drawing("".join(parts), width + 28, height + 28, width + 28)
