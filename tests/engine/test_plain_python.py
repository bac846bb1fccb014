"""Without numba everything works, and counts the same."""

import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.players.compiled import COMPILED, highest, ones
from tests.engine.kernels import PRESETS_ASKED, QUESTIONS, numbers

ROOT = Path(__file__).resolve().parents[2]


@cache
def plain() -> dict[str, Any]:
    """What a process finds in which numba cannot be imported."""
    command = [sys.executable, "-m", "tests.engine.kernels"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.processes
def test_hands_are_played_and_advice_is_given() -> None:
    found = plain()
    assert found["compiled"] is False
    assert {*found["played"]} == {*found["advised"]} == {*PRESETS_ASKED[:4]}
    assert all(number >= 10 for number in found["played"].values())
    assert all(len(options) > 1 for options in found["advised"].values())


@pytest.mark.processes
@pytest.mark.skipif(not COMPILED, reason="nothing is compiled here: numba is missing or told not to")
def test_compiled_and_plain_code_count_the_same() -> None:
    """Imagined deals and their weights, judging, bidding out and the solver, from the same rows with the same dice.

    Where this fails after a change of compiled code, remove engine/players/__pycache__ first (CONTRIBUTING.md).
    """
    ours, theirs = numbers(), plain()
    assert ours["compiled"] is True
    assert ours["bits"] == theirs["bits"]
    assert ours["answers"] == theirs["answers"]
    assert len(ours["worths"]) == len(theirs["worths"]) == QUESTIONS * len(PRESETS_ASKED)
    for mine, other in zip(ours["worths"], theirs["worths"], strict=True):
        assert [action for action, _ in mine] == [action for action, _ in other]
        assert [worth for _, worth in mine] == pytest.approx([worth for _, worth in other], abs=1e-9)
    assert any(len({worth for _, worth in mine}) > 1 for mine in ours["worths"])


def test_bits() -> None:
    for number in (1, 2, 3, 1 << 51, (1 << 52) - 1):
        assert int(highest(number)) == 1 << number.bit_length() - 1
        assert int(ones(number)) == number.bit_count()
