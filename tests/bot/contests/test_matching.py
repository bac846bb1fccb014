"""Swiss rounds, paired over whole contests: no rematch within the rounds that the theorem allows, and byes shared."""

from collections import Counter
from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.contests.matching import pair
from engine.contest.swiss import Standing, most_rounds, sides_of, usual_rounds
from tests.contests.promises import promise
from tests.suite import examples

pytestmark = promise("points-no-second-meeting", "points-bye")


class Contest:
    """Entrants of different strength, paired round by round."""

    def __init__(self, entrants: int, seed: int) -> None:
        self.dice = Random(seed)
        self.points = Counter(dict.fromkeys(range(1, entrants + 1), 0))
        self.met: dict[int, Counter[int]] = {entrant: Counter() for entrant in self.points}
        self.byes: Counter[int] = Counter()
        self.homes: Counter[int] = Counter()
        self.rematches = 0

    def play_round(self) -> tuple[tuple[int, int], ...]:
        order = sorted(self.points, key=lambda entrant: (-self.points[entrant], entrant))
        standings = [Standing(e, self.points[e], self.byes[e], self.met[e]) for e in order]
        pairs = pair(standings)
        for bye in self.points.keys() - {entrant for each in pairs for entrant in each}:
            self.byes[bye] += 1
            self.points[bye] += 2
        for home, away in sides_of(pairs, self.homes):
            self.rematches += away in self.met[home]
            self.met[home][away] += 1
            self.met[away][home] += 1
            self.homes[home] += 1
            won = self.dice.random() * home < self.dice.random() * away
            self.points[home if won else away] += 2
        return pairs


@given(st.integers(3, 24), st.integers(0, 1000))
@settings(max_examples=examples(60))
def test_l4_nobody_meets_anybody_twice_within_the_rounds_that_are_allowed(entrants: int, seed: int) -> None:
    contest = Contest(entrants, seed)
    for _ in range(most_rounds(entrants)):
        playing = [entrant for each in contest.play_round() for entrant in each]
        assert len(playing) == len(set(playing)) == entrants - entrants % 2
    assert contest.rematches == 0
    byes = [contest.byes[entrant] for entrant in range(1, entrants + 1)]
    assert max(byes) - min(byes) <= 1


def test_equal_points_meet_by_the_fold() -> None:
    standings = [Standing(entrant, 2) for entrant in range(1, 9)]
    assert pair(standings) == ((1, 5), (2, 6), (3, 7), (4, 8))


def test_like_scores_meet() -> None:
    standings = [Standing(e, points) for e, points in ((1, 6), (2, 6), (3, 4), (4, 4), (5, 2), (6, 2))]
    assert pair(standings) == ((1, 2), (3, 4), (5, 6))


def test_a_rematch_comes_only_where_there_is_no_other_way() -> None:
    met = dict.fromkeys(range(1, 5), 1)
    standings = [Standing(entrant, 0, met=met) for entrant in met]
    assert len(pair(standings)) == 2


def test_a_field_wider_than_the_nearest_is_paired() -> None:
    met = dict.fromkeys(range(2, 60), 1)
    standings = [Standing(1, 0, met=met), *(Standing(e, 0, met={1: 1}) for e in range(2, 60)), Standing(60, 0)]
    assert (1, 60) in pair(standings)


def test_the_lowest_of_those_with_the_fewest_byes_has_the_bye() -> None:
    assert pair([Standing(1, 4), Standing(2, 2), Standing(3, 0)]) == ((1, 2),)
    assert pair([Standing(1, 4), Standing(2, 2), Standing(3, 0, byes=1)]) == ((1, 3),)
    assert pair([Standing(1, 0)]) == ()


def test_another_one_has_the_bye_where_that_spares_a_rematch() -> None:
    met = {1: {2: 1}, 2: {1: 1}}
    standings = [Standing(e, 6 - 2 * e, met=met.get(e, {})) for e in (1, 2, 3)]
    assert pair(standings) == ((1, 3),)
    assert pair([replace(standings[0]), replace(standings[1], byes=1), standings[2]]) == ((2, 3),)


def test_nobody_has_a_second_bye_to_spare_a_rematch() -> None:
    standings = [Standing(1, 4, 1, {2: 1}), Standing(2, 2, 1, {1: 1}), Standing(3, 0)]
    assert pair(standings) == ((1, 2),)


def test_a_rematch_costs_more_than_any_gap() -> None:
    met = {1: {2: 1}, 2: {1: 1}, 3: {4: 1}, 4: {3: 1}}
    standings = [Standing(e, points, met=met[e]) for e, points in ((1, 90), (2, 90), (3, 0), (4, 0))]
    assert not {(1, 2), (3, 4)} & set(pair(standings))


def test_if_somebody_must_meet_again_it_is_those_who_have_met_least_often() -> None:
    twice, once = {1: 2, 2: 2, 3: 2, 4: 2}, {1: 1, 2: 1, 3: 1, 4: 1}
    met = {1: twice | {3: 1}, 2: twice | {4: 1}, 3: twice | {1: 1}, 4: twice | {2: 1}}
    standings = [Standing(e, 40 if e < 3 else 0, met=met[e]) for e in once]
    assert pair(standings) == ((1, 3), (2, 4))


def test_rounds_of_a_swiss() -> None:
    assert [usual_rounds(n) for n in (3, 4, 6, 8, 9, 16, 40)] == [1, 1, 2, 3, 4, 5, 7]


def test_homes_are_shared() -> None:
    assert sides_of([(1, 2), (3, 4)], {1: 2, 2: 1}) == ((2, 1), (3, 4))
