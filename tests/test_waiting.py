"""No test waits for real time: on a busy machine it would fail by chance, on a quick one it would waste it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
WAITS = {"time.sleep", "asyncio.sleep", "asyncio.wait_for", "asyncio.timeout", "asyncio.timeout_at"}
ASKED = "waits: "
"""Begins the comment, in the same line, that says why something has to wait in its own way."""


def waits(source: str) -> Iterator[int]:
    """The lines of calls that wait, or may be given up, after a time of their own."""
    if not any(name.split(".")[1] in source for name in WAITS):
        return
    tree, lines = ast.parse(source), source.splitlines()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and {f"{node.module}.{each.name}" for each in node.names} & WAITS:
            yield node.lineno
        if not isinstance(node, ast.Call) or f"# {ASKED}" in lines[node.lineno - 1]:
            continue
        name = ast.unparse(node.func)
        at_once = [ast.unparse(each) for each in node.args] == ["0"]
        if name in WAITS and not (name == "asyncio.sleep" and at_once):
            yield node.lineno


def test_nothing_waits_for_a_time() -> None:
    found = [
        f"{path.relative_to(TESTS)}:{line}"
        for path in sorted(TESTS.rglob("*.py"))
        if path.name != "waiting.py"
        for line in waits(path.read_text())
    ]
    assert found == [], "wait for a fact: tests/waiting.py"


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("time.sleep(1)", True),
        ("time.sleep(0)", True),
        ("from time import sleep", True),
        ("asyncio.sleep(0.01)", True),
        ("asyncio.sleep(seconds)", True),
        ("asyncio.sleep(0)", False),
        ("asyncio.sleep(600)  # waits: it is killed", False),
        ("asyncio.wait_for(event.wait(), 5)", True),
        ("asyncio.timeout(20)", True),
        ("page.wait_for('Leaderboard')", False),
    ],
)
def test_the_check_itself(line: str, found: bool) -> None:
    assert [*waits(line)] == ([1] if found else [])
