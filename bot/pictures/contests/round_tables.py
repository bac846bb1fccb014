"""The tables of a round: who meets whom at which table, with the scores as they stand."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, final

from bot.pictures import felt, lettering
from bot.pictures.canvas import Canvas
from bot.pictures.colours import GLOW, GOLD, PLATE, TEXT_SOFT, mix
from bot.pictures.contests import page as pages
from bot.pictures.contests.page import EDGE, ROOM, Key
from bot.pictures.contests.sides import ContestMatch, draw_score, draw_side, score_width
from bot.pictures.sprites import sprite
from bot.pictures.table_layout import WIDTH, Box

TABLES: Final = 8
"""Rows on one picture."""
_ROW: Final = 84
_IDLE: Final = 62
"""Height of a row without a match."""
_GAP: Final = 8
_NUMBER: Final = 62
_SCORE: Final = 152
_APART: Final = 15
"""Pixels from the middle of the scores to each of them."""
_COLON: Final = (
    f'<circle cx="50" cy="26" r="13" fill="{TEXT_SOFT}"/><circle cx="50" cy="76" r="13" fill="{TEXT_SOFT}"/>'
)
_BOTTOM: Final = 12


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class RoundTable:
    """A match at a table; a side that has no match stands first in one whose second side is a text."""

    number: str = ""
    """Of the table; none for a side without a match."""
    match: ContestMatch


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class RoundPicture:
    """A page of a round's tables: 1 to 8 of them.

    Raises:
        ValueError: For too many or no tables.
    """

    title: str
    fallback: str = ""
    """In place of a title that no font can draw."""
    about: str = ""
    note: str = ""
    """Such as the page."""
    tables: tuple[RoundTable, ...]
    key: Key = ()
    alt: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        if not 1 <= len(self.tables) <= TABLES:
            raise ValueError("tables")


def draw_round(picture: RoundPicture) -> Canvas:
    """A round's tables, 720 pixels wide and 84 high for each table, with room for the title and the marks."""
    top = pages.head_height(picture.about) + 4
    end = top + sum(map(_height, picture.tables))
    canvas = pages.new_page(
        end + pages.key_height(picture.key) + _BOTTOM, picture.title, picture.about, picture.note, picture.fallback
    )
    y = top
    for table in picture.tables:
        _draw_table(canvas, table, y)
        y += _height(table)
    pages.draw_key(canvas, picture.key, end)
    return canvas


def _height(table: RoundTable) -> int:
    return _ROW if table.number or len(table.match.sides[0].players) > 1 else _IDLE


def _draw_table(canvas: Canvas, table: RoundTable, y: int) -> None:
    match = table.match
    mine = any(side.mine for side in match.sides)
    ground = mix(PLATE, GLOW, 0.2) if mine else PLATE
    high = _height(table) - _GAP
    canvas.lay(felt.pill(ROOM, high, ground, ground, radius=14), EDGE, y)
    middle = y + high / 2
    if table.number:
        number = lettering.write(table.number, 36, GOLD, weight=800, width=_NUMBER - 14)
        canvas.write(number, EDGE + (_NUMBER - number.width) / 2, middle + 13 - number.baseline, on=ground)
    centre = (EDGE + _NUMBER + WIDTH - EDGE - 14) / 2
    room = round(centre - _SCORE / 2 - EDGE - _NUMBER)
    for nth, side in enumerate(match.sides):
        box = Box(EDGE + _NUMBER if nth == 0 else round(centre + _SCORE / 2), y, room, high)
        draw_side(canvas, match, nth, box, right=nth == 0, on=ground)
        if side.score:
            ink = GLOW if side.won else TEXT_SOFT
            x = centre - _APART - score_width(side.score, 36) if nth == 0 else centre + _APART
            draw_score(canvas, side.score, x, middle, 36, ink, ground)
    if all(side.players for side in match.sides):
        canvas.lay(sprite(_COLON, 100, 100, 26), centre - 13, middle - 13, on=ground)
