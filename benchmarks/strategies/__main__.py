"""What dishonest strategies bring, by the rule and without the check that a finding added.

    python -m benchmarks.strategies --seasons 20

Without the check a strategy must win more than honest play in the same deals: else the script proves nothing. What
remains inside one server is in the column `server` of R6. All members play by the rule of thumb: equal
strength. A computer in the seat of a member who is not there plays as it does at a table.
"""

import argparse
import asyncio
import functools
import json
import math
from collections import Counter
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import asdict
from statistics import mean, stdev
from typing import Final

from benchmarks.machine import machine
from benchmarks.strategies import STRATEGIES
from benchmarks.strategies.season import Length, Result, play_honestly, play_seasons
from benchmarks.strategies.strategy import Strategy

_T975: Final = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093),
)
"""Of Student, by degrees of freedom from 1; the last for more."""


def interval(values: Sequence[float]) -> dict[str, float]:
    """The mean, and the half width of its 95 % interval."""
    wide = 0.0
    if len(values) > 1:
        wide = _T975[min(len(values) - 1, len(_T975)) - 1] * stdev(values) / math.sqrt(len(values))
    return {"mean": round(mean(values), 1), "half": round(wide, 1), "most": round(max(values), 1)}


def gains(results: Sequence[Result], beyond: Sequence[Result] | None = None) -> dict[str, dict[str, float]]:
    """Ann's, or what is beyond those of other results in the same deals."""
    rows = [each.gains for each in results]
    less = [dict.fromkeys(rows[0], 0.0)] * len(rows) if beyond is None else [each.gains for each in beyond]
    return {key: interval([row[key] - other[key] for row, other in zip(rows, less, strict=True)]) for key in rows[0]}


@functools.cache
def honestly(seasons: int, length: Length) -> list[Result]:
    results = asyncio.run(play_seasons(play_honestly, range(seasons), length))
    line = {"strategy": "honest play", **asdict(length), "seasons": seasons, **gains(results)}
    print(json.dumps(line), flush=True)
    return results


def measure(strategy: Strategy, seasons: int) -> dict[str, object]:
    """Its gains by both rules, and beyond honest play."""
    honest, found = honestly(seasons, strategy.honest_length), dict[str, object]()
    for rule, by in (("old", strategy.by_old_rule()), ("new", nullcontext())):
        with by:
            results = asyncio.run(play_seasons(strategy.play, range(seasons), strategy.length))
        refused = dict(sum((each.refused for each in results), Counter[str]()))
        found[rule] = {**gains(results), "beyond_honest": gains(results, honest), "refused": refused}
    return {"strategy": strategy.name, "seasons": seasons, **found}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seasons", type=int, default=20)
    parser.add_argument("--only", default="", help="the part of a strategy's name")
    chosen = parser.parse_args()
    print(json.dumps(machine()))
    for strategy in STRATEGIES:
        if chosen.only in strategy.name:
            print(json.dumps(measure(strategy, chosen.seasons)), flush=True)


if __name__ == "__main__":
    main()
