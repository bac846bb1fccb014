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
_TOP: Final = 104
_CARD_HEIGHT: Final = 172
_CARDS: Final = 4
"""Sides that stand beside each other; more of them are a list."""
_LIST_WIDTH: Final = 316
_LIST_GAP: Final = 26
_ROW_MOST: Final = 78
_AXIS: Final = 52
"""Pixels left of the chart for its figures."""
_LABEL: Final = 46
"""Pixels above the chart for its label."""
_APART: Final = 26
"""Pixels between two figures beside a chart."""


def draw_result(result: ResultPicture) -> Image.Image:
    """A result as an RGB image of 960 x 600 pixels."""
    canvas = felt.felt(_WIDTH, _HEIGHT).copy()
    note = lettering.write(result.note, 28, TEXT_SOFT, weight=500, width=300) if result.note else None
    room = _WIDTH - 2 * _LEFT - (note.width + 24 if note else 0)
    stamp(canvas, lettering.write(result.title, 48, TEXT, weight=800, width=room).image, _LEFT, 20)
    if note:
        stamp(canvas, note.image, _WIDTH - _LEFT - note.width, 38)
    bottom = _HEIGHT - 52
    if len(result.sides) <= _CARDS:
        _draw_cards(canvas, result.sides)
        _draw_chart(canvas, result, _LEFT, _TOP + _CARD_HEIGHT + 62, _WIDTH - 2 * _LEFT, bottom)
    else:
        _draw_list(canvas, result.sides, bottom)
        beside = _LEFT + _LIST_WIDTH + _LIST_GAP
        _draw_chart(canvas, result, beside, _TOP + _LABEL, _WIDTH - _LEFT - beside, bottom)
    return canvas


def _draw_chart(canvas: Image.Image, result: ResultPicture, x: int, y: int, wide: int, bottom: int) -> None:
    """The course of the score from (x, y) to the bottom, its label above that."""
    high = bottom - y
    if result.chart_label:
        label = lettering.write(result.chart_label, 26, GOLD, width=wide)
        stamp(canvas, label.image, x, y - _LABEL)
    courses = tuple(side.course for side in result.sides)
    lowest, highest = _range(courses, result.target)
    stamp(canvas, _chart(courses, lowest, highest, result.target, wide - _AXIS, high), x + _AXIS - 14, y - 14)
    for value in figured(lowest, highest, result.target, high):
        figures = lettering.write(lettering.figures(value), 24, TEXT_SOFT)
        at = y + high * (highest - value) / (highest - lowest)
        stamp(canvas, figures.image, x + _AXIS - 16 - figures.width, at - 18)


def _draw_cards(canvas: Image.Image, sides: tuple[ResultSide, ...]) -> None:
    gap = 16
    wide = (_WIDTH - 2 * _LEFT - gap * (len(sides) - 1)) // len(sides)
    for index, side in enumerate(sides):
        _draw_card(canvas, side, index, _LEFT + index * (wide + gap), wide)


def _draw_card(canvas: Image.Image, side: ResultSide, index: int, x: int, wide: int) -> None:
    colour = accent(index)
    stamp(canvas, felt.plate(wide, _CARD_HEIGHT, colour, turn=side.won), x - felt.PADDING, _TOP - felt.PADDING)
    crown = 76 if side.won else 0
    room = wide - 44 - (crown + 16 if side.won else 0)
    score = lettering.figures(side.figure)
    figures = lettering.write(score, 92, GLOW if side.won else TEXT, weight=800, width=room, smallest=48)
    label = lettering.write(side.label, 32, colour, weight=700, width=wide - 40, smallest=24)
    stamp(canvas, label.image, x + 24, _TOP + 10)
    stamp(canvas, figures.image, x + 24, _TOP + _CARD_HEIGHT - figures.baseline - 22)
    if side.won:
        _draw_crown(canvas, x + wide - crown - 20, _TOP + _CARD_HEIGHT - crown - 20, crown)


def _draw_list(canvas: Image.Image, sides: tuple[ResultSide, ...], bottom: int) -> None:
    row = min(_ROW_MOST, (bottom - _TOP) // len(sides))
    size = round(row * 0.58)
    for index, side in enumerate(sides):
        y, colour = _TOP + index * row, accent(index)
        plate = felt.plate(_LIST_WIDTH, row - 6, colour, turn=side.won)
        stamp(canvas, plate, _LEFT - felt.PADDING, y - felt.PADDING)
        score = lettering.write(lettering.figures(side.figure), size, GLOW if side.won else TEXT, weight=800, width=110)
        right = _LEFT + _LIST_WIDTH - 20 - score.width
        stamp(canvas, score.image, right, y + (row - 6) / 2 - score.baseline + size * 0.36)
        if side.won:
            right -= size + 12
            _draw_crown(canvas, right, y + (row - 6 - size) / 2, size)
        small = min(30, size)
        label = lettering.write(side.label, small, colour, weight=700, width=right - _LEFT - 36, smallest=small - 4)
        stamp(canvas, label.image, _LEFT + 24, y + (row - 6) / 2 - label.baseline + small * 0.36)


def _draw_crown(canvas: Image.Image, x: float, y: float, size: int) -> None:
    stamp(canvas, sprite(marks.winner(), 100, 100, size), x, y)


def _range(courses: tuple[tuple[int, ...], ...], target: int | None) -> tuple[int, int]:
    values = [value for course in courses for value in course] + ([target] if target is not None else [])
    low, high = min(0, *values), max(values)
    return low, max(high, low + 1)


def figured(lowest: int, highest: int, target: int | None, high: int) -> list[int]:
    """The scores that stand beside a chart of a height: its ends, and the target, for which an end too near gives way."""
    if target is None:
        return [lowest, highest]
    apart = _APART * (highest - lowest) / high
    return [target, *(end for end in (lowest, highest) if abs(end - target) >= apart and end != target)]


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
