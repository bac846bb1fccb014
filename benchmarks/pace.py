"""How long the computer players think, and what they hold: `python benchmarks/pace.py [--preset P ...]`.

Each level and `RuleOfThumb`, compiled with numba and without it, in processes of their own (`benchmarks/pacing.py`):
milliseconds of processor time of a choice at p50, p99 and worst, by the phase it is made in; memory before the player
is loaded, warm and after; and how long a fresh process takes to its first choice and until some hands of each preset
are played, with the compiled code found in the cache and with none. Options: `--preset P` (may be repeated),
`--player NAME` (may be repeated), `--deals N`, `--seconds S` (of one player in one preset, whichever ends first),
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
from benchmarks.pacing import RULE_OF_THUMB
from engine import PRESETS
from engine.players.levels import Level

PLAYERS = (RULE_OF_THUMB, *[level.value for level in Level])
USUAL = ("north-american", "cornish", "seven-card", "bid-euchre", "three-handed", "buck")
SEED = 20261121


def measured(job: dict[str, Any], cache: str | None = None) -> dict[str, Any]:
    """What a fresh process finds; `cache` is where it looks for compiled code and leaves it.

    Raises:
        subprocess.CalledProcessError: When it fails; its own words are on stderr.
    """
    environment = {**os.environ, **({"NUMBA_CACHE_DIR": cache} if cache else {})}
    command = [sys.executable, "-m", "benchmarks.pacing", json.dumps(job)]
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, check=True, text=True)
    return json.loads(done.stdout)


def starts(player: str, *, plain: bool, seed: int) -> list[dict[str, Any]]:
    """Fresh processes that play a few hands of the usual game: without compiled code in the cache, then with it."""
    job = {"player": player, "plain": plain, "presets": USUAL[:1], "deals": 0, "seconds": 0, "seed": seed}
    with tempfile.TemporaryDirectory() as cache:
        runs = [("none", measured(job, cache))]
        if not plain:
            runs.append(("filled", measured(job, cache)))
    words = ("compiled", "import_s", "first_choice_s", "warm_s", "import_cpu_s", "first_choice_cpu_s", "warm_cpu_s")
    return [{"player": player, "cache": name, **{word: run[word] for word in words}} for name, run in runs]


def measure(wanted: argparse.Namespace) -> dict[str, Any]:
    figures: dict[str, Any] = {"machine": machine(), "seed": wanted.seed, "choices": [], "memory": [], "starts": []}
    for plain in (True,) if wanted.plain or not find_spec("numba") else (False, True):
        for player in wanted.player or PLAYERS:
            if player == RULE_OF_THUMB and not plain:
                continue  # nothing of it is compiled
            print(f"\r{player}, {how(compiled=not plain):20}", end="\r", file=sys.stderr, flush=True)
            job = {"player": player, "plain": plain, "presets": wanted.preset or USUAL}
            found = measured({**job, "deals": wanted.deals, "seconds": wanted.seconds, "seed": wanted.seed})
            who = {"player": player, "compiled": found["compiled"]}
            figures["choices"] += [{**who, **each} for each in found["choices"]]
            figures["memory"].append({**who, **{word: found[word] for word in found if word.startswith("rss_")}})
            figures["starts"] += starts(player, plain=plain, seed=wanted.seed)
    print(f"\r{'':40}", end="\r", file=sys.stderr, flush=True)
    return figures


def table(figures: dict[str, Any]) -> str:
    """The figures as aligned text."""
    lines = [", ".join(figures["machine"].values()), ""]
    head = f"{'player':15}{'':10}{'preset':16}"
    lines.append(f"{head}{'phase':18}{'choices':>9}{'p50':>9}{'p99':>9}{'worst':>9} ms")
    for each in figures["choices"]:
        times = "".join(f"{each[word]:9.2f}" for word in ("p50_ms", "p99_ms", "max_ms"))
        lines.append(f"{_who(each)}{each['preset']:16}{each['kind']:18}{each['number']:9,}{times}")
    lines += ["", f"{'player':25}{'bare':>9}{'warm':>9}{'after':>9}{'peak':>9} MB"]
    for each in figures["memory"]:
        held = "".join(_mb(each[f"rss_{when}_mb"]) for when in ("bare", "warm", "after", "peak"))
        lines.append(f"{_who(each)}{held}")
    lines += ["", f"{'player':25}{'cache':9}{'import':>9}{'1st choice':>12}{'warm':>9} s (processor time in brackets)"]
    for each in figures["starts"]:
        spent = "".join(
            f"{each[word + '_s']:{width}.2f} ({each[word + '_cpu_s']:.2f})"
            for word, width in (("import", 9), ("first_choice", 9), ("warm", 9))
        )
        lines.append(f"{_who(each)}{each['cache']:9}{spent}")
    return "\n".join(lines)


def _who(each: dict[str, Any]) -> str:
    return f"{each['player']:15}{how(compiled=each['compiled']):10}"


def _mb(held: float | None) -> str:
    return f"{'-':>9}" if held is None else f"{held:9.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(description="How long the computer players think, and what they hold.")
    parser.add_argument("--preset", choices=list(PRESETS), action="append", help=f"usually {', '.join(USUAL)}")
    parser.add_argument("--player", choices=PLAYERS, action="append", help="only this one (may be repeated)")
    parser.add_argument("--plain", action="store_true", help="without numba only")
    parser.add_argument("--deals", type=int, default=300, help="deals of one player in one preset")
    parser.add_argument("--seconds", type=float, default=15, help="begin no more of them after these")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--json", type=Path, help="where to write the figures")
    wanted = parser.parse_args()
    figures = measure(wanted)
    print(table(figures))
    if wanted.json:
        wanted.json.write_text(json.dumps(figures, indent=2) + "\n")


if __name__ == "__main__":
    main()
