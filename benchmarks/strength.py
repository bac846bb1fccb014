"""Strength of the computer players in duplicate deals: `python benchmarks/strength.py [OURS THEIRS]`.

Without names the whole table of docs/players.md is played; with two, that match alone. Options: `--bids NAME` (that
player calls, discards and goes alone for every seat, so that only card play differs), `--preset P`, `--deals N`,
`--minutes M` (of a match, whichever ends first), `--seed N`, `--processes N`, `--simulations N` of OpenSpiel's ISMCTS,
`--json PATH`. The figure is the net points of a deal for the first of the two (`benchmarks/duplicate.py`) with the 95 %
confidence interval of the mean; beside it how often that side called, went alone, was euchred. OpenSpiel's players
(`benchmarks/opponents.py`) are matched by the rules it knows. The same seed gives the same figures, whatever the number
of processes, but for OpenSpiel's ISMCTS in C++, which no seed settles.
"""

# ruff: noqa: E402
import argparse
import json
import math
import os
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

# beside a script `engine` would be benchmarks/engine.py
sys.path[0] = str(Path(__file__).resolve().parents[1])

from benchmarks.duplicate import Pairing, Tally, match, pool_of
from benchmarks.machine import machine
from benchmarks.opponents import NAMES, SIMULATIONS, is_open_spiel
from engine import PRESETS

try:
    from tests.engine.mirror import parameters
except ImportError:
    parameters = None

SEED = 20261121
TABLE = (
    ("expert", "uniform", None, 2000),
    ("expert", "rule-of-thumb", None, 4000),
    ("expert", "rule-of-thumb", "rule-of-thumb", 4000),
    ("clairvoyant", "rule-of-thumb", "rule-of-thumb", 4000),
    ("expert", "ismcts", None, 2000),
    ("expert", "ismcts", "rule-of-thumb", 2000),
    ("expert", "ismcts-fair", None, 200),
    ("regular", "rule-of-thumb", None, 4000),
    ("novice", "rule-of-thumb", None, 4000),
    ("rule-of-thumb", "uniform", None, 4000),
)
"""Ours, theirs, whose bids, how many deals."""


def refusal(pairing: Pairing) -> str | None:
    """Why a match cannot be played."""
    if not any(name is not None and is_open_spiel(name) for name in (pairing.ours, pairing.theirs, pairing.bids)):
        return None
    if parameters is None:
        return "OpenSpiel is not installed (it is in the dev extra, for Python below 3.14)"
    try:
        parameters(PRESETS[pairing.preset])
    except ValueError as reason:
        return str(reason)
    return None


def row(pairing: Pairing, tally: Tally) -> str:
    words = ", ".join(f"{word} {part:.1%}" for word, part in tally.figures()["per_hand"].items())
    return f"{pairing!s:48}{tally.mean:+8.3f}{_interval(tally):>9}{len(tally.points):9,}{tally.seconds:8.0f} s  {words}"


def _interval(tally: Tally) -> str:
    return "" if tally.ci95 is None else f"± {tally.ci95:.3f}"


class Progress:
    """The progress of a match on one line of stderr, written over now and then."""

    def __init__(self, pairing: Pairing, deals: int) -> None:
        self.pairing, self.deals = pairing, deals
        self.every = 1 if sys.stderr.isatty() else 30
        self.told = 0.0

    def __call__(self, tally: Tally) -> None:
        if tally.seconds - self.told < self.every:
            return
        self.told = tally.seconds
        done = f"{len(tally.points):,} of {self.deals:,} deals"
        self._write(f"{self.pairing}: {done}, {tally.mean:+.3f} {_interval(tally)}, {tally.seconds:.0f} s")

    def clear(self) -> None:
        if self.told:
            self._write("")

    def _write(self, line: str) -> None:
        print(f"\r{line:100}", end="\r", file=sys.stderr, flush=True)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Strength of the computer players in duplicate deals.")
    parser.add_argument("players", nargs="*", choices=[*NAMES, []], metavar="NAME", help=f"two of {', '.join(NAMES)}")
    parser.add_argument("--bids", choices=NAMES, help="who calls, discards and goes alone for every seat")
    parser.add_argument("--preset", choices=list(PRESETS), default="north-american")
    parser.add_argument("--deals", type=int, help="deals of a match, each played both ways")
    parser.add_argument("--minutes", type=float, default=math.inf, help="begin no more deals of a match after these")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--simulations", type=int, default=SIMULATIONS, help="of OpenSpiel's ISMCTS, for a choice")
    parser.add_argument("--json", type=Path, help="where to write the figures")
    wanted = parser.parse_args()
    if len(wanted.players) not in (0, 2):
        parser.error("name two players, or none for the whole table")
    if wanted.bids and not wanted.players:
        parser.error("--bids wants two players")
    if wanted.processes < 1 or (wanted.deals is not None and wanted.deals < 1):
        parser.error("at least 1")
    return wanted


def main() -> int:
    wanted = arguments()
    table = [(*wanted.players, wanted.bids, 4000)] if wanted.players else TABLE
    figures: dict[str, Any] = {
        "machine": machine(),
        "seed": wanted.seed,
        "preset": wanted.preset,
        "simulations": wanted.simulations,
        "processes": wanted.processes,
        "matches": [],
    }
    print(", ".join(figures["machine"].values()))
    print(f"{wanted.preset}, seed {wanted.seed}, {wanted.processes} processes\n")
    print(f"{'net points a deal':48}{'':8}{'95 %':>9}{'deals':>9}{'':10}  of the first one's hands", flush=True)
    with pool_of(wanted.processes) as pool:
        for ours, theirs, bids, usual in table:
            pairing = Pairing(ours, theirs, bids, wanted.preset, wanted.simulations)
            reason, deals = refusal(pairing), wanted.deals or usual
            if reason is not None:
                print(f"{pairing!s:48} not played: {reason}", flush=True)
                continue
            progress = Progress(pairing, deals)
            tally = match(pairing, wanted.seed, deals, pool, wanted.processes, wanted.minutes, progress)
            progress.clear()
            print(row(pairing, tally), flush=True)
            figures["matches"].append({**asdict(pairing), **tally.figures()})
            if wanted.json:
                wanted.json.write_text(json.dumps(figures, indent=2) + "\n")
    return 0 if figures["matches"] else 1


if __name__ == "__main__":
    sys.exit(main())
