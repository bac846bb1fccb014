"""Whether the rating shown ranks by strength and not by games played: forty members, from true strengths.

Games are decided by the odds of the rating's own model; only the ratings are the real code.
"""
# ruff: noqa: E402

import json
import math
import sys
from pathlib import Path
from random import Random
from statistics import correlation, mean, stdev
from typing import Final

sys.path[0] = str(Path(__file__).resolve().parent.parent)  # not this folder: engine.py would hide the package

from benchmarks.honest_gains import ODDS
from bot.stats.rating import MU, Rating, rate

MEMBERS: Final = 40
GAMES: Final = 6_000
SPREADS: Final = (3.0, 2.15)
"""Deviation of true strengths: the one that the rating assumes, and that of Bower's six levels (docs/players.md)."""


class Server:
    """Members who play at random with each other, some far more than others."""

    def __init__(self, dice: Random, strength: list[float]) -> None:
        self.dice, self.strength = dice, strength
        self.now = [Rating()] * len(strength)
        self.zeal = [math.exp(dice.gauss(0, 1)) for _ in strength]

    def play(self) -> None:
        """One game."""
        four: list[int] = []
        while len(four) < 4:
            (one,) = self.dice.choices(range(len(self.now)), self.zeal)
            four += [] if one in four else [one]
        a, b, c, d = four
        ahead = self.strength[a] + self.strength[b] - self.strength[c] - self.strength[d]
        won = self.dice.random() < 1 / (1 + math.exp(-ahead / ODDS))
        sides = [[self.now[each] for each in side] for side in ((a, b), (c, d))]
        news = rate(sides, [1, 2] if won else [2, 1])
        for each, new in zip(four, (*news[0], *news[1]), strict=True):
            self.now[each] = new

    @property
    def order(self) -> list[int]:
        """Those who are not new, the first one first."""
        known = [each for each, rating in enumerate(self.now) if not rating.new]
        return sorted(known, key=lambda each: -self.now[each].mu)


def link_of_equals(dice: Random, games: int = GAMES) -> float:
    """How rank and games played go together among equals: positive where those stand high who play much."""
    server = Server(dice, [MU] * MEMBERS)
    for _ in range(games):
        server.play()
    order = server.order
    return correlation([-float(place) for place in range(len(order))], [server.now[each].games for each in order])


def strong_one_is_high(dice: Random, spread: float) -> bool:
    """Whether a member two deviations above the others' mean stands in the first tenth after 80 games."""
    others = [dice.gauss(MU, spread) for _ in range(MEMBERS - 1)]
    server = Server(dice, [*others, mean(others) + 2 * stdev(others)])
    server.zeal[-1] = 1.0
    while server.now[-1].games < 80:
        server.play()
    order = server.order
    return order.index(MEMBERS - 1) < len(order) / 10


def main() -> None:
    links = [link_of_equals(Random(run)) for run in range(100)]
    half = 1.96 * stdev(links) / 10
    print(json.dumps({"link of equals": round(mean(links), 3), "half": round(half, 3)}), flush=True)
    for spread in SPREADS:
        high = sum(strong_one_is_high(Random(run), spread) for run in range(100))
        print(json.dumps({"spread": spread, "in the first tenth, of 100": high}), flush=True)


if __name__ == "__main__":
    main()
