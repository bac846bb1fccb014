"""What it is worth not to play as people complain about: `python -m benchmarks.complaints [NAME ...]`.

Each position of `complaints.toml` is dealt again and again (`benchmarks.positions`). In the same deals, with the same
dice, each of its choices is forced, and all seats play the hand on as one level does. What a right choice brings more
than a wrong one is in points; where a side is within four points of the target, it is the change of the chance to win
the game, given in points (`engine.players.utility`). The chance itself stands beside it. Intervals are 95 %.

Figures are written to `complaints.json`, or `--json`, as they come, and go on from there: a position that has changed
begins again.
Options: `--deals N`, `--level L`, `--seed N`, `--json PATH`; `--table` prints what is in the file and measures nothing.
"""

import argparse
import json
import math
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, Final, final

from benchmarks.duplicate import finished
from benchmarks.levels import NAMES
from benchmarks.opponents import Mover, mover
from benchmarks.positions import Position, deal_of, positions
from engine import State, apply, load, view
from engine.players.levels import Level
from engine.players.utility import Stakes

POSITIONS: Final = Path(__file__).with_name("complaints.toml")
FIGURES: Final = Path(__file__).with_name("complaints.json")
"""What has been measured by `expert`; it is kept with the sources, so that it can be gone on with."""
DEALS: Final = 2000
SEED: Final = 20261129
_OFTEN: Final = 25
"""Deals after which figures are written."""
_Z95: Final = 1.96


@final
@dataclass(slots=True)
class Difference:
    """What one choice brought more than another, over so many deals: sums of points, of their squares, of chances."""

    deals: int = 0
    points: float = 0.0
    squares: float = 0.0
    chances: float = 0.0

    def add(self, points: float, chance: float) -> None:
        self.deals += 1
        self.points += points
        self.squares += points * points
        self.chances += chance

    @property
    def mean(self) -> float:
        return self.points / self.deals

    @property
    def ci95(self) -> float:
        """Half the 95 % interval of the mean; infinite for fewer than two deals."""
        if self.deals < 2:
            return math.inf
        variance = (self.squares - self.deals * self.mean**2) / (self.deals - 1)
        return _Z95 * math.sqrt(max(0.0, variance) / self.deals)


Found = dict[str, dict[str, Any]]
"""By the name of a position its digest, and by `RIGHT - WRONG` the sums of a `Difference`."""


def digest(position: Position, level: str, seed: int) -> str:
    """Changes with everything that a figure rests on but the players' code."""
    asked = (position.preset, position.dealer, position.seat, position.scores, position.cards, position.upcard)
    told = repr((*asked, position.lines, position.right, position.wrong, level, seed))
    return sha256(told.encode()).hexdigest()[:16]


def measure(position: Position, found: Found, level: str, seed: int, deals: int) -> bool:
    """Some more deals of a position, up to so many; false where it has them."""
    known = digest(position, level, seed)
    if found.get(position.name, {}).get("digest") != known:
        found[position.name] = {"digest": known, "differences": {}}
    pairs = found[position.name]["differences"]
    sums = {
        (right, wrong): Difference(**pairs.get(f"{right} - {wrong}", {}))
        for right, wrong in product(position.right, position.wrong)
    }
    done = min(each.deals for each in sums.values())
    if done >= deals:
        return False
    player = mover(level)
    for number in range(done, min(done + _OFTEN, deals)):
        begun = deal_of(position, Random(f"{seed}/{position.name}/{number}"))
        worth = {
            line: _worth(position, begun, line, player, f"{seed}/{number}") for line in position.right + position.wrong
        }
        for (right, wrong), difference in sums.items():
            difference.add(worth[right][0] - worth[wrong][0], worth[right][1] - worth[wrong][1])
    pairs.update({f"{right} - {wrong}": asdict(each) for (right, wrong), each in sums.items()})
    return True


def _worth(position: Position, begun: State, line: str, player: Mover, seed: str) -> tuple[float, float]:
    """The points of a forced choice, or what the score makes of them, and the chance to win the game after them."""
    stakes = Stakes.of(view(begun, position.seat))
    dice = [Random(f"{seed}/{seat}") for seat in range(position.rules.seats)]
    points = finished(apply(begun, load(line)), [player] * position.rules.seats, dice).points
    return stakes.worth(points), stakes.chance(points)


def table(wanted: Sequence[Position], found: Found) -> str:
    """The figures, a line for each right and wrong choice."""
    lines: list[str] = []
    for position in wanted:
        for pair, sums in found.get(position.name, {}).get("differences", {}).items():
            each = Difference(**sums)
            lines.append(
                f"{position.name:28}{pair:32}{each.mean:+6.2f} ± {each.ci95:.2f}"
                f"{100 * each.chances / each.deals:+7.1f} %{each.deals:7,} deals"
            )
    return "\n".join(lines)


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="What right choices are worth in the positions of complaints.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="positions; all of them without one")
    parser.add_argument("--positions", type=Path, default=POSITIONS)
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--level", choices=NAMES, default=Level.EXPERT.value)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--json", type=Path, default=FIGURES, help="the figures, which are gone on with")
    parser.add_argument("--table", action="store_true", help="print the figures of the file")
    asked = parser.parse_args(given)
    known = positions(asked.positions)
    if unknown := {*asked.names} - {each.name for each in known}:
        parser.error(f"no position is called {', '.join(sorted(unknown))}")
    wanted = [each for each in known if not asked.names or each.name in asked.names]
    found: Found = json.loads(asked.json.read_text()) if asked.json.exists() else {}
    for position in [] if asked.table else wanted:
        while measure(position, found, asked.level, asked.seed, asked.deals):
            asked.json.write_text(json.dumps(found, indent=1) + "\n")
        print(table([position], found), flush=True)
    if asked.table:
        print(table(wanted, found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
