"""The result of a game, and its course: the score hand by hand, with marks where a hand stood out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, Literal, TypeAlias, final

from bot.pictures import emojis, felt, lettering
from bot.pictures.canvas import Canvas
from bot.pictures.colours import FELT, GLOW, GOLD, PANEL, PLATE, TEXT, TEXT_SOFT, accent
from bot.pictures.felt import sprite
from bot.pictures.plot import LEFT, WIDTH, Plot, draw_key, draw_scores, new_chart, plot_scores

_HEIGHT: Final = 600
_TOP: Final = 104
_BOTTOM: Final = _HEIGHT - 52
_CARD_HEIGHT: Final = 172
_CARDS: Final = 4
"""The most sides that have a card each; more of them stand in rows."""
_LABEL: Final = 46
"""Pixels above the plot for its label."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class ResultSide:
    """A side at the end of a game."""

    label: str
    course: tuple[int, ...]
    """The score at the start and after each hand; the last is the final one."""
    won: bool = False
    games: int | None = None
    """Games won of a rubber, drawn in place of the score; the course then covers all its games."""

    @property
    def figure(self) -> int:
        """The figure that decides: the final score, or the games won."""
        return self.course[-1] if self.games is None else self.games


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class ResultPicture:
    """A finished game: 2 to 9 sides, their final scores and the course of the score."""

    title: str
    sides: tuple[ResultSide, ...]
    chart_label: str = ""
    target: int | None = None
    """The score that wins, as a line in the chart."""
    note: str = ""
    alt: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        if not 2 <= len(self.sides) <= 9 or any(not side.course for side in self.sides):
            raise ValueError("sides")


def draw_result(result: ResultPicture) -> Canvas:
    """A result, 960 x 600 pixels."""
    canvas = new_chart(_HEIGHT, result.title, result.note)
    if len(result.sides) <= _CARDS:
        _draw_cards(canvas, result.sides)
        y = _TOP + _CARD_HEIGHT + 62
    else:
        y = _draw_rows(canvas, result.sides) + 56
    if result.chart_label:
        label = lettering.write(result.chart_label, 26, GOLD, width=WIDTH - 2 * LEFT)
        canvas.write(label, LEFT, y - _LABEL, on=FELT)
    courses = [side.course for side in result.sides]
    plot = plot_scores(courses, result.target, x=LEFT, y=y, right=WIDTH - LEFT, bottom=_BOTTOM)
    draw_scores(canvas, plot, courses, result.target)
    return canvas


def _draw_cards(canvas: Canvas, sides: tuple[ResultSide, ...]) -> None:
    gap = 16
    wide = (WIDTH - 2 * LEFT - gap * (len(sides) - 1)) // len(sides)
    for index, side in enumerate(sides):
        _draw_card(canvas, side, index, LEFT + index * (wide + gap), wide)


def _draw_card(canvas: Canvas, side: ResultSide, index: int, x: int, wide: int) -> None:
    colour = accent(index)
    canvas.lay(felt.plate(wide, _CARD_HEIGHT, colour, turn=side.won), x - felt.PADDING, _TOP - felt.PADDING)
    crown = 76 if side.won else 0
    room = wide - 44 - (crown + 16 if side.won else 0)
    score = lettering.figures(side.figure)
    figures = lettering.write(score, 92, GLOW if side.won else TEXT, weight=800, width=room, smallest=48)
    label = lettering.write(side.label, 32, colour, weight=700, width=wide - 40, smallest=24)
    canvas.write(label, x + 24, _TOP + 10)
    canvas.write(figures, x + 24, _TOP + _CARD_HEIGHT - figures.baseline - 22)
    if side.won:
        place = x + wide - crown - 20, _TOP + _CARD_HEIGHT - crown - 20
        canvas.lay(sprite(emojis.winner(), 100, 100, crown), *place, on=PLATE)


_COURSE_HEIGHT: Final = 640
_COURSE_TOP: Final = 94
_ROW: Final = 46
_IN_ROW: Final = 3
"""The most sides in a row above the plot."""
_HANDS: Final = 56
"""Pixels below the plot for the numbers of the hands."""
_LEGEND: Final = 52
_APART: Final = 44
"""The fewest pixels between two numbers below the plot."""
_MARK: Final = (16, 34)
"""The smallest and the largest mark."""
_DEEDS: Final[MappingProxyType[Deed, Callable[[], str]]] = MappingProxyType(
    {"march": emojis.winner, "euchre": emojis.euchre, "alone": emojis.alone}
)


Deed: TypeAlias = Literal["march", "euchre", "alone"]
"""What makes a hand stand out in the course of a game."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class CourseMark:
    """What made a hand stand out. `hand` counts from 1; the mark stands at the score of `side`."""

    hand: int
    side: int
    deed: Deed


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class CoursePicture:
    """The scores of 2 to 9 sides after each hand of a finished game. `legend` says what the marks mean."""

    title: str
    sides: tuple[ResultSide, ...]
    marks: tuple[CourseMark, ...] = ()
    legend: tuple[tuple[Deed, str], ...] = ()
    target: int | None = None
    """The score that wins, as a line in the chart."""
    note: str = ""
    alt: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        lengths = {len(side.course) for side in self.sides}
        if not 2 <= len(self.sides) <= 9 or len(lengths) != 1 or min(lengths) < 2:
            raise ValueError("sides")
        hands = range(1, min(lengths))
        if any(mark.hand not in hands or mark.side not in range(len(self.sides)) for mark in self.marks):
            raise ValueError("marks")


def draw_course(picture: CoursePicture) -> Canvas:
    """A course, 960 x 640 pixels."""
    canvas = new_chart(_COURSE_HEIGHT, picture.title, picture.note)
    top = _draw_rows(canvas, picture.sides) + 20
    end = _COURSE_HEIGHT - 26 - (_LEGEND if picture.legend else 0)
    courses = [side.course for side in picture.sides]
    plot = plot_scores(courses, picture.target, x=LEFT, y=top, right=WIDTH - LEFT, bottom=end - _HANDS)
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 1000) if plot.width / plot.steps * step >= _APART)
    hands = range(step, plot.steps + 1, step)
    draw_scores(canvas, plot, courses, picture.target, hands)
    for hand in hands:
        number = lettering.write(str(hand), 26, TEXT_SOFT, weight=500)
        canvas.write(number, plot.x_at(hand) - number.width / 2, end - _HANDS + 8, on=FELT)
    _draw_marks(canvas, picture, plot)
    wide = (WIDTH - 2 * LEFT) // max(1, len(picture.legend))
    for index, (deed, text) in enumerate(picture.legend):
        x = LEFT + index * wide
        canvas.lay(sprite(_DEEDS[deed](), 100, 100, 30), x, end + 11)
        canvas.write(lettering.write(text, 28, TEXT_SOFT, width=wide - 54, smallest=22), x + 40, end + 6, on=FELT)
    return canvas


def _draw_rows(canvas: Canvas, sides: tuple[ResultSide, ...]) -> int:
    """Draws the key of the lines and the scores; returns where their rows end."""
    columns = min(_IN_ROW, len(sides))
    wide = (WIDTH - 2 * LEFT) // columns
    for index, side in enumerate(sides):
        x, y = LEFT + index % columns * wide, _COURSE_TOP + index // columns * _ROW
        score = lettering.write(lettering.figures(side.figure), 32, TEXT, weight=800, width=90)
        end = draw_key(canvas, index, side.label, x, y, wide - score.width - 64)
        canvas.write(score, end + 14, y, on=FELT)
        if side.won:
            canvas.lay(sprite(emojis.winner(), 100, 100, 32), end + score.width + 24, y + 7)
    return _COURSE_TOP + -(-len(sides) // columns) * _ROW


def _draw_marks(canvas: Canvas, picture: CoursePicture, plot: Plot) -> None:
    """Draws each mark over its score; a second mark of a hand stands on the first."""
    size = round(min(_MARK[1], max(_MARK[0], plot.width / plot.steps * 0.8)))
    stacks = Counter((mark.hand, mark.side) for mark in picture.marks)
    drawn = Counter[tuple[int, int]]()
    for mark in picture.marks:
        place = (mark.hand, mark.side)
        x, y = plot.x_at(mark.hand), plot.y_at(picture.sides[mark.side].course[mark.hand])
        nth, drawn[place] = drawn[place], drawn[place] + 1
        # without room above the point, all of them stand below it
        fits = y - size * (stacks[place] + 0.3) - 4 > plot.y - 20
        top = y - size * (1.3 + nth) - 4 if fits else y + 12 + size * nth
        canvas.lay(sprite(_DEEDS[mark.deed](), 100, 100, size), x - size / 2, top, on=PANEL)
