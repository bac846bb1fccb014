"""Rounds of a Swiss: no other bye and no other pairings are better, compared with all there are.

Pairs come late, leave, and lose without playing. The search knows only events and results: it counts byes, meetings and
points itself, and takes the order of places from the standings.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import TypeAlias

from bot.contests.matching import pair
from engine.contest.config import Config, Format
from engine.contest.events import Forfeited, Joined, Left, Paired, Seeded
from engine.contest.formats import next_step, standings
from engine.contest.formats.format import Standing
from engine.contest.formats.swiss import sides_of, usual_rounds
from engine.contest.state import Contest, MatchResult, apply
from tests.contests.promises import promise
from tests.suite import rest

pytestmark = promise("points-no-second-meeting", "points-bye")


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
        for pairs in all_pairings([each for each in others if each != other]):
            yield (first, other), *pairs


def all_rounds(entrants: Sequence[int]) -> Iterator[tuple[Pairs, int | None]]:
    """Every round: the pairings, and who has the bye."""
    for bye in entrants if len(entrants) % 2 else (None,):
        for pairs in all_pairings([each for each in entrants if each != bye]):
            yield pairs, bye


class Judge:
    """What the rounds before have come to, counted from the events and results alone."""

    def __init__(self, contest: Contest, results: dict[tuple[int, int], MatchResult]) -> None:
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
    results: dict[tuple[int, int], MatchResult] = {}
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


def live(contest: Contest, drawn: Paired, results: dict[tuple[int, int], MatchResult], dice: Random) -> Contest:
    """The round played: results, sides that did not come, pairs that leave and others that come late."""
    for place in range(len(drawn.matches)):
        one, two = dice.randrange(11), dice.randrange(11)
        results[drawn.round, place] = MatchResult((one, two), (int(one > two), int(two > one)))
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


def test_equal_points_meet_by_the_fold() -> None:
    standings = [Standing(entrant, 2) for entrant in range(1, 9)]
    assert pair(standings) == ((1, 5), (2, 6), (3, 7), (4, 8))


def test_a_field_wider_than_the_nearest_is_paired() -> None:
    met = dict.fromkeys(range(2, 60), 1)
    standings = [Standing(1, 0, met=met), *(Standing(e, 0, met={1: 1}) for e in range(2, 60)), Standing(60, 0)]
    assert (1, 60) in pair(standings)


def test_rounds_of_a_swiss() -> None:
    assert [usual_rounds(n) for n in (3, 4, 6, 8, 9, 16, 40)] == [1, 1, 2, 3, 4, 5, 7]


def test_homes_are_shared() -> None:
    assert sides_of([(1, 2), (3, 4)], {1: 2, 2: 1}) == ((2, 1), (3, 4))


def test_the_search_tries_every_bye_and_every_pairing() -> None:
    assert len(set(all_rounds([1, 2, 3, 4]))) == 3
    assert len(set(all_rounds([1, 2, 3, 4, 5]))) == 5 * 3
    assert len(set(all_rounds(range(1, 10)))) == 9 * 7 * 5 * 3


def test_each_round_of_a_few_swiss_is_the_best_of_all() -> None:
    assert sum(again for _, again in map(play, range(10_000, 10_040))) > 0


@rest
def test_each_round_of_many_swiss_is_the_best_of_all() -> None:
    assert sum(again for _, again in map(play, range(20_000, 20_400))) > 0
