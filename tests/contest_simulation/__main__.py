"""`python -m tests.contest_simulation`: whole contests by computer players, and the laws that hold in them.

Each contest is written down when it has ended, so that a run that was interrupted goes on with the next one. What is
broken in a contest is listed, and the run goes on.
"""

import argparse
import asyncio
import json
import logging
import subprocess
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from bot.cli.console import DONE, FAILED, number, print_line
from tests.contest_simulation.running import Trial, make_template, simulate
from tests.referee.laws import LAWS

ROOT: Final = Path(__file__).resolve().parents[2]
_COUNTS: Final = ("contests", "rounds", "matches", "rematches", "byes", "forfeits", "cancelled", "refused", "crashes")
_WIDTH: Final = 24
_COLUMN: Final = 9
_LISTED: Final = 3
"""Contests that broke a law are all named; so many are described."""
Line = dict[str, Any]
"""What is written down of a contest."""


def main(words: list[str] | None = None) -> int:
    """Play the contests that are asked for, and print what the laws say of them.

    Returns 1 where a law is broken, or was judged in none of them.
    """
    parser = argparse.ArgumentParser(prog="python -m tests.contest_simulation", description=__doc__)
    parser.add_argument("--contests", type=number, default=300, metavar="N", help="number of the last (default 300)")
    parser.add_argument("--seed", type=number, help="default: the first 8 hex digits of the commit")
    parser.add_argument(
        "--from", type=number, dest="first", metavar="K", help="from K on once more; written down with --results"
    )
    parser.add_argument("--minutes", type=number, metavar="M", help="stop after so many; the next run goes on")
    parser.add_argument("--until-broken", action="store_true", help="stop at the first contest that breaks a law")
    parser.add_argument("--results", type=Path, help="default: artefacts/contests-SEED.jsonl")
    asked = parser.parse_args(words)
    logging.disable(logging.ERROR)  # such as that a contest cannot be read: some cannot, on purpose
    seed = commit_seed() if asked.seed is None else asked.seed
    if asked.first is not None:
        numbers = range(asked.first, asked.contests + 1)
        return _report(asyncio.run(_play_all(numbers, seed, asked.results, asked)), every=False)
    file = asked.results or ROOT / "artefacts" / f"contests-{seed}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    before = [line for line in read_lines(file) if line["number"] <= asked.contests]
    known = {line["number"] for line in before}
    print_line(f"seed {seed}, {len(known)} of {asked.contests} contests known from {file.name}")
    left = [nth for nth in range(1, asked.contests + 1) if nth not in known]
    played = asyncio.run(_play_all(left, seed, file, asked))
    return _report([*before, *played], every=True)


def commit_seed() -> int:
    """The number that the first 8 hex digits of the commit make."""
    done = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True)
    return int(done.stdout[:8], 16)


async def _play_all(numbers: Iterable[int], seed: int, file: Path | None, asked: argparse.Namespace) -> list[Line]:
    """Play these contests, until it is time to stop."""
    lines, begun = list[Line](), time.monotonic()
    with tempfile.TemporaryDirectory(prefix="bower-contests-") as name:
        folder = Path(name)
        template = await make_template(folder)
        for nth in numbers:
            if asked.minutes is not None and time.monotonic() - begun > 60 * asked.minutes:
                break
            started = time.process_time()
            line = _line(nth, await simulate(template, folder, seed, nth), time.process_time() - started)
            lines.append(line)
            if file is not None:
                with file.open("a", encoding="utf-8") as out:
                    out.write(json.dumps(line, ensure_ascii=False) + "\n")
            for law, what in line["broken"]:
                print_line(f"contest {nth} breaks {law}: {what}")
            if line["broken"] and asked.until_broken:
                break
    return lines


def _line(nth: int, trial: Trial, seconds: float) -> Line:
    figures = {"contests": 1, **asdict(trial.figures)}
    judged, broken = dict(trial.verdicts.judged), list(trial.verdicts.broken)
    return {"number": nth, "figures": figures, "seconds": seconds, "judged": judged, "broken": broken}


def read_lines(file: Path) -> list[Line]:
    """What is known; a line that was not written to its end is of a contest to be played again."""
    found: list[Line] = []
    for text in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        try:
            found.append(json.loads(text))
        except ValueError:
            continue
    return found


def _report(lines: list[Line], *, every: bool) -> int:
    """Print tables of formats and of laws; `every` law must have been judged."""
    _print_formats(lines)
    judged, broken = Counter[str](), defaultdict[str, dict[int, list[str]]](lambda: defaultdict(list))
    for line in lines:
        judged.update(line["judged"])
        for law, what in line["broken"]:
            broken[law][line["number"]].append(what)
    print_line(f"\n{'law':{_WIDTH}} {'judged':>{_COLUMN}} {'broken in contests':>20}")
    for law in (*LAWS, *sorted(broken.keys() - LAWS.keys())):
        print_line(f"{law:{_WIDTH}} {judged[law]:>{_COLUMN}} {len(broken[law]):>20}")
    for law, contests in broken.items():
        if contests:
            print_line(f"\n{law}, contests {', '.join(map(str, sorted(contests)))}")
            for nth in sorted(contests)[:_LISTED]:
                print_line(f"  {nth}: {contests[nth][0]}")
    silent = [law for law in LAWS if not judged[law]] if every else []
    if silent:
        print_line(f"\njudged in no contest: {', '.join(silent)}")
    return FAILED if silent or any(broken.values()) else DONE


def _print_formats(lines: list[Line]) -> None:
    """A line for each kind of contest, and one for all."""
    sums: dict[str, Counter[str]] = defaultdict(Counter)
    seconds: Counter[str] = Counter()
    for line in lines:
        for kind in (line["figures"]["format"], "all"):
            sums[kind].update({name: int(line["figures"][name]) for name in _COUNTS})
            seconds[kind] += line["seconds"]
    print_line(" ".join([f"{'':{_WIDTH}}", *(f"{head:>{_COLUMN}}" for head in (*_COUNTS, "seconds"))]))
    for kind in (*sorted(sums.keys() - {"all"}), *sums.keys() & {"all"}):
        counts = [f"{sums[kind][name]:>{_COLUMN}}" for name in _COUNTS]
        print_line(" ".join([f"{kind:{_WIDTH}}", *counts, f"{seconds[kind]:>{_COLUMN}.1f}"]))


if __name__ == "__main__":
    raise SystemExit(main())
