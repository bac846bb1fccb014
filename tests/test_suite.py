"""The short suite leaves no behaviour out: what a member can do, and what the bot posts, has a test in it."""

import ast
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
from tests.shown import CONTEST, post, press
from tests.suite import COVERING, rest
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
