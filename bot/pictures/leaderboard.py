"""A leaderboard: a title, columns, up to ten rows, and medals for the first three ranks."""

# ruff: noqa: E501 - a drawing reads best with one element a line
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, final

from PIL import Image

from bot.pictures import felt, lettering
from bot.pictures.colours import FELT, GLOW, GOLD, PLATE, TEXT, TEXT_SOFT, mix
from bot.pictures.felt import LEFT, WIDTH, draw_felt
from bot.pictures.sprites import sprite, stamp

_ROWS: Final = 10
_TOP: Final = 154
_ABOUT: Final = 46
_ROW: Final = 72
_BOTTOM: Final = 30
_NAME: Final = 122
_COLUMN: Final = 152
_MEDALS: Final = {"1": "#e3b04b", "2": "#c9d1da", "3": "#d08b54"}
"""By rank: players with equal ranks have the same medal, later pages have none."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class LeaderboardRow:
    """One line of a leaderboard; `numbers` are texts, one for each column."""

    rank: str
    name: str
    numbers: tuple[str, ...]
    fallback: str = ""
    highlighted: bool = False


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class LeaderboardPicture:
    """A leaderboard of up to ten rows and up to four columns of numbers.

    Raises:
        ValueError: For too many rows or columns, or a row with another number of columns.
    """

    title: str
    columns: tuple[str, ...]
    rows: tuple[LeaderboardRow, ...]
    note: str = ""
    """Such as the page; at the right of the title, or of the line under it."""
    about: str = ""
    """A line under the title: which games count."""
    alt: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        if len(self.rows) > _ROWS or not 1 <= len(self.columns) <= 4:
            raise ValueError("rows or columns")
        if any(len(row.numbers) != len(self.columns) for row in self.rows):
            raise ValueError("columns")


def draw_leaderboard(board: LeaderboardPicture) -> Image.Image:
    """A leaderboard as an RGB image, 960 pixels wide and 184 + 72 a row high, and 46 more with a line under the title."""
    top = _TOP + (_ABOUT if board.about else 0)
    height = top + _ROW * max(1, len(board.rows)) + _BOTTOM
    canvas = draw_felt(height)
    note = lettering.write(board.note, 31, TEXT_SOFT, weight=500, width=320) if board.note else None
    whole = WIDTH - 2 * LEFT
    room = whole - (note.width + 24 if note else 0)
    title = lettering.write(board.title, 48, TEXT, weight=800, width=whole if board.about else room)
    stamp(canvas, title.image, LEFT, 20)
    if board.about:
        about = lettering.write(board.about, 31, TEXT_SOFT, weight=500, width=room, smallest=26)
        stamp(canvas, about.image, LEFT, 90)
    if note:
        stamp(canvas, note.image, WIDTH - LEFT - note.width, 90 if board.about else 38)
    first = WIDTH - LEFT - 18 - _COLUMN * (len(board.columns) - 1)
    for nth, column in enumerate(board.columns):
        head = lettering.write(column, 31, GOLD, width=_COLUMN - 14, smallest=25)
        stamp(canvas, head.image, first + nth * _COLUMN - head.width, top - 52)
    for nth, row in enumerate(board.rows):
        _draw_row(canvas, row, nth, top + nth * _ROW, first)
    return canvas


def _draw_row(canvas: Image.Image, row: LeaderboardRow, nth: int, y: int, first: int) -> None:
    wide, high = WIDTH - 2 * LEFT + 24, _ROW - 8
    if row.highlighted:
        stamp(canvas, felt.pill(wide, high, mix(PLATE, GLOW, 0.2), GLOW), LEFT - 12, y)
    elif nth % 2 == 0:
        stamp(canvas, felt.pill(wide, high, mix(PLATE, FELT, 0.45), mix(PLATE, FELT, 0.45)), LEFT - 12, y)
    middle = LEFT + 36
    medal = _MEDALS.get(row.rank)
    if medal:
        disc = (
            f'<circle cx="50" cy="50" r="46" fill="{medal}" stroke="{mix(medal, "#ffffff", 0.45)}" stroke-width="5"/>'
        )
        stamp(canvas, sprite(disc, 100, 100, 50), middle - 25, y + high / 2 - 25)
        rank = lettering.write(row.rank, 32, "#14241f", weight=800, width=42)
    else:
        rank = lettering.write(row.rank, 34, TEXT_SOFT, weight=700, width=68)
    stamp(canvas, rank.image, middle - rank.width / 2, y + high / 2 - (24 if medal else 25.5))
    colour = GLOW if row.highlighted else TEXT
    left = first
    for column, number in enumerate(row.numbers):
        figures = lettering.write(number, 38, colour, weight=800 if column == 0 else 500, width=_COLUMN - 16)
        right = first + column * _COLUMN
        left = min(left, right - figures.width)
        stamp(canvas, figures.image, right - figures.width, y + high / 2 - 28)
    name = lettering.write(
        row.name, 38, colour, weight=700, width=left - _NAME - 20, fallback=row.fallback, smallest=30
    )
    stamp(canvas, name.image, _NAME, y + high / 2 - 28)
