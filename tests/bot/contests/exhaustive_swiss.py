"""Swiss of up to nine pairs by lot, each round compared with an rest search over all byes and pairings.

    python -m tests.bot.contests.exhaustive_swiss --contests 2000 --seed 1

Pairs come late, leave, and lose without playing. The search knows only events and results: it counts byes, meetings and
points itself, and takes the order of places from the standings.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import TypeAlias

from bot.contests.matching import pair
from engine.contest.config import Config, Format
from engine.contest.events import Forfeited, Joined, Left, Paired, Seeded
from engine.contest.formats import next_step, standings
from engine.contest.state import Contest, Result, apply

Pairs: TypeAlias = tuple[tuple[int, int], ...]
Cost: TypeAlias = tuple[int, ...]
"""What is wrong with a round, the worst first: byes of whoever has it, rematches, meetings, places below, gaps."""


def all_pairings(entrants: Sequence[int]) -> Iterator[Pairs]:
    """Every way to pair an even number of entrants."""
    if not entrants:
        yield ()
        return
    first, *others = entrants
    for other in others:
        for rest in all_pairings([each for each in others if each != other]):
            yield (first, other), *rest


def all_rounds(entrants: Sequence[int]) -> Iterator[tuple[Pairs, int | None]]:
    """Every round: the pairings, and who has the bye."""
    for bye in entrants if len(entrants) % 2 else (None,):
        for pairs in all_pairings([each for each in entrants if each != bye]):
            yield pairs, bye


class Judge:
    """What the rounds before have come to, counted from the events and results alone."""

    def __init__(self, contest: Contest, results: dict[tuple[int, int], Result]) -> None:
        self.met, self.byes, self.points = Counter[frozenset[int]](), Counter[int](), Counter[int]()
        for drawn in contest.rounds:
            self.byes.update(drawn.idle)
            self.points.update(dict.fromkeys(drawn.idle, 2))
            for place, match in enumerate(drawn.matches):
                pair = match.north[0], match.east[0]
                self.met[frozenset(pair)] += 1
                lost = [(drawn.round, place, side) in contest.forfeits for side in (0, 1)]
                scored = results[drawn.round, place].points
                if any(lost):
                    self.points.update({one: 2 for one, gone in zip(pair, lost, strict=True) if not gone})
                elif scored[0] == scored[1]:
                    self.points.update(dict.fromkeys(pair, 1))
                else:
                    self.points[pair[scored[1] > scored[0]]] += 2
        order = [row.entrant for row in standings(contest, results)[0] if row.entrant in contest.active]
        self.order = order if contest.rounds else list(contest.active)

    def cost(self, pairs: Pairs, bye: int | None) -> Cost:
        """Of one way to draw the round."""
        times = [self.met[frozenset(each)] for each in pairs]
        gaps = sum((self.points[one] - self.points[two]) ** 2 for one, two in pairs)
        low = 0 if bye is None else -self.order.index(bye)
        return self.byes[bye] if bye else 0, sum(map(bool, times)), sum(times), low, gaps


def play(seed: int) -> tuple[int, int]:
    """One Swiss by lot; returns its rounds, and those in which somebody had to meet again.

    Raises:
        AssertionError: Where another way to draw a round is better.
    """
    dice = Random(seed)
    entrants = dice.choice((3, 4, 5, 6, 7, 7, 8, 9, 9, 9))
    contest = Contest(Config(format=Format.SWISS, rounds=dice.choice((0, 4, 4))), bytes([seed % 256] * 32))
    for number in range(1, entrants + 1):
        contest = apply(contest, Joined(number, (2 * number - 1, 2 * number)))
    contest = apply(contest, Seeded(tuple(dice.sample(range(1, entrants + 1), entrants))))
    results: dict[tuple[int, int], Result] = {}
    again = 0
    while (drawn := next_step(contest, results, pair)) is not None:
        judge = Judge(contest, results)
        pairs = tuple((match.north[0], match.east[0]) for match in drawn.matches)
        found = judge.cost(pairs, next(iter(drawn.idle), None))
        best = min(judge.cost(*each) for each in all_rounds(judge.order))
        assert found == best, f"seed {seed}, round {drawn.round}: {pairs}, bye {drawn.idle}: {found} instead of {best}"
        again += found[1] > 0
        contest = live(apply(contest, drawn), drawn, results, dice)
    return len(contest.rounds), again


def live(contest: Contest, drawn: Paired, results: dict[tuple[int, int], Result], dice: Random) -> Contest:
    """The round played: results, sides that did not come, pairs that leave and others that come late."""
    for place in range(len(drawn.matches)):
        one, two = dice.randrange(11), dice.randrange(11)
        results[drawn.round, place] = Result((one, two), (int(one > two), int(two > one)))
        for side in (0, 1):
            if dice.random() < 0.05:
                contest = apply(contest, Forfeited(drawn.round, place, side))
    for entrant in contest.active:
        if dice.random() < 0.25 and len(contest.active) > 2:
            contest = apply(contest, Left(entrant))
    if dice.random() < 0.2 and len(contest.active) < 9:
        number = 1 + max(contest.entries)
        contest = apply(contest, Joined(number, (2 * number - 1, 2 * number)))
    return contest


def main() -> None:
    """Play as many as are asked for, and print what they came to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--contests", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    played = [play(seed) for seed in range(wanted.seed, wanted.seed + wanted.contests)]
    rounds, again = (sum(each) for each in zip(*played, strict=True))
    print(f"{len(played)} Swiss, {rounds} rounds, each the best of all; in {again} somebody had to meet again")  # noqa: T201


if __name__ == "__main__":
    main()
