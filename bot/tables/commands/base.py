"""What a command is."""

from abc import ABC, abstractmethod

from bot.tables.errors import Code
from bot.tables.game import Change, StoredTable
from bot.tables.model import Table
from engine import Refused


class Command(ABC):
    """Something asked of a table. Pure: it is decided again when another process changed the table first."""

    __slots__ = ()

    @abstractmethod
    def decide(self, before: StoredTable, now: int) -> Change:
        """What becomes of the table at `now` (milliseconds UTC).

        Raises:
            Refused: When the table refuses; `IllegalAction` or `BadRules` when the rules of the game do.
        """

    @property
    def interaction(self) -> tuple[int, int] | None:
        """The member and the interaction that the log would name: asked a second time, it changes nothing."""
        return None


class Arrangement(Command):
    """A command that changes how a table is arranged, and not its game."""

    __slots__ = ()

    @abstractmethod
    def arrange(self, table: Table) -> Table:
        """The table after.

        Raises:
            Refused: As `decide`.
        """

    def decide(self, before: StoredTable, now: int) -> Change:
        """The same game at the table after; a clock that runs goes on."""
        return Change(before.with_table(self.arrange(before.table), now))


def check_version(stored: StoredTable, seen: int) -> None:
    """Refuse what was decided at another version of the table.

    Raises:
        Refused: STALE.
    """
    if stored.table.version != seen:
        raise Refused(Code.STALE)
