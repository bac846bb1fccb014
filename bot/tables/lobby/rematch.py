"""When a game can be played again, and the seats of its rematch."""

from dataclasses import replace
from typing import Final

from bot.tables.errors import Code
from bot.tables.lobby import keep_apart
from bot.tables.lobby.seats import computer_for
from bot.tables.model import Sitter, Table
from engine import Refused, Rules, Seat
from engine.rules.options import Partners

REMATCH_MS: Final = 3_600_000
"""How long after its end a game is listed in its channel and can be played again."""


def check_recent(table: Table, now: int) -> None:
    """Refuse a rematch of a game that ended long ago: those who played it are no longer there.

    Raises:
        Refused: REMATCH_LATE.
    """
    if now - (table.ended_at or 0) > REMATCH_MS:
        raise Refused(Code.REMATCH_LATE)


def rematch_seats(table: Table, *, new_partners: bool) -> tuple[Sitter | None, ...]:
    """The seats of a rematch; a computer replaces a former member. With new partners all but the first move on by one.

    They move farther where partners would be members kept apart. At a table of four everyone has
    else sat with everyone after three games; where each plays alone, the turn changes.

    Raises:
        Refused: NO_OTHER_PARTNERS; NOT_SEATED when nobody is left who sat there.
    """
    fresh = tuple(None if sitter is None else _fresh(table, seat, sitter) for seat, sitter in enumerate(table.seats))
    if all(sitter is None or sitter.is_computer for sitter in fresh):
        raise Refused(Code.NOT_SEATED)
    if not new_partners:
        return fresh
    first, others = fresh[0], fresh[1:]
    turned = [(first, *others[-by:], *others[:-by]) for by in range(1, len(others))] or [fresh]
    allowed = next((seats for seats in turned if keep_apart.is_allowed(table, seats)), None)
    if allowed is None:
        raise Refused(Code.NO_OTHER_PARTNERS)
    return allowed


def has_new_partners(rules: Rules) -> bool:
    """Whether a rematch can have other partners: not in cutthroat, nor where partners are drawn."""
    return rules.sides < rules.seats and rules.partners is Partners.AS_SEATED


def _fresh(table: Table, seat: Seat, sitter: Sitter) -> Sitter:
    return computer_for(table, seat) if sitter.is_former else replace(sitter, missed=0, asks_pause=False)
