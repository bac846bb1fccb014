"""Under an even pace nothing that cogs show knows of a bid that still waits, but to its own speaker."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

COGS = Path(__file__).parents[2] / "cogs"
OF_A_GAME = frozenset({"public", "view_for", "to_act"})
"""What tells of a stored table how its game stands."""
WAYS = ("reply.look(", "reply.for_member(", "find_table(reply,", "look_public(")
"""What gives a table as the member, or everybody, may see it."""
LIVE = COGS / "live"
"""What keeps messages up to date is given the tables by the even pace itself; tests of its own."""


def ways_around(source: str) -> Iterator[str]:
    """What is read of a game in functions of a module that do not have the table by one of the ways."""
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            seen = {name for node in ast.walk(function) for name in _names_seen(node)}
            for node in ast.walk(function):
                if not isinstance(node, ast.Attribute) or node.attr not in OF_A_GAME:
                    continue
                whose = ast.unparse(node.value)
                if whose == "reply" or whose in seen or any(way in f"{whose}(" or way in whose for way in WAYS):
                    continue
                yield f"{function.name}: {whose}.{node.attr}"


def _names_seen(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Assign) and any(way in ast.unparse(node.value) for way in WAYS):
        yield from (target.id for target in node.targets if isinstance(target, ast.Name))


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("shown = reply.for_member(stored); await reply.panel(panel(shown.public))", []),
        ("stored = await reply.look(number); show(stored.view_for(0))", []),
        ("await reply.panel(panel(reply.for_member(stored).public))", []),
        ("stored = await tables.look(number); show(stored.to_act)", ["f: stored.to_act"]),
        ("after = await tables.do(number, command); show(after.public.view)", ["f: after.public"]),
        ("show((await tables.look(number)).view_for(1))", ["f: await tables.look(number).view_for"]),
    ],
)
def test_a_way_around_is_found(line: str, found: list[str]) -> None:
    assert list(ways_around(f"async def f():\n    {line}")) == found


def test_no_cog_shows_a_game_but_by_what_the_member_may_see() -> None:
    found: list[str] = []
    for path in sorted(COGS.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if LIVE in path.parents:
            continue
        found += [f"{path.relative_to(COGS)}: {each}" for each in ways_around(source)]
        if ".even_pace" in source and path.name != "reply.py":
            found.append(f"{path.relative_to(COGS)} asks the even pace by itself")
    assert found == []
