"""Knockouts: who meets whom follows from the seeds and the winners so far. Whoever meets a bye goes on."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias, final

Seed: TypeAlias = int
"""From 1."""
BYE: Final[Seed] = 0
"""Nobody: a place without an entrant, or a match that neither side has won."""


@final
@dataclass(frozen=True, slots=True)
class Meeting:
    """A match of a bracket as it stands; None is not known yet. Numbers count from 0, those of a round together."""

    number: int
    one: Seed | None
    two: Seed | None
    winner: Seed | None

    @property
    def is_open(self) -> bool:
        """Whether it is to be played now."""
        return bool(self.one) and bool(self.two) and self.winner is None


Rounds: TypeAlias = tuple[tuple[Meeting, ...], ...]
Decide: TypeAlias = Callable[[int, Seed, Seed], Seed | None]
"""Who has won the match of a number between two: `BYE` where nobody has, None where it is open."""


def fold_order(size: int) -> tuple[Seed, ...]:
    """The seeds of a bracket of `size`, a power of two, from top to bottom: 1 meets the last, and 2 only in the final.

    >>> fold_order(8)
    (1, 8, 4, 5, 2, 7, 3, 6)
    """
    order: tuple[Seed, ...] = (1,)
    while len(order) < size:
        twice = 2 * len(order) + 1
        order = tuple(seed for each in order for seed in (each, twice - each))
    return order


def count_rounds(entrants: int) -> int:
    """How many rounds a bracket has."""
    return (entrants - 1).bit_length()


def resolve(entrants: int, decide: Decide) -> Rounds:
    """The matches of each round, as far as is known who is in them.

    Raises:
        ValueError: For fewer than two entrants.
    """
    if entrants < 2:
        raise ValueError("a bracket needs two entrants")
    sides: list[Seed | None] = [seed if seed <= entrants else BYE for seed in fold_order(1 << count_rounds(entrants))]
    rounds: list[tuple[Meeting, ...]] = []
    number = 0
    while len(sides) > 1:
        meetings = list[Meeting]()
        for one, two in zip(sides[::2], sides[1::2], strict=True):
            meetings.append(Meeting(number, one, two, _winner(number, one, two, decide)))
            number += 1
        rounds.append(tuple(meetings))
        sides = [meeting.winner for meeting in meetings]
    return tuple(rounds)


def way_to(entrants: int, seed: Seed) -> tuple[int, ...]:
    """The numbers of the matches that a seed has in each round as long as it wins."""
    size = 1 << count_rounds(entrants)
    place, first, found = fold_order(size).index(seed), 0, list[int]()
    while size > 1:
        place, size = place // 2, size // 2
        found.append(first + place)
        first += size
    return tuple(found)


def _winner(number: int, one: Seed | None, two: Seed | None, decide: Decide) -> Seed | None:
    if one is None or two is None:
        return None
    return decide(number, one, two) if one and two else max(one, two)
