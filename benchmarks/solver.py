"""How many deals the solver solves a second: `python benchmarks/solver.py [--kind K ...]`.

Compiled with numba and without it, in processes of their own (`benchmarks/solving.py`): whole deals solved to their
scoring class - euchred, made, march - a second of processor time on one core, by kind of deal; some of each kind are
checked by a plain search on engine cards (`tests/engine/minimax.py`) in the same run, and any difference is an error.
Then how long a fresh process takes to import the solver and solve its first deal, with the compiled code found in the
cache and with none. Options: `--kind K` (may be repeated), `--seconds S` (of each kind), `--checked N` (of each kind),
`--plain` (without numba only), `--seed N`, `--json PATH`.
"""

# ruff: noqa: E402
import argparse
import json
import os
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
# beside a script `engine` would be benchmarks/engine.py
sys.path[0] = str(ROOT)

from benchmarks.machine import how, machine
from benchmarks.solving import KINDS

SEED = 20261121
UNCHECKED = ("seven-card",)
"""Kinds too large for the plain search."""
STARTS = ("import_s", "first_solve_s", "import_cpu_s", "first_solve_cpu_s")


def measured(job: dict[str, Any], cache: str) -> dict[str, Any]:
    """What a fresh process finds; `cache` is where it looks for compiled code and leaves it.

    Raises:
        subprocess.CalledProcessError: When it fails; its own words are on stderr.
    """
    command = [sys.executable, "-m", "benchmarks.solving", json.dumps(job)]
    environment = {**os.environ, "NUMBA_CACHE_DIR": cache}
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, check=True, text=True)
    return json.loads(done.stdout)


def measure(wanted: argparse.Namespace) -> dict[str, Any]:
    figures: dict[str, Any] = {"machine": machine(), "seed": wanted.seed, "solves": [], "starts": []}
    for plain in (True,) if wanted.plain or not find_spec("numba") else (False, True):
        job = {"plain": plain, "kinds": [], "seconds": 0, "checked": 0, "seed": wanted.seed}
        with tempfile.TemporaryDirectory() as cache:
            for name in ("none",) if plain else ("none", "filled"):
                found = measured(job, cache)
                figures["starts"].append(
                    {"compiled": found["compiled"], "cache": name, **{word: found[word] for word in STARTS}}
                )
            for kind in wanted.kind or KINDS:
                print(f"\r{kind}, {how(compiled=not plain):20}", end="\r", file=sys.stderr, flush=True)
                checked = 0 if kind in UNCHECKED else wanted.checked
                job |= {"kinds": [kind], "seconds": wanted.seconds, "checked": checked}
                found = measured(job, cache)
                figures["solves"] += [{"compiled": found["compiled"], **each} for each in found["solves"]]
    print(f"\r{'':40}", end="\r", file=sys.stderr, flush=True)
    return figures


def table(figures: dict[str, Any]) -> str:
    """The figures as aligned text."""
    lines = [", ".join(figures["machine"].values()), ""]
    lines.append(f"{'':10}{'kind':16}{'deals':>9}{'a second':>11}{'euchred':>9}{'march':>8}{'checked':>9}{'wrong':>7}")
    for each in figures["solves"]:
        shares = f"{each['euchred']:9.1%}{each['march']:8.1%}"
        rate = f"{each['deals']:9,}{each['per_second']:11,.0f}"
        who = f"{how(compiled=each['compiled']):10}{each['kind']:16}"
        lines.append(f"{who}{rate}{shares}{each['checked']:9}{each['wrong']:7}")
    lines += ["", f"{'':10}{'cache':9}{'import':>16}{'first solve':>16} s (processor time in brackets)"]
    for each in figures["starts"]:
        spent = "".join(f"{each[word + '_s']:9.2f} ({each[word + '_cpu_s']:.2f})" for word in ("import", "first_solve"))
        lines.append(f"{how(compiled=each['compiled']):10}{each['cache']:9}{spent}")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="How many deals the solver solves a second.")
    parser.add_argument("--kind", choices=list(KINDS), action="append", help="only this one (may be repeated)")
    parser.add_argument("--plain", action="store_true", help="without numba only")
    parser.add_argument("--seconds", type=float, default=5, help="of processor time for each kind")
    parser.add_argument("--checked", type=int, default=30, help="deals of each kind checked by plain search")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--json", type=Path, help="where to write the figures")
    wanted = parser.parse_args()
    figures = measure(wanted)
    print(table(figures))
    if wanted.json:
        wanted.json.write_text(json.dumps(figures, indent=2) + "\n")
    if any(each["wrong"] for each in figures["solves"]):
        sys.exit("the solver is wrong")


if __name__ == "__main__":
    main()
