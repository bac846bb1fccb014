"""A finished game with all that an export may contain."""

from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import final

from bot.tables.model import Table
from bot.tables.rows import Sitting, seats_at
from engine import Action, Seat, load


@final
@dataclass(frozen=True, slots=True)
class Logged:
    """A line of the log; `at` is in milliseconds UTC; `by_member` is false for a computer's action."""

    line: str
    at: int
    by_member: bool


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class GameRecord:
    """A finished game. `table` has the players at the end. All of it is open to the members of its server."""

    table: Table
    secret: bytes = field(repr=False)
    log: tuple[Logged, ...] = field(repr=False)
    sittings: tuple[Sitting, ...] = field(repr=False)
    """In the order in which the players sat down."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """The log as actions."""
        return tuple([load(each.line) for each in self.log])

    def table_at(self, lines: int) -> Table:
        """The table with the players who sat there when the log had so many lines."""
        return replace(self.table, seats=seats_at(self.table.seats, self.sittings, lines))

    def seats_of(self, user: int) -> tuple[Seat, ...]:
        """The seats that a member sat in, in ascending order."""
        return tuple(sorted({each.seat for each in self.sittings if each.user == user}))


def iso(milliseconds: int | None) -> str:
    """A time in UTC as ISO 8601 has it, to the second; empty for none.

    >>> iso(1_700_000_000_000)
    '2023-11-14T22:13:20Z'
    """
    if milliseconds is None:
        return ""
    return datetime.fromtimestamp(milliseconds // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
