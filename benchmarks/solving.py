"""One measurement of `benchmarks/solver.py`, in the fresh process that it wants: `python -m benchmarks.solving JOB`.

JOB is JSON: whether it is to run `plain`, as if numba were not installed; `kinds` of deals, of each of which as many
are solved as take so many `seconds` of processor time; how many of each are `checked` by plain search; the `seed`. The
answer is JSON on stdout. To solve a deal is to tell its scoring class: whether the makers take more than half of the
tricks, and whether all.
"""

import json
import sys
import time
from typing import Any

KINDS: dict[str, tuple[tuple[int, ...], int, int]] = {
    "five-card": ((1, 0, 1, 0), 5, 24),
    "loner": ((1, 0, 0), 5, 24),
    "lone defender": ((1, 0), 5, 24),
    "five-card, 32": ((1, 0, 1, 0), 5, 32),
    "six-card": ((1, 0, 1, 0), 6, 24),
    "seven-card": ((1, 0, 1, 0), 7, 32),
}
"""Sides in order of play, cards of a hand, cards of the pack."""
AT_ONCE = 50
"""Deals solved between two looks at the clock, at most."""


def measure(job: dict[str, Any]) -> dict[str, Any]:
    if job["plain"]:
        sys.modules["numba"] = None  # type: ignore[assignment] - an import of it fails
    # numba loads it at its first call where it is: here, for OpenSpiel; not where Bower runs
    sys.modules["scipy"] = None  # type: ignore[assignment]
    begun, begun_cpu = time.perf_counter(), time.process_time()
    from engine.players.monte_carlo.double_dummy import solve, workspace
    from engine.players.monte_carlo.jit import COMPILED, row

    imported, imported_cpu = time.perf_counter() - begun, time.process_time() - begun_cpu

    search = workspace()

    begun, begun_cpu = time.perf_counter(), time.process_time()
    solve(row([1, 2]), row([1, 0]), 0, 1, 0, search)
    first, first_cpu = time.perf_counter() - begun, time.process_time() - begun_cpu

    from random import Random

    from engine.cards import Trump
    from engine.players.monte_carlo.position import layout
    from tests.engine.minimax import Searched, dealt

    found: dict[str, Any] = {
        "compiled": COMPILED,
        "import_s": imported,
        "first_solve_s": imported + first,
        "import_cpu_s": imported_cpu,
        "first_solve_cpu_s": imported_cpu + first_cpu,
        "solves": [],
    }
    for kind in job["kinds"]:
        sides, size, pack = KINDS[kind]
        dice, teams = Random(f"{job['seed']} {kind}"), row(sides)
        spent, solved, wrong, checked = 0, 0, 0, 0
        classes = [0, 0, 0]
        while spent < job["seconds"] * 1e9:
            deals = [
                dealt(pack, Trump(dice.randrange(4)), sides, size, dice) for _ in range(1 if spent == 0 else AT_ONCE)
            ]
            rows = [
                (row([layout(at.trump).bits(hand) for hand in at.hands]), teams, at.player, size, 0, search)
                for at in deals
            ]
            before = time.process_time_ns()
            reached = [int(solve(*each)) for each in rows]
            spent += time.process_time_ns() - before
            solved += len(rows)
            for each in reached:
                classes[each] += 1
            for at, each in zip(deals, reached, strict=True):
                if checked < job["checked"]:
                    searched = Searched()
                    wrong += each != searched.takes(at, size // 2 + 1) + searched.takes(at, size)
                    checked += 1
        found["solves"].append(
            {
                "kind": kind,
                "deals": solved,
                "per_second": solved / (spent / 1e9),
                "euchred": classes[0] / solved,
                "march": classes[2] / solved,
                "checked": checked,
                "wrong": wrong,
            }
        )
    return found


if __name__ == "__main__":
    print(json.dumps(measure(json.loads(sys.argv[1]))))
