"""Whether a game is rated: decided when it begins, so that nobody can choose by how it goes."""

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Final

from bot.tables.errors import Code
from bot.tables.model import Member, Sitter, Status, Table
from engine import Refused, Seat

SEATS: Final = 4
ACCOUNT_AGE_MS: Final = 7 * 24 * 3_600_000
"""How old an account must be: a new one is too easily made to be beaten."""
_DISCORD_EPOCH_MS: Final = 1_420_070_400_000
_TIME_BITS: Final = 22


class Obstacle(StrEnum):
    """Why a table is not rated; the value is a key of the catalogue after `unrated-`."""

    CASUAL = "casual"
    """The host has turned ratings off."""
    SEATS = "seats"
    """Only games of four are rated."""
    COMPUTER = "computer"
    """A computer sits at the table."""
    NEW_ACCOUNT = "new-account"
    """Somebody's account is younger than seven days."""


def obstacle(table: Table, now: int) -> Obstacle | None:
    """Why a table in its lobby would not be rated with the members who sit there; `None` if it would be."""
    if table.casual:
        return Obstacle.CASUAL
    if table.rules.seats != SEATS:
        return Obstacle.SEATS
    sitters = [sitter for sitter in table.seats if sitter is not None]
    if any(sitter.user is None for sitter in sitters):
        return Obstacle.COMPUTER
    if any(sitter.user is not None and account_made_at(sitter.user) > now - ACCOUNT_AGE_MS for sitter in sitters):
        return Obstacle.NEW_ACCOUNT
    return None


def account_made_at(user: int) -> int:
    """When a Discord account was made, milliseconds UTC: the id says it.

    >>> account_made_at(175928847299117063)
    1462015105796
    """
    return (user >> _TIME_BITS) + _DISCORD_EPOCH_MS


def decide_rated(table: Table, now: int) -> Table:
    """A table whose game begins, rated or not."""
    return replace(table, rated=obstacle(table, now) is None)


def ask_consent(table: Table, asker: int) -> Table:
    """A game that a member has begun: if it is rated, the others have yet to come and see their cards."""
    seats = (
        None if sitter is None else replace(sitter, agreed=not table.rated or sitter.user in (None, asker))
        for sitter in table.seats
    )
    return replace(table, seats=tuple(seats))


def without_consent(table: Table) -> tuple[Seat, ...]:
    """The seats of members who have not agreed that a game, which others began, is rated.

    Whoever signed up for a contest has agreed to all its games.
    """
    if table.contest is not None:
        return ()
    sitters = ((seat, sitter) for seat, sitter in enumerate(table.seats) if sitter is not None)
    return tuple(seat for seat, sitter in sitters if not sitter.agreed)


def must_come(table: Table) -> bool:
    """Whether members come to a game at play by opening their hands: to a rated one, and to a contest's."""
    return table.status is Status.PLAYING and (table.rated or table.contest is not None)


def is_hand_closed(table: Table, seat: Seat) -> bool:
    """Whether the member of a seat has yet to open the hand of a rated game: who sees their cards has agreed."""
    return table.rated and table.status is Status.PLAYING and seat in without_consent(table)


def take_turn(table: Table, seat: Seat) -> Table:
    """The table after a computer has taken a turn of a seat: unrated for good if the member has not agreed.

    So the first turn settles it, and nobody waits to see how the game goes.
    """
    return replace(table, rated=table.rated and seat not in without_consent(table))


def may_be_replaced(table: Table, sitter: Sitter) -> bool:
    """Whether others may let a computer play for a member: in a rated game only after a missed turn."""
    return not table.rated or sitter.missed > 0


def has_fixed_clock(table: Table) -> bool:
    """Whether the clock stays as it is: in a rated game that has started."""
    return table.rated and table.status is Status.PLAYING


def check_kick(table: Table, member: Member) -> None:
    """Refuse a player who removes another from a rated game, which would end the rating for all.

    Raises:
        Refused: RATED, OWN_TABLE for a moderator who sits there.
    """
    if not (table.rated and table.running):
        return
    if not member.moderator:
        raise Refused(Code.RATED)
    if table.seat_of(member.user) is not None:
        raise Refused(Code.OWN_TABLE)


def is_at_stake(table: Table) -> bool:
    """Whether a member who leaves now loses a rated game: not before its first line, nor before all have agreed.

    It then goes on as rated for the others, so that nobody wins or saves anything by that.
    """
    return table.rated and table.version > 0 and not without_consent(table)


def must_be_finished(table: Table) -> bool:
    """Whether a contest's game is played to its end whatever becomes of the contest: rated, and begun by all."""
    return table.version > 0 and table.rated and is_begun_by_all(table.seats)


def is_begun_by_all(seats: Sequence[Sitter | None]) -> bool:
    """Whether each member of a contest's table of four has come to it; computers of the house are there."""
    return all(sitter is not None and sitter.agreed for sitter in seats)
