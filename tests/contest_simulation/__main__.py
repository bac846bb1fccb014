"""`python -m tests.contest_simulation`: whole contests by computer players, and the laws that hold in them."""

import argparse
import tempfile
import time
import traceback
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import Final, final

from bot.commands.console import DONE, FAILED, carry_out, number, say
from tests.contest_simulation.laws import LawBroken
from tests.contest_simulation.running import make_template, simulate
from tests.contest_simulation.simulation import Figures

_COUNTS: Final = ("contests", "rounds", "matches", "rematches", "byes", "forfeits", "cancelled", "refused", "crashes")
_WIDTH: Final = 24
_COLUMN: Final = 9


@final
@dataclass(slots=True)
class _Sums:
    """Of the contests of one kind."""

    contests: int = 0
    rounds: int = 0
    matches: int = 0
    rematches: int = 0
    byes: int = 0
    forfeits: int = 0
    cancelled: int = 0
    refused: int = 0
    crashes: int = 0
    seconds: float = 0.0

    def add(self, figures: Figures, seconds: float) -> None:
        """Count one more contest."""
        self.contests += 1
        self.seconds += seconds
        for name in _COUNTS[1:]:
            setattr(self, name, getattr(self, name) + int(getattr(figures, name)))


def main(words: list[str] | None = None) -> int:
    """Play the contests that are asked for, and print a table of them.

    Returns 1 after the first one in which a law is broken, and says which.
    """
    parser = argparse.ArgumentParser(prog="python -m tests.contest_simulation", description=__doc__)
    parser.add_argument("--contests", type=number, default=100, metavar="N", help="number of the last (default 100)")
    parser.add_argument("--seed", type=number, default=0, help="the same seed gives the same contests (default 0)")
    parser.add_argument("--from", type=number, default=1, dest="first", metavar="K", help="the first (default 1)")
    asked = parser.parse_args(words)
    return carry_out(_run(asked.contests, asked.seed, asked.first))


async def _run(contests: int, seed: int, first: int) -> int:
    sums: defaultdict[str, _Sums] = defaultdict(_Sums)
    with tempfile.TemporaryDirectory(prefix="bower-contests-") as name:
        folder = Path(name)
        template = await make_template(folder)
        for nth in range(first, contests + 1):
            begun = time.perf_counter()
            try:
                figures = await simulate(template, folder, seed, nth)
            except Exception as fault:
                _print_fault(fault, nth)
                say(f"Broken in contest {nth}: --contests {nth} --from {nth} --seed {seed} plays it again.")
                return FAILED
            sums[figures.format].add(figures, time.perf_counter() - begun)
    _print(sums)
    return DONE


def _print_fault(fault: Exception, nth: int) -> None:
    """A law says all in one line; of anything else the place in the code is needed."""
    if not isinstance(fault, LawBroken):
        traceback.print_exception(fault)
    say(f"contest {nth}: {type(fault).__name__}: {fault}")


def _print(sums: dict[str, "_Sums"]) -> None:
    """A line for each kind of contest, and one for all."""
    total = _Sums()
    for each in sums.values():
        for name in (*_COUNTS, "seconds"):
            setattr(total, name, getattr(total, name) + getattr(each, name))
    say(" ".join([f"{'':{_WIDTH}}", *(f"{head:>{_COLUMN}}" for head in (*_COUNTS, "seconds"))]))
    for kind, each in (*sorted(sums.items()), ("all", total)):
        counts = [f"{getattr(each, name):>{_COLUMN}}" for name in _COUNTS]
        say(" ".join([f"{kind:{_WIDTH}}", *counts, f"{each.seconds:>{_COLUMN}.1f}"]))


if __name__ == "__main__":
    raise SystemExit(main())
