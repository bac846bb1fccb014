"""The suite: the short one leaves no behaviour out, nothing waits for real time, nothing required is skipped.

What a member can do, and what the bot posts, has a test in the short suite. A test that waits for real time would fail
by chance on a busy machine, and waste time on a quick one.
"""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

from bot.contests.posts import Purpose
from bot.panels.core.custom_ids import Verb
from engine import PRESETS, Phase
from engine.rules.presets import family_of
from tests.random_games import random_game
from tests.requirements import MISSING, VARIABLE, require_or_skip
from tests.shown import CONTEST, post, press
from tests.suite import COVERING, rest
from tests.waiting import DEADLINE
from tests.whole import EVERY_COMMAND, EVERY_PRESET_PLAYED, WHOLE

ROOT = Path(__file__).resolve().parents[1]
GAMES = 4
WITHOUT_NONCE = {"cogs/help.py"}
"""Modules with posts that have no entry: tests/cogs/test_servers.py."""


def test_every_entry_is_a_test_of_the_short_suite(request: pytest.FixtureRequest) -> None:
    """Those that this run has not collected are looked for in another."""
    entries = {*WHOLE, EVERY_COMMAND, *(f"{EVERY_PRESET_PLAYED}[{preset}]" for preset in PRESETS)}
    missing = entries - {item.nodeid for item in request.session.items}
    if missing:
        command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:xdist", "--suite=short"]
        files = {entry.partition("::")[0] for entry in missing}
        listed = subprocess.run([*command, *files], cwd=ROOT, capture_output=True, text=True, check=False).stdout
        missing -= {*listed.splitlines()}
    assert missing == set()


def test_every_press_and_every_post_has_an_entry() -> None:
    """Each entry is held to it when its test runs. All commands are run by one test, and it fails for a new one."""
    wanted = {press(verb) for verb in Verb} | {post(kind) for kind in posts()}
    assert wanted - {each for shown in WHOLE.values() for each in shown} == set()


def posts() -> set[str]:
    """The kinds of messages that the bot posts by itself or for all: the first words of nonces, and purposes."""
    named = {name for tree in modules().values() for name in first_words(tree)}
    assert len(named) > 5
    return {*map(str, Purpose), *named} - {CONTEST}


def test_what_is_posted_has_a_nonce() -> None:
    """By it a post is known; else nobody would miss its entry."""
    found = {
        name
        for name, tree in modules().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("channel.send")
        if "nonce" not in {each.arg for each in node.keywords}
    }
    assert found == WITHOUT_NONCE


@cache
def modules() -> dict[str, ast.Module]:
    """What talks to Discord, parsed."""
    files = sorted((ROOT / "cogs").rglob("*.py"))
    return {str(file.relative_to(ROOT)): ast.parse(file.read_text(encoding="utf-8")) for file in files}


def first_words(tree: ast.Module) -> Iterator[str]:
    """What `nonce` is called with first in a module, there or by a tuple with a name."""
    tuples = {
        target.id: node.value.elts
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Tuple)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "nonce":
            first = node.args[0]
            if isinstance(first, ast.Starred) and isinstance(first.value, ast.Name):
                first = tuples[first.value.id][0]
            assert isinstance(first, ast.Constant), ast.unparse(node)
            yield str(first.value)


def phases_of(preset: str) -> set[Phase]:
    """The phases of some random games."""
    dice = Random(3)
    games = [random_game(PRESETS[preset], dice, beside=0.02) for _ in range(GAMES)]
    return {state.phase for game in games for before, _, after in game.steps for state in (before, after)}


@rest
def test_the_covering_presets_have_every_phase_family_and_way_to_score() -> None:
    every, covered = set[object](), set[object]()
    for preset, rules in PRESETS.items():
        found = {*phases_of(preset), family_of(rules), rules.scoring, rules.partnership}
        every |= found
        covered |= found if preset in COVERING else set()
    assert every - covered == set()
    assert len(every) > 25


CLOCKS = ("asyncio", "threading", "time")
WAITING = {
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
SAID_WHY = "waits: "
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
        elif isinstance(node, ast.ImportFrom) and node.module in CLOCKS:
            names |= {each.asname or each.name: f"{node.module}.{each.name}" for each in node.names}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and f"# {SAID_WHY}" not in lines[node.lineno - 1] and is_wait(node, names):
            yield node.lineno


def is_wait(call: ast.Call, names: dict[str, str]) -> bool:
    """Whether it is one of `WAITING`, or is given a time shorter than the deadline; `names` are those of imports."""
    first, dot, after = ast.unparse(call.func).partition(".")
    name = f"{names.get(first, first)}{dot}{after}"
    last = name.rpartition(".")[2]
    if name in WAITING or last in WAITING:
        return not (name == "asyncio.sleep" and [ast.unparse(each) for each in call.args] == ["0"])
    given = [each.value for each in call.keywords if each.arg in ("timeout", "within")]
    given += [each for place, each in enumerate(call.args) if place == PATIENT.get(last)]
    seconds = [each.value for each in given if isinstance(each, ast.Constant)]
    return any(isinstance(each, int | float) and 0 < each < DEADLINE for each in seconds)


def test_nothing_waits_for_a_time() -> None:
    assert [*waits("from asyncio import sleep as nap; nap(1)")] == [1]
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sorted((ROOT / "tests").rglob("*.py"))
        if path.name != "waiting.py"
        for line in waits(path.read_text(encoding="utf-8"))
    ]
    assert found == [], "wait for a fact: tests/waiting.py"


@pytest.mark.parametrize("name", MISSING)
def test_what_is_missing_is_skipped_and_what_is_required_fails(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, ",".join(MISSING.keys() - {name}))
    with pytest.raises(pytest.skip.Exception, match=re.escape(MISSING[name])):
        require_or_skip(name, None)
    monkeypatch.setenv(VARIABLE, name)
    with pytest.raises(pytest.fail.Exception, match=f"{VARIABLE} names {name}"):
        require_or_skip(name, None)
