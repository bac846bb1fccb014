"""Whole games to be reviewed, and advice that costs nothing."""

from collections.abc import Callable
from hashlib import sha256
from random import Random

from engine import Action, Rules, State, View, apply, dump, legal_actions, start
from engine.phases.registry import Over
from engine.players import RuleOfThumb
from engine.players.adviser import Advice, Option
from engine.players.review import HandReview, Review, Think, hands_in, review_hand
from tests.driver import by, next_action

THUMB = RuleOfThumb()
Deviate = Callable[[State, tuple[Action, ...], Action], Action]


def keep(_: State, __: tuple[Action, ...], chosen: Action) -> Action:
    return chosen


def played(rules: Rules, seed: int = 0, deviate: Deviate = keep, most: int = 4000) -> tuple[str, ...]:
    """The log of a game between players by rule of thumb, but for what `deviate` makes of their choices."""
    secret, state, lines, dice = sha256(str(seed).encode()).digest(), start(rules), list[str](), Random(seed)
    while not isinstance(state, Over) and len(lines) < most:
        action = next_action(
            state, secret, dice, lambda now, dice: deviate(now, legal_actions(now), by(THUMB)(now, dice))
        )
        lines.append(dump(action))
        state = apply(state, action)
    return tuple(lines)


def by_thumb(mine: View, _: int) -> Advice:
    """What a player by rule of thumb does is worth a point, all else nothing."""
    best = THUMB.choose(mine, Random(0))
    options = [Option(action, float(action == best), float(action == best)) for action in mine.choices]
    return Advice(tuple(sorted(options, key=lambda option: -option.points)), 10_000)


def by_dice(mine: View, seed: int) -> Advice:
    """Anything, but the same for the same view and seed, as it was before the last option came."""
    seen = repr(mine).replace("best_of_five=False, ", "")
    dice = Random(sha256(f"{seen}/{seed}".encode()).digest())
    options = [Option(action, dice.uniform(-2, 2), dice.random()) for action in mine.choices]
    return Advice(tuple(sorted(options, key=lambda option: -option.points)), 400)


def reviewed(rules: Rules, lines: tuple[str, ...], think: Think = by_thumb, seed: int = 0) -> Review:
    hands: list[HandReview] = [review_hand(rules, lines, hand, seed, think) for hand in range(hands_in(lines))]
    return Review(rules, tuple(hands))
