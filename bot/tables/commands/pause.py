"""Commands that pause a game, let it go on, and end it when the pause was too long."""

from dataclasses import dataclass, replace
from typing import final

from bot.tables.commands.base import Arrangement, Command
from bot.tables.errors import Code
from bot.tables.game import Change, StoredTable, give_up
from bot.tables.lobby import pause
from bot.tables.lobby.seats import check_playing, seat_of, with_sitter
from bot.tables.model import Closing, Member, PauseReason, Table
from engine import Refused


@final
@dataclass(frozen=True, slots=True)
class AskPause(Arrangement):
    """A member asks for a pause, or no longer; it begins once all have asked (`bot.tables.lobby.pause.with_pause`)."""

    member: Member
    on: bool = True

    def arrange(self, table: Table) -> Table:
        """The table with the member's wish, who is not away any more.

        Raises:
            Refused: NOT_STARTED, OVER, CLOSED, PAUSED, NOT_SEATED.
        """
        check_playing(table)
        seat = seat_of(table, self.member.user)
        if table.pause is not None:
            raise Refused(Code.PAUSED)
        sitter = table.seats[seat]
        assert sitter is not None  # noqa: S101 - the member sits there
        return with_sitter(table, seat, replace(sitter, asks_pause=self.on, away_at=None, missed=0))


@final
@dataclass(frozen=True, slots=True)
class Park(Command):
    """The bot was removed from the server: the game pauses. Repeating it changes nothing."""

    def decide(self, before: StoredTable, now: int) -> Change:
        """The table, paused."""
        table = before.table
        check_playing(table)
        parked = table if table.pause is not None else pause.pause(table, PauseReason.PARKED, now)
        return Change(before.with_table(parked, now))


@final
@dataclass(frozen=True, slots=True)
class Unpark(Command):
    """The bot was invited again: a parked game goes on."""

    def decide(self, before: StoredTable, now: int) -> Change:
        """The table at play."""
        table = before.table
        check_playing(table)
        parked = table.pause is not None and table.pause.reason is PauseReason.PARKED
        return Change(before.with_table(pause.resume(table) if parked else table, now))


@final
@dataclass(frozen=True, slots=True)
class EndPause(Command):
    """The pause has lasted too long: the game ends, and nobody loses a rating by it."""

    def decide(self, before: StoredTable, now: int) -> Change:
        """The table, closed."""
        table = before.table
        check_playing(table)
        if table.pause is None or pause.is_held(table) or before.deadline is None or before.deadline > now:
            raise Refused(Code.STALE)
        return give_up(before, now, Closing.PAUSED)
