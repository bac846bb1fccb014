"""No test waits for real time: on a busy machine it would fail by chance, on a quick one it would waste it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.waiting import DEADLINE

TESTS = Path(__file__).parent
MODULES = ("asyncio", "threading", "time")
WAITS = {
    *("time.sleep", "asyncio.sleep", "asyncio.wait_for", "asyncio.timeout", "asyncio.timeout_at", "threading.Timer"),
    *("call_later", "call_at"),
}
PATIENT = {"acquire": 0, "join": 0, "result": 0, "wait": 0, "settled": 1, "until": 1}
"""Which of their arguments may be the seconds after which they give up."""
MAY_WAIT = re.compile(
    r"\bsleep|\btimeout|\bwithin=|\bwait_for\b|\bTimer\b|\bcall_(?:at|later)\b"
    r"|\.(?:acquire|join|result|wait)\(\d|\.(?:settled|until)\("
)
"""What is in every source with one of these; most are not parsed."""
ASKED = "waits: "
"""Begins the comment, in the same line, that says why something has to wait in its own way."""


def waits(source: str) -> Iterator[int]:
    """The lines of calls that wait, or may be given up, after a time of their own."""
    if not MAY_WAIT.search(source):
        return
    tree, lines = ast.parse(source), source.splitlines()
    names = dict[str, str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {each.asname: each.name for each in node.names if each.asname}
        elif isinstance(node, ast.ImportFrom) and node.module in MODULES:
            names |= {each.asname or each.name: f"{node.module}.{each.name}" for each in node.names}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and f"# {ASKED}" not in lines[node.lineno - 1] and is_wait(node, names):
            yield node.lineno


def is_wait(call: ast.Call, names: dict[str, str]) -> bool:
    """Whether it is one of `WAITS`, or is given a time shorter than the deadline; `names` are those of imports."""
    first, dot, after = ast.unparse(call.func).partition(".")
    name = f"{names.get(first, first)}{dot}{after}"
    last = name.rpartition(".")[2]
    if name in WAITS or last in WAITS:
        return not (name == "asyncio.sleep" and [ast.unparse(each) for each in call.args] == ["0"])
    given = [each.value for each in call.keywords if each.arg in ("timeout", "within")]
    given += [each for place, each in enumerate(call.args) if place == PATIENT.get(last)]
    seconds = [each.value for each in given if isinstance(each, ast.Constant)]
    return any(isinstance(each, int | float) and 0 < each < DEADLINE for each in seconds)


def test_nothing_waits_for_a_time() -> None:
    found = [
        f"{path.relative_to(TESTS)}:{line}"
        for path in sorted(TESTS.rglob("*.py"))
        if path.name != "waiting.py"
        for line in waits(path.read_text(encoding="utf-8"))
    ]
    assert found == [], "wait for a fact: tests/waiting.py"


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("time.sleep(1)", True),
        ("time.sleep(0)", True),
        ("from time import sleep; sleep(1)", True),
        ("from asyncio import sleep as nap; nap(1)", True),
        ("from asyncio import sleep; sleep(0)", False),
        ("import asyncio as aio; aio.timeout(1)", True),
        ("asyncio.sleep(0.01)", True),
        ("asyncio.sleep(seconds)", True),
        ("asyncio.sleep(0)", False),
        ("asyncio.sleep(600)  # waits: it is killed", False),
        ("asyncio.wait_for(event.wait(), 5)", True),
        ("asyncio.wait([task], timeout=5)", True),
        ("asyncio.wait([task])", False),
        ("asyncio.timeout(20)", True),
        ("asyncio.get_running_loop().call_later(1, print)", True),
        ("threading.Timer(1, print)", True),
        ("event.wait(0.5)", True),
        ("event.wait()", False),
        ("thread.join(5)", True),
        ("discord.until(lambda: done, 20)", True),
        ("discord.until(lambda: done)", False),
        ("workers.work(int, '7', timeout=10)", True),
        ("process.communicate(timeout=60)", False),
        ("process.communicate(timeout=DEADLINE)", False),
        ("page.wait_for('Leaderboard')", False),
    ],
)
def test_the_check_itself(source: str, found: bool) -> None:
    assert [*waits(source)] == ([1] if found else [])
