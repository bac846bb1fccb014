"""Swiss pairings: each round brings together entrants of like scores who have not met.

This module says how good each pairing would be; finding the best set of them is a matching of greatest weight in a
graph, for which the caller has a library.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil, log2
from typing import Final, NamedTuple, final

from engine.contest.events import Entrant

_NEAREST: Final = 24
"""Entrants of a neighbouring place to consider first as opponents."""
_WIDER: Final = 4
"""By how much more of them, where some would be left without an opponent."""
_GAP: Final = 4096
"""What a gap of one point counts for, squared, against one place beside the opponent of the fold."""
BYE: Final[Entrant] = 0
"""Stands for the bye among entrants."""


@final
@dataclass(frozen=True, slots=True)
class Standing:
    """An entrant before the pairing of a round; the sequence of them is from the first place to the last."""

    entrant: Entrant
    points: int
    byes: int = 0
    met: Mapping[Entrant, int] = field(default_factory=dict[Entrant, int])
    """How often each other one was met."""


@final
class Edge(NamedTuple):
    """Two entrants who might meet, and how much that is wished: at most 0."""

    one: Entrant
    two: Entrant
    weight: int


def most_rounds(entrants: int) -> int:
    """The rounds in which nobody need meet anybody twice, whatever the results: half as many as there are others.

    Everyone then has at least half of the others left, so those who have not met can all be paired (Dirac 1952).
    """
    return max(1, (entrants - 1) // 2)


def usual_rounds(entrants: int) -> int:
    """One round more than a knockout would have, within `most_rounds`."""
    return min(most_rounds(entrants), ceil(log2(max(2, entrants))) + 1)


def bye_candidates(standings: Sequence[Standing]) -> tuple[Entrant, ...]:
    """Who may have the bye, the one for whom it is meant first: those with the fewest byes, from the last place up."""
    fewest = min(standing.byes for standing in standings)
    return tuple(standing.entrant for standing in reversed(standings) if standing.byes == fewest)


def edges(standings: Sequence[Standing], *, width: int = _NEAREST, rematches: bool = False) -> list[Edge]:
    """The pairings worth considering, of entrants at most `width` places apart who have not met, or also of others.

    Opponents of the same score are best, and among these the ones of the fold: the first of a group of equal points
    with the first of its lower half. Before all that, as few as possible meet again.
    """
    fold, points = _fold_partners(standings), [standing.points for standing in standings]
    span = max(points, default=0) - min(points, default=0)
    all_gaps = 1 + len(standings) * (_GAP * span * span + len(standings))
    found: list[Edge] = []
    for place, other, again in _possible(standings, width, rematches=rematches):
        gap = points[place] - points[other]
        wish = _GAP * gap * gap + abs(other - fold[place])
        found.append(Edge(standings[place].entrant, standings[other].entrant, -wish - all_gaps * again))
    return found


def edges_with_bye(standings: Sequence[Standing], *, width: int, rematches: bool) -> list[Edge]:
    """The edges of an odd number and the `BYE`: it is for the lowest of those without whom the fewest meet again."""
    candidates = bye_candidates(standings)
    found = [Edge(BYE, entrant, -nth) for nth, entrant in enumerate(candidates)]
    for place, other, again in _possible(standings, width, rematches=rematches):
        found.append(Edge(standings[place].entrant, standings[other].entrant, -len(candidates) * again))
    return found


def _possible(standings: Sequence[Standing], width: int, *, rematches: bool) -> Iterator[tuple[int, int, int]]:
    """The places of two who might meet, and what a rematch costs: their number first, then how often they have met."""
    once = 1 + sum(max(standing.met.values(), default=0) for standing in standings)
    for place, one in enumerate(standings):
        for other in range(place + 1, min(len(standings), place + 1 + width)):
            times = one.met.get(standings[other].entrant, 0)
            if rematches or not times:
                yield place, other, once + times if times else 0


def widths(entrants: int) -> Iterable[tuple[int, bool]]:
    """The widths to try in turn until everybody has an opponent, each with whether rematches are allowed."""
    width = _NEAREST
    while width < entrants:
        yield width, False
        width *= _WIDER
    yield entrants, False
    yield entrants, True


def sides_of(
    pairs: Iterable[tuple[Entrant, Entrant]], homes: Mapping[Entrant, int]
) -> tuple[tuple[Entrant, Entrant], ...]:
    """Each pair with the one first who has been at home less often; of two alike, the lower number."""
    return tuple(
        (one, two) if (homes.get(one, 0), one) <= (homes.get(two, 0), two) else (two, one) for one, two in pairs
    )


def _fold_partners(standings: Sequence[Standing]) -> list[int]:
    """The place of each one's opponent by the fold of its group of equal points."""
    fold, begin = list(range(len(standings))), 0
    for end in range(1, len(standings) + 1):
        if end < len(standings) and standings[end].points == standings[begin].points:
            continue
        half = (end - begin) // 2
        for nth in range(half):
            fold[begin + nth], fold[begin + half + nth] = begin + half + nth, begin + nth
        begin = end
    return fold
