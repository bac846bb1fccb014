"""Knockouts: who is out when, for every number of entrants and every course of the matches."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.contest.bracket import BYE, Meeting, Rounds, Seed, count_rounds, fold_order, resolve, way_to
from tests.cases import for_all
from tests.contests.promises import promise
from tests.suite import examples

pytestmark = promise("contest-cup")


def after(entrants: int, winners: dict[int, Seed]) -> Rounds:
    """A bracket in which some matches are won."""
    return resolve(entrants, lambda number, _one, _two: winners.get(number))


def open_matches(rounds: Rounds) -> list[Meeting]:
    return [meeting for matches in rounds for meeting in matches if meeting.is_open]


@given(st.integers(2, 40), st.data())
@settings(max_examples=examples(60))
def test_all_but_one_lose_once(entrants: int, data: st.DataObject) -> None:
    winners, lost = dict[int, Seed](), Counter[Seed]()
    while ready := open_matches(after(entrants, winners)):
        for match in ready[: data.draw(st.integers(1, len(ready)))]:
            both = (match.one or 0, match.two or 0)
            winners[match.number] = data.draw(st.sampled_from(both))
            lost[sum(both) - winners[match.number]] += 1
            assert {match.number in way_to(entrants, seed) for seed in both} == {True}
    assert len(winners) == entrants - 1
    assert sorted(lost[seed] for seed in range(1, entrants + 1)) == [0] + [1] * (entrants - 1)


@for_all(entrants=range(2, 65))
def test_byes_go_to_the_first_seeds_and_the_first_two_meet_in_the_final(entrants: int) -> None:
    first, *_ = after(entrants, {})
    byes = sorted(meeting.winner for meeting in first if meeting.winner)
    assert byes == list(range(1, len(byes) + 1))
    assert all(BYE not in (meeting.one, meeting.two) or meeting.winner for meeting in first)
    rounds = resolve(entrants, lambda _number, one, two: min(one, two))
    assert len(rounds) == count_rounds(entrants)
    assert [(final.one, final.two) for final in rounds[-1]] == [(1, 2)]


def test_who_meets_nobody_goes_on() -> None:
    rounds = after(8, {0: BYE, 1: 4})
    assert rounds[1][0] == Meeting(4, BYE, 4, 4)
    assert after(4, {0: BYE, 1: BYE})[1][0].winner == BYE


def test_orders_of_seeds() -> None:
    assert fold_order(1) == (1,)
    assert fold_order(16) == (1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11)


def test_a_bracket_of_one_is_refused() -> None:
    with pytest.raises(ValueError, match="two entrants"):
        after(1, {})
