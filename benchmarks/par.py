"""Par of a deal: how long it takes, and how much of a hand's points it explains.

For each preset whose deals have a par, random deals are worked through in a fresh process, compiled and as plain
Python. Printed are milliseconds of processor time of a deal, and how often a deal brings its better side how much.
Then hands of `north-american` are played by a player at all four seats, `--player` (`rule-of-thumb` or a level), and
what they brought is compared with par. The same seed gives the same deals.

    python benchmarks/par.py [--preset NAME] [--deals N] [--plain] [--hands N] [--player NAME] [--json FILE]
"""

# ruff: noqa: E402
import argparse
import json
import os
import subprocess
import sys
from collections import Counter
from importlib.util import find_spec
from math import sqrt
from pathlib import Path
from random import Random
from statistics import correlation, mean, stdev
from time import process_time
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
# beside a script `engine` would be benchmarks/engine.py
sys.path[0] = str(ROOT)

from benchmarks.machine import machine
from engine import PRESETS, Rules, State, actor, apply, view
from engine.fairness import SECRET_BYTES, deal
from engine.match import first_match
from engine.phases.registry import Cutting, Dealing, Over
from engine.players import RuleOfThumb
from engine.players.levels import Level, player_at
from engine.players.monte_carlo.jit import COMPILED
from engine.players.monte_carlo.par import has_par, par

SEED = 20261121
THUMB = "rule-of-thumb"
PLAYED = "north-american"
SURE = 1.96
"""Standard errors of a 95 % interval."""


def measured(name: str, rules: Rules, deals: int, seed: int) -> dict[str, Any]:
    """What the deals of one preset take, the first one apart: it may wait for the compiler."""
    secret = Random(f"{seed} {name}").randbytes(SECRET_BYTES)
    spent: list[float] = []
    worths: Counter[float | None] = Counter()
    for number in range(deals + 1):
        dealer = number % rules.seats
        dealt = deal(rules, dealer, secret, number)
        begun = process_time()
        found = par(rules, dealer, dealt)
        spent.append(1000 * (process_time() - begun))
        worths[None if found is None else abs(found)] += 1
    spent = sorted(spent[1:])
    return {
        "preset": name,
        "compiled": COMPILED,
        "deals": deals,
        "mean_ms": sum(spent) / deals,
        "p99_ms": spent[int(deals * 0.99)],
        "worst_ms": spent[-1],
        "worths": {f"{worth:g}": number / (deals + 1) for worth, number in sorted(worths.items()) if worth is not None},
    }


def luck_and_skill(player: str, hands: int, seed: int) -> dict[str, Any]:
    """What hands brought side 0 against their par, in net points; `dealers` is for the dealer's side."""
    rules, dice = PRESETS[PLAYED], Random(f"{seed} played")
    chooser, secret = RuleOfThumb() if player == THUMB else player_at(Level(player)), dice.randbytes(SECRET_BYTES)
    pairs: list[tuple[float, float]] = []
    for number in range(hands):
        dealer = number % rules.seats
        dealt = deal(rules, dealer, secret, number)
        state: State = Dealing(first_match(rules, dealer)).after(dealt)
        while (seat := actor(state)) is not None:
            state = apply(state, chooser.choose(view(state, seat), dice))
        assert isinstance(state, Dealing | Cutting | Over)
        assert state.last is not None
        points = state.last.points[0] - state.last.points[1]
        worth = par(rules, dealer, dealt) or 0.0
        pairs.append((worth, points) if dealer % 2 == 0 else (-worth, -points))
    luck, points = zip(*pairs, strict=True)
    skill = [brought - worth for worth, brought in pairs]
    return {
        "player": player,
        "hands": hands,
        "deviation": {"points": stdev(points), "luck": stdev(luck), "skill": stdev(skill)},
        "correlation": correlation(luck, points),
        "same_side": sum(worth * brought > 0 for worth, brought in pairs) / hands,
        "as_par": sum(worth == brought for worth, brought in pairs) / hands,
        "dealers": {
            name: (mean(values), SURE * stdev(values) / sqrt(hands))
            for name, values in (("points", points), ("luck", luck), ("skill", skill))
        },
    }


def told(played: dict[str, Any]) -> str:
    """What `luck_and_skill` found, as text."""
    spread = ", ".join(f"{name} {value:.2f}" for name, value in played["deviation"].items())
    dealers = ", ".join(f"{name} {value:+.2f} ± {sure:.2f}" for name, (value, sure) in played["dealers"].items())
    return (
        f"{played['hands']:,} hands of {PLAYED} by {played['player']}: the side that par says scored in "
        f"{played['same_side']:.0%}, as much as par says in {played['as_par']:.0%}; correlation "
        f"{played['correlation']:.2f}\nstandard deviations: {spread}\nthe dealer's side, a hand: {dealers}"
    )


def table(figures: dict[str, Any]) -> str:
    """The figures as aligned text."""
    lines = [", ".join(figures["machine"].values()), ""]
    lines.append(f"{'':10}{'preset':18}{'deals':>7}{'mean':>9}{'p99':>9}{'worst':>9} ms   points of the better side")
    for each in figures["pars"]:
        how = "compiled" if each["compiled"] else "plain"
        times = "".join(f"{each[word]:9.1f}" for word in ("mean_ms", "p99_ms", "worst_ms"))
        worths = ", ".join(f"{worth}: {share:.0%}" for worth, share in each["worths"].items())
        lines.append(f"{how:10}{each['preset']:18}{each['deals']:7,}{times}      {worths}")
    return "\n".join(lines) + ("\n\n" + told(figures["played"]) if figures["played"] else "")


def main() -> None:
    known = [name for name, rules in PRESETS.items() if has_par(rules)]
    parser = argparse.ArgumentParser(description="Par of a deal: its time, and what it explains.")
    parser.add_argument("--preset", choices=known, action="append", help="only this one (may be repeated)")
    parser.add_argument("--deals", type=int, default=200, help="of each preset")
    parser.add_argument("--plain", action="store_true", help="without numba only")
    parser.add_argument("--hands", type=int, default=2000, help="played and compared with par; 0: none")
    parser.add_argument("--player", choices=[THUMB, *Level], default=THUMB, help="who plays them")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--json", type=Path, help="where to write the figures")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    names: list[str] = wanted.preset or known
    if wanted.here:
        print(json.dumps([measured(name, PRESETS[name], wanted.deals, wanted.seed) for name in names]))
        return
    pars: list[dict[str, Any]] = []
    for plain in ("1",) if wanted.plain or not find_spec("numba") else ("0", "1"):
        chosen = [word for name in names for word in ("--preset", name)]
        numbers = ["--deals", str(wanted.deals), "--seed", str(wanted.seed)]
        command = [sys.executable, __file__, "--here", *chosen, *numbers]
        environment = {**os.environ, "NUMBA_DISABLE_JIT": plain}
        done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True, text=True)
        pars += json.loads(done.stdout)
    played = luck_and_skill(wanted.player, wanted.hands, wanted.seed) if wanted.hands else None
    figures = {"machine": machine(), "seed": wanted.seed, "pars": pars, "played": played}
    print(table(figures))
    if wanted.json:
        wanted.json.write_text(json.dumps(figures, indent=2) + "\n")


if __name__ == "__main__":
    main()
