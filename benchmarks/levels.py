"""Games won between the levels: `python -m benchmarks.levels [OURS THEIRS]`.

Without names each level meets the one below it, and all meet the rule of thumb; with two, that match alone. Two of one
play against two of the other, whole games of a preset. Games come in pairs: with the same secret, so that the hands of
the same number are dealt alike, and the sides exchanged. The 95 % interval is that of the mean of the pairs.

Options: `--games N` (of a match, even), `--preset P`, `--seed N`, `--json PATH`. The same seed gives the same figures.
"""

import argparse
import json
import math
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Final, final

from benchmarks.machine import machine
from benchmarks.opponents import Mover, mover
from engine import PRESETS, Rules, Settle, State, actor, apply, start, view
from engine.fairness import SECRET_BYTES, chance
from engine.phases.registry import Dealing, DrawForDeal, Over, RevokeReview
from engine.players.levels import Level

SEED: Final = 20261202
GAMES: Final = 2000
RULE_OF_THUMB: Final = "rule-of-thumb"
NAMES: Final = (*[level.value for level in Level], RULE_OF_THUMB)
NEIGHBOURS: Final = tuple((above.value, below.value) for below, above in pairwise(Level))
TABLE: Final = (*NEIGHBOURS, *[(level.value, RULE_OF_THUMB) for level in Level])
_Z95: Final = 1.96


@final
@dataclass(frozen=True, slots=True)
class Figure:
    """The share of games that `ours` won, with half its 95 % interval; `points` are the net points a game."""

    ours: str
    theirs: str
    games: int
    won: float
    ci95: float
    points: float
    seconds: float

    def __str__(self) -> str:
        names = f"{self.ours} - {self.theirs}"
        return (
            f"{names:32}{self.won:7.1%} ± {self.ci95:.1%}{self.games:8,} games{self.points:+7.2f}{self.seconds:7.0f} s"
        )


def measure(names: tuple[str, str], movers: tuple[Mover, Mover], *, rules: Rules, games: int, seed: int) -> Figure:
    """So many games, half of them with the sides exchanged; `games` is at least 4."""
    begun, won, points = time.monotonic(), list[float](), list[float]()
    for number in range(games // 2):
        both = [_game(rules, movers, f"{seed}/{number}", turn) for turn in (0, 1)]
        won.append(fmean(each[0] for each in both))
        points += [each[1] for each in both]
    ci95 = _Z95 * stdev(won) / math.sqrt(len(won))
    return Figure(*names, 2 * len(won), fmean(won), ci95, fmean(points), time.monotonic() - begun)


def _game(rules: Rules, movers: tuple[Mover, Mover], seed: str, turn: int) -> tuple[float, int]:
    """Whether the first mover's side wins, which is `turn`, and by how many points."""
    secret = Random(seed).randbytes(SECRET_BYTES)
    dice = [Random(f"{seed}/{seat}") for seat in range(rules.seats)]
    state: State = start(rules)
    while not isinstance(state, Over):
        seat = actor(state)
        if isinstance(state, DrawForDeal | Dealing):
            state = apply(state, chance(state, secret))
        elif isinstance(state, RevokeReview) or seat is None:
            state = apply(state, Settle())
        else:
            state = apply(state, movers[(rules.side_of(seat) + turn) % 2].choose(state, dice[seat]))
    seen = view(state, None)
    won = 0.5 if seen.winner is None else float(seen.winner == turn)
    return won, seen.scores[turn] - seen.scores[1 - turn]


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Games won between the levels.")
    parser.add_argument("players", nargs="*", choices=[*NAMES, []], metavar="NAME", help=f"two of {', '.join(NAMES)}")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--preset", choices=[name for name, rules in PRESETS.items() if rules.sides == 2])
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--json", type=Path, help="where to write the figures")
    wanted = parser.parse_args(given)
    if len(wanted.players) not in (0, 2):
        parser.error("name two players, or none for the whole table")
    if wanted.games < 4 or wanted.games % 2:
        parser.error("an even number of games, at least 4")
    preset = wanted.preset or "north-american"
    play = partial(measure, rules=PRESETS[preset], games=wanted.games, seed=wanted.seed)
    print(f"{', '.join(machine().values())}\n{preset}, seed {wanted.seed}\n\ngames won, 95 %, and net points a game")
    figures: list[Figure] = []
    for ours, theirs in [tuple(wanted.players)] if wanted.players else TABLE:
        figures.append(play((ours, theirs), (mover(ours), mover(theirs))))
        print(figures[-1], flush=True)
        if wanted.json:
            found = {"machine": machine(), "preset": preset, "seed": wanted.seed, "matches": [*map(asdict, figures)]}
            wanted.json.write_text(json.dumps(found, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
