"""Counts of action sequences from fixed deals by the second Euchre, which shares nothing with the engine.

python -m tests.engine.perft --write      counts perft.toml again (a minute)
"""

import argparse
import sys
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from tests.engine.reference import Game

PERFT = Path(__file__).parent / "perft.toml"


def perft(game: Game, depth: int) -> tuple[list[int], Counter[str]]:
    """How many sequences of each length to `depth` there are within the hand, and how many end it with which points."""
    counts, ends = [0] * depth, Counter[str]()

    def count(now: Game, done: int) -> None:
        if done and now.phase in ("deal", "over"):
            ends[f"{now.points[0]}-{now.points[1]}"] += 1
            return
        if done == depth:
            return
        for line in now.legal():
            after = now.copy()
            after.do(line)
            counts[done] += 1
            count(after, done + 1)

    count(game, 0)
    return counts, ends


def positions() -> list[dict[str, Any]]:
    """The entries of perft.toml."""
    return tomllib.loads(PERFT.read_text())["position"]


def position_text(entry: dict[str, Any]) -> str:
    """An entry of perft.toml as its text."""
    rules = ", ".join(f"{name} = {value!r}".replace("'", '"') for name, value in entry["rules"].items())
    ends = ", ".join(f'"{points}" = {number}' for points, number in sorted(entry["ends"].items()))
    lines = "".join(f'    "{line}",\n' for line in entry["lines"])
    return (
        f'[[position]]\nname = "{entry["name"]}"\nrules = {{ {rules} }}\ndealer = {entry["dealer"]}\n'
        f"lines = [\n{lines}]\n"
        f"depth = {entry['depth']}\ncounts = {entry['counts']}\nends = {{ {ends} }}\n"
    ).replace("{  }", "{}")


def counted(entry: dict[str, Any], depth: int) -> tuple[list[int], dict[str, int]]:
    """An entry counted by the second Euchre."""
    game = Game(entry["rules"], entry["dealer"])
    for line in entry["lines"]:
        game.do(line)
    counts, ends = perft(game, depth)
    return counts, dict(ends)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Counts of action sequences from fixed deals.")
    parser.add_argument("--write", action="store_true", help="count perft.toml again")
    if not parser.parse_args(arguments).write:
        parser.print_help()
        return 2
    entries = positions()
    for entry in entries:
        entry["counts"], entry["ends"] = counted(entry, entry["depth"])
        sys.stdout.write(position_text(entry))
    head = "# Counted by tests/engine/perft.py (python -m tests.engine.perft --write), not by the engine.\n\n"
    PERFT.write_text(head + "\n".join(map(position_text, entries)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
