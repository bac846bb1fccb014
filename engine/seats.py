"""Seats and sides of a table of four, clockwise from North; partners sit opposite (RULES.md B5)."""

from typing import Final, TypeAlias

Seat: TypeAlias = int
"""0 to 3, clockwise; a plain int because it indexes tuples in the hottest loop."""
Side: TypeAlias = int
"""0 for North and South, 1 for East and West."""

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SEATS: Final = (NORTH, EAST, SOUTH, WEST)
SIDES: Final = (0, 1)


def left_of(seat: Seat) -> Seat:
    """The next seat in turn."""
    return (seat + 1) % 4


def partner_of(seat: Seat) -> Seat:
    """The seat opposite."""
    return (seat + 2) % 4


def side_of(seat: Seat) -> Side:
    """The side a seat plays for."""
    return seat % 2


def around(first: Seat) -> tuple[Seat, ...]:
    """All seats in turn, `first` first.

    >>> around(EAST)
    (1, 2, 3, 0)
    """
    return tuple((first + step) % 4 for step in range(4))
