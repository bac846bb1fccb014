"""`python -m tests.contest_simulation.mutants`: after how many contests by lot a law finds each fault of a kind.

The faults are those of `benchmarks/mutants.toml` with `by_lot`, each made in a copy of the sources. Contests are played
there until the first that breaks a law. What was found is written down at once, so that a run that was interrupted goes
on; the table of all goes into README.md beside this file.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from benchmarks.mutants import Mutant, applied, copy_sources, read_mutants
from bot.cli.console import DONE, FAILED, number, print_line
from tests.contest_simulation.__main__ import ROOT, commit_seed, read_lines

PAGE: Final = Path(__file__).parent / "README.md"
BEGIN, END = "<!-- mutants -->", "<!-- /mutants -->"
"""The lines of the page between which the table stands."""


def main() -> int:
    """Look for each fault; 1 where one is not found."""
    parser = argparse.ArgumentParser(prog="python -m tests.contest_simulation.mutants", description=__doc__)
    parser.add_argument("--contests", type=number, default=200, metavar="N", help="at most so many each (default 200)")
    parser.add_argument(
        "--from", type=number, dest="first", default=1, metavar="K", help="where no earlier one meets it"
    )
    parser.add_argument("--seed", type=number, help="default: the first 8 hex digits of the commit")
    parser.add_argument("--only", action="append", default=[], metavar="NAME", help="this fault; may be repeated")
    asked = parser.parse_args()
    seed = commit_seed() if asked.seed is None else asked.seed
    state = ROOT / "artefacts" / f"lot-mutants-{seed}.jsonl"
    state.parent.mkdir(parents=True, exist_ok=True)
    known = {each["name"]: each for each in map(json.loads, state.read_text().splitlines() if state.exists() else ())}
    mutants = [each for each in read_mutants() if each.by_lot and (not asked.only or each.name in asked.only)]
    with tempfile.TemporaryDirectory(prefix="bower-mutants-") as folder:
        copy = Path(folder)
        copy_sources(copy)
        for mutant in mutants:
            if mutant.name not in known:
                known[mutant.name] = {"name": mutant.name, **_look_for(mutant, copy, seed, asked)}
                with state.open("a", encoding="utf-8") as out:
                    out.write(json.dumps(known[mutant.name]) + "\n")
            found = known[mutant.name]
            print_line(f"{mutant.name}: {found['laws'] or 'not found'}, contest {found['contest']}")
    rows = [known[mutant.name] for mutant in mutants]
    if not asked.only:
        _write_table(rows, seed)
    return DONE if all(row["laws"] for row in rows) else FAILED


def _look_for(mutant: Mutant, copy: Path, seed: int, asked: argparse.Namespace) -> dict[str, Any]:
    """The number of the first contest with a broken law, and which laws; none where all contests hold.

    A contest that cannot be played on with the fault counts as found, with the error in place of the laws; one that
    breaks a law without the fault, too, says nothing of it.
    """
    results = copy / "found.jsonl"
    results.write_text("", encoding="utf-8")
    first, most = asked.first, asked.contests
    words = ["--from", str(first), "--contests", str(most), "--seed", str(seed), "--results", str(results)]
    with applied(mutant, copy):
        run = _play(copy, *words, "--until-broken")
    played = [json.loads(line) for line in results.read_text(encoding="utf-8").splitlines()]
    if played and played[-1]["broken"]:
        found, laws = played[-1]["number"], ", ".join(sorted({law for law, _ in played[-1]["broken"]}))
        return {"contest": found, "laws": laws if _holds(copy, found, seed) else ""}
    errors = run.stderr.splitlines() if len(played) <= most - first else []
    return {"contest": first + len(played) if errors else None, "laws": errors[-1] if errors else ""}


def _holds(copy: Path, contest: int, seed: int) -> bool:
    """Whether a contest breaks no law without any fault, as the lot has found before, or finds now."""
    for line in read_lines(ROOT / "artefacts" / f"contests-{seed}.jsonl"):
        if line["number"] == contest:
            return not line["broken"]
    words = ("--from", str(contest), "--contests", str(contest), "--seed", str(seed))
    return _play(copy, *words).returncode == DONE


def _play(copy: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.contest_simulation", *words]
    return subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)


def _write_table(rows: list[dict[str, Any]], seed: int) -> None:
    lines = [
        f"Seed {seed}:",
        "",
        "| mutant | first contest with a broken law | laws |",
        "|---|---:|---|",
        *(f"| {row['name']} | {row['contest'] or ''} | {row['laws'] or 'none'} |" for row in rows),
    ]
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(f"{BEGIN}\n")
    after = rest.partition(END)[2]
    table = "\n".join(lines)
    PAGE.write_text(f"{before}{BEGIN}\n{table}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    raise SystemExit(main())
