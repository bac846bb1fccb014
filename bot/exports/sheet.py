"""The games of a server as CSV, one row each, without cells that spreadsheets would run as formulas."""

import csv
import io
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, final

from bot.exports.record import iso
from engine import Rules, Seat, Side

VOID: Final = "void"
"""The ending of a game that counts for nothing: it was voided, or had no members at the end."""
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
_SEPARATORS: Final = str.maketrans({"\n": " ", "\r": " ", "\t": " ", ";": ",", "；": "，", "\x00": ""})
_AFTER_SEPARATOR: Final = re.compile(r"([,，|]\s*)(?=[=+\-@＝＋－＠])")
_TOGETHER: Final = " & "
_FIRST: Final = ("game", "started", "ended", "rules", "family", "how_it_ended", "rated", "hands", "winners", "players")


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class SheetGame:
    """A row: a finished game. Names are by seat, as displayed; times in milliseconds UTC.

    Fields are `None` if the game counts for nothing; `winner` also if the game was given up.
    """

    number: int
    started_at: int | None
    ended_at: int | None
    preset: str
    rules: Rules
    names: tuple[str, ...]
    family: str | None
    ended: str | None
    winner: Side | None
    scores: tuple[int, ...]
    hands: int | None
    rated: bool | None

    def seats_of(self, side: Side) -> tuple[Seat, ...]:
        """The seats that play for a side."""
        return tuple(seat for seat in range(self.rules.seats) if self.rules.side_of(seat) == side)


def as_csv(games: Sequence[SheetGame], former: str) -> bytes:
    """The games in the given order under a header; UTF-8 with a byte order mark for spreadsheets.

    `former` replaces the names of members whose data was deleted.
    """
    sides = max([2, *(game.rules.sides for game in games)])
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    numbered = [f"{what}_{side}" for side in range(1, sides + 1) for what in ("side", "score")]
    writer.writerow([*_FIRST, *numbered])
    writer.writerows(_row(_fill_names(game, former), sides) for game in games)
    return text.getvalue().encode("utf-8-sig")


def _fill_names(game: SheetGame, former: str) -> SheetGame:
    return replace(game, names=tuple(name or former for name in game.names))


def _row(game: SheetGame, sides: int) -> list[str | int]:
    winners = "" if game.winner is None else _names(game, game.seats_of(game.winner))
    row: list[str | int] = [
        game.number,
        iso(game.started_at),
        iso(game.ended_at),
        cell(game.preset),
        game.family or "",
        game.ended or VOID,
        "" if game.rated is None else "yes" if game.rated else "no",
        "" if game.hands is None else game.hands,
        winners,
        _names(game, range(game.rules.seats)),
    ]
    for side in range(sides):
        row += [_names(game, game.seats_of(side)), game.scores[side] if side < len(game.scores) else ""]
    return row


def _names(game: SheetGame, seats: Sequence[Seat]) -> str:
    return cell(_TOGETHER.join(game.names[seat] for seat in seats))


def cell(text: str) -> str:
    """A text that a spreadsheet does not run: what may be a formula gets an apostrophe in front.

    In Italian, French and other languages spreadsheets separate cells by semicolons, in files by tabs: the text has
    neither, and an apostrophe also after what others separate by.

    >>> cell("=1+1"), cell("Ann"), cell("Bob;=1+1")
    ("'=1+1", 'Ann', "Bob,'=1+1")
    """
    line = text.translate(_SEPARATORS)
    quoted = _AFTER_SEPARATOR.sub(r"\1'", line)
    return f"'{quoted}" if text.startswith(_FORMULA) or line.strip().startswith(_FORMULA) else quoted
