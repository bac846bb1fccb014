"""Whist tournaments: each two players are partners once and opponents twice, over v - 1 rounds (v if one sits out).

Each is developed from its first round: the numbers of all players but the fixed one rise by one a round, modulo their
count. Designs for 4n players keep one player fixed; in those for 4n + 1, the player of the round's number sits out.
"""

from itertools import chain
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias, final

Player: TypeAlias = int
"""0 to v - 1."""


@final
class Four(NamedTuple):
    """A table: North and South are partners, and East and West."""

    north: Player
    east: Player
    south: Player
    west: Player


FIXED: Final = -1
"""The player whose number does not change, in `_STARTERS`."""

_GENERATORS: Final = MappingProxyType({5: 2, 13: 2, 17: 3, 29: 2, 37: 2, 41: 6, 53: 2, 61: 2})
"""A generator of the numbers modulo each prime 4n + 1: Bose and Cameron (1965) make the first round of its powers."""

_STARTERS: Final = MappingProxyType(
    {
        4: ((FIXED, 1, 0, 2),),
        8: ((FIXED, 6, 0, 4), (1, 3, 5, 2)),
        9: ((3, 2, 6, 1), (4, 5, 8, 7)),  # over the field of nine: there is none modulo nine
        12: ((FIXED, 3, 0, 2), (1, 5, 8, 7), (4, 9, 10, 6)),
        16: ((FIXED, 8, 0, 13), (1, 7, 3, 4), (2, 12, 9, 11), (10, 5, 6, 14)),
        20: ((FIXED, 5, 0, 3), (1, 12, 14, 13), (2, 6, 17, 11), (4, 8, 15, 18), (10, 9, 7, 16)),
        21: ((1, 19, 6, 7), (20, 15, 2, 9), (10, 3, 12, 14), (4, 8, 5, 16), (13, 11, 17, 18)),
        24: ((FIXED, 6, 0, 13), (14, 19, 11, 10), (1, 7, 16, 5), (21, 3, 15, 22), (2, 9, 12, 4), (8, 18, 20, 17)),
        25: ((17, 1, 5, 22), (2, 13, 7, 20), (14, 3, 24, 12), (8, 9, 6, 23), (4, 11, 10, 19), (15, 18, 16, 21)),
        28: (
            (FIXED, 13, 0, 24),
            (1, 26, 21, 25),
            (17, 9, 20, 11),
            (12, 7, 18, 19),
            (5, 3, 10, 22),
            (16, 15, 6, 2),
            (4, 14, 8, 23),
        ),
        32: (
            (FIXED, 15, 0, 30),
            (3, 25, 16, 13),
            (1, 28, 5, 8),
            (2, 7, 12, 6),
            (4, 17, 18, 24),
            (9, 26, 11, 23),
            (10, 21, 19, 29),
            (14, 22, 20, 27),
        ),
        33: (
            (1, 31, 7, 8),
            (3, 21, 2, 29),
            (4, 18, 30, 32),
            (5, 16, 26, 25),
            (19, 23, 15, 6),
            (9, 14, 20, 17),
            (10, 27, 12, 22),
            (24, 28, 11, 13),
        ),
    }
)
"""The first rounds of the others: found by search, checked by a test."""

SIZES: Final = frozenset({*_GENERATORS, *_STARTERS})
"""The numbers of players that have a design here."""


def whist_rounds(players: int) -> tuple[tuple[Four, ...], ...]:
    """The tables of each round for one of `SIZES`: `players` - 1 rounds, or `players` where one sits out in each.

    Raises:
        ValueError: If there is no design for so many.
    """
    if players not in SIZES:
        raise ValueError(f"no whist tournament for {players}")
    ring = players - 1 if players % 4 == 0 else players
    first = _first_round(players)
    return tuple(tuple(Four(*(_rotate(p, number, ring) for p in table)) for table in first) for number in range(ring))


def sitting_out(players: int, tables: tuple[Four, ...]) -> tuple[Player, ...]:
    """The players of 0 to `players` - 1 that sit at none of the tables."""
    return tuple(sorted(set(range(players)).difference(chain.from_iterable(tables))))


def _rotate(player: Player, number: int, ring: int) -> Player:
    if player == FIXED:
        return ring
    if ring == 9:  # in the field of nine, whose elements are pairs modulo three
        return (player // 3 + number // 3) % 3 * 3 + (player + number) % 3
    return (player + number) % ring


def _first_round(players: int) -> tuple[Four, ...]:
    starter = _STARTERS.get(players)
    if starter is not None:
        return tuple(Four(*table) for table in starter)
    quarter, generator = (players - 1) // 4, _GENERATORS[players]
    powers = [pow(generator, exponent, players) for exponent in range(players - 1)]
    return tuple(
        Four(powers[i], powers[i + quarter], powers[i + 2 * quarter], powers[i + 3 * quarter]) for i in range(quarter)
    )
