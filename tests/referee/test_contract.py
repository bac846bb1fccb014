"""The referee shares no code with what it judges, and its laws are in the docs."""

import ast
import sys
from pathlib import Path

import pytest

from tests.referee.laws import LAWS

HERE = Path(__file__).parent
MODULES = sorted(path for path in HERE.glob("*.py") if not path.name.startswith("test_"))
ALLOWED = {*sys.stdlib_module_names, "tests.referee", "engine.match"}
"""`engine.match` is what a game came to."""


def imports(path: Path) -> set[str]:
    found = set[str]()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import():
                found |= {each.name for each in node.names}
            case ast.ImportFrom():
                assert node.level == 0, path
                found.add(node.module or "")
            case _:
                pass
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_a_module_of_the_referee_imports_no_product(path: Path) -> None:
    others = {
        name
        for name in imports(path)
        if not any(name == each or name.startswith(f"{each}.") for each in ALLOWED)
        and name.split(".")[0] not in ALLOWED
    }
    assert not others


def test_nothing_is_imported_by_name() -> None:
    for path in MODULES:
        assert "import_module" not in path.read_text(encoding="utf-8")
        assert "__import__" not in path.read_text(encoding="utf-8")


def test_each_law_is_a_sentence_under_its_heading() -> None:
    text = (HERE.parents[1] / "docs" / "leagues.md").read_text(encoding="utf-8")
    chapters = {part.partition("\n")[0]: " ".join(part.split()) for part in text.split("\n## ")}
    for law, (heading, words) in LAWS.items():
        assert " ".join(words.split()) in chapters[heading], law
