"""`python -m bot simulate`: computer players against each other, as fast as they can."""

import argparse
from collections import Counter
from random import Random

from bot.settings import Settings
from engine import PRESETS, Outcome, Rules, apply, fair, view
from engine.hand import HandResult
from engine.phases import Dealing, Drawing, Over, State
from engine.players import RuleOfThumb


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to play."""
    parser.add_argument("--rules", choices=sorted(PRESETS), default="north-american", help="a preset")
    parser.add_argument("--games", type=_positive, default=100, help="how many games (default 100)")
    parser.add_argument("--seed", type=int, default=0, help="the same seed gives the same games (default 0)")


def run(arguments: argparse.Namespace, settings: Settings) -> int:
    """Play the games and print how they went."""
    del settings
    dice = Random(arguments.seed)  # noqa: S311 - repeatable on purpose
    rules = PRESETS[arguments.rules]
    wins: Counter[int] = Counter()
    outcomes: Counter[Outcome] = Counter()
    margins: list[int] = []
    for _ in range(arguments.games):
        over, results = play(rules, dice)
        wins[over.winner] += 1
        outcomes.update(result.outcome for result in results)
        margins.append(over.match.scores[over.winner] - over.match.scores[1 - over.winner])
    hands = sum(outcomes.values())
    print(f"{arguments.rules}: {arguments.games} games, {hands} hands, seed {arguments.seed}")  # noqa: T201
    print(f"won by North and South {wins[0]}, by East and West {wins[1]}")  # noqa: T201
    print(f"hands a game {hands / arguments.games:.1f}, mean margin {sum(margins) / len(margins):.2f} points")  # noqa: T201
    for outcome in Outcome:
        print(f"{outcome.value:13} {outcomes[outcome]:8} {outcomes[outcome] / hands:7.1%}")  # noqa: T201
    return 0


def play(rules: Rules, dice: Random) -> tuple[Over, list[HandResult]]:
    """One game by four rule-of-thumb players: its end and its hands."""
    player, secret = RuleOfThumb(), dice.randbytes(fair.SECRET_BYTES)
    state: State = Drawing(rules=rules)
    results: list[HandResult] = []
    while not isinstance(state, Over):
        match state:
            case Drawing():
                action = fair.draw(rules, secret, len(state.draws))
            case Dealing():
                action = fair.deal(rules, state.match.dealer, secret, state.match.number)
            case _:
                action = player.choose(view(state, state.actor), dice)
        state = apply(state, action)
        if isinstance(state, Dealing | Over) and state.last is not None:
            results.append(state.last)
    return state, results


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number
