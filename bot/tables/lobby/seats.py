"""Seats, sitters, rematches, the right to manage a table: pure functions that commands share."""

from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import Final

from bot.tables.errors import Code
from bot.tables.model import CLOCK_MAX_MS, CLOCK_MIN_MS, Closing, Member, Sitter, Status, Table
from engine import Refused, Rules, Seat
from engine.players.levels import Level
from engine.rules.options import Partners

NAMES: Final = (
    "Ada", "Basil", "Clover", "Dot", "Edith", "Felix", "Greta", "Hugo", "Iris", "Jasper", "Kit", "Lotte", "Milo",
    "Nell", "Otto", "Pearl", "Quinn", "Rosa", "Silas", "Tess", "Ugo", "Vera", "Wilma", "Xenia", "Yves", "Zelda",
)  # fmt: skip
_BY_TABLE: Final = 7
_BY_SEAT: Final = 5
"""No common factor with how many names there are: the seats of a table differ."""


def computer_name(table: int, seat: Seat, taken: Collection[str] = ()) -> str:
    """The name of the computer in a seat: always the same, unless somebody at the table has it.

    >>> [computer_name(1, seat) for seat in range(4)]
    ['Hugo', 'Milo', 'Rosa', 'Wilma']
    """
    first = table * _BY_TABLE + seat * _BY_SEAT
    names = (NAMES[(first + step) % len(NAMES)] for step in range(len(NAMES)))
    return next((name for name in names if name not in taken), NAMES[first % len(NAMES)])


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
    """The computer for a seat; without a `level` it plays as for the absent. A table without a number has its time."""
    taken = {sitter.name for sitter in table.seats if sitter is not None}
    name = computer_name(table.id or table.created_at, seat, taken)
    return Sitter(user=None, name=name, level=level or table.substitute_level)


def without_member(table: Table, seat: Seat, now: int) -> Table:
    """The table after a member has left: the seat is free in the lobby, and a computer's during play.

    The next member becomes host if the host left. When the last member leaves, the table closes at `now` with that
    member in the seat, who has played the game. At a contest's table the computers play on.
    """
    gone, after = table.seats[seat], with_sitter(table, seat, None)
    if table.contest is None and not _members_at(after, range(len(after.seats))):
        return close_table(table, now, Closing.DESERTED)
    if table.status is Status.PLAYING:
        after = with_sitter(after, seat, computer_for(after, seat))
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
    """Whether one member sits with nobody but computers, at an unrated table of no contest."""
    return len(_members_at(table, range(len(table.seats)))) == 1 and not table.rated and table.contest is None


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


REMATCH_MS: Final = 3_600_000
"""How long after its end a game is listed in its channel and can be played again."""


def check_recent(table: Table, now: int) -> None:
    """Refuse a rematch of a game that ended long ago: those who played it are no longer there.

    Raises:
        Refused: REMATCH_LATE.
    """
    if now - (table.ended_at or 0) > REMATCH_MS:
        raise Refused(Code.REMATCH_LATE)


def rematch_seats(table: Table, *, new_partners: bool) -> tuple[Sitter | None, ...]:
    """The seats of a rematch; a computer replaces a former member. With new partners all but the first move on by one.

    At a table of four everyone has sat with everyone after three games; where each plays alone, the turn changes.

    Raises:
        Refused: NOT_SEATED when nobody is left who sat there.
    """
    fresh = tuple(None if sitter is None else _fresh(table, seat, sitter) for seat, sitter in enumerate(table.seats))
    if all(sitter is None or sitter.is_computer for sitter in fresh):
        raise Refused(Code.NOT_SEATED)
    return (fresh[0], fresh[-1], *fresh[1:-1]) if new_partners else fresh


def has_new_partners(rules: Rules) -> bool:
    """Whether a rematch can have other partners: not in cutthroat, nor where partners are drawn."""
    return rules.sides < rules.seats and rules.partners is Partners.AS_SEATED


def _fresh(table: Table, seat: Seat, sitter: Sitter) -> Sitter:
    return computer_for(table, seat) if sitter.is_former else replace(sitter, missed=0, asks_pause=False)
