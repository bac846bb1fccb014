"""Pairs of members who may not be partners (rules-spec B5), where seats decide partners: pure functions of a table."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from bot.tables.errors import Code
from bot.tables.model import Apart, Member, Sitter, Table
from engine import Refused, Rules, Seat
from engine.rules.options import Partners

MOST: Final = 8
"""Pairs that one table keeps apart; all are named in its lobby."""


def has_partners(rules: Rules) -> bool:
    """Whether partners stay the same for the whole game: not in cutthroat, nor where they change with each hand."""
    return rules.sides < rules.seats


def toggle_pair(table: Table, one: Member, two: Member) -> Table:
    """The table with a pair kept apart, or released if it was.

    Raises:
        Refused: APART_SAME, NO_PARTNERS, APART_MANY.
    """
    if one.user == two.user:
        raise Refused(Code.APART_SAME)
    first, second = sorted((one, two), key=lambda each: each.user)
    others = tuple(pair for pair in table.apart if (pair.one, pair.two) != (first.user, second.user))
    if len(others) < len(table.apart):
        return replace(table, apart=others)
    if not has_partners(table.rules):
        raise Refused(Code.NO_PARTNERS)
    if len(others) >= MOST:
        raise Refused(Code.APART_MANY, limit=MOST)
    pair = Apart(one=first.user, two=second.user, one_name=first.name, two_name=second.name)
    return replace(table, apart=tuple(sorted((*others, pair), key=lambda each: (each.one, each.two))))


def check_seat_of(table: Table, user: int) -> None:
    """Refuse a seat whose partner the member is kept apart from.

    Raises:
        Refused: KEPT_APART.
    """
    _refuse(pair for pair in _pairs_of_partners(table, table.seats) if user in (pair.one, pair.two))


def check_start(table: Table) -> None:
    """Refuse to begin if members kept apart are partners, or a draw might make them partners.

    Raises:
        Refused: KEPT_APART, APART_DRAWN.
    """
    if not has_partners(table.rules):
        return
    if table.rules.partners is Partners.AS_SEATED:
        _refuse(_pairs_of_partners(table, table.seats))
        return
    for pair in table.apart:
        if table.seat_of(pair.one) is not None and table.seat_of(pair.two) is not None:
            raise Refused(Code.APART_DRAWN, one=pair.one_name, two=pair.two_name)


def is_allowed(table: Table, seats: tuple[Sitter | None, ...]) -> bool:
    """Whether no two partners in these seats are kept apart."""
    return not any(_pairs_of_partners(table, seats))


def best_seat(table: Table, user: int, seats: tuple[Seat, ...]) -> Seat:
    """The first of some seats whose partner the member is not kept apart from; if there is none, the first."""
    return next((seat for seat in seats if not _has_partner_apart(table, user, seat)), seats[0])


def _has_partner_apart(table: Table, user: int, seat: Seat) -> bool:
    if not has_partners(table.rules):
        return False
    partners = {sitter.user for each in table.rules.seating.partners(seat) if (sitter := table.seats[each]) is not None}
    return any(
        user in (pair.one, pair.two) and not partners.isdisjoint({pair.one, pair.two} - {user}) for pair in table.apart
    )


def _pairs_of_partners(table: Table, seats: tuple[Sitter | None, ...]) -> Iterable[Apart]:
    """The pairs kept apart that sit as partners."""
    if not table.apart or not has_partners(table.rules):
        return
    places = {sitter.user: seat for seat, sitter in enumerate(seats) if sitter is not None}
    for pair in table.apart:
        one, two = places.get(pair.one), places.get(pair.two)
        if one is not None and two is not None and table.rules.side_of(one) == table.rules.side_of(two):
            yield pair


def _refuse(pairs: Iterable[Apart]) -> None:
    for pair in pairs:
        raise Refused(Code.KEPT_APART, one=pair.one_name, two=pair.two_name)
