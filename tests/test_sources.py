"""The sources: which module may import which, docstrings, and the budget of lines that `tools/sizes.py` holds.

`lint-imports` checks the layers in pyproject.toml, these tests the rest.
"""

import ast
import tomllib
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise
from pathlib import Path

import pytest

from tests.suite import rest
from tools.sizes import Room, above, faults, fill, lower, read, sums, too_large

ROOT = Path(__file__).parents[1]
MODULES = {
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
    for package in ("engine", "bot", "cogs")
    for path in (ROOT / package).rglob("*.py")
}


def imports_of(module: str) -> set[str]:
    """The modules of the project that a module imports: also late, and also for types only."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(MODULES[module].read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module} has a relative import"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            found.update(name if name in MODULES else name.rpartition(".")[0] for name in names)
    return found & MODULES.keys() - {module}


@rest
def test_no_modules_import_each_other_in_a_circle() -> None:
    sorter = TopologicalSorter({module: imports_of(module) for module in MODULES})
    try:
        sorter.prepare()
    except CycleError as error:
        pytest.fail(" imports ".join(reversed(error.args[1])))


def test_every_module_of_the_bot_has_a_layer() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    layers = next(each["layers"] for each in contracts if each["name"] == "imports only go down")
    placed = {name.strip() for layer in layers for name in layer.split("|")}
    top = {module for module in MODULES if module.count(".") == 1 and module.startswith("bot.")}
    assert top - placed == set()


@rest
def test_every_docstring_is_of_something() -> None:
    """bot/stats/write/ratings.py began with the sentence about a constant that had gone, at 35e905d0."""
    orphans: list[str] = []
    for name, path in MODULES.items():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for body in (each.body for each in ast.walk(tree) if isinstance(each, ast.Module | ast.ClassDef)):
            for before, each in pairwise(body):
                alone = isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant)
                if alone and not isinstance(before, ast.Assign | ast.AugAssign | ast.AnnAssign):
                    orphans.append(f"{name}:{each.lineno}")
    assert orphans == []


TABLE = """# What rooms may have.
[product]
"bot/*" = 10
"bot/tables" = 20
"bot/contests" = [40, 10]
"bot/clock.py" = [30, 20]
"bot/gone" = 50

[tests]
"tests/bot" = 20
contests = [30, 10]

[texts]
contests = 10
others = 10

[beside]
tools = 10

[data]
tests = 10
"""
FILES = {
    "bot/app.py": "x = 1\n" * 9,
    "bot/contests/director.py": "x = 1\n" * 13,
    "bot/tables/model.py": "if x:\n    y = 1\n",
    "bot/tables/lobby/seats.py": "x = 1\n",
    "bot/texts/en/contest_rounds.ftl": "a = A\n",
    "bot/texts/en/table.ftl": "b = B\n",
    "tests/contests/promises.py": "x = 1\n" * 11,
    "tests/bot/tables/test_game.py": "x = 1\n",
    "tests/bot/golden.txt": "nine\nten\n",
    "tools/sizes.py": "x = 1\n",
}


def filled(files: dict[str, str]) -> list[Room]:
    rooms = read(TABLE)
    assert fill(rooms, files) == []
    return rooms


def test_files_and_functions_that_are_too_long_are_found() -> None:
    long = "    x = 1\n" * 80
    assert faults("a.py", "x = 1\n" * 450) == faults("a.py", f"@compiled(inline=True)\ndef f():\n{long}") == []
    assert faults("a.py", "x = 1\n" * 451) == ["a.py: 451 lines, at most 450"]
    (fault,) = faults("a.py", f"@final\nasync def f():\n{long}")
    assert "f has 81 lines, at most 80" in fault


def test_each_file_is_in_the_nearest_room() -> None:
    lines = {(room.part, room.name): room.lines for room in filled(FILES) if room.files}
    assert lines == {
        ("product", "bot/*"): 9,
        ("product", "bot/tables"): 3,
        ("product", "bot/contests"): 13,
        ("tests", "tests/bot"): 1,
        ("tests", "contests"): 11,
        ("texts", "contests"): 1,
        ("texts", "others"): 1,
        ("beside", "tools"): 1,
        ("data", "tests"): 2,
    }


def test_a_file_for_which_there_is_no_room_is_named() -> None:
    assert fill(read(TABLE), {**FILES, "cogs/__init__.py": ""}) == ["cogs/__init__.py"]


def test_a_room_may_have_what_its_row_says() -> None:
    assert too_large(filled({"bot/app.py": "x = 1\n" * 10})) == []
    (fault,) = too_large(filled({"bot/app.py": "x = 1\n" * 11}))
    assert fault.startswith("product bot/*: 11 lines, at most 10")


def test_sums_have_limits_of_their_own() -> None:
    verbs = 'class Verb(StrEnum):\n    """What a press does."""\n\n    ACT = "act"\n\n\nX = 1\n'
    found = sums(filled(FILES), {**FILES, "bot/panels/core/custom_ids.py": verbs})
    assert (found["tests"], found["test_files"], found["verbs"], found["messages"]) == (12, 2, 1, 2)
    assert above("[whole]\ntests = 11\nverbs = 1\n", found) == ["tests: 12, at most 11"]


def test_rows_are_only_lowered_and_those_of_rooms_that_are_gone_go() -> None:
    after = lower(TABLE, filled({**FILES, "bot/app.py": "x = 1\n" * 11}))
    assert after == TABLE.replace('"bot/tables" = 20', '"bot/tables" = 10').replace("[40, 10]", "[20, 10]").replace(
        '"bot/gone" = 50\n', ""
    ).replace('"tests/bot" = 20', '"tests/bot" = 10').replace("[30, 10]", "[20, 10]")
