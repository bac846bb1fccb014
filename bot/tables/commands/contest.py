"""What a contest does at its tables, from their opening, and what else its tables take. No interaction makes these."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Final, final

from bot.tables.commands.base import Arrangement, Command
from bot.tables.commands.life import Come
from bot.tables.commands.pause import EndPause, Park, Unpark
from bot.tables.commands.play import Act, ActOutOfTurn, DealNow, ExpireClock, Step, StepOutOfTurn
from bot.tables.commands.rulings import CorrectScores, ReportTalk, RuleOnTalk
from bot.tables.commands.seats import ComeBack, Forget, Substitute
from bot.tables.errors import Code
from bot.tables.game import Change, StoredTable, give_up
from bot.tables.lobby import pause
from bot.tables.lobby.rated import decide_rated, must_be_finished
from bot.tables.lobby.seats import check_clock, check_playing, check_running, check_seat, check_unlocked, with_sitter
from bot.tables.model import Closing, PauseReason, Table
from engine import Refused, Seat


@final
@dataclass(frozen=True, slots=True)
class Whistle(Command):
    """The time of a round is up: every turn of the game lasts at most `clock_ms`, also the one that runs."""

    clock_ms: int

    def decide(self, before: StoredTable, now: int) -> Change:
        """The table with the shorter clock; a clock that is shorter already stays."""
        table = _check(before.table)
        check_clock(self.clock_ms)
        after = before.with_table(replace(table, clock_ms=min(table.clock_ms, self.clock_ms)), now)
        if before.deadline is None or after.deadline is None:
            return Change(after)
        return Change(replace(after, deadline=min(before.deadline, after.deadline)))


@final
@dataclass(frozen=True, slots=True)
class SetContestClock(Arrangement):
    """A match goes live, or is played slowly again. A running clock starts again; one that has run out does not."""

    clock_ms: int

    def arrange(self, table: Table) -> Table:
        """The table with the clock."""
        check_clock(self.clock_ms)
        return replace(_check(table), clock_ms=self.clock_ms)


@final
@dataclass(frozen=True, slots=True)
class MoveForContest(Arrangement):
    """The channel of a match is gone: it goes on in another."""

    channel: int

    def arrange(self, table: Table) -> Table:
        """The table in the channel."""
        return replace(_check(table), channel=self.channel)


@final
@dataclass(frozen=True, slots=True)
class EndMatch(Command):
    """The contest has decided a match before its end. Repeating it changes nothing.

    A rated game that all have begun goes on for the ratings, also where the contest had paused it. Any other closes,
    and nobody loses a rating by it.
    """

    def decide(self, before: StoredTable, now: int) -> Change:
        """The table, closed, or played for the ratings only."""
        check_running(before.table)
        table = _of_contest(before.table)
        if not must_be_finished(table):
            return give_up(before, now, Closing.CONTEST)
        freed = _release(before, now).after
        return Change(replace(freed, table=replace(freed.table, closing=Closing.CONTEST)))


@final
@dataclass(frozen=True, slots=True)
class CloseForContest(Command):
    """The contest takes back a match at which nobody has played; or any table whose key is lost or server forgotten."""

    def decide(self, before: StoredTable, now: int) -> Change:
        """The table, closed."""
        check_running(before.table)
        return give_up(before, now, Closing.MODERATOR if before.table.contest is None else Closing.CONTEST)


@final
@dataclass(frozen=True, slots=True)
class HoldForContest(Command):
    """The contest pauses: the clock stands until `ReleaseForContest`. Repeating it changes nothing."""

    def decide(self, before: StoredTable, now: int) -> Change:
        """The table, paused."""
        table = _check(before.table)
        held = table if pause.is_held(table) else pause.pause(table, PauseReason.CONTEST, now)
        return Change(before.with_table(held, now))


@final
@dataclass(frozen=True, slots=True)
class ReleaseForContest(Command):
    """The contest goes on: the turn gets the rest of its clock. Repeating it changes nothing."""

    def decide(self, before: StoredTable, now: int) -> Change:
        """The table at play."""
        _check(before.table)
        return _release(before, now)


@final
@dataclass(frozen=True, slots=True)
class MarkAbsent(Command):
    """Computers play for members who have not come, until they do. Repeating it changes nothing."""

    seats: Collection[Seat]

    def decide(self, before: StoredTable, now: int) -> Change:
        """The table with these members away, apart from those who have come."""
        table = _check(before.table)
        for seat in self.seats:
            check_seat(table, seat)
            sitter = table.seats[seat]
            if sitter is not None and not sitter.agreed and not sitter.away:
                table = with_sitter(table, seat, replace(sitter, away_at=now))
        return Change(before.with_table(table, now))


ALLOWED: Final = frozenset(
    {
        *(Act, ActOutOfTurn, DealNow, Step, StepOutOfTurn, ExpireClock),
        *(Come, ComeBack, Forget, Park, Unpark, EndPause),
        *(ReportTalk, RuleOnTalk, CorrectScores),
        *(Whistle, SetContestClock, MoveForContest, EndMatch, CloseForContest, HoldForContest, ReleaseForContest),
        MarkAbsent,
    }
)
"""The commands that a contest's table takes while it runs: play, clocks, rulings, and what the contest itself does."""


def check_allowed(table: Table, command: Command) -> None:
    """Refuse at a contest's running table whatever would change its seats, its settings or its end.

    A member may let a computer play for a while.
    """
    rests = isinstance(command, Substitute) and table.seat_of(command.member.user) == command.seat
    if table.running and not rests and type(command) not in ALLOWED:
        check_unlocked(table)


def _release(before: StoredTable, now: int) -> Change:
    table = before.table
    if table.pause is None or not pause.is_held(table):
        return Change(before.with_table(table, now))
    after = before.with_table(pause.resume(table), now)
    stood = max(0, now - table.pause.at)
    return Change(after if after.deadline is None else replace(after, deadline=after.deadline + stood))


def _of_contest(table: Table) -> Table:
    if table.contest is None:
        raise Refused(Code.UNKNOWN)
    return table


def _check(table: Table) -> Table:
    check_playing(table)
    return _of_contest(table)


@final
@dataclass(frozen=True, slots=True)
class ContestTable:
    """A table that a contest opens, without number and times: members, who have not come yet, and computers sit there.

    Unless it is `casual`, its game is rated if the seats allow it (`bot.tables.lobby.rated`): members have agreed to
    that when they signed up.
    """

    table: Table

    def begin(self, secret: bytes, now: int) -> StoredTable:
        """The table at play, still without a number.

        Raises:
            Refused: BAD_CLOCK.
            ValueError: When the seats are not those of the rules.
        """
        if len(self.table.seats) != self.table.rules.seats:
            raise ValueError("a contest's table has somebody in each seat")
        check_clock(self.table.clock_ms)
        table = decide_rated(replace(self.table, created_at=now, started_at=now), now)
        return StoredTable(table=table, revision=0, secret=secret).start_game(table)
