"""What a request makes of a table: pure functions of the table as kept, which give the change or refuse."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bot.tables.errors import Code, TableError
from bot.tables.game import Change, Kept, Leaver, chance, moved, playing, waits_for_computer
from bot.tables.lobby import keep_apart, rated, seats
from bot.tables.lobby import rematch as rematches
from bot.tables.model import Status, Table, Who
from engine import (
    PRESETS,
    Action,
    IllegalAction,
    LayDown,
    Object,
    Refusal,
    Revoke,
    Rules,
    Seat,
    State,
    Steal,
    ThrowIn,
    interjections,
    legal_actions,
)
from engine.phases.registry import Dealing, DrawForDeal, RevokeReview
from engine.players.levels import Level

_NUMBERS: Final[dict[type[Action], int]] = {LayDown: 0, ThrowIn: 1, Steal: 2, Object: 3}
_REVOKES: Final = 10
"""And the seat that is said to have revoked."""
MISSED: Final = 2
"""Clocks run out in a row that make a member away."""


def opened(
    who: Who,
    guild: int,
    channel: int,
    *,
    preset: str,
    rules: Rules | None,
    clock_ms: int,
    language: str,
    level: Level,
    now: int,
) -> Table:
    """A new table without a number yet, with the seats of its rules; its opener is host and in the first of them.

    Raises:
        TableError: UNKNOWN_PRESET, BAD_CLOCK.
    """
    if rules is None:
        rules = PRESETS.get(preset)
    if rules is None:
        raise TableError(Code.UNKNOWN_PRESET, name=preset)
    seats.check_clock(clock_ms)
    return Table(
        id=0,
        guild=guild,
        channel=channel,
        host=who.user,
        preset=preset,
        rules=rules,
        clock_ms=clock_ms,
        language=language,
        level=level,
        status=Status.LOBBY,
        version=0,
        seats=(seats.sitter_of(who), *[None] * (rules.seats - 1)),
        created_at=now,
    )


def rematch(kept: Kept, who: Who, *, new_partners: bool, secret: bytes, now: int) -> Kept:
    """A new table without a number yet, at play with those who sit at a finished one.

    Raises:
        TableError: NOT_OVER, NOT_SEATED, NO_OTHER_PARTNERS.
    """
    old = kept.table
    if old.status is not Status.OVER:
        raise TableError(Code.NOT_OVER)
    if not who.moderator:
        seats.seat_of(old, who.user)
    table = replace(
        old,
        id=0,
        host=who.user if old.host < 0 else old.host,
        status=Status.PLAYING,
        version=0,
        seats=rematches.again(old, new_partners=new_partners),
        created_at=now,
        started_at=now,
        ended_at=None,
        message=None,
        message_at=None,
        message_hand=0,
        ping=None,
        previous=old.id,
    )
    table = rated.begun(table, now)
    return Kept(table=table, revision=0, secret=secret).started(table)


def kept_apart(table: Table, who: Who, one: Who, two: Who) -> Table:
    """The host keeps two members apart, or lets them be partners again.

    Raises:
        TableError: STARTED, OVER, CLOSED, NOT_HOST, APART_SAME, NO_PARTNERS, APART_MANY.
    """
    seats.check_lobby(table)
    seats.check_manager(table, who)
    return keep_apart.toggled(table, one, two)


def left(kept: Kept, who: Who, now: int) -> Change:
    """A member leaves.

    Raises:
        TableError: OVER, CLOSED, NOT_SEATED.
    """
    seats.check_running(kept.table)
    seat = seats.seat_of(kept.table, who.user)
    after = replace(seats.left(kept.table, seat, now), rated=False)
    leaver = Leaver(seat, now) if rated.is_at_stake(kept.table) else None
    return Change(kept.without_member(seat, after, now), leaver=leaver)


def kicked(kept: Kept, who: Who, seat: Seat, now: int) -> Change:
    """A member is sent away.

    Raises:
        TableError: as `lobby.kicked`; RATED when only a moderator may, because ratings are at stake.
    """
    after = seats.kicked(kept.table, who, seat, now)
    rated.check_kick(kept.table, who)
    return Change(kept.without_member(seat, replace(after, rated=False), now))


def acted(
    kept: Kept, user: int, choose: Callable[[State], Action], *, seen: int, now: int, key: int | None = None
) -> Change:
    """A member's action, chosen from the state of version `seen`; who acts is back, and clocks run out are forgiven.

    Raises:
        TableError: NOT_STARTED, OVER, CLOSED, NOT_SEATED, STALE, NOT_YOUR_TURN.
        IllegalAction: When the rules forbid it.
    """
    state = playing(kept)
    seat = seats.seat_of(kept.table, user)
    _check_version(kept, seen)
    if state.actor != seat:
        raise TableError(Code.NOT_YOUR_TURN)
    return moved(_with_member(kept, seat), choose(state), now, user, key)


def choice(state: State, index: int) -> Action:
    """The legal action of a number.

    Raises:
        IllegalAction: NOT_NOW when there is none.
    """
    legal = legal_actions(state)
    if index not in range(len(legal)):
        raise IllegalAction(Refusal.NOT_NOW)
    return legal[index]


def number_of(action: Action) -> int:
    """What a button says an interjection by: the same at every version, because others play on meanwhile.

    Raises:
        ValueError: For what is no interjection.
    """
    match action:
        case Revoke(_, accused):
            return _REVOKES + accused
        case LayDown() | ThrowIn() | Steal() | Object():
            return _NUMBERS[type(action)]
        case _:
            raise ValueError("not an interjection")


def interjected(kept: Kept, user: int, number: int, *, seen: int, now: int, key: int | None = None) -> Change:
    """What a member, back by it, does beside the turn. A claim or a concession is about the cards of version `seen`.

    Raises:
        TableError: NOT_STARTED, OVER, CLOSED, NOT_SEATED, STALE.
        IllegalAction: NOT_NOW when it is not offered any more, or what the rules say against it.
    """
    state = playing(kept)
    seat = seats.seat_of(kept.table, user)
    if number in (_NUMBERS[LayDown], _NUMBERS[ThrowIn]):
        _check_version(kept, seen)
    action = next((each for each in interjections(state, seat) if number_of(each) == number), None)
    if action is None:
        raise IllegalAction(Refusal.NOT_NOW)
    return moved(_with_member(kept, seat), action, now, user, key)


def dealt(kept: Kept, who: Who, *, seen: int, now: int) -> Change:
    """The table's draw or deal, asked for by a member who sits there, and is back by it.

    Raises:
        TableError: NOT_STARTED, OVER, CLOSED, NOT_SEATED, STALE, NOT_YOUR_TURN when it is a seat's turn.
    """
    state = playing(kept)
    seat = seats.seat_of(kept.table, who.user)
    _check_version(kept, seen)
    if not isinstance(state, DrawForDeal | Dealing | RevokeReview):
        raise TableError(Code.NOT_YOUR_TURN)
    return moved(_with_member(kept, seat), chance(kept, state), now)


def stepped(kept: Kept, chosen: Action | None, *, seen: int, now: int) -> Change:
    """The table's draw or deal, or `chosen` for a seat that a computer plays.

    Raises:
        TableError: NOT_STARTED, OVER, CLOSED, STALE, NOT_YOUR_TURN when a member is to decide.
        IllegalAction: When the rules forbid `chosen`; NOT_NOW when it is missing.
    """
    state = playing(kept)
    _check_version(kept, seen)
    if not waits_for_computer(kept.snapshot):
        raise TableError(Code.NOT_YOUR_TURN)
    action = chance(kept, state) if isinstance(state, DrawForDeal | Dealing | RevokeReview) else chosen
    if action is None:
        raise IllegalAction(Refusal.NOT_NOW)
    return moved(kept, action, now)


def stepped_beside(kept: Kept, seat: Seat, action: Action, *, seen: int, now: int) -> Change:
    """What a computer does beside the turn.

    Raises:
        TableError: NOT_STARTED, OVER, CLOSED, STALE, NOT_YOUR_TURN when a member plays the seat.
        IllegalAction: NOT_NOW when it is not offered to that seat, or what the rules say against it.
    """
    state = playing(kept)
    _check_version(kept, seen)
    sitter = kept.table.seats[seat]
    if sitter is None or not sitter.played_by_computer:
        raise TableError(Code.NOT_YOUR_TURN)
    if action not in interjections(state, seat):
        raise IllegalAction(Refusal.NOT_NOW)
    return moved(kept, action, now)


def expired(kept: Kept, *, seen: int, now: int) -> Change:
    """The clock of a turn has run out: it goes, so that the turn is the computer's.

    Raises:
        TableError: NOT_STARTED, OVER, CLOSED, STALE when the turn is another or its clock still runs.
    """
    seat = playing(kept).actor
    _check_version(kept, seen)
    sitter = None if seat is None else kept.table.seats[seat]
    if seat is None or sitter is None or kept.deadline is None or kept.deadline > now:
        raise TableError(Code.STALE)
    missed = sitter.missed + 1
    late = replace(sitter, missed=missed, away=missed >= MISSED)
    after = kept.with_table(seats.with_sitter(kept.table, seat, late), now)
    return Change(replace(after, deadline=None))


def closed(kept: Kept, who: Who, now: int) -> Change:
    """The host or a moderator gives the table up. A host who does so in a rated game has left it.

    Raises:
        TableError: OVER, CLOSED, NOT_HOST.
    """
    seats.check_running(kept.table)
    seats.check_manager(kept.table, who)
    seat = rated.leaver_by_closing(kept.table, who)
    leaver = None if seat is None else Leaver(seat, now)
    after = replace(seats.closed(kept.table, now), rated=False)
    return Change(kept.with_table(after, now), leaver=leaver)


def started(kept: Kept, who: Who, now: int) -> Change:
    """The host begins the game.

    Raises:
        TableError: as `lobby.started`.
    """
    return Change(kept.started(rated.begun(seats.started(kept.table, who, now), now)))


def _with_member(kept: Kept, seat: Seat) -> Kept:
    """The member of a seat does something: no computer plays for who is there."""
    sitter = kept.table.seats[seat]
    if sitter is None:
        return kept
    return replace(kept, table=seats.with_sitter(kept.table, seat, replace(sitter, away=False, missed=0)))


def _check_version(kept: Kept, seen: int) -> None:
    if kept.table.version != seen:
        raise TableError(Code.STALE)
