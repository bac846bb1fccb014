"""Seats, sitters and the right to manage a table: checks and changes that several commands share. Pure functions."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from bot.tables.computer_names import computer_name
from bot.tables.errors import Code
from bot.tables.model import CLOCK_MAX_MS, CLOCK_MIN_MS, Closing, Member, Sitter, Status, Table
from engine import Refused, Seat
from engine.players.levels import Level

_NAME_LENGTH: Final = 64
"""What the schema holds; Discord's names have 32."""


def sitter_of(member: Member) -> Sitter:
    """A member who sits down."""
    return Sitter(user=member.user, name=member.name[:_NAME_LENGTH])


def check_clock(clock_ms: int) -> None:
    """Refuse a turn clock out of its range.

    Raises:
        Refused: BAD_CLOCK.
    """
    if not CLOCK_MIN_MS <= clock_ms <= CLOCK_MAX_MS:
        raise Refused(Code.BAD_CLOCK)


def check_running(table: Table) -> None:
    """Refuse a table that has ended.

    Raises:
        Refused: OVER, CLOSED.
    """
    if table.status is Status.OVER:
        raise Refused(Code.OVER)
    if table.status is Status.CLOSED:
        raise Refused(Code.CLOSED)


def check_lobby(table: Table) -> None:
    """Refuse a table that is not in its lobby.

    Raises:
        Refused: STARTED, OVER, CLOSED.
    """
    check_running(table)
    if table.status is Status.PLAYING:
        raise Refused(Code.STARTED)


def check_playing(table: Table) -> None:
    """Refuse a table that is not at play.

    Raises:
        Refused: NOT_STARTED, OVER, CLOSED.
    """
    check_running(table)
    if table.status is Status.LOBBY:
        raise Refused(Code.NOT_STARTED)


def check_unlocked(table: Table) -> None:
    """Refuse what only the contest decides at its tables.

    Raises:
        Refused: LOCKED.
    """
    if table.contest is not None:
        raise Refused(Code.LOCKED)


def check_manager(table: Table, member: Member) -> None:
    """Refuse a member who is neither the host nor a moderator.

    Raises:
        Refused: NOT_HOST.
    """
    if member.user != table.host and not member.moderator:
        raise Refused(Code.NOT_HOST)


def check_seat(table: Table, seat: Seat) -> None:
    """Refuse a seat that the table does not have.

    Raises:
        Refused: NO_SUCH_SEAT.
    """
    if seat not in range(len(table.seats)):
        raise Refused(Code.NO_SUCH_SEAT)


def seat_of(table: Table, user: int) -> Seat:
    """The seat of a member.

    Raises:
        Refused: NOT_SEATED.
    """
    seat = table.seat_of(user)
    if seat is None:
        raise Refused(Code.NOT_SEATED)
    return seat


def with_sitter(table: Table, seat: Seat, sitter: Sitter | None) -> Table:
    """The table with someone else, or nobody, in a seat."""
    return replace(table, seats=(*table.seats[:seat], sitter, *table.seats[seat + 1 :]))


def computer_for(table: Table, seat: Seat, level: Level | None = None) -> Sitter:
    """The computer for a seat; without a `level` it has the table's."""
    taken = {sitter.name for sitter in table.seats if sitter is not None}
    return Sitter(user=None, name=computer_name(table.id, seat, taken), level=level or table.level)


def without_member(table: Table, seat: Seat, now: int, level: Level | None = None) -> Table:
    """The table after a member has left: the seat is free in the lobby, and a computer's during play.

    The next member becomes host if the host left. A table without members closes at `now`: its host closes a lobby.
    At a contest's table the computers play on.
    """
    gone = table.seats[seat]
    if table.status is Status.LOBBY and not _members_at(with_sitter(table, seat, None), range(len(table.seats))):
        return close_table(table, now, Closing.HOST)
    after = with_sitter(table, seat, None)
    if table.status is Status.PLAYING:
        after = with_sitter(after, seat, computer_for(after, seat, level))
    if table.contest is None and not _members_at(after, range(len(after.seats))):
        return close_table(after, now, Closing.DESERTED)
    if gone is not None and gone.user == table.host:
        turn = after.rules.seating
        after = replace(after, host=_members_at(after, turn.around(turn.left[seat]))[0])
    return after


def member_in(table: Table, seat: Seat) -> Sitter:
    """The member who sits in a seat.

    Raises:
        Refused: NO_SUCH_SEAT, MEMBER_NOT_SEATED.
    """
    check_seat(table, seat)
    sitter = table.seats[seat]
    if sitter is None or sitter.user is None:
        raise Refused(Code.MEMBER_NOT_SEATED)
    return sitter


def close_table(table: Table, now: int, closing: Closing) -> Table:
    """The table, closed and no longer rated. Commands close by `game.give_up`, which asks who has left."""
    return replace(table, status=Status.CLOSED, ended_at=now, closing=closing, pause=None, rated=False)


def computers_at(table: Table) -> tuple[Seat, ...]:
    """The seats of computers."""
    return tuple(i for i, sitter in enumerate(table.seats) if sitter is not None and sitter.is_computer)


def plays_alone(table: Table) -> bool:
    """Whether one member plays with nobody but computers, in an unrated game of no contest."""
    alone = len(_members_at(table, range(len(table.seats)))) == 1
    return table.status is Status.PLAYING and not table.rated and table.contest is None and alone


def move_sitters(seats: tuple[Sitter | None, ...], size: int) -> tuple[Sitter | None, ...]:
    """The sitters at a table of another size. Members whose seat is gone move to free seats; computers make way.

    Raises:
        Refused: TOO_MANY_SEATED when there are more members than seats.
    """
    if sum(sitter is not None and not sitter.is_computer for sitter in seats) > size:
        raise Refused(Code.TOO_MANY_SEATED, seats=size)
    moved = [*seats[:size], *[None] * (size - len(seats))]
    over = sorted((sitter for sitter in seats[size:] if sitter is not None), key=lambda sitter: sitter.is_computer)
    for sitter in over:
        seat = _place(moved, sitter)
        if seat is not None:
            moved[seat] = sitter
    return tuple(moved)


def _place(seats: list[Sitter | None], sitter: Sitter) -> int | None:
    """The first free seat; for a member also a computer's."""
    free = [seat for seat, taken in enumerate(seats) if taken is None]
    computers = [seat for seat, taken in enumerate(seats) if taken is not None and taken.is_computer]
    return next(iter([*free, *([] if sitter.is_computer else computers)]), None)


def _members_at(table: Table, seats: Iterable[Seat]) -> tuple[int, ...]:
    sitters = (table.seats[seat] for seat in seats)
    return tuple(sitter.user for sitter in sitters if sitter is not None and sitter.user is not None)
