"""How boards of the day turn out over a year: `python -m benchmarks.boards`.

Days from secrets that follow from the seed, by the rule of `engine.players.boards`. Of each board taken the rule of
thumb is asked once more what it loses, and the house field says how often levels differ: on a board, and in the sum of
a day. With `--write` the table of docs/boards.md is written again.

Options: `--days N`, `--seed N`, `--processes N`, `--write`. The same seed gives the same figures.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from typing import Final, final

from engine import View
from engine.players import RuleOfThumb
from engine.players.boards import LEAST, RULES, Board, boards_of, play, worst_of
from engine.players.levels import Level

SEED: Final = 20261130
DAYS: Final = 365
PAGE: Final = Path(__file__).resolve().parents[1] / "docs" / "boards.md"
BEGINS, ENDS = "<!-- measured -->\n", "<!-- end -->\n"
COMPARED: Final = (Level.IMPROVER, Level.REGULAR, Level.EXPERT)
_LEVELS: Final = tuple(Level)


@final
@dataclass(frozen=True, slots=True)
class Day:
    """The boards of a day; what the rule of thumb loses on each, and whether its side makes trump there."""

    boards: tuple[Board, ...]
    worst: tuple[float, ...]
    ours: tuple[bool, ...]
    seconds: float


def measure(seed: int, day: int) -> Day:
    """A day's boards, and the rule of thumb at them."""
    began = time.process_time()
    boards = boards_of(day, sha256(f"{seed} {day}".encode()).digest())
    seconds = time.process_time() - began
    worst, ours = list[float](), list[bool]()
    for board in boards:
        asked: list[View] = []
        contract = play(board, RuleOfThumb(), asked).last.contract
        worst.append(worst_of(board, asked))
        ours.append(contract is not None and contract.side == RULES.side_of(board.seat))
    return Day(boards, tuple(worst), tuple(ours), seconds)


def table(days: Sequence[Day]) -> list[str]:
    """The lines of the table."""
    boards = [board for day in days for board in day.boards]
    lost = [worst >= LEAST for day in days for worst in day.worst]
    rows = [
        ("the plain choice loses 0.1 points or more", _part(sum(lost), len(boards))),
        ("the member’s side calls", _part(sum([sum(day.ours) for day in days]), len(boards))),
    ]
    for one, two in combinations(COMPARED, 2):
        of_boards = sum([_house(board, one) != _house(board, two) for board in boards])
        of_days = sum([_total(day, one) != _total(day, two) for day in days])
        parts = f"{_part(of_boards, len(boards))}; {_part(of_days, len(days))}"
        rows.append((f"{one}, {two} differ: board; day", parts))
    points = ", ".join([f"{sum([_total(day, level) for day in days]) / len(days):+.2f}" for level in Level])
    rows.append(("points of a day, from first-timer to expert", points))
    return [
        f"| {len(days)} days, {len(boards)} boards | |",
        "|---|---|",
        *[f"| {what} | {much} |" for what, much in rows],
    ]


def _house(board: Board, level: Level) -> int:
    return board.house[_LEVELS.index(level)]


def _total(day: Day, level: Level) -> int:
    return sum([_house(board, level) for board in day.boards])


def _part(some: int, of: int) -> str:
    return f"{some / of:.0%}"


def main(arguments: Sequence[str]) -> None:
    """Measure, print, and write where that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--days", type=int, default=DAYS)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="write the table into docs/boards.md")
    wanted = parser.parse_args(arguments)
    with ProcessPoolExecutor(wanted.processes) as pool:
        days = [*pool.map(partial(measure, wanted.seed), range(wanted.days))]
    lines = table(days)
    print(*lines, sep="\n")
    seconds = sorted(day.seconds for day in days)
    print(f"a day takes {seconds[len(seconds) // 2]:.1f} s of a processor at the median, {seconds[-1]:.1f} at most")
    if wanted.write:
        before, rest = PAGE.read_text().split(BEGINS)
        PAGE.write_text(before + BEGINS + "\n".join(lines) + "\n" + ENDS + rest.split(ENDS)[1])


if __name__ == "__main__":
    main(sys.argv[1:])
