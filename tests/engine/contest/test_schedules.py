"""Round robins, whist tournaments, rotations and brackets: who meets whom, counted, and who is out when."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations, pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.contest.formats.cup import BYE, Meeting, Rounds, Seed, count_rounds, fold_order, resolve, way_to
from engine.contest.formats.league import round_robin
from engine.contest.rotation import SIZES, Four, Played, company_of, next_tables, plan, whist_rounds
from tests.cases import for_all
from tests.contests.promises import promise
from tests.suite import examples, first, rest, sampled


@promise("contest-league")
@for_all(entrants=range(2, 25))
def test_a_round_robin_has_each_meeting_once(entrants: int) -> None:
    rounds = round_robin(entrants)
    meetings = Counter(frozenset(fixture) for fixtures in rounds for fixture in fixtures)
    assert meetings == {frozenset(pair): 1 for pair in combinations(range(entrants), 2)}
    for fixtures in rounds:
        playing = [entrant for fixture in fixtures for entrant in fixture]
        assert len(playing) == len(set(playing)) == entrants - entrants % 2


@promise("contest-league")
@for_all(entrants=range(2, 25, 2))
def test_homes_and_aways_alternate_as_far_as_they_can(entrants: int) -> None:
    rounds = round_robin(entrants)
    at_home = {
        entrant: [any(f.home == entrant for f in fixtures) for fixtures in rounds] for entrant in range(entrants)
    }
    breaks = sum(one == two for homes in at_home.values() for one, two in pairwise(homes))
    assert breaks == entrants - 2
    assert all(abs(2 * sum(homes) - len(homes)) <= 1 for homes in at_home.values())


@promise("contest-hustle")
@for_all(players=sorted(SIZES))
def test_whist_tournaments_are_complete(players: int) -> None:
    partners, opponents = Counter[frozenset[int]](), Counter[frozenset[int]]()
    rounds = whist_rounds(players)
    for tables in rounds:
        seated = [player for table in tables for player in table]
        assert sorted(seated) == list(range(players))
        for table in tables:
            partners.update((frozenset((table.north, table.south)), frozenset((table.east, table.west))))
            opponents.update(frozenset((one, two)) for one in table[::2] for two in table[1::2])
    everyone = [frozenset(pair) for pair in combinations(range(players), 2)]
    assert partners == dict.fromkeys(everyone, 1)
    assert opponents == dict.fromkeys(everyone, 2)
    assert len(rounds) == players - 1


def meetings(night: Iterable[Iterable[Four]]) -> tuple[int, int]:
    """How often two were partners and opponents at most."""
    company = company_of(table for tables in night for table in tables)
    return max(company.partners.values()), max(company.opponents.values())


@promise("contest-hustle")
@pytest.mark.parametrize(
    ("players", "rounds"), sampled([(8, 5), (12, 6), (16, 6), (20, 8), (40, 10), (64, 12)], [(8, 5), (64, 12)])
)
def test_a_rotation_gives_everybody_a_new_partner_each_round(players: int, rounds: int) -> None:
    night = plan(range(players), rounds, Random(7))
    partners, opponents = meetings(night)
    assert partners == 1
    assert opponents <= (1 if players >= 40 else 3 if players < 10 else 2)
    assert all(len({p for table in tables for p in table}) == players for tables in night)


@promise("contest-hustle")
def test_a_rotation_is_the_same_for_the_same_lot_and_differs_for_others() -> None:
    assert plan(range(20), 5, Random(1)) == plan(range(20), 5, Random(1)) != plan(range(20), 5, Random(2))


@promise("contest-hustle")
@pytest.mark.parametrize("players", first((8, 12), 1))
def test_a_full_rotation_is_a_whist_tournament(players: int) -> None:
    assert meetings(plan(range(players), len(whist_rounds(players)), Random(3))) == (1, 2)


@promise("contest-hustle")
@rest
def test_the_rest_of_a_night_knows_who_has_met() -> None:
    first = plan(range(16), 4, Random(1))
    rest = plan(range(20), 4, Random(2), before=[table for tables in first for table in tables])
    assert meetings(first + rest)[0] == 1


@promise("contest-move-up")
def test_winners_climb_and_losers_stay() -> None:
    last = [Played(Four(4 * t, 4 * t + 1, 4 * t + 2, 4 * t + 3), north_won=True) for t in range(3)]
    head, second, third = next_tables(last, range(12), Random(1))
    assert set(head) == {0, 2, 4, 6}  # the winners of the first two
    assert set(second) == {5, 7, 8, 10}
    assert set(third) == {9, 11, 1, 3}
    for table in (head, second, third):
        for pair in ({table.north, table.south}, {table.east, table.west}):
            assert pair not in ({0, 2}, {4, 6}, {5, 7}, {8, 10}, {9, 11}, {1, 3})


@promise("contest-move-up")
def test_those_who_come_late_begin_at_the_last_table() -> None:
    last = [Played(Four(0, 1, 2, 3), north_won=False)]
    assert set(next_tables(last, range(8), Random(1))[1]) == {4, 5, 6, 7}


@promise("contest-move-up")
def test_a_draw_is_settled_by_lot() -> None:
    last = [Played(Four(4 * t, 4 * t + 1, 4 * t + 2, 4 * t + 3), north_won=None) for t in range(2)]
    heads = {frozenset(next_tables(last, range(8), Random(seed))[0]) for seed in range(20)}
    assert len(heads) > 1


def after(entrants: int, winners: dict[int, Seed]) -> Rounds:
    """A bracket in which some matches are won."""
    return resolve(entrants, lambda number, _one, _two: winners.get(number))


def open_matches(rounds: Rounds) -> list[Meeting]:
    return [meeting for matches in rounds for meeting in matches if meeting.is_open]


@promise("contest-cup")
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


@promise("contest-cup")
@for_all(entrants=range(2, 65))
def test_byes_go_to_the_first_seeds_and_the_first_two_meet_in_the_final(entrants: int) -> None:
    first, *_ = after(entrants, {})
    byes = sorted(meeting.winner for meeting in first if meeting.winner)
    assert byes == list(range(1, len(byes) + 1))
    assert all(BYE not in (meeting.one, meeting.two) or meeting.winner for meeting in first)
    rounds = resolve(entrants, lambda _number, one, two: min(one, two))
    assert len(rounds) == count_rounds(entrants)
    assert [(final.one, final.two) for final in rounds[-1]] == [(1, 2)]


@promise("contest-cup")
def test_who_meets_nobody_goes_on() -> None:
    rounds = after(8, {0: BYE, 1: 4})
    assert rounds[1][0] == Meeting(4, BYE, 4, 4)
    assert after(4, {0: BYE, 1: BYE})[1][0].winner == BYE


@promise("contest-cup")
def test_orders_of_seeds() -> None:
    assert fold_order(1) == (1,)
    assert fold_order(16) == (1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11)


@promise("contest-league", "contest-hustle", "contest-cup")
def test_too_few_are_refused() -> None:
    with pytest.raises(ValueError, match="two entrants"):
        round_robin(1)
    with pytest.raises(ValueError, match="four players"):
        plan(range(3), 1, Random(1))
    with pytest.raises(ValueError, match="two entrants"):
        after(1, {})
