"""Knockouts: who meets whom follows from the seeds and the winners so far.

A bracket is drawn once for a number of entrants, which are seeds from 1. Whoever meets a bye, a place without an
entrant, goes on.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Final, TypeAlias, final

Seed: TypeAlias = int
"""From 1; 0 is a bye."""
BYE: Final = 0


class Part(StrEnum):
    """The part of a bracket that a match belongs to."""

    MAIN = "main"
    """Of those who have not lost."""
    LOSERS = "losers"
    """Of those who have lost once, in a double elimination."""
    FINAL = "final"
    """Between the winners of the two, and once more if the one from the losers' side wins."""
    THIRD = "third"
    """Between the losers of the semi-finals."""


@final
@dataclass(frozen=True, slots=True)
class Source:
    """Where an entrant of a match comes from: a seed, or the winner or loser of the match number `match`."""

    seed: Seed | None = None
    match: int | None = None
    wins: bool = True


@final
@dataclass(frozen=True, slots=True)
class Match:
    """A match of a bracket; `round` counts from 1 in its part. The first of `sources` is at home."""

    number: int
    """From 0; those it depends on have lower ones."""
    part: Part
    round: int
    sources: tuple[Source, Source]


@final
@dataclass(frozen=True, slots=True)
class Bracket:
    """All matches that there may be, in an order in which they can be played."""

    entrants: int
    matches: tuple[Match, ...]
    double: bool

    def resolve(self, winners: Mapping[int, Seed]) -> tuple["Meeting", ...]:
        """Who meets in each match, by number, as far as `winners`, by the numbers of matches, and byes say it.

        A match that `BYE` has won has no winner: both of its sides are out.
        """
        found: list[Meeting] = []
        for match in self.matches:
            one, two = (_entrant(source, found) for source in match.sources)
            if match.part is Part.FINAL and match.round == 2 and found[-1].winner == found[-1].one:
                two = None  # the one without a loss has won the first final
            found.append(_meeting(one, two, winners.get(match.number)))
        return tuple(found)

    def ready(self, winners: Mapping[int, Seed]) -> tuple[Match, ...]:
        """The matches that can be played now."""
        meetings = self.resolve(winners)
        return tuple(match for match, meeting in zip(self.matches, meetings, strict=True) if meeting.is_open)


@final
@dataclass(frozen=True, slots=True)
class Meeting:
    """A match as it stands; None is not known yet."""

    one: Seed | None
    two: Seed | None
    winner: Seed | None
    loser: Seed | None

    @property
    def is_open(self) -> bool:
        """Whether it is to be played now."""
        return bool(self.one) and bool(self.two) and self.winner is None


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


@cache
def single_elimination(entrants: int, *, third_place: bool = False) -> Bracket:
    """Whoever loses is out: `entrants` - 1 matches, and one more for the third place if there are four entrants.

    Raises:
        ValueError: For fewer than two entrants.
    """
    drawing = _Drawing(entrants)
    rounds = drawing.main()
    if third_place and entrants >= 4:
        drawing.add(Part.THIRD, 1, *(Source(match=number, wins=False) for number in rounds[-2]))
    return drawing.bracket(double=False)


@cache
def double_elimination(entrants: int, *, second_final: bool = True) -> Bracket:
    """Whoever loses twice is out. With `second_final`, so is the one who comes to the final without a loss.

    The losers of each round enter the losers' side in an order of its own, so that those who have met meet again late:
    natural, reverse, each half reversed, halves exchanged, and so on.

    Raises:
        ValueError: For fewer than two entrants.
    """
    drawing = _Drawing(entrants)
    rounds = drawing.main()
    survivor = drawing.losers(rounds)
    final = drawing.add(Part.FINAL, 1, Source(match=rounds[-1][0]), survivor)
    if second_final:
        drawing.add(Part.FINAL, 2, Source(match=final), Source(match=final, wins=False))
    return drawing.bracket(double=True)


@final
class _Drawing:
    """A bracket in the making."""

    def __init__(self, entrants: int) -> None:
        if entrants < 2:
            raise ValueError("a bracket needs two entrants")
        self._entrants = entrants
        self._matches: list[Match] = []

    def add(self, part: Part, number: int, one: Source, two: Source) -> int:
        """Add a match, and return its number."""
        self._matches.append(Match(len(self._matches), part, number, (one, two)))
        return len(self._matches) - 1

    def main(self) -> list[list[int]]:
        """Add the rounds of those who have not lost, and return their matches' numbers."""
        size = 1 << (self._entrants - 1).bit_length()
        sources = [Source(seed=seed if seed <= self._entrants else BYE) for seed in fold_order(size)]
        rounds: list[list[int]] = []
        while len(sources) > 1:
            rounds.append(self._pair(Part.MAIN, len(rounds) + 1, sources))
            sources = [Source(match=number) for number in rounds[-1]]
        return rounds

    def losers(self, rounds: list[list[int]]) -> Source:
        """Add the losers' side of a double elimination, and return its winner."""
        sources = [Source(match=number, wins=False) for number in rounds[0]]
        played = 0
        for nth, numbers in enumerate(rounds[1:], start=1):
            if len(sources) > len(numbers):
                played += 1
                sources = [Source(match=n) for n in self._pair(Part.LOSERS, played, sources)]
            dropping = _DROPS[nth % len(_DROPS)]([Source(match=number, wins=False) for number in numbers])
            played += 1
            both = [source for pair in zip(dropping, sources, strict=True) for source in pair]
            sources = [Source(match=n) for n in self._pair(Part.LOSERS, played, both)]
        return sources[0]

    def bracket(self, *, double: bool) -> Bracket:
        return Bracket(self._entrants, tuple(self._matches), double)

    def _pair(self, part: Part, number: int, sources: list[Source]) -> list[int]:
        return [self.add(part, number, *sources[at : at + 2]) for at in range(0, len(sources), 2)]


def _reverse(sources: list[Source]) -> list[Source]:
    return sources[::-1]


def _reverse_halves(sources: list[Source]) -> list[Source]:
    return _exchange_halves(sources)[::-1]


def _exchange_halves(sources: list[Source]) -> list[Source]:
    middle = len(sources) // 2
    return sources[middle:] + sources[:middle]


_DROPS: Final = (list[Source], _reverse, _reverse_halves, _exchange_halves)


def _entrant(source: Source, before: list[Meeting]) -> Seed | None:
    if source.match is None:
        return source.seed
    meeting = before[source.match]
    return meeting.winner if source.wins else meeting.loser


def _meeting(one: Seed | None, two: Seed | None, winner: Seed | None) -> Meeting:
    if one is not None and two is not None and BYE in (one, two):
        return Meeting(one, two, max(one, two), BYE)
    if one is None or two is None or winner is None:
        return Meeting(one, two, None, None)
    if winner == BYE:  # nobody has come: both are out
        return Meeting(one, two, BYE, BYE)
    return Meeting(one, two, winner, one + two - winner)
