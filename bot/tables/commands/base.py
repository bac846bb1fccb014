"""What a command is."""

from abc import ABC, abstractmethod

from bot.tables.errors import Code
from bot.tables.game import Change, StoredTable
from bot.tables.model import Member, Table
from engine import Refused


class Command(ABC):
    """A request to a table. `decide` is pure: it runs again when another process changed the table first."""

    __slots__ = ()

    @abstractmethod
    def decide(self, before: StoredTable, now: int) -> Change:
        """The change that the command makes at `now` (milliseconds UTC).

        Raises:
            Refused: When the table refuses; `IllegalAction` or `BadRules` when the rules of the game do.
        """

    @property
    def interaction(self) -> tuple[int, int] | None:
        """The member and interaction for the log. A command whose interaction is there already changes nothing."""
        return None

    def judge_at(self, table: Table) -> Member | None:
        """Who decides what others have played at a table: in a contest nobody who plays in it."""
        del table


class Arrangement(Command):
    """A command that changes seats or settings of a table, but not its game."""

    __slots__ = ()

    @abstractmethod
    def arrange(self, table: Table) -> Table:
        """The table after.

        Raises:
            Refused: As `decide`.
        """

    def decide(self, before: StoredTable, now: int) -> Change:
        """The same game at the changed table; a running clock goes on."""
        return Change(before.with_table(self.arrange(before.table), now))


def check_version(stored: StoredTable, seen: int) -> None:
    """Refuse a command made for another version of the table.

    Raises:
        Refused: STALE.
    """
    if stored.table.version != seen:
        raise Refused(Code.STALE)
