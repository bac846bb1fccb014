"""A bracket, or a part of one: rounds from left to right, each match next to the matches that lead to it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, final

from bot.pictures import felt, lettering
from bot.pictures.canvas import Canvas
from bot.pictures.colours import FELT, GLOW, GOLD, PLATE, TEXT_SOFT, mix
from bot.pictures.contests import page as pages
from bot.pictures.contests.page import EDGE, ROOM, Key
from bot.pictures.contests.sides import TWO_LINES, ContestMatch, draw_score, draw_side, score_width
from bot.pictures.table_layout import LEAST_TEXT, Box

COLUMNS: Final = 4
"""Rounds next to each other on one picture."""
CELLS: Final = 8
"""Matches below each other on one picture."""
_ROOMY: Final = 4
"""First matches up to which partners have a line each from the first round on."""
_GAP: Final = 14
"""Pixels between two columns, and between two matches."""
_FIRST: Final = 1.76
"""How much wider the first column is where its names are on one line."""
_LINE: Final = 44
_TITLE: Final = 44
_BOTTOM: Final = 10
_INSET: Final = 9
_FORK: Final = mix(FELT, GOLD, 0.6)


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class BracketCell:
    """A match in a column; `feeders` are the places, in the column before, of the matches that lead to it."""

    match: ContestMatch
    feeders: tuple[int, ...] = ()

    @property
    def is_nobody(self) -> bool:
        """Whether both sides are byes: such a match keeps its place and is not drawn."""
        return all(side.text for side in self.match.sides)


@final
@dataclass(frozen=True, slots=True)
class BracketColumn:
    """A round: its title and its matches from top to bottom."""

    title: str
    cells: tuple[BracketCell, ...]


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class BracketPicture:
    """A bracket or a part of it: 1 to 4 rounds that follow each other, with up to 8 matches in each.

    Raises:
        ValueError: For too many rounds or matches, or a match that follows one that is not there.
    """

    title: str
    fallback: str = ""
    """In place of a title that no font can draw."""
    about: str = ""
    note: str = ""
    """Such as the page."""
    columns: tuple[BracketColumn, ...]
    key: Key = ()
    alt: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        if not 1 <= len(self.columns) <= COLUMNS:
            raise ValueError("rounds")
        before = 0
        for column in self.columns:
            if not 1 <= len(column.cells) <= CELLS:
                raise ValueError("matches")
            if any(feeder >= before for cell in column.cells for feeder in cell.feeders):
                raise ValueError("feeders")
            before = len(column.cells)


@final
@dataclass(frozen=True, slots=True)
class _Place:
    """Where a match is drawn; `row` is the height of one of its two sides."""

    x: int
    y: int
    width: int
    row: int

    @property
    def middle(self) -> int:
        return self.y + self.row


@final
@dataclass(frozen=True, slots=True)
class _Arranged:
    """The place of each match, and the height of all of them."""

    columns: tuple[BracketColumn, ...]
    places: tuple[tuple[_Place, ...], ...]
    height: int


def draw_bracket(picture: BracketPicture) -> Canvas:
    """A bracket, 720 pixels wide and as high as its first round needs."""
    arranged, top = _arrange(picture.columns), pages.head_height(picture.about) + _TITLE
    end = top + arranged.height
    canvas = pages.new_page(
        end + pages.key_height(picture.key) + _BOTTOM, picture.title, picture.about, picture.note, picture.fallback
    )
    _draw_columns(canvas, arranged, top)
    pages.draw_key(canvas, picture.key, end)
    return canvas


def _arrange(columns: tuple[BracketColumn, ...]) -> _Arranged:
    """Finds the places of the matches, from y = 0: the first column evenly, the others between their feeders."""
    counts = [len(column.cells) for column in columns]
    # a first round with twice as many matches as the second has no room for two lines a side
    dense = counts[0] > _ROOMY and len(counts) > 1 and counts[0] >= 2 * counts[1]
    whole = ROOM - _GAP * (len(columns) - 1)
    wide = round(whole * _FIRST / (len(columns) - 1 + _FIRST)) if dense else whole // len(columns)
    rest = (whole - wide) // max(1, len(columns) - 1)
    rows = [_LINE if dense and nth == 0 else TWO_LINES for nth in range(len(columns))]
    step = max((2 * row + _GAP) * count / counts[0] for row, count in zip(rows, counts, strict=True))
    places: list[tuple[_Place, ...]] = []
    for nth, column in enumerate(columns):
        x = EDGE + (0 if nth == 0 else wide + _GAP + (nth - 1) * (rest + _GAP))
        found: list[_Place] = []
        for at, cell in enumerate(column.cells):
            if nth == 0:
                middle = step * (at + 0.5)
            else:
                middle = sum(places[-1][feeder].middle for feeder in cell.feeders) / len(cell.feeders)
            found.append(_Place(x, round(middle) - rows[nth], rest if nth else wide, rows[nth]))
        places.append(tuple(found))
    low = max(place.y + 2 * place.row for column in places for place in column)
    return _Arranged(columns, tuple(places), low + _GAP)


def _draw_columns(canvas: Canvas, arranged: _Arranged, top: int) -> None:
    for column, places in zip(arranged.columns, arranged.places, strict=True):
        _draw_title(canvas, column.title, places[0], top - 12)
    for x, low, wide, high in _forks(arranged):
        canvas.lay(pages.bar(wide, high, _FORK), x, top + low)
    for column, places in zip(arranged.columns, arranged.places, strict=True):
        for cell, place in zip(column.cells, places, strict=True):
            if not cell.is_nobody:
                _draw_match(canvas, cell.match, Box(place.x, top + place.y, place.width, 2 * place.row))


def _draw_title(canvas: Canvas, title: str, place: _Place, base: int) -> None:
    line = lettering.write(title, LEAST_TEXT, GOLD, width=place.width - 4)
    canvas.write(line, place.x + 4, base - line.baseline, on=FELT)


def _forks(arranged: _Arranged) -> Iterator[tuple[int, int, int, int]]:
    """The lines from each match to the one it leads to: left, top, width and height of each stroke."""
    for nth, column in enumerate(arranged.columns[1:], start=1):
        former = arranged.columns[nth - 1].cells
        for cell, place in zip(column.cells, arranged.places[nth], strict=True):
            shown = [feeder for feeder in cell.feeders if not former[feeder].is_nobody]
            before = [arranged.places[nth - 1][feeder] for feeder in shown]
            turn = place.x - _GAP // 2 - 1
            for each in before:
                yield each.x + each.width, each.middle - 1, turn - each.x - each.width + 3, 3
            if before:
                ends = [place.middle, *(each.middle for each in before)]
                yield turn, min(ends) - 1, 3, max(ends) - min(ends) + 3
                yield turn, place.middle - 1, place.x - turn, 3


def _draw_match(canvas: Canvas, match: ContestMatch, box: Box) -> None:
    mine = any(side.mine for side in match.sides)
    waiting = not any(side.players for side in match.sides)
    ground = mix(PLATE, FELT, 0.5) if waiting else mix(PLATE, GLOW, 0.2) if mine else PLATE
    edge = mix(PLATE, FELT, 0.5)
    canvas.lay(felt.pill(box.width, box.height, ground, edge, radius=10), box.x, box.y)
    row = box.height // 2
    canvas.lay(pages.bar(box.width - 12, 2, mix(PLATE, FELT, 0.5)), box.x + 6, box.y + row - 1, on=ground)
    # both sides leave the room of the wider score, so that scores stand below each other
    widths = [score_width(side.score, LEAST_TEXT) if side.score else 0 for side in match.sides]
    for nth, side in enumerate(match.sides):
        room = Box(box.x + _INSET, box.y + nth * row, box.width - 2 * _INSET, row)
        middle = draw_side(canvas, match, nth, room, reserve=max(widths) + 6 if any(widths) else 0, on=ground)
        if side.score:
            ink = GLOW if side.won else TEXT_SOFT
            x = box.x + box.width - _INSET - widths[nth]
            draw_score(canvas, side.score, x, middle, LEAST_TEXT, ink, ground)
