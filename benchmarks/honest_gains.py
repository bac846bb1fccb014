"""What honest newcomers gain in a week from one foursome, one pair and one server, at most: the caps stand above it.

Games are decided by the odds of the rating's own model from true strengths; only the ratings are the real code.
"""
# ruff: noqa: E402

import json
import math
import sys
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Final

sys.path[0] = str(Path(__file__).resolve().parent.parent)  # not this folder: engine.py would hide the package

from bot.stats.rating import UNIT, Rating, rate
from bot.stats.write.ratings import AGAIN

ODDS: Final = math.sqrt(2) * 25 / 6
"""Of the rating's model, once it is certain: a pair that is ahead by so much wins 73 of 100 games."""
SCENES: Final = (
    # name, members, games a member and week, weeks, deviation of strengths in mu, fixed partners, servers
    ("8 members, 10 a week", 8, 10, 3, 1.5, False, 60),
    ("8 members, 30 a week", 8, 30, 2, 1.5, False, 25),
    ("24 members, 30 a week", 24, 30, 2, 1.5, False, 8),
    ("4 members, 20 a week", 4, 20, 2, 1.5, False, 80),
    ("fixed pairs of 8, 20 a week", 8, 20, 2, 1.5, True, 40),
    ("24 members far apart, 30 a week", 24, 30, 2, 3.0, False, 8),
    ("4 members, one a day", 4, 7, 2, 1.5, False, 500),
    ("4 members, two a day", 4, 14, 2, 1.5, False, 200),
)


def highest(dice: Random, members: int, games: int, weeks: int, deviation: float, *, fixed: bool) -> list[list[float]]:
    """For each member of a server the highest gain of any seven days: from a foursome, a pair, the server."""
    strength = [dice.gauss(25, deviation) for _ in range(members)]
    now = [Rating()] * members
    gains: defaultdict[int, list[tuple[float, frozenset[int], float]]] = defaultdict(list)
    played: defaultdict[frozenset[int], list[float]] = defaultdict(list)
    most = [[0.0, 0.0, 0.0] for _ in range(members)]
    total = members * games * weeks // 4
    for game in range(total):
        day = weeks * 7 * game / total
        ones, others = _seats(dice, members, fixed=fixed)
        four = frozenset((*ones, *others))
        weight = AGAIN ** sum(at > day - 1 for at in played[four])
        played[four].append(day)
        ahead = sum(strength[each] for each in ones) - sum(strength[each] for each in others)
        won = dice.random() < 1 / (1 + math.exp(-ahead / ODDS))
        news = rate([[now[each] for each in side] for side in (ones, others)], [1, 2] if won else [2, 1], weight)
        for member, new in zip((*ones, *others), (*news[0], *news[1]), strict=True):
            gains[member] = [each for each in gains[member] if each[0] > day - 7]
            gains[member].append((day, four, UNIT * (new.mu - now[member].mu)))
            now[member] = new
            mine = gains[member]
            sums = (
                sum(gain for _, group, gain in mine if group == four),
                max(sum(gain for _, group, gain in mine if each in group) for each in four - {member}),
                sum(gain for *_, gain in mine),
            )
            most[member] = [max(pair) for pair in zip(most[member], sums, strict=True)]
    return most


def _seats(dice: Random, members: int, *, fixed: bool) -> tuple[tuple[int, int], tuple[int, int]]:
    if fixed:
        one, other = dice.sample(range(members // 2), 2)
        return (2 * one, 2 * one + 1), (2 * other, 2 * other + 1)
    a, b, c, d = dice.sample(range(members), 4)
    return (a, c), (b, d)


def main() -> None:
    for name, members, games, weeks, deviation, fixed, servers in SCENES:
        dice = Random(1)
        found = [each for _ in range(servers) for each in highest(dice, members, games, weeks, deviation, fixed=fixed)]
        columns = [sorted(column) for column in zip(*found, strict=True)]
        names = ("foursome", "pair", "server")
        figures = {
            key: {"median": round(each[len(each) // 2]), "highest": round(each[-1])}
            for key, each in zip(names, columns, strict=True)
        }
        print(json.dumps({"scene": name, "members": len(found), **figures}), flush=True)


if __name__ == "__main__":
    main()
