"""The laws of contests, whatever format, results and rulings are: tests/contest_simulation/README.md lists them."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.contests.matching import pair
from engine.contest.config import Config, Fill, Format
from engine.contest.events import Adjusted, Ended, Joined, Left, Paired, Seeded, encode
from engine.contest.formats import next_step, standings
from engine.contest.standings import WIN
from engine.contest.state import Contest, Place, Result, apply
from engine.contest.whist import SIZES
from tests.bot.contests.played import LOT, Played, configs
from tests.suite import examples

seeds = st.integers(0, 100_000)
cups = st.builds(
    Config, format=st.just(Format.CUP), double=st.booleans(), third_place=st.booleans(), second_final=st.booleans()
)


@given(st.sampled_from(sorted(size for size in SIZES if size <= 21)), st.integers(1, 6), seeds)
@settings(max_examples=examples(20))
def test_l2_nobody_partners_twice_while_there_is_a_design(entrants: int, rounds: int, seed: int) -> None:
    config = Config(format=Format.HUSTLE, rounds=min(rounds, entrants - 1), fill=Fill.SIT)
    played = Played(config, entrants, seed, troubles=False)
    played.check()
    opponents = Counter[frozenset[int]]()
    for drawn in played.contest.rounds:
        for match in drawn.matches:
            opponents.update(frozenset((one, two)) for one in match.north for two in match.east)
    assert max(opponents.values()) <= 2


@given(cups, st.integers(4, 12), seeds, st.data())
@settings(max_examples=examples(50))
def test_l6_a_cup_keeps_its_bracket_whatever_is_void_afterwards(
    config: Config, entrants: int, seed: int, data: st.DataObject
) -> None:
    played = Played(config, entrants, seed)
    for place in data.draw(st.sets(st.sampled_from(sorted(played.results)), max_size=3)):
        played.results[place] = Result((0, 0))
    played.check()


@given(configs, st.integers(4, 12), seeds)
@settings(max_examples=examples(30))
def test_l1_to_l8_and_l12_whatever_happens(config: Config, entrants: int, seed: int) -> None:
    Played(config, entrants, seed).check()


@given(configs, st.integers(4, 12), seeds)
@settings(max_examples=examples(30))
def test_l1_to_l8_where_all_stay(config: Config, entrants: int, seed: int) -> None:
    Played(config, entrants, seed, troubles=False).check()


@given(st.integers(3, 9), st.booleans(), st.data())
@settings(max_examples=examples(50))
def test_l12_leaving_before_half_annuls_and_later_forfeits(pairs: int, double: bool, data: st.DataObject) -> None:
    contest, results = Contest(Config(format=Format.LEAGUE, double=double, division=9), LOT), dict[Place, Result]()
    for number in range(1, pairs + 1):
        contest = apply(contest, Joined(number, (2 * number, 2 * number + 1)))
    contest = apply(contest, Seeded(tuple(range(1, pairs + 1))))
    rounds = (pairs - 1 + pairs % 2) * (1 + double)
    leaver, after = data.draw(st.integers(1, pairs)), data.draw(st.integers(1, rounds))
    before = 0
    while isinstance(drawn := next_step(contest, results, pair), Paired):
        contest = apply(contest, drawn)
        for place, match in enumerate(drawn.matches):
            points = data.draw(st.sampled_from(((10, 4), (3, 10))))
            results[drawn.round, place] = Result(points, (int(points[0] > 9), int(points[1] > 9)))
            before += leaver in (*match.north, *match.east)
        if drawn.round == after:
            contest = apply(contest, Left(leaver))
    contest = apply(contest, Ended())
    rows = {row.entrant: row for row in standings(contest, results)[0]}
    matches = (pairs - 1) * (1 + double)
    if 2 * before < matches:
        assert (rows[leaver].points, rows[leaver].played) == (0, 0)
        assert sum(row.points for row in rows.values()) == WIN * (pairs - 1) * (pairs - 2) // 2 * (1 + double)
    else:
        assert sum(row.points for row in rows.values()) == WIN * pairs * (pairs - 1) // 2 * (1 + double)
        assert rows[leaver].points <= WIN * before
    if before < matches:  # who has played all matches has finished
        assert rows[leaver].rank == pairs


@given(configs, st.integers(4, 12), seeds, st.data())
@settings(max_examples=examples(30))
def test_l15_a_ruling_that_is_undone_leaves_no_trace(
    config: Config, entrants: int, seed: int, data: st.DataObject
) -> None:
    played = Played(config, entrants, seed)
    contest = played.contest
    number, place = data.draw(st.sampled_from(sorted(played.results)))
    points = data.draw(st.tuples(st.integers(0, 20), st.integers(0, 20)))
    ruled = apply(contest, Adjusted(number, place, points))
    if (number, place) in contest.adjustments:
        undone = apply(ruled, Adjusted(number, place, contest.adjustments[number, place]))
    else:
        undone = apply(ruled, Adjusted(number, place, None))
    assert undone == contest
    assert standings(undone, played.results) == standings(contest, played.results)


@given(configs, st.integers(4, 16), seeds)
@settings(max_examples=examples(25))
def test_l17_events_hold_numbers_and_no_texts(config: Config, entrants: int, seed: int) -> None:
    for event in Played(config, entrants, seed).events:
        values = list(leaves(json.loads(json.dumps(encode(event)[1]))))
        assert all(value is None or isinstance(value, int) for value in values)


def leaves(value: Any) -> Iterator[Any]:
    """What is in nested lists and dictionaries."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from leaves(each)
    else:
        yield value
