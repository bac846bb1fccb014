"""Time and size of pictures on one core: `python benchmarks/pictures.py [--rounds N] [--json PATH]`."""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import sys
import time
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bot.pictures.colours import Pack
from bot.pictures.studio import render, warm_up
from bot.pictures.table_description import SidePicture, TablePicture
from tests.bot.pictures.samples import sample_bidding, sample_table, samples


def main() -> None:
    parser = argparse.ArgumentParser(description="Draws pictures; prints p50 and p99 in ms, and sizes in kB.")
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()

    began = time.perf_counter()
    warm_up(Pack.TWO)
    render(sample_table())
    warm = time.perf_counter() - began

    kinds = {"play": sample_table(), "bidding": sample_bidding()}
    others = {"hand won": "result_of_hand", "chair": "chair", "course": "course", "bars": "seats, Ann"}
    others |= {"trend": "trend, Ann", "standings": "league, standings 1.1", "bracket": "cup of 13, bracket 1"}
    kinds |= {kind: samples()[name] for kind, name in others.items()}
    figures: dict[str, dict[str, float]] = {}
    print(f"warm-up {warm:.2f} s; {arguments.rounds} pictures of each kind, one core")
    print(f"{'kind':10}  p50 ms  p99 ms  cpu ms  size kB")
    for kind, picture in kinds.items():
        elapsed: list[float] = []
        sizes: list[float] = []
        processor = time.process_time()
        for nth in range(arguments.rounds):
            # another score each time, as from hand to hand, so that not even a line of text is always the same
            sides = (SidePicture(label="Ann & Ben", score=nth % 11), SidePicture(label="Cleo & Dan", score=nth % 10))
            began = time.perf_counter()
            drawn = render(replace(picture, sides=sides) if isinstance(picture, TablePicture) else picture)
            elapsed.append(1000 * (time.perf_counter() - began))
            sizes.append(len(drawn) / 1000)
        figures[kind] = {
            "p50_ms": round(statistics.median(elapsed), 2),
            "p99_ms": round(statistics.quantiles(elapsed, n=100)[98], 2),
            "cpu_ms": round(1000 * (time.process_time() - processor) / arguments.rounds, 2),
            "size_kb": round(statistics.mean(sizes), 1),
            "largest_kb": round(max(sizes), 1),
        }
        row = figures[kind]
        print(f"{kind:10}  {row['p50_ms']:6.2f}  {row['p99_ms']:6.2f}  {row['cpu_ms']:6.2f}  {row['size_kb']:7.1f}")
    if arguments.json:
        report = {"machine": platform.processor() or platform.machine(), "python": platform.python_version()}
        report |= {"warm_up_s": round(warm, 2), "rounds": arguments.rounds, "tables": figures}
        arguments.json.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
