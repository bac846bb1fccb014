"""Every script of this folder finds that the product behaves: exit 0. One that exits 2 no longer fits the code."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.suite import night, rest

ROOT = Path(__file__).parents[2]
SCRIPTS = {script.stem: script for script in sorted(Path(__file__).parent.glob("open_*.py"))}
TO_MEND = frozenset(
    f"open_{name}"
    for name in (
        *("announcement_threads", "frozen_process", "http_outage", "http_outage_contest"),
        *("removed_while_down", "same_names", "server_outage"),
    )
)
"""They find faults that are known, and exit 1 until these are mended."""


def run(name: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, SCRIPTS[name]], cwd=ROOT, capture_output=True, text=True, check=False)


@rest
@pytest.mark.parametrize("name", sorted(SCRIPTS.keys() - TO_MEND))
def test_what_was_reported_does_not_happen_here(name: str) -> None:
    done = run(name)
    assert done.returncode == 0, done.stdout + done.stderr


@night
@pytest.mark.parametrize("name", sorted(TO_MEND))
def test_a_known_fault_is_found(name: str) -> None:
    done = run(name)
    assert done.returncode == 1, done.stdout + done.stderr
