"""A format is one object in one file, a pace too: nobody else asks which format or pace a contest has."""

import ast
from collections.abc import Iterator
from pathlib import Path

from bot.contests.dates import PACES
from engine.contest import formats
from engine.contest.config import Format, Pace
from engine.contest.formats import FORMATS
from tests.suite import rest

ROOT = Path(__file__).parents[3]
HOMES = (Path("engine/contest/formats"), Path("bot/contests/dates.py"))
PACKAGES = ("engine", "bot", "cogs")
CLASSES = {type(each).__name__ for each in FORMATS.values()} | {"ContestFormat"}
CLASSES |= {each.__name__ for each in PACES.values()} | {"Pacing", "is_live"}
NAMES = {each.value for each in Format} | {Pace.WINDOWS.value}  # a table may be "live", too


def branches(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The lines that ask which format it is, and what they ask by."""
    for node in ast.walk(tree):
        match node:
            case ast.Compare():
                asked = [node.left, *node.comparators]
            case ast.MatchValue():
                asked = [node.value]
            case ast.MatchClass():
                asked = [node.cls]
            case ast.Call(func=ast.Name(id="isinstance" | "issubclass"), args=[_, kinds]):
                asked = [kinds]
            case ast.If() | ast.IfExp() | ast.While() | ast.comprehension() | ast.BoolOp() | ast.UnaryOp():
                asked = [each for each in ast.iter_child_nodes(node) if isinstance(each, ast.Attribute)]
            case _:
                continue
        for each in asked:
            yield from ((each.lineno, by) for by in formats_in(each))


def formats_in(asked: ast.expr) -> Iterator[str]:
    """What a format is named by in one side of a question."""
    for node in ast.walk(asked):
        match node:
            case ast.Attribute(
                value=ast.Name(id="Format" | "Pace") | ast.Attribute(attr="Format" | "Pace"), attr=attr
            ) if attr.isupper():
                yield attr
            case ast.Name(id=name) | ast.Attribute(attr=name) if name in CLASSES:
                yield name
            case ast.Constant(value=str(name)) if name in NAMES:
                yield repr(name)


def imports_contest_formats(tree: ast.AST) -> bool:
    """Whether `Format` is the contests': exports have another enum of that name."""
    return any(
        isinstance(node, ast.ImportFrom) and (node.module or "").startswith("engine.contest") for node in ast.walk(tree)
    )


@rest
def test_nobody_asks_which_format_a_contest_has() -> None:
    asked: list[str] = []
    for path in (path for package in PACKAGES for path in sorted((ROOT / package).rglob("*.py"))):
        at = path.relative_to(ROOT)
        if {*HOMES} & {at, *at.parents}:
            continue
        tree = ast.parse(path.read_text("utf-8"))
        if imports_contest_formats(tree) or "contest" in str(at) or "league" in str(at):
            asked += (f"{at}:{line} asks by {by}" for line, by in branches(tree))
    assert asked == []


def test_every_format_is_one_object_in_one_file() -> None:
    assert set(FORMATS) == set(Format)
    files = [type(each).__module__ for each in FORMATS.values()]
    assert files == [f"{formats.__name__}.{key}" for key in FORMATS]
