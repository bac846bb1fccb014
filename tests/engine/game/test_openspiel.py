"""Differential test: the engine beside OpenSpiel's euchre, hand by hand, over both of its parameters.

At every step the same actions must be legal and at the end the same points due, but for the two differences named in
`tests.engine.mirror`. There too is the mapping, which is held here: the mirror made of a state stands where the hand
played along stands.
"""

from importlib.util import find_spec
from random import Random
from typing import Any

import pytest

from engine import PRESETS, Alone, Discard, Pass, Phase, Rules, Seat, State, actor, apply, legal_actions, start, view
from engine.rules.options import AllPass, DefendAlone
from engine.seats import FOUR
from tests.engine.mirror import ALONE, WITH_PARTNER, action_of, mirrored, number_of, parameters
from tests.random_games import random_action, random_deal
from tests.requirements import require_or_skip
from tests.there import there

require_or_skip("openspiel", find_spec("pyspiel"))

DEALS = 500
"""For each of the four settings."""


def play_both(rules: Rules, dealer: Seat, dice: Random) -> dict[str, int]:
    """One hand in both; answers which differences were met."""
    state = apply(start(rules, dealer), random_deal(rules, dice))
    other = mirrored(state)
    met = {"picked-up card": 0, "alone after the discard": 0}
    upcard = there(view(state, None).upcard)
    while state.phase not in (Phase.DEALING, Phase.OVER):
        phase, seat = state.phase, actor(state)
        assert other.current_player() == seat
        assert other.history() == mirrored(state).history()
        ours, theirs = legal_actions(state), set(other.legal_actions())
        if phase is Phase.DISCARDING:
            assert theirs == {number_of(action, upcard) for action in ours} - {upcard}
            action = dice.choice(ours)
            met["picked-up card"] += action == Discard(upcard)
        else:
            assert theirs == {number_of(action, upcard) for action in ours}
            action = random_action(state, dice, calls=0.25)
        number = number_of(action, upcard)
        assert number_of(action_of(number, state), upcard) == number
        other.apply_action(number)
        state = apply(state, action)
        contract = view(state, None).contract
        asks = (
            phase in (Phase.FIRST_ROUND, Phase.SECOND_ROUND, Phase.DISCARDING) and state.phase is not Phase.DISCARDING
        )
        if contract is not None and asks:
            met["alone after the discard"] += phase is Phase.DISCARDING
            assert other.current_player() == contract.maker
            assert other.legal_actions() == [ALONE, WITH_PARTNER]
            assert other.history() == mirrored(state, before_alone=True).history()
            other.apply_action(ALONE if contract.alone else WITH_PARTNER)
            state = both_defend(state, other, dice)
    last = there(view(state, None).last)
    points = [last.points[seat % 2] - last.points[1 - seat % 2] for seat in FOUR.seats]
    assert other.is_terminal()
    assert other.returns() == points
    return met


def both_defend(state: State, other: Any, dice: Random) -> State:
    """The defenders are asked in turn, until one goes alone."""
    while state.phase is Phase.DEFENDER_ALONE:
        assert other.current_player() == actor(state)
        assert legal_actions(state) == (Pass(), Alone())
        assert other.legal_actions() == [ALONE, WITH_PARTNER]
        action = dice.choice((Pass(), Alone()))
        other.apply_action(ALONE if action == Alone() else WITH_PARTNER)
        state = apply(state, action)
    return state


@pytest.mark.parametrize("defend", [False, True], ids=["", "lone-defender"])
@pytest.mark.parametrize("stick", [False, True], ids=["throw-in", "stick"])
def test_openspiel_agrees(stick: bool, defend: bool) -> None:
    rules = Rules(
        all_pass=AllPass.STICK_DEALER if stick else AllPass.THROW_IN,
        defend_alone=DefendAlone.ALWAYS if defend else DefendAlone.NEVER,
    )
    assert parameters(rules) == {"stick_the_dealer": stick, "allow_lone_defender": defend}
    dice = Random(f"{stick}{defend}")
    met: dict[str, int] = {}
    for number in range(DEALS):
        for name, times in play_both(rules, number % 4, dice).items():
            met[name] = met.get(name, 0) + times
    assert met["picked-up card"] > DEALS // 20
    assert met["alone after the discard"] > DEALS // 10


def test_only_rules_that_openspiel_knows_are_mirrored() -> None:
    def known(rules: Rules) -> bool:
        try:
            return bool(parameters(rules))
        except ValueError:
            return False

    mirrored_presets = {name for name, rules in PRESETS.items() if known(rules)}
    assert mirrored_presets == {"north-american", "stick-the-dealer", "western-new-york"}
