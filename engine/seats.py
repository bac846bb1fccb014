"""Seats and sides, clockwise from North; partners sit opposite (rules-spec B5)."""

from dataclasses import dataclass
from functools import cache
from math import gcd
from typing import Final, NamedTuple, TypeAlias, final

Seat: TypeAlias = int
"""0 to 8, clockwise; a plain int because it indexes tuples in the hottest loop."""
Side: TypeAlias = int
"""Who scores together: 0 for North and South, 1 for East and West; where each plays alone, the seat itself."""

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
FEWEST: Final = 2
MOST: Final = 9


@final
@dataclass(frozen=True, slots=True)
class Lineup:
    """Who plays a hand. `active` are the seats in seat order; `following[seat]` is the first of them after `seat`."""

    active: tuple[Seat, ...]
    following: tuple[Seat, ...]
    players: int
    """How many play: the cards of a trick."""


@final
class Seating(NamedTuple):
    """Who is dealt cards in a hand, and with whom each plays.

    `table` is the number of seats; the tuples by seat have that length. A seat that sits the hand out has no
    companion, and `left` of it is the first after it that plays.
    """

    table: int
    seats: tuple[Seat, ...]
    """The seats that are dealt cards, in seat order."""
    left: tuple[Seat, ...]
    """The next seat in turn, by seat."""
    side: tuple[Side, ...]
    """The side a seat plays for in this hand, by seat; partners have the same."""

    companions: tuple[tuple[Seat, ...], ...]
    """The partners of a seat in turn from it, by seat."""
    everyone: Lineup
    """Who plays when nobody is alone and nobody stays out."""
    alone: tuple[Lineup, ...]
    """Who plays when a seat is alone, by seat."""

    def around(self, first: Seat) -> tuple[Seat, ...]:
        """The seats that are dealt cards in turn, `first` first."""
        place = self.seats.index(first)
        return self.seats[place:] + self.seats[:place]

    def partners(self, seat: Seat) -> tuple[Seat, ...]:
        """Who plays with a seat, in turn from it."""
        return self.companions[seat]

    def partner(self, seat: Seat) -> Seat | None:
        """The first partner in turn, `None` where there is none."""
        return next(iter(self.partners(seat)), None)


@final
@dataclass(frozen=True, slots=True)
class Turns:
    """What follows from the dealer of a hand."""

    seating: Seating
    first_speaker: Seat
    next_dealer: Seat
    sizes: tuple[int, ...]
    """Cards that each seat is dealt."""


@cache
def seating(table: int, sides: int) -> Seating:
    """Everyone plays, `sides` seats in turn against each other.

    >>> seating(4, 2).partners(1)
    (3,)
    """
    seats = tuple(range(table))
    return _seating(seats, tuple(seat % sides for seat in seats))


@cache
def four_of(table: int, dealer: Seat) -> Seating:
    """The dealer and the three on the left play in two partnerships, the others sit out (rules-spec 10, seven to nine).

    >>> four_of(7, 5).seats
    (0, 1, 5, 6)
    """
    turn = [(dealer + step) % table for step in range(4)]
    playing = tuple(sorted(turn))
    return _seating(playing, tuple(turn.index(seat) % 2 if seat in turn else 2 + seat for seat in range(table)))


@cache
def join_sides(table: Seating, seat: Seat, other: Seat) -> Seating:
    """A seating where `other` sits on the side of `seat`.

    >>> join_sides(seating(5, 5), 0, 3).partners(3)
    (0,)
    """
    side = tuple(table.side[seat] if each == other else mine for each, mine in enumerate(table.side))
    return _seating(table.seats, side)


def _seating(seats: tuple[Seat, ...], side: tuple[Side, ...]) -> Seating:
    companions = _companions(seats, side)
    everyone = lineup(seats, (), len(side))
    alone = tuple(lineup(seats, partners, len(side)) for partners in companions)
    return Seating(len(side), seats, everyone.following, side, companions, everyone, alone)


@cache
def lineup(seats: tuple[Seat, ...], out: tuple[Seat, ...], table: int) -> Lineup:
    """Who plays of those dealt in at a table of so many, when some stay `out`; at least one must play.

    >>> lineup((0, 1, 2, 3), (2,), 4).following
    (1, 3, 3, 0)
    """
    active = tuple(seat for seat in seats if seat not in out)
    turns = [[(seat + step) % table for step in range(1, table + 1)] for seat in range(table)]
    return Lineup(active, tuple(next(seat for seat in turn if seat in active) for turn in turns), len(active))


def _companions(seats: tuple[Seat, ...], side: tuple[Side, ...]) -> tuple[tuple[Seat, ...], ...]:
    turns = [[*range(seat + 1, len(side)), *range(seat)] for seat in range(len(side))]
    return tuple(
        tuple(other for other in turn if other in seats and side[other] == side[seat])
        for seat, turn in enumerate(turns)
    )


@cache
def rotation(table: int) -> int:
    """How far the deal moves where fours rotate: past the four that played, unless the same fours would meet again.

    >>> rotation(7), rotation(8), rotation(9)
    (4, 3, 4)
    """
    return 4 if gcd(table, 4) == 1 else 3


FOUR: Final = seating(4, 2)
"""Four in two partnerships: the usual table."""
