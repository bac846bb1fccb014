"""Reports of table talk, and who rules on them (rules-spec H2). Pure values and functions."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum
from typing import final

from bot.tables.errors import Code
from bot.tables.lobby.seats import check_manager
from bot.tables.model import Member, Table
from engine import Refused, Seat


class Ruling(IntEnum):
    """The possible rulings, by their numbers in custom ids."""

    NOTHING = 0
    REPLAY = 1
    """The hand is dealt again."""
    POINT = 2
    """A point for the side that reported."""


@final
@dataclass(frozen=True, slots=True)
class Report:
    """A member in `seat` has reported table talk in a hand; `message` shows it. `ruled` is the end."""

    hand: int
    seat: Seat
    message: int
    ruled: bool = False


def report_of(reports: Iterable[Report], hand: int, seat: Seat) -> Report | None:
    """The report of a seat in a hand; there is at most one."""
    return next((each for each in reports if (each.hand, each.seat) == (hand, seat)), None)


def open_report(reports: Iterable[Report], hand: int, seat: Seat, message: int) -> Report:
    """The report that a message shows, on which nobody has ruled.

    Raises:
        Refused: NOT_REPORTED, STALE.
    """
    found = report_of(reports, hand, seat)
    if found is None or found.message != message:
        raise Refused(Code.NOT_REPORTED)
    if found.ruled:
        raise Refused(Code.STALE)
    return found


def with_report(reports: tuple[Report, ...], changed: Report) -> tuple[Report, ...]:
    """The reports with one added or changed, in the order of hands and seats."""
    others = [each for each in reports if (each.hand, each.seat) != (changed.hand, changed.seat)]
    return tuple(sorted([*others, changed], key=lambda each: (each.hand, each.seat)))


def is_for_moderators(table: Table) -> bool:
    """Whether only a moderator who does not play there rules: in a rated game and in a contest."""
    return table.rated or table.contest is not None


def check_ruling(table: Table, member: Member, ruling: Ruling, reporter: Seat) -> None:
    """Refuse a ruling by somebody who may not rule at all, or a point for the ruler's own side.

    Raises:
        Refused: NOT_HOST, NOT_MODERATOR, OWN_TABLE, OWN_SIDE.
    """
    mine = table.seat_of(member.user)
    if not is_for_moderators(table):
        check_manager(table, member)
    elif not member.moderator:
        raise Refused(Code.NOT_MODERATOR)
    elif mine is not None:
        raise Refused(Code.OWN_TABLE)
    if ruling is Ruling.POINT and mine is not None and table.rules.side_of(mine) == table.rules.side_of(reporter):
        raise Refused(Code.OWN_SIDE)
