"""Fails for files and functions too long to be read at once, and for rooms larger than their row of `budgets.toml`.

    python -m tools.sizes           prints each room: lines, the most it may have, its goal, statements, files
    python -m tools.sizes --lower   lowers rows to what is there, rounded up to ten; it raises none

A compiled function is fastest whole and is left out. Ruff counts parameters.
"""

import argparse
import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

FILE: Final = 450
"""The most lines of a file; up to 400 are better."""
FUNCTION: Final = 80
"""The most lines of a function."""
TABLE: Final = Path("tools/budgets.toml")
_PRODUCT: Final = ("engine", "bot", "cogs")
_COUNTED: Final = (*_PRODUCT, "tests", "benchmarks", "tools")
_OF_CONTESTS: Final = re.compile(r"contest|league|referee")
_ROW: Final = re.compile(r'"?(?P<room>[^"\s]+)"? = \[?(?P<most>\d+)')
_MESSAGE: Final = re.compile(r"^[a-z][\w-]* =", re.MULTILINE)
_VERBS: Final = "bot/panels/core/custom_ids.py"
_FORM: Final = "{:34} {:>7} {:>7} {:>7} {:>10} {:>5}"


@dataclass
class Room:
    """A row of the table, and what is in the room."""

    part: str
    name: str
    most: int
    goal: int | None = None
    """Where an issue says that it is to come to."""
    lines: int = 0
    statements: int = 0
    files: int = 0


def faults(name: str, text: str) -> list[str]:
    """What is too long in a source file."""
    found = list[str]()
    lines = len(text.splitlines())
    if lines > FILE:
        found.append(f"{name}: {lines} lines, at most {FILE}")
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not _is_compiled(node):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > FUNCTION:
                found.append(f"{name}:{node.lineno}: {node.name} has {lines} lines, at most {FUNCTION}")
    return found


def _is_compiled(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return any(ast.unparse(each).split("(")[0] == "compiled" for each in node.decorator_list)


def read(table: str) -> list[Room]:
    """The rows of a table, of rooms that are still empty."""
    parts: dict[str, dict[str, Any]] = tomllib.loads(table)
    parts.pop("whole", None)
    return [
        Room(part, name, *([row] if isinstance(row, int) else row))
        for part, rows in parts.items()
        for name, row in rows.items()
    ]


def fill(rooms: Sequence[Room], files: Mapping[str, str]) -> list[str]:
    """Put files, by their names, into rooms. Returns those for which there is none."""
    known, homeless = {(room.part, room.name): room for room in rooms}, list[str]()
    for name, text in files.items():
        part, path = _place_of(name)
        room = next((known[part, each] for each in _names_for(path) if (part, each) in known), None)
        if room is None:
            homeless.append(name)
            continue
        room.lines += len(text.splitlines())
        room.files += 1
        if name.endswith(".py"):
            room.statements += sum(isinstance(node, ast.stmt) for node in ast.walk(ast.parse(text)))
    return homeless


def _place_of(name: str) -> tuple[str, str]:
    """The part of the table that a file belongs to, and by which path its room is looked up there."""
    top = name.partition("/")[0]
    if name.endswith(".ftl"):
        return "texts", "contests" if _OF_CONTESTS.match(Path(name).name) else "others"
    if not name.endswith(".py"):
        return "data", top
    if top in _PRODUCT:
        return "product", name
    if top == "tests":
        return "tests", "contests" if _OF_CONTESTS.search(name) else name
    return "beside", name


def _names_for(path: str) -> Iterable[str]:
    """A room is a file, the files right in a folder (`bot/*`), or a folder with all below it: the nearest counts."""
    return (path, str(Path(path).parent / "*"), *map(str, Path(path).parents))


def too_large(rooms: Iterable[Room]) -> list[str]:
    """The rooms that have more lines than their rows."""
    return [
        f"{room.part} {room.name}: {room.lines} lines, at most {room.most}: "
        "a row rises only by what another loses, or by a number that an issue names"
        for room in rooms
        if room.lines > room.most
    ]


def sums(rooms: Sequence[Room], files: Mapping[str, str]) -> dict[str, float]:
    """What the section `whole` of the table limits, by its names."""
    product = {name: text for name, text in files.items() if _place_of(name)[0] == "product"}
    lines = sum(len(text.splitlines()) for text in product.values())
    english = [text for name, text in files.items() if name.endswith(".ftl") and "/en/" in name]
    verbs = re.search(r"^class Verb\(.*?(?=^\S)", files.get(_VERBS, ""), re.DOTALL | re.MULTILINE)
    return {
        "product": lines,
        "product_files": len(product),
        "imports_percent": round(100 * sum(map(_import_lines, product.values())) / max(1, lines), 1),
        "tests": sum(room.lines for room in rooms if room.part == "tests"),
        "test_files": sum(room.files for room in rooms if room.part == "tests"),
        "messages": sum(len(_MESSAGE.findall(text)) for text in english),
        "verbs": len(re.findall(r"^    [A-Z_]+ = ", verbs.group() if verbs else "", re.MULTILINE)),
    }


def _import_lines(text: str) -> int:
    imports = (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import | ast.ImportFrom))
    return sum((node.end_lineno or node.lineno) - node.lineno + 1 for node in imports)


def above(table: str, found: Mapping[str, float]) -> list[str]:
    """The sums that are above what the table allows."""
    limits: Mapping[str, float] = tomllib.loads(table)["whole"]
    return [f"{name}: {found[name]}, at most {most}" for name, most in limits.items() if found[name] > most]


def lower(table: str, rooms: Iterable[Room]) -> str:
    """The table with no row above what is there; one of an empty room goes, unless it has a goal."""
    known, part, lines = {(room.part, room.name): room for room in rooms}, "", list[str]()
    for line in table.splitlines():
        part = line.strip("[]") if line.startswith("[") else part
        row = None if part == "whole" else _ROW.match(line)
        if row is None:
            lines.append(line)
            continue
        room = known[part, row["room"]]
        if room.files:
            most = min(room.most, -(-room.lines // 10) * 10)
            lines.append(f"{line[: row.start('most')]}{most}{line[row.end('most') :]}")
        elif room.goal is not None:
            lines.append(line)
    return "\n".join(lines) + "\n"


def show(rooms: Sequence[Room]) -> list[str]:
    """A line for each room, and for each part its sum and that of the rooms with a goal."""
    lines = [_FORM.format("", "lines", "most", "goal", "statements", "files")]
    for part in dict.fromkeys(room.part for room in rooms):
        here = [room for room in rooms if room.part == part]
        aimed = [room for room in here if room.goal is not None]
        lines += [_line(room.name, [room]) for room in here]
        lines += [_line(f"= {part} with a goal", aimed)] if len(aimed) > 1 else []
        lines += [_line(f"= {part}", here), ""]
    return lines


def _line(name: str, rooms: Sequence[Room]) -> str:
    goals = [room.goal for room in rooms]
    goal = sum(each or 0 for each in goals) if all(goals) else ""
    of = (sum(getattr(room, each) for room in rooms) for each in ("lines", "most", "statements", "files"))
    lines, most, statements, files = of
    return _FORM.format(name, lines, most, goal, statements, files)


def main() -> int:
    """Print the rooms and what is too long; 1 if anything is."""
    parser = argparse.ArgumentParser(prog="python -m tools.sizes")
    parser.add_argument("--lower", action="store_true", help="lower rows to what is there, rounded up to ten")
    lowers: bool = parser.parse_args().lower
    listed = subprocess.run(["git", "ls-files", *_COUNTED], capture_output=True, text=True, check=True).stdout
    names = [each for each in listed.splitlines() if not each.endswith(".md") and Path(each).is_file()]
    files = {name: Path(name).read_text(encoding="utf-8") for name in names}
    table = TABLE.read_text(encoding="utf-8")
    rooms = read(table)
    found = [fault for name, text in files.items() if name.endswith(".py") for fault in faults(name, text)]
    found += [f"{name}: no row of {TABLE} has a room for it" for name in fill(rooms, files)]
    whole = sums(rooms, files)
    found += [*too_large(rooms), *above(table, whole)]
    if lowers:
        TABLE.write_text(lower(table, rooms), encoding="utf-8")
    sys.stdout.writelines(
        f"{line}\n" for line in [*show(rooms), *(f"{name:34} {each:>7}" for name, each in whole.items()), "", *found]
    )
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
