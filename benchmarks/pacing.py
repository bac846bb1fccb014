"""One measurement of `benchmarks/pace.py`, in the fresh process that it wants: `python -m benchmarks.pacing JOB`.

JOB is JSON: the `player`; whether it is to run `plain`, as if numba were not installed; `presets`, in each of which
hands are played until `deals` are over or so many `seconds`. The answer is JSON on stdout. The player sits at every
seat; a choice that is none is not counted.
"""

import json
import math
import sys
import time
from collections import defaultdict
from random import Random
from statistics import median
from typing import Any

RULE_OF_THUMB = "rule-of-thumb"
WARM_UP = 4
"""Hands played before any is measured, one of each dealer's."""


def rss() -> float | None:
    """Memory that this process holds, in MB, where the system tells."""
    return _status("VmRSS")


def peak() -> float | None:
    return _status("VmHWM")


def _status(name: str) -> float | None:
    try:
        with open("/proc/self/status", encoding="ascii") as lines:  # noqa: PTH123 - pathlib is not loaded yet
            return next((int(line.split()[1]) / 1024 for line in lines if line.startswith(name + ":")), None)
    except OSError:
        return None


def player_of(name: str) -> Any:
    """A player by name; only what it needs is loaded, and not before."""
    if name == RULE_OF_THUMB:
        from engine.players.heuristic.player import RuleOfThumb

        return RuleOfThumb()
    from engine.players.levels import Level, player_at

    return player_at(Level(name))


def measure(job: dict[str, Any]) -> dict[str, Any]:
    if job["plain"]:
        sys.modules["numba"] = None  # type: ignore[assignment] - an import of it fails
    bare, begun, begun_cpu = rss(), time.perf_counter(), time.process_time()
    player = player_of(job["player"])
    imported, imported_cpu = time.perf_counter() - begun, time.process_time() - begun_cpu

    from benchmarks.duplicate import dealt
    from engine import PRESETS, Settle, actor, apply, view
    from engine.phases.registry import Cutting, Dealing, Over

    def hands(preset: str, deals: range, seconds: float = math.inf) -> dict[str, list[int]]:
        """Nanoseconds of processor time of each choice, by the phase it is made in."""
        taken: dict[str, list[int]] = defaultdict(list)
        over = time.monotonic() + seconds
        for number in deals:
            state, dice = dealt(PRESETS[preset], job["seed"], number), Random(f"{job['seed']}/{number}")
            while not isinstance(state, Cutting | Dealing | Over):
                seat = actor(state)
                if seat is None:
                    state = apply(state, Settle())
                    continue
                mine = view(state, seat)
                before = time.thread_time_ns()
                action = player.choose(mine, dice)
                spent = time.thread_time_ns() - before
                if len(mine.choices) > 1:
                    taken[mine.phase.value].append(spent)
                state = apply(state, action)
            if time.monotonic() > over:
                break
        return taken

    mine = view(state := dealt(PRESETS[job["presets"][0]], job["seed"], 0), actor(state))
    begun, begun_cpu = time.perf_counter(), time.process_time()
    player.choose(mine, Random(job["seed"]))
    first, first_cpu = time.perf_counter() - begun, time.process_time() - begun_cpu
    for preset in job["presets"]:
        hands(preset, range(-WARM_UP, 0))
    warm, warm_cpu = time.perf_counter() - begun, time.process_time() - begun_cpu
    found: dict[str, Any] = {
        "compiled": getattr(sys.modules.get("engine.players.monte_carlo.jit"), "COMPILED", False),
        "import_s": imported,
        "first_choice_s": imported + first,
        "warm_s": imported + warm,
        "import_cpu_s": imported_cpu,
        "first_choice_cpu_s": imported_cpu + first_cpu,
        "warm_cpu_s": imported_cpu + warm_cpu,
        "rss_bare_mb": bare,
        "rss_warm_mb": rss(),
        "choices": [],
    }
    for preset in job["presets"]:
        for kind, taken in sorted(hands(preset, range(job["deals"]), job["seconds"]).items()):
            found["choices"].append({"preset": preset, "kind": kind, **spread(taken)})
    return {**found, "rss_after_mb": rss(), "rss_peak_mb": peak()}


def spread(taken: list[int]) -> dict[str, Any]:
    """Milliseconds of some choices."""
    ordered = sorted(taken)
    return {
        "number": len(ordered),
        "p50_ms": median(ordered) / 1e6,
        "p99_ms": ordered[math.ceil(0.99 * len(ordered)) - 1] / 1e6,
        "max_ms": ordered[-1] / 1e6,
    }


if __name__ == "__main__":
    print(json.dumps(measure(json.loads(sys.argv[1]))))
