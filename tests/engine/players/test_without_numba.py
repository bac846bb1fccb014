"""Without numba everything works, and counts the same."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.players.monte_carlo.jit import COMPILED
from tests.engine.players.kernels import PRESETS_ASKED, QUESTIONS, numbers
from tests.suite import rest

ROOT = Path(__file__).resolve().parents[3]


@cache
def plain() -> dict[str, Any]:
    """What a process finds in which numba cannot be imported."""
    command = [sys.executable, "-m", "tests.engine.players.kernels"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@rest
@pytest.mark.processes
def test_hands_are_played_and_advice_is_given() -> None:
    found = plain()
    assert found["compiled"] is False
    assert {*found["played"]} == {*found["advised"]} == {*PRESETS_ASKED[:4]}
    assert all(number >= 10 for number in found["played"].values())
    assert all(len(options) > 1 for options in found["advised"].values())


@rest
@pytest.mark.processes
@pytest.mark.skipif(not COMPILED, reason="nothing is compiled here: numba is missing or told not to")
def test_compiled_and_plain_code_count_the_same() -> None:
    """Sampled deals and their weights, judging, bidding out and the solver, from the same rows with the same dice."""
    ours, theirs = numbers(), plain()
    assert ours["compiled"] is True
    assert ours["bits"] == theirs["bits"]
    assert ours["answers"] == theirs["answers"]
    assert len(ours["worths"]) == len(theirs["worths"]) == QUESTIONS * len(PRESETS_ASKED)
    for mine, other in zip(ours["worths"], theirs["worths"], strict=True):
        assert [action for action, _ in mine] == [action for action, _ in other]
        assert [worth for _, worth in mine] == pytest.approx([worth for _, worth in other], abs=1e-9)
    assert any(len({worth for _, worth in mine}) > 1 for mine in ours["worths"])


@rest
@pytest.mark.processes
@pytest.mark.skipif(not COMPILED, reason="nothing is compiled here: numba is missing or told not to")
def test_compiled_code_is_not_found_again_when_what_it_calls_has_changed(tmp_path: Path) -> None:
    """Numba alone would: it looks at the caller's own module."""
    (tmp_path / "caller.py").write_text(
        "from called import MORE, add\nfrom engine.players.monte_carlo.jit import compiled\n"
        "@compiled\ndef ten_times(x):\n    return add(x) * 10 + MORE\n"
    )

    def found(adding: int, more: int) -> tuple[int, int]:
        """What the caller says, and how many of its two functions were compiled again."""
        (tmp_path / "called.py").write_text(
            f"from engine.players.monte_carlo.jit import compiled\nMORE = {more}\n"
            f"@compiled\ndef add(x):\n    return x + {adding}\n"
        )
        program = "import caller; print(caller.ten_times(1), *caller.ten_times.stats.cache_misses.values())"
        paths = os.pathsep.join((str(ROOT), str(tmp_path)))
        environment = {**os.environ, "PYTHONPATH": paths, "NUMBA_CACHE_DIR": str(tmp_path / "cache")}
        environment["PYTHONDONTWRITEBYTECODE"] = "1"  # files of one length, written within a second
        command = [sys.executable, "-c", program]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
        assert done.returncode == 0, done.stderr
        said, *misses = map(int, done.stdout.split())
        return said, sum(misses)

    assert found(1, 0) == (20, 1)
    assert found(1, 0) == (20, 0), "found in the cache"
    assert found(2, 0) == (30, 1)
    assert found(2, 5) == (35, 1)
    assert found(1, 0)[0] == 20
