"""How far to trust what sampled deals promise a call: `python benchmarks/tune_calls.py [--decisions N] [--seed N]`.

At questions of the first and the second round that come up in self-play, pass, the best-looking call and that call
alone are each played out in the real deal, by imagining players at all seats. What happened is then regressed on what
perfect play and play by the maxims had promised. Printed are, by round: the weights of the two with their 95 %
confidence intervals, and what it gains a decision, over `RuleOfThumb`, to call when the promise is so many points over
a pass (`Style.caution`), and to go alone when that promises so much more. The questions are those near enough to a
choice: a call between 0.9 points worse than a pass and 1.5 better.
"""

# ruff: noqa: E402
import argparse
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import NamedTuple

# beside a script `engine` would be benchmarks/engine.py
sys.path[0] = str(Path(__file__).resolve().parents[1])

from engine import PRESETS, Action, Name, Order, Pass, Phase, State, actor, apply, start, view
from engine.fairness import SECRET_BYTES, deal
from engine.phases.registry import Dealing, Over
from engine.players import RuleOfThumb
from engine.players.monte_carlo.player import MonteCarloPlayer, Style
from engine.players.monte_carlo.workspace import Effort
from engine.players.utility import Stakes

RULES = PRESETS["north-american"]
CARDS = Effort(imagined=150, judged=24, maxims=0.5)
PERFECT = MonteCarloPlayer(Style(cards=CARDS, calling=Effort(imagined=600, judged=120, maxims=0.0)))
MAXIMS = MonteCarloPlayer(Style(cards=CARDS, calling=Effort(imagined=2000, judged=400, maxims=1.0)))
PLAYER = MonteCarloPlayer(Style(cards=CARDS, calling=None))
SOUND = RuleOfThumb()
CAUTIONS = (-0.2, -0.1, 0.0, 0.05, 0.1, 0.15, 0.2, 0.3)


class Tried(NamedTuple):
    """A choice: what perfect play promised, what play by the maxims did, and what happened."""

    perfect: float
    maxims: float
    happened: float


class Found(NamedTuple):
    """A question; `alone` is left out where it promised nothing. `usual` says whether `RuleOfThumb` called."""

    second: bool
    passed: Tried
    called: Tried
    alone: Tried | None
    usual: bool


def outcome(state: State, seat: int, rng: Random) -> float:
    while (player := actor(state)) is not None:
        state = apply(state, PLAYER.choose(view(state, player), rng))
    assert isinstance(state, Dealing | Over)
    assert state.last is not None
    side = RULES.side_of(seat)
    return state.last.points[side] - state.last.points[1 - side]


def question(state: State, seat: int, rng: Random) -> Found | None:
    mine = view(state, seat)
    stakes, dice = Stakes.of(mine), rng.getrandbits(32)
    perfect, maxims = (dict(each.weigh(mine, stakes, Random(dice))) for each in (PERFECT, MAXIMS))
    promise = {action: (perfect[action] + maxims[action]) / 2 for action in perfect}
    calls = [action for action in promise if isinstance(action, Order | Name) and not action.alone]
    if Pass() not in promise or not calls:
        return None
    best = max(calls, key=lambda action: promise[action])
    if not -0.9 < promise[best] - promise[Pass()] < 1.5:
        return None
    alone = replace(best, alone=True)

    def tried(action: Action) -> Tried:
        return Tried(perfect[action], maxims[action], outcome(apply(state, action), seat, rng))

    return Found(
        mine.phase is Phase.SECOND_ROUND,
        tried(Pass()),
        tried(best),
        tried(alone) if promise[alone] > promise[best] - 1.0 else None,
        SOUND.choose(mine, rng) != Pass(),
    )


def collect(wanted: int, rng: Random) -> list[Found]:
    found: list[Found] = []
    number = 0
    while len(found) < wanted:
        dealer = number % RULES.seats
        state = apply(start(RULES, dealer), deal(RULES, dealer, rng.randbytes(SECRET_BYTES), number))
        number += 1
        while (seat := actor(state)) is not None:
            mine = view(state, seat)
            if mine.phase not in (Phase.FIRST_ROUND, Phase.SECOND_ROUND):
                break
            asked = question(state, seat, rng)
            if asked is not None:
                found.append(asked)
                if not len(found) % 100:
                    print(f"\r{len(found):,} of {wanted:,}", end="", file=sys.stderr, flush=True)
            state = apply(state, SOUND.choose(mine, rng))
    print(file=sys.stderr)
    return found


def report(found: list[Found]) -> None:
    import numpy  # in the extra `fast`, with numba

    happened = numpy.array([each.called.happened - each.passed.happened for each in found])
    promised = numpy.array(
        [[1.0, each.called.perfect - each.passed.perfect, each.called.maxims - each.passed.maxims] for each in found]
    )
    fitted = numpy.linalg.lstsq(promised, happened, rcond=None)[0]
    rest = happened - promised @ fitted
    error = 1.96 * numpy.sqrt(numpy.diag(numpy.linalg.inv(promised.T @ promised)) * rest.var())
    names = ("a call is worth more by", "perfect play", "the maxims")
    print("  weights: " + ", ".join(f"{n} {f:+.2f} ± {e:.2f}" for n, f, e in zip(names, fitted, error, strict=True)))
    usual = numpy.array([each.usual for each in found])
    mixed = 0.15 * promised[:, 1] + 0.85 * promised[:, 2]
    for caution in CAUTIONS:
        gain = ((mixed > caution).astype(float) - usual) * happened
        print(f"  caution {caution:+.2f}: {gain.mean():+.4f} ± {1.96 * gain.std() / len(gain) ** 0.5:.4f} a decision")
    lone = [(each.alone, each.called) for each in found if each.alone is not None]
    for caution in CAUTIONS:
        gain = [
            alone.happened - called.happened
            for alone, called in lone
            if 0.15 * (alone.perfect - called.perfect) + 0.85 * (alone.maxims - called.maxims) > caution
        ]
        print(f"  alone from {caution:+.2f}: {sum(gain) / len(found):+.4f} a decision, {len(gain):,} times")


def main() -> None:
    parser = argparse.ArgumentParser(description="What sampled deals promise a call, and what comes of it.")
    parser.add_argument("--decisions", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=20261121)
    wanted = parser.parse_args()
    found = collect(wanted.decisions, Random(wanted.seed))
    for second in (False, True):
        part = [each for each in found if each.second is second]
        print(f"round {2 if second else 1}, {len(part):,} decisions")
        if len(part) > len(CAUTIONS):
            report(part)


if __name__ == "__main__":
    main()
