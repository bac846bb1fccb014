"""No player from novice up makes a play that another beats however the unseen cards lie: in the last two tricks.

The hand is played out on the engine, everybody seeing all cards, in deals that agree with what the seat knows. A play
is dominated where another brings its side at least as many points in each of them, and more in half.
"""

from collections.abc import Iterator
from random import Random

import pytest

from engine import PRESETS, Action, State, View, actor, apply, dump, start, view
from engine.phases.registry import Playing
from engine.players import Level, Player, RuleOfThumb, player_at
from engine.players.determinize.sample import Imagination
from engine.seats import Side
from tests.random_games import random_deal
from tests.suite import examples
from tests.there import there

DEALS = 8
PLAYERS: dict[str, Player] = {
    "rule of thumb": RuleOfThumb(),
    **{level.value: player_at(level) for level in Level if level not in (Level.FIRST_TIMER, Level.LEARNER)},
}


def net(state: State, side: Side) -> int:
    """What a side gains of the rest of a hand, in points over the other's, if nobody errs and all cards are seen."""
    if not isinstance(state, Playing):
        points = there(view(state, None).last).points
        return points[side] - points[1 - side]
    rests = [net(apply(state, choice), side) for choice in state.legal()]
    return max(rests) if state.hand.match.rules.side_of(state.actor) == side else min(rests)


def dominated(mine: View, dice: Random) -> set[Action]:
    side, imagined = mine.rules.side_of(there(mine.seat)), Imagination.of(mine)
    states = [imagined.state(dice) for _ in range(DEALS)]
    worth = {choice: [net(apply(state, choice), side) for state in states] for choice in mine.choices}
    return {
        choice
        for choice, own in worth.items()
        for other in worth.values()
        if all(better >= each for better, each in zip(other, own, strict=True))
        and sum(better > each for better, each in zip(other, own, strict=True)) * 2 >= DEALS
    }


def endings(preset: str, seed: int) -> Iterator[View]:
    """What seats see with two cards left, in a hand of the rule of thumb with some cards by lot."""
    rules, dice, thumb = PRESETS[preset], Random(f"{preset} {seed}"), RuleOfThumb()
    dealer = seed % rules.seats
    state = apply(start(rules, dealer), random_deal(rules, dice, dealer))
    while not view(state, None).phase.between_hands:
        mine = view(state, actor(state))
        if isinstance(state, Playing) and len(mine.tricks) == rules.hand_size - 2 and len(mine.choices) > 1:
            yield mine
        by_lot = isinstance(state, Playing) and dice.random() < 0.15
        state = apply(state, dice.choice(mine.choices) if by_lot else thumb.choose(mine, dice))


@pytest.mark.parametrize("preset", ["north-american", "british-parlett", "stick-the-dealer"])
def test_no_play_is_dominated(preset: str) -> None:
    asked = 0
    for seed in range(examples(30)):
        for mine in endings(preset, seed):
            poor = dominated(mine, Random(seed))
            asked += bool(poor)
            for name, player in PLAYERS.items() if poor else ():
                for dice in range(3):
                    chosen = player.choose(mine, Random(dice))
                    assert chosen not in poor, f"{name}: {dump(chosen)} of {mine}"
    assert asked
