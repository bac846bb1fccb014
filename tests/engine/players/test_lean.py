"""Of two cards that sampled deals cannot tell apart, a player that leans takes the rule of thumb's."""

from random import Random

import pytest

from benchmarks.complaints import POSITIONS
from benchmarks.positions import deal_of, positions
from engine import View, view
from engine.players import RuleOfThumb
from engine.players.monte_carlo.player import MonteCarloPlayer, Style
from engine.players.monte_carlo.workspace import Effort
from engine.players.utility import Stakes

EFFORT = Effort(imagined=60, judged=12, maxims=0.8, miss=0.6)
SEEDS = range(3)


def questions() -> list[View]:
    """The cards to play in the positions of complaints."""
    asked = [view(deal_of(each, Random(1)), each.seat) for each in positions(POSITIONS)]
    return [mine for mine in asked if mine.contract is not None]


@pytest.mark.compiled
def test_a_card_must_be_better_by_as_much_as_is_asked_for() -> None:
    usual, other = 0, 0
    for mine in questions():
        thumb = RuleOfThumb().choose(mine, Random(0))
        for seed in SEEDS:
            bare = MonteCarloPlayer(Style(cards=EFFORT, calling=None))
            leaning = MonteCarloPlayer(Style(cards=EFFORT, calling=None, lean=0.1))
            worth = dict(bare.weigh(mine, Stakes.of(mine), Random(seed)))
            best, chosen = bare.choose(mine, Random(seed)), leaning.choose(mine, Random(seed))
            assert chosen == (thumb if worth[best] - worth.get(thumb, -99) < 0.1 else best)
            usual += chosen == thumb != best
            other += chosen != thumb
    assert usual
    assert other


@pytest.mark.compiled
def test_one_that_leans_far_plays_by_rule_of_thumb() -> None:
    far = MonteCarloPlayer(Style(cards=EFFORT, calling=None, lean=50.0))
    for mine in questions():
        assert far.choose(mine, Random(0)) == RuleOfThumb().choose(mine, Random(0))
