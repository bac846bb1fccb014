"""The entrants on pictures of contests: a member, or two partners, on as many lines as there is room for."""

from __future__ import annotations

from bisect import bisect
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, final

from bot.pictures import emojis, lettering
from bot.pictures.canvas import Canvas
from bot.pictures.colours import GLOW, PLATE, TEXT, TEXT_SOFT
from bot.pictures.felt import sprite
from bot.pictures.table_layout import LEAST_TEXT, Box

_CUT: Final = "."
"""Ends a shortened name: an ellipsis takes the room of two letters."""
_FEWEST: Final = 3
"""Letters of a shortened name, with the point."""
_LINE: Final = 32
"""Pixels between the baselines of two partners."""
TWO_LINES: Final = 72
"""Pixels of height for the names of two partners below each other."""
CAPITAL: Final = 0.36
"""Half of the height of capitals, to the em."""
_SIGN: Final = 0.62
WON, LOST = "+", "\N{MINUS SIGN}"
"""In place of scores where a match was decided without play, as in the crosstables of chess tournaments."""


@final
@dataclass(frozen=True, slots=True)
class ContestPlayer:
    """Somebody in a contest. `fallback` is written for a name that no font can draw."""

    name: str
    fallback: str = ""
    computer: bool = False
    """A computer that the house has put in."""
    drawn: str = ""
    """How pictures write the name where others look like it (`bot.pictures.lettering`)."""

    @property
    def letters(self) -> str:
        """What is drawn where there is room for it."""
        return self.drawn or lettering.legible(self.name, self.fallback)


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class MatchSide:
    """One side of a match. Without players it is a `text`, such as a bye, or nothing as it is not known yet."""

    players: tuple[ContestPlayer, ...] = ()
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


def draw_side(
    canvas: Canvas, match: ContestMatch, nth: int, box: Box, *, reserve: int = 0, right: bool = False, on: str = PLATE
) -> float:
    """Draws the names of the first (0) or second side of a match in a box, centred in its height.

    Partners have a line each where the box is high enough. With `right` the lines end at the right edge of the box.
    `reserve` pixels at the other edge stay free for the score. Where that would cut a name, they are kept free beside
    the shorter name alone. The result is the y of the middle of the free place.
    """
    side = match.sides[nth]
    players = side.players or ((ContestPlayer(side.text),) if side.text else ())
    rows = [(each,) for each in players] if box.height >= TWO_LINES else [players] if players else []
    weight = 700 if side.won else 600
    first = box.y + box.height / 2 - (len(rows) - 1) * _LINE / 2
    spare = _line_with_room(players, weight, box.width - reserve) if reserve and len(rows) > 1 else None
    for row, written in enumerate(rows):
        computer = any(each.computer for each in written)
        room = box.width - (_LINE + 4 if computer else 0) - (reserve if spare in (None, row) else 0)
        line = write_names(written, LEAST_TEXT, match.colour_of(side), weight=weight, width=room)
        x, middle = box.x + box.width - line.width if right else box.x, first + row * _LINE
        canvas.write(line, x, middle + LEAST_TEXT * CAPITAL - line.baseline, on=on)
        if computer:
            robot = sprite(emojis.computer(), 100, 100, _LINE - 2)
            canvas.lay(robot, x - _LINE - 2 if right else x + line.width + 6, middle - _LINE / 2 + 1, on=on)
    return box.y + box.height / 2 if spare is None else first + spare * _LINE


@lru_cache(maxsize=1024)
def _line_with_room(players: tuple[ContestPlayer, ...], weight: int, width: int) -> int | None:
    """The line of the shortest name if not all names fit into a width, None if they do."""
    wide = [
        lettering.least_width(each.letters, LEAST_TEXT, weight) + (_LINE + 4 if each.computer else 0)
        for each in players
    ]
    return wide.index(min(wide)) if max(wide) > width else None


def sign(score: str, ink: str) -> str:
    """The drawing of one of `SIGNS`, which no font is needed for."""
    stroke = "M12 50H88M50 12V88" if score == WON else "M12 50H88"
    return f'<path d="{stroke}" stroke="{ink}" stroke-width="18" stroke-linecap="round"/>'


@lru_cache(maxsize=512)
def score_width(score: str, size: int) -> int:
    """Pixels that a score takes."""
    return round(size * _SIGN) if score in (WON, LOST) else lettering.write(score, size, TEXT, weight=800).width


def draw_score(canvas: Canvas, score: str, x: float, middle: float, size: int, ink: str, on: str) -> None:
    """Draws a score, or the sign in its place, with its left edge at x."""
    if score in (WON, LOST):
        wide = round(size * _SIGN)
        canvas.lay(sprite(sign(score, ink), 100, 100, wide), x, middle - wide / 2, on=on)
        return
    line = lettering.write(score, size, ink, weight=800)
    canvas.write(line, x, middle + size * CAPITAL - line.baseline, on=on)


@lru_cache(maxsize=2048)
def write_names(
    players: tuple[ContestPlayer, ...],
    size: int,
    colour: str,
    *,
    weight: int = 600,
    width: int,
    smallest: int | None = None,
) -> lettering.Lettering:
    """Draws the names of partners on one line; where they do not fit, the longer names lose letters first."""
    names = tuple(each.letters for each in players)
    text = fit_names(names, smallest or size, weight, width)
    line = lettering.write(text, size, colour, weight=weight, width=width, smallest=smallest)
    return replace(line, cut=line.cut or text != lettering.AND.join(names))


def fit_names(names: tuple[str, ...], size: int, weight: int, width: int) -> str:
    """Names joined by an ampersand, shortened as little as can be, the longest first.

    >>> fit_names(("Ann", "Maximiliana von Hohenstein"), 30, 600, 150)
    'Ann & Maxi.'
    """

    def shorten(letters: int) -> str:
        return lettering.AND.join(
            name if len(name) <= letters else lettering.shorten(name, letters, _CUT) for name in names
        )

    def measure(letters: int) -> float:
        return lettering.least_width(shorten(letters), size, weight)

    longest = max(map(len, names))
    if measure(longest) <= width:
        return shorten(longest)
    return shorten(max(_FEWEST, bisect(range(1, longest), width, key=measure)))
