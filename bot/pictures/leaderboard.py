# ruff: noqa: E501 - a drawing reads best with one element a line
"""A leaderboard with medals for the first three ranks; and what stood out in a week, a row for each thing."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, final

from PIL import Image

from bot.pictures import felt, lettering
from bot.pictures.colours import FELT, GLOW, GOLD, PLATE, TEXT, TEXT_SOFT, mix
from bot.pictures.felt import LEFT, WIDTH, draw_felt, sprite, stamp
from bot.pictures.plot import draw_title

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


_MOST: Final = 8
_WEEK_TOP: Final = 100
_WEEK_ROW: Final = 104
_GAP: Final = 10
_SAYING: Final = 40
_LINES: Final = 3
"""The most lines of a saying."""
_SAYING_SIZE: Final = 31


@final
@dataclass(frozen=True, slots=True)
class WeekRow:
    """One thing: what it is, who did it, and how much."""

    label: str
    who: str
    """Names as they are drawn, see `bot.pictures.lettering`."""
    value: str


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class WeekPicture:
    """A week in up to eight rows, which may be none, and a saying of at most three lines.

    Raises:
        ValueError: For too many rows.
    """

    title: str
    note: str
    """How many games there were."""
    rows: tuple[WeekRow, ...]
    saying: str
    alt: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        if len(self.rows) > _MOST:
            raise ValueError("rows")


def draw_week(picture: WeekPicture) -> Image.Image:
    """A week as an RGB image, 960 pixels wide, 140 high and 114 a row more, and 40 for each line of the saying."""
    room = WIDTH - 2 * LEFT - 40
    saying = lettering.wrap(picture.saying, _SAYING_SIZE, TEXT_SOFT, width=room, lines=_LINES)
    top = _WEEK_TOP + len(picture.rows) * (_WEEK_ROW + _GAP) + 10
    canvas = draw_felt(top + _SAYING * len(saying) + _BOTTOM)
    draw_title(canvas, picture.title, picture.note)
    for nth, row in enumerate(picture.rows):
        _draw_week_row(canvas, row, _WEEK_TOP + nth * (_WEEK_ROW + _GAP))
    for nth, line in enumerate(saying):
        base = top + _SAYING * nth + _SAYING * 0.72
        stamp(canvas, line.image, (WIDTH - line.width) / 2, base - line.baseline)
    return canvas


def _draw_week_row(canvas: Image.Image, row: WeekRow, y: int) -> None:
    wide = WIDTH - 2 * LEFT + 24
    ground = mix(PLATE, FELT, 0.45)
    stamp(canvas, felt.pill(wide, _WEEK_ROW, ground, ground), LEFT - 12, y)
    value = lettering.write(row.value, 36, GLOW, weight=800, width=wide // 2 - 40, smallest=28)
    right = LEFT - 12 + wide - 24 - value.width
    stamp(canvas, value.image, right, y + _WEEK_ROW / 2 + 13 - value.baseline)
    left, room = LEFT + 14, right - LEFT - 38
    label = lettering.write(row.label, 29, GOLD, weight=700, width=room, smallest=24)
    stamp(canvas, label.image, left, y + 38 - label.baseline)
    who = lettering.write(row.who, 38, TEXT, weight=700, width=room, smallest=30)
    stamp(canvas, who.image, left, y + 84 - who.baseline)
