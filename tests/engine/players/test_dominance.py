"""No player from novice up makes a play in the last two tricks that another beats however the unseen cards lie.

The hand is played out on the engine, all cards seen, in deals that agree with what the seat knows: a play is dominated
where another brings its side at least as many points in each, and more in two of three.
"""

import itertools
from random import Random

from engine import PRESETS, State, actor, apply, start, view
from engine.phases.registry import Playing
from engine.players import RuleOfThumb
from engine.players.determinize.sample import Imagination
from engine.seats import Side
from tests.engine.players.test_complaints import EVERYBODY
from tests.random_games import random_deal
from tests.suite import examples
from tests.there import there

DEALS = 18


def net(state: State, side: Side) -> int:
    """What the rest of a hand brings a side, in points over the other's, if nobody errs."""
    if not isinstance(state, Playing):
        points = there(view(state, None).last).points
        return points[side] - points[1 - side]
    rests = [net(apply(state, choice), side) for choice in state.legal()]
    return max(rests) if state.hand.match.rules.side_of(state.actor) == side else min(rests)


def is_beaten(own: list[int], other: list[int]) -> bool:
    more = [better - each for each, better in zip(own, other, strict=True)]
    return min(more) >= 0 and sum(each > 0 for each in more) * 3 >= 2 * DEALS


def test_no_play_is_dominated() -> None:
    thumb, asked = RuleOfThumb(), 0
    for preset, number in itertools.product(
        ("north-american", "british-parlett", "stick-the-dealer"), range(examples(150))
    ):
        rules, dice = PRESETS[preset], Random(f"{preset} {number}")
        dealer = number % rules.seats
        state = apply(start(rules, dealer), random_deal(rules, dice, dealer))
        while not view(state, None).phase.between_hands:
            mine = view(state, actor(state))
            if isinstance(state, Playing) and len(mine.tricks) == rules.hand_size - 2 and len(mine.choices) > 1:
                imagination, side = Imagination.of(mine), rules.side_of(there(mine.seat))
                deals = [imagination.state(dice) for _ in range(DEALS)]
                worth = {each: [net(apply(deal, each), side) for deal in deals] for each in mine.choices}
                poor = {each for each, own in worth.items() for other in worth.values() if is_beaten(own, other)}
                asked += bool(poor)
                for name, player in EVERYBODY.items() if poor else ():
                    chosen = [player.choose(mine, Random(seed)) for seed in range(3)]
                    assert name in ("first-timer", "learner") or not poor & {*chosen}, (name, mine)
            by_lot = isinstance(state, Playing) and dice.random() < 0.15
            state = apply(state, dice.choice(mine.choices) if by_lot else thumb.choose(mine, dice))
    assert asked
