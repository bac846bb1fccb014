"""`python -m bot simulate`: games of computer players, as fast as they can."""

import argparse
from collections import Counter
from random import Random
from statistics import fmean

import engine as e
from bot.cli.console import number
from bot.settings import Settings
from engine import fairness
from engine.match import HandResult
from engine.phases.registry import Dealing, DrawForDeal, Over, RevokeReview, State
from engine.players import Player, RuleOfThumb
from engine.players.levels import Level, player_at


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The rules, the players and the number of games."""
    parser.add_argument("--rules", choices=sorted(e.PRESETS), default="north-american", help="a preset")
    parser.add_argument("--games", type=_games, default=100, help="how many games (default 100)")
    parser.add_argument(
        "--level", choices=tuple(Level), help="how well they play (default: by the rule of thumb, which is quickest)"
    )
    parser.add_argument("--seed", type=number, default=0, help="the same seed gives the same games (default 0)")


def run(arguments: argparse.Namespace, _settings: Settings) -> int:
    """Play the games and print the results. Returns 0."""
    dice = Random(arguments.seed)  # noqa: S311 - repeatable on purpose
    rules = e.PRESETS[arguments.rules]
    player = RuleOfThumb() if arguments.level is None else player_at(Level(arguments.level))
    wins: Counter[e.Side | None] = Counter()
    outcomes: Counter[e.Outcome] = Counter()
    scores: list[tuple[int, ...]] = []
    lengths: list[int] = []
    for _ in range(arguments.games):
        over, results = play(rules, dice, player)
        wins[over.winner] += 1
        outcomes.update(result.outcome for result in results)
        scores.append(over.match.scores)
        lengths.append(len(results))
    hands = sum(lengths)
    lines = [
        f"{arguments.rules}: {arguments.games} games, {hands} hands, seed {arguments.seed}"
        + ("" if arguments.level is None else f", {arguments.level}"),
        f"hands a game {hands / arguments.games:.1f}, from {min(lengths)} to {max(lengths)}",
        "won by " + ", ".join(f"{_side(rules, side)} {wins[side]}" for side in range(rules.sides)),
        "mean score "
        + ", ".join(
            f"{_side(rules, side)} {fmean(score[side] for score in scores):.2f}" for side in range(rules.sides)
        ),
        f"mean margin {fmean(last - before for *_, before, last in map(sorted, scores)):.2f}",
        *(f"{each.value:13} {outcomes[each]:8} {outcomes[each] / hands:7.1%}" for each in e.Outcome if outcomes[each]),
    ]
    print("\n".join(lines))  # noqa: T201
    return 0


def _side(rules: e.Rules, side: e.Side) -> str:
    """A side by the seats that score for it, counted from 1."""
    return "+".join(str(seat + 1) for seat in range(rules.seats) if rules.side_of(seat) == side)


def play(rules: e.Rules, dice: Random, player: Player | None = None) -> tuple[Over, list[HandResult]]:
    """One game with the same player in every seat, by default `RuleOfThumb`: its final state and its hands."""
    player, secret = player or RuleOfThumb(), dice.randbytes(fairness.SECRET_BYTES)
    state: State = e.start(rules)
    results: list[HandResult] = []
    while not isinstance(state, Over):
        match state:
            case DrawForDeal() | Dealing():
                action = fairness.chance(state, secret)
            case RevokeReview():
                action = e.Settle()
            case _:
                action = player.choose(e.view(state, state.actor), dice)
        state = e.apply(state, action)
        result = getattr(state, "last", None)
        if result is not None and (not results or result is not results[-1]):
            results.append(result)
    return state, results


def _games(text: str) -> int:
    given = number(text)
    if not given:
        raise argparse.ArgumentTypeError("at least 1")
    return given
