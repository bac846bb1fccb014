"""The standings of a contest: up to twelve rows, with marks of promotion and relegation."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias, final

from bot.pictures import felt, lettering
from bot.pictures.canvas import Canvas
from bot.pictures.colours import FELT, GLOW, GOLD, PLATE, TEXT, TEXT_SOFT, mix
from bot.pictures.contests import page as pages
from bot.pictures.contests.page import EDGE, ROOM, Key, draw_mark
from bot.pictures.contests.sides import ContestPlayer, write_names
from bot.pictures.table_layout import LEAST_TEXT, WIDTH

ROWS: Final = 12
"""Rows on one picture."""
_MOST_COLUMNS: Final = 3
_HEADS: Final = 46
_ROW: Final = 60
_BOX: Final = 54
_COLUMN: Final = 96
_DECISIVE: Final = 140
"""Pixels for a number of the first column, which may take some of the name's room."""
_RANK: Final = 64
_ZONE: Final = 40
_BOTTOM: Final = 14
Zone: TypeAlias = Literal["", "up", "down"]
"""Where a row leads: to a higher or lower division next season, or on to the next stage."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class StandingsRow:
    """An entrant's row; `numbers` are texts, one for each column, and equal entrants have the same `rank`."""

    rank: str
    players: tuple[ContestPlayer, ...]
    numbers: tuple[str, ...]
    zone: Zone = ""
    withdrawn: bool = False
    mine: bool = False


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class StandingsPicture:
    """A page of the standings: 1 to 12 rows, and one to three columns of numbers, the first of which decides.

    Raises:
        ValueError: For too many rows or columns, or a row with another number of columns.
    """

    title: str
    fallback: str = ""
    """In place of a title that no font can draw."""
    about: str = ""
    """Such as the division and the round."""
    note: str = ""
    """Such as the page."""
    columns: tuple[str, ...]
    rows: tuple[StandingsRow, ...]
    key: Key = ()
    spoken: tuple[str, ...] = field(default=(), compare=False)
    """The columns without abbreviations, for texts."""
    alt: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        if not 1 <= len(self.rows) <= ROWS or not 1 <= len(self.columns) <= _MOST_COLUMNS:
            raise ValueError("rows or columns")
        if any(len(row.numbers) != len(self.columns) for row in self.rows):
            raise ValueError("columns")


def draw_standings(picture: StandingsPicture) -> Canvas:
    """The standings, 720 pixels wide and 60 high for each row, with room for the title and what the marks mean."""
    top = pages.head_height(picture.about) + _HEADS
    end = top + _ROW * len(picture.rows)
    canvas = pages.new_page(
        end + pages.key_height(picture.key) + _BOTTOM, picture.title, picture.about, picture.note, picture.fallback
    )
    for nth, column in enumerate(picture.columns):
        head = lettering.write(column, LEAST_TEXT, GOLD, width=_COLUMN - 8)
        canvas.write(head, _right(picture, nth) - head.width, top - 13 - head.baseline, on=FELT)
    for nth, row in enumerate(picture.rows):
        _draw_row(canvas, picture, row, nth, top + nth * _ROW)
    pages.draw_key(canvas, picture.key, end)
    return canvas


def _right(picture: StandingsPicture, column: int) -> int:
    """The right edge of the numbers of a column."""
    return WIDTH - EDGE - 14 - _COLUMN * (len(picture.columns) - 1 - column)


def _draw_row(canvas: Canvas, picture: StandingsPicture, row: StandingsRow, nth: int, y: int) -> None:
    ground = mix(PLATE, GLOW, 0.2) if row.mine else PLATE if nth % 2 == 0 else mix(PLATE, FELT, 0.5)
    canvas.lay(felt.pill(ROOM, _BOX, ground, GLOW if row.mine else ground, radius=12), EDGE, y)
    middle, left = y + _BOX / 2, EDGE + 12
    if any(each.zone for each in picture.rows):
        if row.zone:
            draw_mark(canvas, row.zone, left, middle - 15, 30, on=ground)
        left += _ZONE
    rank = lettering.write(
        row.rank, 32, GOLD if row.rank in ("1", "2", "3") else TEXT_SOFT, weight=800, width=_RANK - 8
    )
    canvas.write(rank, left + (_RANK - rank.width) / 2 - 4, middle + 12 - rank.baseline, on=ground)
    left += _RANK
    ink = TEXT_SOFT if row.withdrawn else GLOW if row.mine else TEXT
    right = WIDTH
    for column, number in enumerate(row.numbers):
        wide = _DECISIVE if column == 0 else _COLUMN - 12
        figures = lettering.write(number, 34, ink, weight=800 if column == 0 else 500, width=wide, smallest=LEAST_TEXT)
        right = min(right, _right(picture, column) - figures.width)
        canvas.write(figures, _right(picture, column) - figures.width, middle + 12 - figures.baseline, on=ground)
    after = [mark for mark, there in (("computer", _is_computer(row)), ("withdrawn", row.withdrawn)) if there]
    room = round(right - 16 - left - 36 * len(after))
    name = write_names(row.players, 34, ink, weight=700, width=room, smallest=LEAST_TEXT)
    canvas.write(name, left, middle + 12 - name.baseline, on=ground)
    for place, mark in enumerate(after):
        draw_mark(canvas, mark, left + name.width + 8 + 36 * place, middle - 15, 30, on=ground)


def _is_computer(row: StandingsRow) -> bool:
    return any(player.computer for player in row.players)
