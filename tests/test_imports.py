"""Which module may import which; `lint-imports` checks the layers in pyproject.toml, these tests the rest."""

import ast
import tomllib
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.suite import rest

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
