"""Commands for the life of a table: open, start, close, rematch."""

from dataclasses import dataclass, replace
from typing import final

from bot.tables.commands.base import Arrangement, Command
from bot.tables.commands.seats import FillWithComputers, Leave
from bot.tables.errors import Code
from bot.tables.game import Change, Decision, Office, StoredTable, give_up
from bot.tables.lobby import rated
from bot.tables.lobby.seats import (
    check_clock,
    check_lobby,
    check_manager,
    check_playing,
    check_recent,
    check_running,
    check_unlocked,
    member_in,
    rematch_seats,
    seat_of,
    sitter_of,
    with_sitter,
)
from bot.tables.model import CLOCK_DEFAULT_MS, LEVEL_DEFAULT, Closing, Member, Status, Table
from engine import PRESETS, Refused, Rules
from engine.players.levels import Level


@final
@dataclass(frozen=True, slots=True)
class Open:
    """A new table; the member who opens it is the host and sits North. `rules` override those of the preset.

    Without a channel (`NOWHERE`) it is private: computers have the other seats, and the game begins.
    """

    member: Member
    guild: int
    channel: int
    preset: str
    rules: Rules | None = None
    clock_ms: int = CLOCK_DEFAULT_MS
    language: str = "en"
    level: Level = LEVEL_DEFAULT

    def make(self, now: int) -> Table:
        """The table, still without a number, with the seats of its rules.

        Raises:
            Refused: UNKNOWN_PRESET, BAD_CLOCK.
        """
        rules = PRESETS.get(self.preset) if self.rules is None else self.rules
        if rules is None:
            raise Refused(Code.UNKNOWN_PRESET, name=self.preset)
        check_clock(self.clock_ms)
        table = Table(
            id=0,
            guild=self.guild,
            channel=self.channel,
            host=self.member.user,
            preset=self.preset,
            rules=rules,
            clock_ms=self.clock_ms,
            language=self.language,
            level=self.level,
            status=Status.LOBBY,
            version=0,
            seats=(sitter_of(self.member), *[None] * (rules.seats - 1)),
            created_at=now,
        )
        if not table.private:
            return table
        return replace(FillWithComputers(self.member).arrange(table), status=Status.PLAYING, started_at=now)


@final
@dataclass(frozen=True, slots=True)
class LetFriendsIn(Arrangement):
    """The member of a private table lets it stand in a channel of its server, and its game goes on there."""

    member: Member
    channel: int

    def arrange(self, table: Table) -> Table:
        """The table in the channel.

        Raises:
            Refused: OVER, CLOSED, NOT_SEATED, STALE where it stands in one already.
        """
        check_playing(table)
        seat_of(table, self.member.user)
        if not (table.private and table.guild):
            raise Refused(Code.STALE)
        return replace(table, channel=self.channel)


@final
@dataclass(frozen=True, slots=True)
class Rematch:
    """A new table with the members of a finished one, which starts at once. Its host is `member`."""

    member: Member
    new_partners: bool

    def make(self, old: Table, now: int) -> Table:
        """The table, still without a number.

        Raises:
            Refused: LOCKED, NOT_OVER, NOT_SEATED, REMATCH_LATE.
        """
        check_unlocked(old)
        if old.status is not Status.OVER:
            raise Refused(Code.NOT_OVER)
        seat_of(old, self.member.user)
        if not old.private:
            check_recent(old, now)
        table = replace(
            old,
            id=0,
            host=self.member.user,
            status=Status.PLAYING,
            version=0,
            seats=rematch_seats(old, new_partners=self.new_partners),
            created_at=now,
            started_at=now,
            ended_at=None,
            closing=None,
            message=None,
            message_at=None,
            message_hand=0,
            message_digest=None,
            ping=None,
            ping_version=None,
            previous=old.id,
        )
        return rated.ask_consent(rated.decide_rated(table, now), self.member.user)


@final
@dataclass(frozen=True, slots=True)
class Come(Arrangement):
    """A member opens the hand of a game that others began: they are there, and agree that it counts."""

    member: Member

    def arrange(self, table: Table) -> Table:
        """The table with the member there.

        Raises:
            Refused: NOT_STARTED, OVER, CLOSED, NOT_SEATED, STALE where nobody waits for that.
        """
        check_playing(table)
        seat = seat_of(table, self.member.user)
        sitter = member_in(table, seat)
        if sitter.agreed or not rated.must_come(table):
            raise Refused(Code.STALE)
        return with_sitter(table, seat, replace(sitter, away_at=None, missed=0, agreed=True))


@final
@dataclass(frozen=True, slots=True)
class Start(Command):
    """The host begins the game."""

    member: Member

    def decide(self, before: StoredTable, now: int) -> Change:
        """The table at play, rated or not."""
        table = before.table
        check_lobby(table)
        check_manager(table, self.member)
        if table.free_seats:
            raise Refused(Code.NOT_FULL, missing=len(table.free_seats))
        started = replace(table, status=Status.PLAYING, started_at=now)
        return Change(before.start_game(rated.ask_consent(rated.decide_rated(started, now), self.member.user)))


@final
@dataclass(frozen=True, slots=True)
class Close(Command):
    """The host or a moderator closes the table. A member who sits there, and closes a rated game, leaves it."""

    member: Member

    def decide(self, before: StoredTable, now: int) -> Change:
        """The table, closed; without the member where a rated game goes on for the others."""
        check_running(before.table)
        check_manager(before.table, self.member)
        if before.table.seat_of(self.member.user) is not None and rated.is_at_stake(before.table):
            return Leave(self.member).decide(before, now)
        before.check_no_leaver(self.member)
        closing = Closing.HOST if self.member.user == before.table.host else Closing.MODERATOR
        decision = Decision(Office.CLOSE, self.member, now) if before.table.rated else None
        return give_up(before, now, closing, decision)


@final
@dataclass(frozen=True, slots=True)
class CloseIdle(Command):
    """A table closes because nobody does anything there; nobody loses a rating by it."""

    def decide(self, before: StoredTable, now: int) -> Change:
        """The table, closed."""
        check_running(before.table)
        if before.deadline is not None and before.deadline > now:
            raise Refused(Code.STALE)
        return give_up(before, now, Closing.IDLE)
