"""The result of a game: the winner, the scores, and how they went hand by hand."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, final

from PIL import Image

from bot.pictures import felt, lettering, marks
from bot.pictures.colours import GLOW, GOLD, TEXT, accent
from bot.pictures.felt import LEFT, WIDTH, draw_felt
from bot.pictures.plot import draw_scores, draw_title, plot_scores
from bot.pictures.sprites import sprite, stamp

_HEIGHT: Final = 600
_TOP: Final = 104
_BOTTOM: Final = _HEIGHT - 52
_CARD_HEIGHT: Final = 172
_CARDS: Final = 4
"""The most sides that stand in a row; more of them are a list."""
_LIST_WIDTH: Final = 316
_LIST_GAP: Final = 26
_ROW_MOST: Final = 78
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
    """A finished game: 2 to 9 sides, their final scores and the course of the score.

    Raises:
        ValueError: For fewer than two or more than nine sides, or a side without a score.
    """

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


def draw_result(result: ResultPicture) -> Image.Image:
    """A result as an RGB image of 960 x 600 pixels."""
    canvas = draw_felt(_HEIGHT)
    draw_title(canvas, result.title, result.note)
    x, y = LEFT, _TOP + _CARD_HEIGHT + 62
    if len(result.sides) <= _CARDS:
        _draw_cards(canvas, result.sides)
    else:
        _draw_list(canvas, result.sides)
        x, y = LEFT + _LIST_WIDTH + _LIST_GAP, _TOP + _LABEL
    if result.chart_label:
        label = lettering.write(result.chart_label, 26, GOLD, width=WIDTH - LEFT - x)
        stamp(canvas, label.image, x, y - _LABEL)
    courses = [side.course for side in result.sides]
    plot = plot_scores(courses, result.target, x=x, y=y, right=WIDTH - LEFT, bottom=_BOTTOM)
    draw_scores(canvas, plot, courses, result.target)
    return canvas


def _draw_cards(canvas: Image.Image, sides: tuple[ResultSide, ...]) -> None:
    gap = 16
    wide = (WIDTH - 2 * LEFT - gap * (len(sides) - 1)) // len(sides)
    for index, side in enumerate(sides):
        _draw_card(canvas, side, index, LEFT + index * (wide + gap), wide)


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


def _draw_list(canvas: Image.Image, sides: tuple[ResultSide, ...]) -> None:
    row = min(_ROW_MOST, (_BOTTOM - _TOP) // len(sides))
    size = round(row * 0.58)
    for index, side in enumerate(sides):
        y, colour = _TOP + index * row, accent(index)
        plate = felt.plate(_LIST_WIDTH, row - 6, colour, turn=side.won)
        stamp(canvas, plate, LEFT - felt.PADDING, y - felt.PADDING)
        score = lettering.write(lettering.figures(side.figure), size, GLOW if side.won else TEXT, weight=800, width=110)
        right = LEFT + _LIST_WIDTH - 20 - score.width
        stamp(canvas, score.image, right, y + (row - 6) / 2 - score.baseline + size * 0.36)
        if side.won:
            right -= size + 12
            _draw_crown(canvas, right, y + (row - 6 - size) / 2, size)
        small = min(30, size)
        label = lettering.write(side.label, small, colour, weight=700, width=right - LEFT - 36, smallest=small - 4)
        stamp(canvas, label.image, LEFT + 24, y + (row - 6) / 2 - label.baseline + small * 0.36)


def _draw_crown(canvas: Image.Image, x: float, y: float, size: int) -> None:
    stamp(canvas, sprite(marks.winner(), 100, 100, size), x, y)
