"""A division that has played everything is not called to later rounds of its league: it does not sit out."""

import pytest

from bot.contests.matching import pair
from engine.contest.config import Config, Format, Pace
from engine.contest.events import Joined, Left, Paired, Seeded
from engine.contest.formats import next_step
from engine.contest.state import Contest, Result, apply
from tests.contests.promises import promise

pytestmark = promise("messages-calls")


@pytest.mark.parametrize(("pairs", "division", "small"), [(9, 5, {6, 7, 8, 9}), (7, 4, {5, 6, 7}), (7, 4, {5, 6})])
def test_a_finished_division_sits_out_no_round(pairs: int, division: int, small: set[int]) -> None:
    """With a pair that leaves, too: the rest of its division has a round less to play, but not fewer rounds."""
    contest = Contest(Config(format=Format.LEAGUE, least=3, most=64, pace=Pace.WINDOWS, division=division), bytes(32))
    for number in range(1, pairs + 1):
        contest = apply(contest, Joined(number, (2 * number - 1, 2 * number)))
    contest = apply(contest, Seeded(tuple(range(1, pairs + 1))))
    if len(small) == 2:
        contest = apply(contest, Left(pairs))
    results, called = {}, dict[int, int]()
    while isinstance(drawn := next_step(contest, results, pair), Paired):
        results |= {(drawn.round, place): Result((10, 2), (1, 0)) for place in range(len(drawn.matches))}
        playing = {each for match in drawn.matches for each in (*match.north, *match.east)}
        assert playing.isdisjoint(drawn.idle)
        called |= dict.fromkeys(playing | {*drawn.idle}, drawn.round)
        contest = apply(contest, drawn)
    assert {called[each] for each in small} == {3}, "three rounds make a division of three or four"
    assert max(called.values()) == len(contest.rounds)
