"""The course of a game: the score hand by hand, with marks where a hand stood out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from types import MappingProxyType
from typing import Final

from PIL import Image

from bot.pictures import felt, lettering, marks
from bot.pictures.descriptions import CoursePicture, Deed, ResultSide
from bot.pictures.ink import TEXT, TEXT_SOFT
from bot.pictures.plot import LEFT, WIDTH, Plot, draw_key, draw_scores, draw_title, plot_scores
from bot.pictures.sprites import sprite, stamp

_HEIGHT: Final = 640
_TOP: Final = 94
_ROW: Final = 46
_IN_ROW: Final = 3
"""Sides beside each other above the chart; two have half of it each."""
_HANDS: Final = 56
"""Pixels below the plot for the numbers of the hands."""
_LEGEND: Final = 52
_APART: Final = 44
"""The fewest pixels between two numbers below the plot."""
_MARK: Final = (16, 34)
"""The smallest and the largest mark."""
_DEEDS: Final[MappingProxyType[Deed, Callable[[], str]]] = MappingProxyType(
    {"march": marks.winner, "euchre": marks.euchre, "alone": marks.alone}
)


def draw_course(picture: CoursePicture) -> Image.Image:
    """A course as an RGB image of 960 x 640 pixels."""
    canvas = felt.felt(WIDTH, _HEIGHT).copy()
    draw_title(canvas, picture.title, picture.note)
    top = _draw_sides(canvas, picture.sides) + 20
    end = _HEIGHT - 26 - (_LEGEND if picture.legend else 0)
    plot = plot_scores(picture.sides, picture.target, x=LEFT, y=top, right=WIDTH - LEFT, bottom=end - _HANDS)
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 1000) if plot.width / plot.steps * step >= _APART)
    hands = range(step, plot.steps + 1, step)
    draw_scores(canvas, plot, picture.sides, picture.target, hands)
    for hand in hands:
        number = lettering.write(str(hand), 26, TEXT_SOFT, weight=500)
        stamp(canvas, number.image, plot.across(hand) - number.width / 2, end - _HANDS + 8)
    _draw_marks(canvas, picture, plot)
    wide = (WIDTH - 2 * LEFT) // max(1, len(picture.legend))
    for index, (deed, text) in enumerate(picture.legend):
        x = LEFT + index * wide
        stamp(canvas, sprite(_DEEDS[deed](), 100, 100, 30), x, end + 11)
        stamp(canvas, lettering.write(text, 28, TEXT_SOFT, width=wide - 54, smallest=22).image, x + 40, end + 6)
    return canvas


def _draw_sides(canvas: Image.Image, sides: tuple[ResultSide, ...]) -> int:
    """Which line is whose, and the score; where the rows of it end."""
    columns = min(_IN_ROW, len(sides))
    wide = (WIDTH - 2 * LEFT) // columns
    for index, side in enumerate(sides):
        x, y = LEFT + index % columns * wide, _TOP + index // columns * _ROW
        score = lettering.write(lettering.figures(side.figure), 32, TEXT, weight=800, width=90)
        end = draw_key(canvas, index, side.label, x, y, wide - score.width - 64)
        stamp(canvas, score.image, end + 14, y)
        if side.won:
            stamp(canvas, sprite(marks.winner(), 100, 100, 32), end + score.width + 24, y + 7)
    return _TOP + -(-len(sides) // columns) * _ROW


def _draw_marks(canvas: Image.Image, picture: CoursePicture, plot: Plot) -> None:
    """What happened, over the score it led to; a second mark of a hand stands on the first."""
    size = round(min(_MARK[1], max(_MARK[0], plot.width / plot.steps * 0.8)))
    stacks = Counter((mark.hand, mark.side) for mark in picture.marks)
    drawn = Counter[tuple[int, int]]()
    for mark in picture.marks:
        place = (mark.hand, mark.side)
        x, y = plot.across(mark.hand), plot.down(picture.sides[mark.side].course[mark.hand])
        nth, drawn[place] = drawn[place], drawn[place] + 1
        # all of them under the point where there is no room for them over it
        fits = y - size * (stacks[place] + 0.3) - 4 > plot.y - 20
        top = y - size * (1.3 + nth) - 4 if fits else y + 12 + size * nth
        stamp(canvas, sprite(_DEEDS[mark.deed](), 100, 100, size), x - size / 2, top)
