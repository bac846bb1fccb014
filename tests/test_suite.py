"""What the short suite leaves out still is covered by what stays in it."""

from random import Random

from engine import PRESETS, Phase
from engine.rules.families import family_of
from tests.strategies import random_game
from tests.suite import COVERING, rest

GAMES = 4


def phases_of(preset: str) -> set[Phase]:
    """The phases of some random games."""
    dice = Random(3)
    games = [random_game(PRESETS[preset], dice, beside=0.02) for _ in range(GAMES)]
    return {state.phase for game in games for before, _, after in game.steps for state in (before, after)}


@rest
def test_the_covering_presets_have_every_phase_family_and_way_to_score() -> None:
    every, covered = set[object](), set[object]()
    for preset, rules in PRESETS.items():
        found = {*phases_of(preset), family_of(rules), rules.scoring, rules.partnership}
        every |= found
        covered |= found if preset in COVERING else set()
    assert every - covered == set()
    assert len(every) > 25
