"""The chance of winning from a score."""

import ast
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from engine import PRESETS, Rules
from engine.players.utility import OUTCOMES, winning
from engine.rules.options import Benny
from tests.suite import EVERY_PRESET, rest

TWO_SIDES = {name: rules for name, rules in PRESETS.items() if rules.sides == 2}


@pytest.mark.parametrize("name", EVERY_PRESET)
def test_chances_of_all_sides_add_up_to_one_and_are_even_at_the_start(name: str) -> None:
    rules, dice = PRESETS[name], Random(name)
    start = (rules.starting_score,) * rules.sides
    assert all(winning(rules, start, side) == pytest.approx(1 / rules.sides) for side in range(rules.sides))
    for _ in range(20):
        scores = tuple(dice.randrange(rules.target) for _ in range(rules.sides))
        for dealer in (None, dice.randrange(rules.seats)):
            chances = [winning(rules, scores, side, dealer) for side in range(rules.sides)]
            assert sum(chances) == pytest.approx(1)
            assert all(0 <= chance <= 1 for chance in chances)


@pytest.mark.parametrize("name", EVERY_PRESET)
def test_a_better_score_is_a_better_chance(name: str) -> None:
    rules = PRESETS[name]
    others = (rules.target // 2,) * (rules.sides - 1)
    scores = range(rules.target) if not rules.counts_down else range(rules.target, 0, -1)
    chances = [winning(rules, (score, *others), 0) for score in scores]
    assert all(worse < better for worse, better in pairwise(chances))


def test_the_deal_is_worth_something() -> None:
    for name in TWO_SIDES:
        rules = PRESETS[name]
        dealing, waiting = winning(rules, (0, 0), 0, 0), winning(rules, (0, 0), 0, 1)
        assert dealing > waiting or (dealing == waiting and rules.scoring != "euchre"), name
    # one point each to go: whoever wins the hand wins the game, and the dealer's side wins two in three
    assert winning(Rules(), (9, 9), 0, 2) == pytest.approx(0.672, abs=0.005)


def test_one_point_from_the_end_the_chance_is_that_of_the_next_hands() -> None:
    """Against a side that needs one as well, the chance is that of scoring first, whoever deals in between."""
    ours = sum(often for points, _, often in OUTCOMES[False] if points)
    theirs = sum(often for _, points, often in OUTCOMES[False] if points)
    nothing = 1 - ours - theirs
    # with nothing scored the others deal: the side wins as the others would have, and so on
    assert winning(Rules(), (9, 9), 0, 0) == pytest.approx((ours + nothing * theirs) / (1 - nothing**2))


def test_a_lead_of_two_and_more_than_the_target_make_a_difference() -> None:
    assert winning(Rules(), (9, 9), 0, 0) > winning(Rules(win_by=2), (9, 9), 0, 0) > 0.5
    assert winning(Rules(win_by=2), (10, 9), 0, 0) == pytest.approx(winning(Rules(win_by=2), (12, 11), 0, 0))
    assert winning(Rules(exceed_target=True), (10, 4), 0) == pytest.approx(winning(Rules(target=11), (10, 4), 0))
    assert winning(Rules(exceed_target=True), (10, 4), 0) < 1
    assert winning(Rules(), (10, 4), 0) == 1
    assert winning(Rules(), (10, 4), 1) == 0
    assert winning(Rules(), (12, 12), 0, 0) == winning(Rules(), (9, 9), 0, 0)
    assert winning(Rules(win_by=2, target=1), (0, 0), 1, 0) < 0.5


def test_a_benny_has_its_own_table() -> None:
    assert winning(Rules(), (7, 8), 0, 0) != winning(Rules(benny=Benny.JOKER), (7, 8), 0, 0)


@rest
def test_what_a_hand_brings_was_measured() -> None:
    """The tables are what the measuring program finds, as nearly as a thousand hands can say."""
    program = Path(__file__).resolve().parents[3] / "benchmarks" / "tune_chances.py"
    said = subprocess.run([sys.executable, program, "--hands", "1000"], capture_output=True, text=True, check=True)
    found = ast.literal_eval("{" + said.stdout + "}")
    assert {*found} == {*OUTCOMES}
    for benny, outcomes in OUTCOMES.items():
        assert sum(often for _, _, often in outcomes) == pytest.approx(1)
        measured = {(ours, theirs): often for ours, theirs, often in found[benny]}
        for ours, theirs, often in outcomes:
            assert measured.get((ours, theirs), 0) == pytest.approx(often, abs=0.06)
