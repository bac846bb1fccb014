"""Reports of table talk, and who rules on them (rules-spec H2). Pure values and functions."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import IntEnum, StrEnum
from typing import final

from bot.tables.errors import Code
from bot.tables.lobby.seats import check_manager, seat_of
from bot.tables.model import Member, Table
from engine import Refused, Seat


class Ruling(IntEnum):
    """The possible rulings, by their numbers in custom ids and in the database."""

    NOTHING = 0
    REPLAY = 1
    """The hand is dealt again."""
    POINT = 2
    """A point for the side that reported."""


class Judge(StrEnum):
    """Who rules on reports at a table. A moderator who does not play there always may."""

    HOST = "host"
    SIDES = "sides"
    """Both sides, by agreement."""
    MODERATOR = "moderator"


@final
@dataclass(frozen=True, slots=True)
class Report:
    """A member in `seat` has reported table talk in a hand; `message` shows it.

    In a rated game or a contest a player may propose a ruling, which the other side may accept. `ruled` is the end.
    """

    hand: int
    seat: Seat
    message: int
    proposed: Ruling | None = None
    proposed_by: Seat | None = None
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


def check_ruling(table: Table, member: Member, ruling: Ruling, reporter: Seat) -> None:
    """Refuse a ruling by somebody who may not rule at all, or a point for the ruler's own side.

    A contest's table has no member for a host: each player may propose.

    Raises:
        Refused: NOT_HOST, OWN_SIDE, MANY_SIDES.
    """
    mine = table.seat_of(member.user)
    if table.contest is None or mine is None:
        check_manager(table, member)
    if only_proposes(table, member):
        _check_two_sides(table)
    if mine is None and table.rated and not member.moderator:
        raise Refused(Code.NOT_HOST)
    if ruling is Ruling.POINT and mine is not None and table.rules.side_of(mine) == table.rules.side_of(reporter):
        raise Refused(Code.OWN_SIDE)


def judge_of(table: Table) -> Judge:
    """Who rules on reports at a table, by the rules of `check_ruling` and `only_proposes`."""
    if not table.rated and table.contest is None:
        return Judge.HOST
    return Judge.SIDES if table.rules.sides == 2 else Judge.MODERATOR


def only_proposes(table: Table, member: Member) -> bool:
    """Whether a ruling is a proposal to the other side: in a rated game or a contest nobody who sits there judges."""
    return (table.rated or table.contest is not None) and table.seat_of(member.user) is not None


def check_acceptance(table: Table, member: Member, report: Report) -> None:
    """Refuse anybody but a member of a side that did not propose the ruling.

    Raises:
        Refused: NOT_SEATED, STALE when nothing is proposed, OTHER_SIDE, MANY_SIDES.
    """
    mine = seat_of(table, member.user)
    _check_two_sides(table)
    if report.proposed is None or report.proposed_by is None:
        raise Refused(Code.STALE)
    if table.rules.side_of(mine) == table.rules.side_of(report.proposed_by):
        raise Refused(Code.OTHER_SIDE)


def ruled(report: Report) -> Report:
    """The report after its ruling."""
    return replace(report, ruled=True)


def _check_two_sides(table: Table) -> None:
    """Refuse what two sides would agree on at the cost of a third.

    Raises:
        Refused: MANY_SIDES.
    """
    if table.rules.sides > 2:
        raise Refused(Code.MANY_SIDES)
