"""Who sits where and who manages, as pure functions of a table: each gives the table after, or refuses."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from bot.tables.computer_names import computer_name
from bot.tables.errors import Code, TableError
from bot.tables.lobby import keep_apart
from bot.tables.model import CLOCK_MAX_MS, CLOCK_MIN_MS, Sitter, Status, Table, Who
from engine import Seat
from engine.players.levels import Level

_NAME_LENGTH: Final = 64
"""What the schema holds; Discord's names have 32."""


def sitter_of(who: Who) -> Sitter:
    """Someone as they sit down."""
    return Sitter(user=who.user, name=who.name[:_NAME_LENGTH])


def check_clock(clock_ms: int) -> None:
    """Refuse a turn clock out of its range.

    Raises:
        TableError: BAD_CLOCK.
    """
    if not CLOCK_MIN_MS <= clock_ms <= CLOCK_MAX_MS:
        raise TableError(Code.BAD_CLOCK)


def check_running(table: Table) -> None:
    """Refuse a table that has ended.

    Raises:
        TableError: OVER, CLOSED.
    """
    if table.status is Status.OVER:
        raise TableError(Code.OVER)
    if table.status is Status.CLOSED:
        raise TableError(Code.CLOSED)


def check_lobby(table: Table) -> None:
    """Refuse a table that is not in its lobby.

    Raises:
        TableError: STARTED, OVER, CLOSED.
    """
    check_running(table)
    if table.status is Status.PLAYING:
        raise TableError(Code.STARTED)


def check_playing(table: Table) -> None:
    """Refuse a table that is not at play.

    Raises:
        TableError: NOT_STARTED, OVER, CLOSED.
    """
    check_running(table)
    if table.status is Status.LOBBY:
        raise TableError(Code.NOT_STARTED)


def check_manager(table: Table, who: Who) -> None:
    """Refuse who is neither the host nor a moderator.

    Raises:
        TableError: NOT_HOST.
    """
    if who.user != table.host and not who.moderator:
        raise TableError(Code.NOT_HOST)


def check_seat(table: Table, seat: Seat) -> None:
    """Refuse a seat that the table has not.

    Raises:
        TableError: NO_SUCH_SEAT.
    """
    if seat not in range(len(table.seats)):
        raise TableError(Code.NO_SUCH_SEAT)


def seat_of(table: Table, user: int) -> Seat:
    """The seat of a member.

    Raises:
        TableError: NOT_SEATED.
    """
    seat = table.seat_of(user)
    if seat is None:
        raise TableError(Code.NOT_SEATED)
    return seat


def with_sitter(table: Table, seat: Seat, sitter: Sitter | None) -> Table:
    """The table with someone else, or nobody, in a seat."""
    return replace(table, seats=(*table.seats[:seat], sitter, *table.seats[seat + 1 :]))


def computer_for(table: Table, seat: Seat, level: Level | None = None) -> Sitter:
    """The computer that would sit in a seat; without a `level` it plays as computers do at this table."""
    taken = {sitter.name for sitter in table.seats if sitter is not None}
    return Sitter(user=None, name=computer_name(table.id, seat, taken), level=level or table.level)


def sat(table: Table, who: Who, seat: Seat | None = None, only: Seat | None = None) -> Table:
    """Someone sits down, or moves while the table is in its lobby; at play a member replaces a computer.

    `seat` `None` is the first there is. `only` is the seat whose cards `who` knows, and so the only one to take.

    Raises:
        TableError: OVER, CLOSED, NO_SUCH_SEAT, SEATED_ALREADY, SEAT_TAKEN, FULL, SEEN_CARDS, KEPT_APART.
    """
    check_running(table)
    if seat is not None:
        check_seat(table, seat)
    mine = table.seat_of(who.user)
    at_play = table.status is Status.PLAYING
    if mine is not None and (at_play or seat is None or seat == mine):
        raise TableError(Code.SEATED_ALREADY)
    open_seats = _computers(table) if at_play else table.free_seats
    if seat is None:
        if not open_seats:
            raise TableError(Code.FULL)
        seat = only if only in open_seats else keep_apart.open_to(table, who.user, open_seats)
    elif seat not in open_seats:
        raise TableError(Code.SEAT_TAKEN)
    if only is not None and seat != only:
        raise TableError(Code.SEEN_CARDS)
    sitter = sitter_of(who)
    if mine is not None:
        sitter, table = table.seats[mine] or sitter, with_sitter(table, mine, None)
    after = with_sitter(table, seat, sitter)
    keep_apart.check_seat_of(after, who.user)
    return after


def left(table: Table, seat: Seat, now: int) -> Table:
    """The member of a seat is gone: the seat is free, or at play a computer's for good.

    A host passes the table on to the next member in turn; a table without members closes at `now`.

    Raises:
        TableError: OVER, CLOSED.
    """
    check_running(table)
    gone = table.seats[seat]
    at_play = table.status is Status.PLAYING
    after = with_sitter(table, seat, None)
    if at_play:
        after = with_sitter(after, seat, computer_for(after, seat))
    if not _members(after, range(len(after.seats))):
        return closed(after, now)
    if gone is not None and gone.user == table.host:
        turn = after.rules.seating
        after = replace(after, host=_members(after, turn.around(turn.left[seat]))[0])
    return after


def member_in(table: Table, seat: Seat) -> Sitter:
    """The member who sits in a seat.

    Raises:
        TableError: NO_SUCH_SEAT, MEMBER_NOT_SEATED.
    """
    check_seat(table, seat)
    sitter = table.seats[seat]
    if sitter is None or sitter.user is None:
        raise TableError(Code.MEMBER_NOT_SEATED)
    return sitter


def kicked(table: Table, who: Who, seat: Seat, now: int) -> Table:
    """The host or a moderator sends a member away, as `left`.

    Raises:
        TableError: OVER, CLOSED, NOT_HOST, NO_SUCH_SEAT, MEMBER_NOT_SEATED.
    """
    check_running(table)
    check_manager(table, who)
    member_in(table, seat)
    return left(table, seat, now)


def substituted(table: Table, who: Who, seat: Seat) -> Table:
    """The host or a moderator lets a computer play for a member until "I'm back"; it may do so already.

    Raises:
        TableError: NOT_STARTED, OVER, CLOSED, NOT_HOST, NO_SUCH_SEAT, MEMBER_NOT_SEATED.
    """
    check_playing(table)
    check_manager(table, who)
    return with_sitter(table, seat, replace(member_in(table, seat), away=True))


def back(table: Table, user: int) -> Table:
    """A member plays again.

    Raises:
        TableError: NOT_STARTED, OVER, CLOSED, NOT_SEATED, NOT_AWAY.
    """
    check_playing(table)
    seat = seat_of(table, user)
    sitter = table.seats[seat]
    if sitter is None or not sitter.away:
        raise TableError(Code.NOT_AWAY)
    return with_sitter(table, seat, replace(sitter, away=False, missed=0))


def with_computer(table: Table, who: Who, seat: Seat | None = None, level: Level | None = None) -> Table:
    """The host adds a computer; `seat` `None` is the first free one, `level` `None` that of the table.

    Raises:
        TableError: STARTED, OVER, CLOSED, NOT_HOST, NO_SUCH_SEAT, SEAT_TAKEN, FULL.
    """
    check_lobby(table)
    check_manager(table, who)
    if seat is not None:
        check_seat(table, seat)
        if seat not in table.free_seats:
            raise TableError(Code.SEAT_TAKEN)
    elif not table.free_seats:
        raise TableError(Code.FULL)
    else:
        seat = table.free_seats[0]
    return with_sitter(table, seat, computer_for(table, seat, level))


def filled(table: Table, who: Who, level: Level | None = None) -> Table:
    """The host puts computers into all free seats; `level` `None` is that of the table.

    Raises:
        TableError: as `with_computer`.
    """
    table = with_computer(table, who, level=level)
    while table.free_seats:
        table = with_computer(table, who, level=level)
    return table


def without_computer(table: Table, who: Who, seat: Seat | None = None) -> Table:
    """The host sends a computer away; `seat` `None` is the last one's.

    Raises:
        TableError: STARTED, OVER, CLOSED, NOT_HOST, NO_SUCH_SEAT, NOT_A_COMPUTER.
    """
    check_lobby(table)
    check_manager(table, who)
    if seat is not None:
        check_seat(table, seat)
    computers = _computers(table)
    if not computers or (seat is not None and seat not in computers):
        raise TableError(Code.NOT_A_COMPUTER)
    return with_sitter(table, computers[-1] if seat is None else seat, None)


def started(table: Table, who: Who, now: int) -> Table:
    """The host begins the game.

    Raises:
        TableError: STARTED, OVER, CLOSED, NOT_HOST, NOT_FULL, KEPT_APART, APART_DRAWN.
    """
    check_lobby(table)
    check_manager(table, who)
    if table.free_seats:
        raise TableError(Code.NOT_FULL, missing=len(table.free_seats))
    keep_apart.check_start(table)
    return replace(table, status=Status.PLAYING, started_at=now)


def closed(table: Table, now: int) -> Table:
    """The table, given up."""
    return replace(table, status=Status.CLOSED, ended_at=now)


def with_clock(table: Table, who: Who, clock_ms: int) -> Table:
    """The host sets the turn clock.

    Raises:
        TableError: OVER, CLOSED, NOT_HOST, BAD_CLOCK.
    """
    check_running(table)
    check_manager(table, who)
    check_clock(clock_ms)
    return replace(table, clock_ms=clock_ms)


def with_even_pace(table: Table, who: Who, *, even: bool) -> Table:
    """The host lets what is said in the bidding be shown after the same delay, or at once.

    Raises:
        TableError: OVER, CLOSED, NOT_HOST.
    """
    check_running(table)
    check_manager(table, who)
    return replace(table, even_pace=even)


def with_level(table: Table, who: Who, level: Level, seat: Seat | None = None) -> Table:
    """The host sets how well computers play: the one in a seat, or all there are and who plays for absent members.

    Raises:
        TableError: STARTED, OVER, CLOSED, NOT_HOST, NO_SUCH_SEAT, NOT_A_COMPUTER.
    """
    check_lobby(table)
    check_manager(table, who)
    computers = _computers(table)
    if seat is not None:
        check_seat(table, seat)
        if seat not in computers:
            raise TableError(Code.NOT_A_COMPUTER)
        computers = (seat,)
    else:
        table = replace(table, level=level)
    for each in computers:
        sitter = table.seats[each]
        table = with_sitter(table, each, None if sitter is None else replace(sitter, level=level))
    return table


def _computers(table: Table) -> tuple[Seat, ...]:
    return tuple(i for i, sitter in enumerate(table.seats) if sitter is not None and sitter.is_computer)


def _members(table: Table, seats: Iterable[Seat]) -> tuple[int, ...]:
    sitters = (table.seats[seat] for seat in seats)
    return tuple(sitter.user for sitter in sitters if sitter is not None and sitter.user is not None)
