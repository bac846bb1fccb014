"""Strength of the computer player: `python benchmarks/strength.py [--deals N] [--seed N] [--preset P] [--json PATH]`.

Duplicate: every deal is played twice by `RuleOfThumb` in both seats of one side against `Uniform` in the other's, once
each way, at no score on either side. The figure is the net points of a deal, half the sum of its two plays, with the
95 % confidence interval of the mean. Beside it: how its calls and loners
fared, also against itself, where the net is 0 by construction.
"""

# ruff: noqa: E402
import argparse
import json
import math
import sys
from collections import Counter
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any

# beside a script `engine` would be benchmarks/engine.py
sys.path[0] = str(Path(__file__).resolve().parents[1])

from engine import PRESETS, Deal, HandResult, Outcome, Rules, actor, apply, start, view
from engine.fair import SECRET_BYTES
from engine.fair import deal as fair_deal
from engine.phases import Dealing, Over
from engine.players import Player, RuleOfThumb, Uniform
from engine.seats import SEATS, SIDES, side_of


def play(rules: Rules, dealer: int, deal: Deal, players: tuple[Player, Player], rng: Random) -> HandResult:
    """One hand, each side's seats by one player."""
    state = apply(start(rules, dealer), deal)
    while (seat := actor(state)) is not None:
        state = apply(state, players[side_of(seat)].choose(view(state, seat), rng))
    assert isinstance(state, Dealing | Over)
    assert state.last is not None
    return state.last


def net(result: HandResult, side: int) -> int:
    return result.points[side] - result.points[1 - side]


def duel(rules: Rules, ours: Player, theirs: Player, deals: int, rng: Random) -> tuple[list[float], Counter[str]]:
    """Net points of each deal for `ours`, and how often what happened to it."""
    points: list[float] = []
    told: Counter[str] = Counter()
    for number in range(deals):
        dealer = number % len(SEATS)
        deal = fair_deal(rules, dealer, rng.randbytes(SECRET_BYTES), number)
        both = [play(rules, dealer, deal, pair, rng) for pair in ((ours, theirs), (theirs, ours))]
        points.append(sum(net(result, side) for side, result in zip(SIDES, both, strict=True)) / 2)
        for side, result in zip(SIDES, both, strict=True):
            told.update(fate(result, side))
    return points, told


def fate(result: HandResult, side: int) -> list[str]:
    """What a hand was for a side."""
    contract = result.contract
    if contract is None:
        return ["thrown in"]
    if contract.side != side:
        return ["defended", "set"] if result.points[side] else ["defended"]
    words = ["called"]
    if contract.alone:
        words += ["alone", *(["alone, march"] if result.outcome is Outcome.LONE_MARCH else [])]
    return words + (["euchred"] if result.points[1 - side] else [])


def summary(points: list[float], told: Counter[str]) -> dict[str, Any]:
    hands = 2 * len(points)
    return {
        "net_points_per_deal": fmean(points),
        "ci95": 1.96 * stdev(points) / math.sqrt(len(points)),
        "deals": len(points),
        "per_hand": {word: number / hands for word, number in sorted(told.items())},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Strength of RuleOfThumb in duplicate deals.")
    parser.add_argument("--deals", type=int, default=10_000, help="deals, each played both ways")
    parser.add_argument("--seed", type=int, default=20261120)
    parser.add_argument("--preset", choices=list(PRESETS), default="north-american")
    parser.add_argument("--json", type=Path, help="where to write the figures")
    wanted = parser.parse_args()
    figures: dict[str, Any] = {"preset": wanted.preset, "seed": wanted.seed}
    opponents: dict[str, Player] = {"Uniform": Uniform(), "itself": RuleOfThumb()}
    for name, theirs in opponents.items():
        rng = Random(wanted.seed)
        figures[name] = summary(*duel(PRESETS[wanted.preset], RuleOfThumb(), theirs, wanted.deals, rng))
        figure = figures[name]
        if name != "itself":
            print(f"against {name}: {figure['net_points_per_deal']:+.3f} ± {figure['ci95']:.3f} points a deal")
        print(f"of its hands against {name}: ", end="")
        print(", ".join(f"{word} {part:.1%}" for word, part in figure["per_hand"].items()))
    if wanted.json:
        wanted.json.write_text(json.dumps(figures, indent=2) + "\n")


if __name__ == "__main__":
    main()
