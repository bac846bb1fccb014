"""Every script of this folder finds that the product behaves: exit 0. One that exits 2 no longer fits the code."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.suite import rest

SCRIPTS = sorted(Path(__file__).parent.glob("open_*.py"))


@rest
@pytest.mark.parametrize("script", SCRIPTS, ids=[script.stem for script in SCRIPTS])
def test_what_was_reported_does_not_happen_here(script: Path) -> None:
    root = Path(__file__).parents[2]
    done = subprocess.run([sys.executable, script], cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
