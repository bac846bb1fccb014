"""The table of a season: what a night gives to those who played it, and the best nights of each together."""

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias, final

from engine.contest.standings import Entrant

Who: TypeAlias = tuple[int, ...]
"""A member, or the two of a pair, by numbers that are theirs in every night."""
WHOLE: Final = 100
"""What a night gives for having beaten all others."""
_LEFT: Final = (1, 0, 0)
"""The place of all who have left: the last one."""


@final
@dataclass(frozen=True, slots=True)
class SeasonRow:
    """A row of the table of a season; who is equal in all nights shares the rank."""

    who: Who
    rank: int
    points: int
    """Of the nights that count."""
    nights: tuple[int | None, ...]
    """What each night has given, None for one that was missed."""
    open: int
    """How many results that count can still get better: a night to come may give more than each of them."""


def shares(places: Mapping[Entrant, tuple[int, int]], left: Collection[Entrant]) -> dict[Entrant, int]:
    """The share of the field that each entrant has beaten, from 0 to 100, by divisions and ranks of those who played.

    A tie is half beaten, members who left are behind all others, and a division behind the one above it. Halves are
    rounded up, so that everybody can add up whole numbers.
    """
    mine = {entrant: _LEFT if entrant in left else (0, *place) for entrant, place in places.items()}
    order, found = sorted(mine.values()), dict[Entrant, int]()
    for entrant, place in mine.items():
        end, others = bisect_right(order, place), len(order) - 1
        level, behind = end - bisect_left(order, place) - 1, len(order) - end
        found[entrant] = (WHOLE * (2 * behind + level) + others) // (2 * others) if others else 0
    return found


def count_best(nights: int) -> int:
    """How many results count in a season of so many nights: two thirds, rounded up."""
    return -(-2 * nights // 3)


def table_of(nights: Sequence[Mapping[Who, int]], length: int) -> tuple[SeasonRow, ...]:
    """The table after some nights of a season of `length`: by the best results together, equal ones by the best night.

    Those whose best nights are equal, too, are compared by the second best, and so on.
    """
    best, to_come = count_best(length), max(0, length - len(nights))
    results = {one: tuple(night.get(one) for night in nights) for night in nights for one in night}
    keys = dict[Who, tuple[int, ...]]()
    for one, own in results.items():
        there = sorted((each for each in own if each is not None), reverse=True)
        keys[one] = (sum(there[:best]), *there)
    ranks = dict[tuple[int, ...], int]()
    for nth, key in enumerate(sorted(keys.values(), reverse=True), start=1):
        ranks.setdefault(key, nth)
    rows = (
        SeasonRow(
            who=one,
            rank=ranks[key],
            points=key[0],
            nights=results[one],
            open=min(to_come, best - sum(each == WHOLE for each in key[1 : 1 + best])),
        )
        for one, key in keys.items()
    )
    return tuple(sorted(rows, key=lambda row: (row.rank, row.who)))
