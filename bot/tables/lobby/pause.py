"""When a game pauses, when it goes on, and when it closes. Pure functions.

Members pause a game through `with_pause` only. Games of a contest go on without members: the contest pauses them.
"""

from dataclasses import replace
from typing import Final

from bot.clock import DAY_MS
from bot.tables.lobby.seats import plays_alone, with_sitter
from bot.tables.model import Pause, PauseReason, Sitter, Status, Table

LOBBY_MS: Final = DAY_MS
"""A lobby closes so long after a member's last act."""


def with_pause(table: Table, now: int) -> Table:
    """The table, paused if no member is left to play or all who are there ask for it; going on if somebody came back.

    In a rated game the absent must ask, too, and computers play on for all: no end of it goes without its result. At a
    contest's table nobody asks.
    """
    if table.contest is not None:
        return table
    members = members_at(table)
    if table.status is not Status.PLAYING or not members:
        return table
    if plays_alone(table):  # the others have left: from now on the game waits
        here = replace(members[0], away_at=None, missed=0)
        table, members = with_sitter(table, table.seats.index(members[0]), here), (here,)
    present = [sitter for sitter in members if not sitter.away]
    if table.pause is not None:
        return resume(table) if table.pause.reason is PauseReason.AWAY and present else table
    if not present and not table.rated:
        return pause(table, PauseReason.AWAY, now)
    if all(sitter.asks_pause for sitter in (members if table.rated else present)):
        return pause(table, PauseReason.AGREED, now)
    return table


def pause(table: Table, reason: PauseReason, now: int) -> Table:
    """The table, paused."""
    return replace(table, pause=Pause(reason, now))


def resume(table: Table) -> Table:
    """The table at play again, where nobody asks for a pause any more."""
    seats = tuple(None if sitter is None else replace(sitter, asks_pause=False) for sitter in table.seats)
    return replace(table, pause=None, seats=seats)


def members_at(table: Table) -> tuple[Sitter, ...]:
    """The members who sit at a table."""
    return tuple(sitter for sitter in table.seats if sitter is not None and not sitter.is_computer)


def closes_at(table: Table, now: int) -> int | None:
    """When a lobby closes in which a member acts `now`, or a paused game; `None` for others.

    What a contest pauses does not close.
    """
    if table.status is Status.LOBBY:
        return now + LOBBY_MS
    return None if table.pause is None or is_held(table) else table.pause.at + max(DAY_MS, 2 * table.clock_ms)


def is_held(table: Table) -> bool:
    """Whether the contest pauses the game: no member ends that."""
    return table.pause is not None and table.pause.reason is PauseReason.CONTEST


def may_come_back(table: Table, sitter: Sitter) -> bool:
    """Whether a member at play can come back: from away, from a pause that members end, or to a contest's table."""
    if table.contest is not None and not sitter.agreed:
        return True
    return sitter.away or (table.pause is not None and not is_held(table))
