"""Knockouts: who is out when, for every number of entrants and every course of the matches."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.contest.bracket import BYE, Bracket, Part, double_elimination, fold_order, single_elimination
from tests.cases import for_all
from tests.suite import examples, rest


def play(bracket: Bracket, data: st.DataObject) -> tuple[dict[int, int], Counter[int]]:
    """Any course of a bracket: the winner of each match, and how often each entrant has lost."""
    winners: dict[int, int] = {}
    lost: Counter[int] = Counter()
    while ready := bracket.ready(winners):
        meetings = bracket.resolve(winners)
        for match in ready[: data.draw(st.integers(1, len(ready)))]:
            meeting = meetings[match.number]
            assert meeting.one is not None
            assert meeting.two is not None
            winners[match.number] = data.draw(st.sampled_from((meeting.one, meeting.two)))
            lost[meeting.one + meeting.two - winners[match.number]] += 1
    return winners, lost


@rest
@given(st.integers(2, 40), st.data())
@settings(max_examples=examples(60))
def test_in_a_single_elimination_all_but_one_lose_once(entrants: int, data: st.DataObject) -> None:
    winners, lost = play(single_elimination(entrants), data)
    assert len(winners) == entrants - 1
    assert sorted(lost[seed] for seed in range(1, entrants + 1)) == [0] + [1] * (entrants - 1)


@given(st.integers(2, 40), st.data())
@settings(max_examples=examples(60))
def test_in_a_double_elimination_all_but_one_lose_twice(entrants: int, data: st.DataObject) -> None:
    bracket = double_elimination(entrants)
    winners, lost = play(bracket, data)
    assert len(winners) in (2 * entrants - 2, 2 * entrants - 1)
    counts = sorted(lost[seed] for seed in range(1, entrants + 1))
    assert counts[0] <= 1
    assert counts[1:] == [2] * (entrants - 1)


@given(st.integers(2, 24), st.data())
@settings(max_examples=examples(40))
def test_without_a_second_final_the_first_decides(entrants: int, data: st.DataObject) -> None:
    bracket = double_elimination(entrants, second_final=False)
    winners, _ = play(bracket, data)
    assert len(winners) == 2 * entrants - 2
    assert bracket.matches[max(winners)].part is Part.FINAL


@for_all(entrants=range(2, 65))
def test_byes_go_to_the_first_seeds_and_the_first_two_meet_in_the_final(entrants: int) -> None:
    bracket = single_elimination(entrants)
    first = bracket.resolve({})[: 1 << (entrants - 1).bit_length() >> 1]
    byes = sorted(m.winner for m in first if m.winner)
    assert byes == list(range(1, len(byes) + 1))
    assert all(BYE not in (m.one, m.two) or m.winner for m in first)
    winners: dict[int, int] = {}
    while ready := bracket.ready(winners):
        meetings = bracket.resolve(winners)
        last = [meetings[match.number] for match in ready]
        winners.update({m.number: min(meetings[m.number].one or 0, meetings[m.number].two or 0) for m in ready})
    assert [(m.one, m.two) for m in last] == [(1, 2)]


def test_the_losers_of_the_semi_finals_play_for_the_third_place() -> None:
    bracket = single_elimination(4, third_place=True)
    assert [match.part for match in bracket.ready({0: 1, 1: 2})] == [Part.MAIN, Part.THIRD]
    third = bracket.resolve({0: 1, 1: 2})[3]
    assert (third.one, third.two) == (4, 3)
    assert all(match.part is not Part.THIRD for match in single_elimination(3, third_place=True).matches)


def test_the_second_final_is_played_only_if_the_unbeaten_one_loses() -> None:
    bracket = double_elimination(2)
    assert not bracket.ready({0: 1, 1: 1})
    assert [match.round for match in bracket.ready({0: 1, 1: 2})] == [2]


def test_orders_of_seeds() -> None:
    assert fold_order(1) == (1,)
    assert fold_order(16) == (1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11)


def test_a_bracket_of_one_is_refused() -> None:
    with pytest.raises(ValueError, match="two entrants"):
        single_elimination(1)
