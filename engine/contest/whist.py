"""Whist tournaments: each two players are partners once and opponents twice, over v - 1 rounds.

Each is developed from its first round: the numbers of all players but the fixed one rise by one a round, modulo their
count.
"""

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

_STARTERS: Final = MappingProxyType(
    {
        4: ((FIXED, 1, 0, 2),),
        8: ((FIXED, 6, 0, 4), (1, 3, 5, 2)),
        12: ((FIXED, 3, 0, 2), (1, 5, 8, 7), (4, 9, 10, 6)),
        16: ((FIXED, 8, 0, 13), (1, 7, 3, 4), (2, 12, 9, 11), (10, 5, 6, 14)),
        20: ((FIXED, 5, 0, 3), (1, 12, 14, 13), (2, 6, 17, 11), (4, 8, 15, 18), (10, 9, 7, 16)),
        24: ((FIXED, 6, 0, 13), (14, 19, 11, 10), (1, 7, 16, 5), (21, 3, 15, 22), (2, 9, 12, 4), (8, 18, 20, 17)),
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
    }
)
"""The first rounds: found by search, checked by a test."""

SIZES: Final = frozenset(_STARTERS)
"""The numbers of players that have a design here."""


def whist_rounds(players: int) -> tuple[tuple[Four, ...], ...]:
    """The tables of each round for one of `SIZES`: `players` - 1 rounds.

    Raises:
        ValueError: If there is no design for so many.
    """
    if players not in SIZES:
        raise ValueError(f"no whist tournament for {players}")
    ring, first = players - 1, _STARTERS[players]
    return tuple(tuple(Four(*(_rotate(p, number, ring) for p in table)) for table in first) for number in range(ring))


def _rotate(player: Player, number: int, ring: int) -> Player:
    if player == FIXED:
        return ring
    return (player + number) % ring
