"""A bracket, or a part of one: rounds from left to right, each match next to the matches that lead to it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, final

from PIL import Image

from bot.pictures import emojis, felt, lettering, page
from bot.pictures.canvas import Canvas
from bot.pictures.colours import FAINT, FELT, GLOW, GOLD, OWN, PLATE, TEXT, TEXT_SOFT, mix
from bot.pictures.felt import sprite
from bot.pictures.page import LOST, WON, Key, PlayerName, write_names
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
_NAMES: Final = 32
"""Pixels between the baselines of two partners."""
_TWO_LINES: Final = 72
"""Pixels of height for the names of two partners below each other."""
_CAPITAL: Final = 0.36
"""Half of the height of capitals, to the em."""
_SIGN: Final = round(0.62 * LEAST_TEXT)
"""Pixels of a page.sign in the place of a score."""
_FORK: Final = mix(FELT, GOLD, 0.6)


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class MatchSide:
    """One side of a match. Without players it is a `text`, such as a bye, or nothing as it is not known yet."""

    players: tuple[PlayerName, ...] = ()
    text: str = ""
    score: str = ""
    won: bool = False
    mine: bool = False
    """The reader's own side."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class ContestMatch:
    """Two sides that meet, the side at home first."""

    sides: tuple[MatchSide, MatchSide]
    over: bool = False
    """Whether it has come to something."""

    def colour_of(self, side: MatchSide) -> str:
        """The ink of a side: brighter for the reader's own, softer for the side that lost."""
        if side.mine:
            return GLOW
        beaten = self.over and not side.won and any(each.won for each in self.sides)
        return TEXT_SOFT if beaten or not side.players else TEXT


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
    """A bracket or a part of it: 1 to 4 rounds that follow each other, with up to 8 matches in each."""

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


def draw_bracket(picture: BracketPicture) -> Canvas:
    """A bracket, 720 pixels wide and as high as its first round needs."""
    places, top = _arrange(picture.columns), page.head_height(picture.about) + _TITLE
    end = top + _GAP + max(place.y + 2 * place.row for column in places for place in column)
    height = end + page.key_height(picture.key) + _BOTTOM
    canvas = page.new_page(height, picture.title, picture.about, picture.note, picture.fallback)
    for column, (first, *_) in zip(picture.columns, places, strict=True):
        line = lettering.write(column.title, LEAST_TEXT, GOLD, width=first.width - 4)
        canvas.write(line, first.x + 4, top - 12 - line.baseline, on=FELT)
    for x, low, wide, high in _forks(picture.columns, places):
        canvas.lay(_bar(wide, high, _FORK), x, top + low)
    for column, found in zip(picture.columns, places, strict=True):
        for cell, place in zip(column.cells, found, strict=True):
            if not cell.is_nobody:
                _draw_match(canvas, cell.match, Box(place.x, top + place.y, place.width, 2 * place.row))
    page.draw_key(canvas, picture.key, end)
    return canvas


def _arrange(columns: tuple[BracketColumn, ...]) -> list[tuple[_Place, ...]]:
    """Finds the places of the matches, from y = 0: the first column evenly, the others between their feeders."""
    counts = [len(column.cells) for column in columns]
    # a first round with twice as many matches as the second has no room for two lines a side
    dense = counts[0] > _ROOMY and len(counts) > 1 and counts[0] >= 2 * counts[1]
    whole = page.ROOM - _GAP * (len(columns) - 1)
    wide = round(whole * _FIRST / (len(columns) - 1 + _FIRST)) if dense else whole // len(columns)
    rest = (whole - wide) // max(1, len(columns) - 1)
    rows = [_LINE if dense and nth == 0 else _TWO_LINES for nth in range(len(columns))]
    step = max((2 * row + _GAP) * count / counts[0] for row, count in zip(rows, counts, strict=True))
    places: list[tuple[_Place, ...]] = []
    for nth, column in enumerate(columns):
        x = page.EDGE + (0 if nth == 0 else wide + _GAP + (nth - 1) * (rest + _GAP))
        found: list[_Place] = []
        for at, cell in enumerate(column.cells):
            if nth == 0:
                middle = step * (at + 0.5)
            else:
                middle = sum(places[-1][feeder].middle for feeder in cell.feeders) / len(cell.feeders)
            found.append(_Place(x, round(middle) - rows[nth], rest if nth else wide, rows[nth]))
        places.append(tuple(found))
    return places


def _forks(columns: tuple[BracketColumn, ...], places: list[tuple[_Place, ...]]) -> Iterator[tuple[int, int, int, int]]:
    """The lines from each match to the one it leads to: left, top, width and height of each stroke."""
    for nth, column in enumerate(columns[1:], start=1):
        former = columns[nth - 1].cells
        for cell, place in zip(column.cells, places[nth], strict=True):
            shown = [feeder for feeder in cell.feeders if not former[feeder].is_nobody]
            before = [places[nth - 1][feeder] for feeder in shown]
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
    ground = FAINT if waiting else OWN if mine else PLATE
    canvas.lay(felt.pill(box.width, box.height, ground, FAINT, radius=10), box.x, box.y)
    row = box.height // 2
    canvas.lay(_bar(box.width - 12, 2, FAINT), box.x + 6, box.y + row - 1, on=ground)
    # both sides leave the room of the wider score, so that scores stand below each other
    widths = [_score_width(side.score) if side.score else 0 for side in match.sides]
    for nth, side in enumerate(match.sides):
        room = Box(box.x + _INSET, box.y + nth * row, box.width - 2 * _INSET, row)
        middle = _draw_side(canvas, match, nth, room, reserve=max(widths) + 6 if any(widths) else 0, on=ground)
        if side.score:
            ink = GLOW if side.won else TEXT_SOFT
            x = box.x + box.width - _INSET - widths[nth]
            _draw_score(canvas, side.score, x, middle, ink, ground)


def _draw_side(canvas: Canvas, match: ContestMatch, nth: int, box: Box, *, reserve: int, on: str) -> float:
    """Draws the names of the first (0) or second side of a match in a box, centred in its height.

    Partners have a line each where the box is high enough. `reserve` pixels at the right stay free for the score. Where
    that would cut a name, they are kept free beside the shorter name alone. The result is the y of the middle of the
    free place.
    """
    side = match.sides[nth]
    players = side.players or ((PlayerName(side.text),) if side.text else ())
    rows = [(each,) for each in players] if box.height >= _TWO_LINES else [players] if players else []
    weight = 700 if side.won else 600
    first = box.y + box.height / 2 - (len(rows) - 1) * _NAMES / 2
    spare = _line_with_room(players, weight, box.width - reserve) if reserve and len(rows) > 1 else None
    for row, written in enumerate(rows):
        computer = any(each.computer for each in written)
        room = box.width - (_NAMES + 4 if computer else 0) - (reserve if spare in (None, row) else 0)
        line = write_names(written, LEAST_TEXT, match.colour_of(side), weight=weight, width=room)
        middle = first + row * _NAMES
        canvas.write(line, box.x, middle + LEAST_TEXT * _CAPITAL - line.baseline, on=on)
        if computer:
            robot = sprite(emojis.computer(), 100, 100, _NAMES - 2)
            canvas.lay(robot, box.x + line.width + 6, middle - _NAMES / 2 + 1, on=on)
    return box.y + box.height / 2 if spare is None else first + spare * _NAMES


@lru_cache(maxsize=1024)
def _line_with_room(players: tuple[PlayerName, ...], weight: int, width: int) -> int | None:
    """The line of the shortest name if not all names fit into a width, None if they do."""
    wide = [
        lettering.least_width(each.letters, LEAST_TEXT, weight) + (_NAMES + 4 if each.computer else 0)
        for each in players
    ]
    return wide.index(min(wide)) if max(wide) > width else None


@lru_cache(maxsize=512)
def _score_width(score: str) -> int:
    """Pixels that a score takes."""
    return _SIGN if score in (WON, LOST) else lettering.write(score, LEAST_TEXT, TEXT, weight=800).width


def _draw_score(canvas: Canvas, score: str, x: float, middle: float, ink: str, on: str) -> None:
    """Draws a score, or the page.sign in its place, with its left edge at x."""
    if score in (WON, LOST):
        canvas.lay(sprite(page.sign(score, ink), 100, 100, _SIGN), x, middle - _SIGN / 2, on=on)
        return
    line = lettering.write(score, LEAST_TEXT, ink, weight=800)
    canvas.write(line, x, middle + LEAST_TEXT * _CAPITAL - line.baseline, on=on)


@lru_cache(maxsize=256)
def _bar(width: int, height: int, colour: str) -> Image.Image:
    """A plain box, for lines between matches and between sides."""
    return Image.new("RGBA", (width, height), colour)
