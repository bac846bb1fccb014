"""The course of a game: the score hand by hand, with what made it turn marked where it happened."""

# ruff: noqa: E501 - a drawing reads best with one element a line
from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from PIL import Image

from bot.pictures import felt, lettering, marks
from bot.pictures.descriptions import CoursePicture, Deed, ResultSide
from bot.pictures.ink import FELT, GOLD, LINE, PAPER, PLATE, TEXT, TEXT_SOFT, accent, mix
from bot.pictures.result import figured
from bot.pictures.sprites import drawing, sprite, stamp

_WIDTH: Final = 960
_HEIGHT: Final = 640
_LEFT: Final = 36
_TOP: Final = 96
_ROW: Final = 46
_IN_ROW: Final = 3
"""Sides beside each other above the chart; two have half of it each."""
_AXIS: Final = 56
"""Pixels left of the chart for its figures, and below it for the numbers of the hands."""
_LEGEND: Final = 52
_ROOM: Final = 20
"""Pixels around the chart for what lies on its edge."""
_APART: Final = 44
"""The fewest pixels between two numbers below the chart."""
_MARK: Final = (16, 34)
"""The smallest and the largest mark."""
_DOTS: Final = 30
"""Hands of which each has a dot; more of them would be a chain."""


def draw_course(picture: CoursePicture) -> Image.Image:
    """A course as an RGB image of 960 x 640 pixels."""
    canvas = felt.felt(_WIDTH, _HEIGHT).copy()
    note = lettering.write(picture.note, 28, TEXT_SOFT, weight=500, width=300) if picture.note else None
    room = _WIDTH - 2 * _LEFT - (note.width + 24 if note else 0)
    stamp(canvas, lettering.write(picture.title, 44, TEXT, weight=800, width=room, smallest=32).image, _LEFT, 20)
    if note:
        stamp(canvas, note.image, _WIDTH - _LEFT - note.width, 34)
    top = _draw_sides(canvas, picture.sides) + 18
    bottom = _HEIGHT - 26 - _AXIS - (_LEGEND if picture.legend else 0)
    _draw_chart(canvas, picture, _LEFT + _AXIS, top, _WIDTH - 2 * _LEFT - _AXIS, bottom)
    if picture.legend:
        _draw_legend(canvas, picture.legend, _HEIGHT - 26 - _LEGEND + 8)
    return canvas


def _draw_sides(canvas: Image.Image, sides: tuple[ResultSide, ...]) -> int:
    """Who is which line, and the score; where the rows of it end."""
    columns = min(_IN_ROW, len(sides))
    wide = (_WIDTH - 2 * _LEFT) // columns
    for index, side in enumerate(sides):
        x, y = _LEFT + index % columns * wide, _TOP + index // columns * _ROW
        dash = ' stroke-dasharray="15 7"' if index % 2 else ""
        line = f'<path d="M5 20H47" stroke="{accent(index)}" stroke-width="8" stroke-linecap="round"{dash}/>'
        stamp(canvas, sprite(line, 52, 40, 52), x, y)
        score = lettering.write(lettering.figures(side.figure), 32, TEXT, weight=800, width=90)
        label = lettering.write(
            side.label, 30, accent(index), weight=700, width=wide - 52 - 22 - score.width - 34, smallest=24
        )
        stamp(canvas, label.image, x + 62, y - 2)
        stamp(canvas, score.image, x + 62 + label.width + 14, y - 4)
        if side.won:
            stamp(canvas, sprite(marks.winner(), 100, 100, 32), x + 62 + label.width + score.width + 24, y + 4)
    return _TOP + -(-len(sides) // columns) * _ROW


def _draw_chart(canvas: Image.Image, picture: CoursePicture, x: int, y: int, wide: int, bottom: int) -> None:
    """The lines with their marks, the scores at the left and the hands below."""
    high = bottom - y
    courses = tuple(side.course for side in picture.sides)
    lowest, highest = _range(courses, picture.target)
    hands = max(1, *(len(course) - 1 for course in courses))

    def point(hand: int, value: int) -> tuple[float, float]:
        return _ROOM + wide * hand / hands, _ROOM + high * (highest - value) / (highest - lowest)

    parts = [f'<rect x="{_ROOM}" y="{_ROOM}" width="{wide}" height="{high}" rx="10" fill="{mix(PLATE, FELT, 0.35)}"/>']
    parts += _grid(picture.target, (lowest, highest), hands, wide, point)
    for index, course in reversed(list(enumerate(courses))):
        parts += _line(course, index, hands, point)
    chart = drawing("".join(parts), wide + 2 * _ROOM, high + 2 * _ROOM, wide + 2 * _ROOM)
    stamp(canvas, chart, x - _ROOM, y - _ROOM)
    for value in figured(lowest, highest, picture.target, high):
        figures = lettering.write(lettering.figures(value), 26, TEXT_SOFT)
        stamp(canvas, figures.image, x - 18 - figures.width, y + point(0, value)[1] - _ROOM - 19)
    step = _step(hands, wide)
    for hand in range(step, hands + 1, step):
        number = lettering.write(str(hand), 26, TEXT_SOFT, weight=500)
        stamp(canvas, number.image, x + point(hand, 0)[0] - _ROOM - number.width / 2, bottom + 8)
    _draw_marks(canvas, picture, hands, x - _ROOM, y - _ROOM, wide, point)


def _grid(
    target: int | None, edges: tuple[int, int], hands: int, wide: int, point: Callable[[int, int], tuple[float, float]]
) -> list[str]:
    """A line for the lowest and the highest score, for the one that wins, and fine ones for the hands with a number."""
    low, high = point(0, edges[0])[1], point(0, edges[1])[1]
    step = _step(hands, wide)
    parts = [
        f'<path d="M{point(hand, 0)[0]:.1f} {high:.1f}V{low:.1f}" stroke="{LINE}" stroke-width="1" opacity=".55"/>'
        for hand in range(step, hands + 1, step)
    ]
    parts += [
        f'<path d="M{_ROOM} {height:.1f}H{_ROOM + wide}" stroke="{LINE}" stroke-width="1.5"/>' for height in (low, high)
    ]
    if target is not None:
        height = point(0, target)[1]
        parts.append(f'<path d="M{_ROOM} {height:.1f}H{_ROOM + wide}" stroke="{GOLD}" stroke-width="2.5" stroke-dasharray="9 8"/>')  # fmt: skip
    return parts


def _line(
    course: tuple[int, ...], index: int, hands: int, point: Callable[[int, int], tuple[float, float]]
) -> list[str]:
    """A side's score, every other side's dashed."""
    places = [point(hand, value) for hand, value in enumerate(course)]
    colour = accent(index)
    dash = ' stroke-dasharray="16 7"' if index % 2 else ""
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    parts = [f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"{dash}/>']  # fmt: skip
    parts += [
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" fill="{colour}" stroke="{PLATE}" stroke-width="2"/>'
        for x, y in (places if hands <= _DOTS else places[-1:])
    ]
    return parts


def _draw_marks(
    canvas: Image.Image,
    picture: CoursePicture,
    hands: int,
    left: int,
    top: int,
    wide: int,
    point: Callable[[int, int], tuple[float, float]],
) -> None:
    """What happened, over the score it led to; a second mark of a hand stands on the first."""
    size = round(min(_MARK[1], max(_MARK[0], wide / hands * 0.8)))
    stacks = Counter((mark.hand, mark.side) for mark in picture.marks)
    drawn = Counter[tuple[int, int]]()
    for mark in picture.marks:
        place = (mark.hand, mark.side)
        x, y = point(mark.hand, picture.sides[mark.side].course[mark.hand])
        nth, drawn[place] = drawn[place], drawn[place] + 1
        # all of them under the point where there is no room for them over it
        fits = y - size * (stacks[place] + 0.3) - 4 > 0
        at = y - size * (1.3 + nth) - 4 if fits else y + 12 + size * nth
        stamp(canvas, sprite(_DEEDS[mark.deed](), 100, 100, size), left + x - size / 2, top + at)


def _draw_legend(canvas: Image.Image, legend: tuple[tuple[Deed, str], ...], y: int) -> None:
    wide = (_WIDTH - 2 * _LEFT) // len(legend)
    for index, (deed, words) in enumerate(legend):
        x = _LEFT + index * wide
        stamp(canvas, sprite(_DEEDS[deed](), 100, 100, 30), x, y + 3)
        stamp(canvas, lettering.write(words, 28, TEXT_SOFT, width=wide - 54, smallest=22).image, x + 40, y - 2)


def _euchre() -> str:
    """A side that fell short: a cross on red."""
    return (
        f'<circle cx="50" cy="50" r="46" fill="#c4122f" stroke="{PAPER}" stroke-width="6"/>'
        f'<path d="M32 32L68 68M68 32L32 68" stroke="{PAPER}" stroke-width="13" stroke-linecap="round"/>'
    )


_DEEDS: Final[MappingProxyType[Deed, Callable[[], str]]] = MappingProxyType(
    {"march": marks.winner, "euchre": _euchre, "alone": marks.alone}
)


def _range(courses: tuple[tuple[int, ...], ...], target: int | None) -> tuple[int, int]:
    values = [value for course in courses for value in course] + ([] if target is None else [target])
    low, high = min(0, *values), max(values)
    return low, max(high, low + 1)


def _step(hands: int, wide: int) -> int:
    """Every how many hands there is room for a number."""
    return next(step for step in (1, 2, 5, 10, 20, 50, 100, 1000) if wide / hands * step >= _APART or step == 1000)
