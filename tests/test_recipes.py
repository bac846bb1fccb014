"""Each recipe of CONTRIBUTING.md was followed: the history has its commit."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def git(*arguments: str) -> str | None:
    """What git prints; None without git, or outside of its repositories."""
    try:
        done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return done.stdout


def test_commits_that_recipes_name_are_in_the_history() -> None:
    if git("rev-parse", "--is-shallow-repository") != "false\n":
        pytest.skip("the whole history is needed: git fetch --unshallow")
    recipes = " ".join((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Recipes")[2].split())
    named = re.findall(r'(?:Followed once:|by|pattern \() ?"([^"]+)"', recipes)
    assert len(named) >= 12
    subjects = (git("log", "--format=%s") or "").splitlines()
    assert [each for each in named if not any(each in subject for subject in subjects)] == []
