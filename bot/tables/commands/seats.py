"""Commands about seats: members come and go, computers are added and removed."""

from dataclasses import dataclass, replace
from typing import final

from bot.tables.commands.base import Arrangement, Command
from bot.tables.errors import Code
from bot.tables.game import Change, Decision, Leaver, Office, StoredTable
from bot.tables.lobby import rated
from bot.tables.lobby.pause import is_held, may_come_back, resume
from bot.tables.lobby.seats import (
    check_lobby,
    check_manager,
    check_playing,
    check_running,
    check_seat,
    computer_for,
    computers_at,
    member_in,
    plays_alone,
    seat_of,
    sitter_of,
    with_sitter,
    without_member,
)
from bot.tables.model import Member, Status, Table
from engine import Refused, Seat
from engine.players.levels import Level


@final
@dataclass(frozen=True, slots=True)
class Sit(Command):
    """A member sits down, or moves in the lobby; they may replace a computer, during play only that.

    `None` is the first free seat, or else a computer's.
    """

    member: Member
    seat: Seat | None = None

    def decide(self, before: StoredTable, now: int) -> Change:
        """The table with the member. After leaving during this hand, they may only return to the same seat.

        Nobody else takes the seat of a member who left a rated game: a computer of known strength plays it.
        """
        table, only = before.table, before.only_seat_allowed(self.member.user)
        check_running(table)
        stranger = only is None and table.seat_of(self.member.user) is None
        if stranger and rated.is_at_stake(table) and computers_at(table):
            raise Refused(Code.SEAT_LEFT)
        return Change(before.with_table(self.arrange(table, only), now))

    def arrange(self, table: Table, only: Seat | None = None) -> Table:
        """The table with the member; they may take no seat but `only`, if it is given.

        Raises:
            Refused: As `decide`.
        """
        check_running(table)
        if self.seat is not None:
            check_seat(table, self.seat)
        mine = table.seat_of(self.member.user)
        at_play = table.status is Status.PLAYING
        if mine is not None and (at_play or self.seat is None or self.seat == mine):
            raise Refused(Code.SEATED_ALREADY)
        free, computers = () if at_play else table.free_seats, computers_at(table)
        seat = self._choose_seat(table, (*free, *computers) if self.seat is not None else free or computers, only)
        sitter = sitter_of(self.member)
        if mine is not None:  # a computer whose seat the member takes moves to theirs
            sitter, table = table.seats[mine] or sitter, with_sitter(table, mine, table.seats[seat])
        return with_sitter(table, seat, sitter)

    def _choose_seat(self, table: Table, open_seats: tuple[Seat, ...], only: Seat | None) -> Seat:
        if self.seat is None:
            if not open_seats:
                raise Refused(Code.FULL)
            seat = only if only in open_seats else open_seats[0]
        elif self.seat not in open_seats:
            raise Refused(Code.SEAT_TAKEN)
        else:
            seat = self.seat
        if only is not None and seat != only:
            raise Refused(Code.SEEN_CARDS)
        return seat


@final
@dataclass(frozen=True, slots=True)
class Leave(Command):
    """A member leaves: the seat is free, or during play a computer's for good. Without members the table closes."""

    member: Member

    def decide(self, before: StoredTable, now: int) -> Change:
        """The table without the member, who loses a rated game, once; for the others it goes on as rated."""
        table = before.table
        check_running(table)
        seat = seat_of(table, self.member.user)
        stays = rated.is_at_stake(table)
        loses = stays and not before.has_left_rated(self.member.user)
        after = without_member(replace(table, rated=stays), seat, now)
        return Change(before.without_member(seat, after, now), leaver=Leaver(seat, now) if loses else None)


@final
@dataclass(frozen=True, slots=True)
class Forget(Command):
    """A member whose data is deleted leaves any table, also a contest's; they lose a rated game."""

    user: int

    def decide(self, before: StoredTable, now: int) -> Change:
        """The table without the member."""
        return Leave(Member(self.user, "")).decide(before, now)


@final
@dataclass(frozen=True, slots=True)
class Kick(Command):
    """The host or a moderator removes a member, as if the member had left. To remove oneself is to leave."""

    member: Member
    seat: Seat

    def decide(self, before: StoredTable, now: int) -> Change:
        """The table without the member, and no longer rated."""
        table = before.table
        check_running(table)
        check_manager(table, self.member)
        gone = member_in(table, self.seat)
        if gone.user == self.member.user:
            return Leave(self.member).decide(before, now)
        rated.check_kick(table, self.member)
        before.check_no_leaver(self.member)
        after = without_member(replace(table, rated=False), self.seat, now)
        decision = Decision(Office.KICK, self.member, now, gone) if table.rated else None
        return Change(before.without_member(self.seat, after, now), decision=decision)


@final
@dataclass(frozen=True, slots=True)
class Substitute(Command):
    """A computer plays for a member until `ComeBack`: at the wish of the member, the host or a moderator.

    In a rated game the others wait until the member has missed a turn. Repeating it changes nothing.
    """

    member: Member
    seat: Seat

    def decide(self, before: StoredTable, now: int) -> Change:
        """The table with the member of the seat away."""
        table = before.table
        check_playing(table)
        own = table.seat_of(self.member.user) == self.seat
        if not own:
            check_manager(table, self.member)
        sitter = member_in(table, self.seat)
        if plays_alone(table):
            raise Refused(Code.STALE)  # the game waits
        if not sitter.away:
            if not (own or rated.may_be_replaced(table, sitter)):
                raise Refused(Code.NOT_LATE)
            table = with_sitter(table, self.seat, replace(sitter, away_at=now))
        return Change(before.with_table(table, now))


@final
@dataclass(frozen=True, slots=True)
class ComeBack(Arrangement):
    """A member takes the seat back from the computer that played for them; a game that members paused goes on.

    At a contest's table the member has come with it.
    """

    member: Member

    def arrange(self, table: Table) -> Table:
        """The table with the member playing again.

        Raises:
            Refused: NOT_STARTED, OVER, CLOSED, NOT_SEATED, NOT_AWAY, HELD.
        """
        check_playing(table)
        seat = seat_of(table, self.member.user)
        sitter = table.seats[seat]
        if sitter is None or not may_come_back(table, sitter):
            raise Refused(Code.HELD if is_held(table) else Code.NOT_AWAY)
        table = table if is_held(table) else resume(table)
        agreed = sitter.agreed or table.contest is not None
        return with_sitter(table, seat, replace(sitter, away_at=None, missed=0, asks_pause=False, agreed=agreed))


@final
@dataclass(frozen=True, slots=True)
class AddComputer(Arrangement):
    """The host adds a computer, by default in the first free seat at the level last chosen, or else the table's."""

    member: Member
    seat: Seat | None = None
    level: Level | None = None

    def arrange(self, table: Table) -> Table:
        """The table with one more computer.

        Raises:
            Refused: STARTED, OVER, CLOSED, NOT_HOST, NO_SUCH_SEAT, SEAT_TAKEN, FULL.
        """
        check_lobby(table)
        check_manager(table, self.member)
        seat = self.seat
        if seat is not None:
            check_seat(table, seat)
            if seat not in table.free_seats:
                raise Refused(Code.SEAT_TAKEN)
        elif not table.free_seats:
            raise Refused(Code.FULL)
        else:
            seat = table.free_seats[0]
        table = replace(table, next_level=self.level or table.next_level)
        return with_sitter(table, seat, computer_for(table, seat, table.next_level))


@final
@dataclass(frozen=True, slots=True)
class FillWithComputers(Arrangement):
    """The host puts computers into all free seats; the default level is that of `AddComputer`."""

    member: Member
    level: Level | None = None

    def arrange(self, table: Table) -> Table:
        """The table without a free seat."""
        add = AddComputer(self.member, level=self.level)
        table = add.arrange(table)
        while table.free_seats:
            table = add.arrange(table)
        return table


@final
@dataclass(frozen=True, slots=True)
class RemoveComputer(Arrangement):
    """The host removes a computer; without `seat` the last one."""

    member: Member
    seat: Seat | None = None

    def arrange(self, table: Table) -> Table:
        """The table with one computer less.

        Raises:
            Refused: STARTED, OVER, CLOSED, NOT_HOST, NO_SUCH_SEAT, NOT_A_COMPUTER.
        """
        check_lobby(table)
        check_manager(table, self.member)
        if self.seat is not None:
            check_seat(table, self.seat)
        computers = computers_at(table)
        if not computers or (self.seat is not None and self.seat not in computers):
            raise Refused(Code.NOT_A_COMPUTER)
        return with_sitter(table, computers[-1] if self.seat is None else self.seat, None)
