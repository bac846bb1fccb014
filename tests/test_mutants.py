"""The faults that `benchmarks/mutants.py` puts into the sources can be put there, and are what they are said to be."""

import ast
import re
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from benchmarks.mutants import ROOT, Mutant, read_mutants
from tests.cases import for_all
from tests.contests.promises import IDS
from tests.suite import rest

pytestmark = rest
MUTANTS = read_mutants()
DISCORD = ("cogs/live", "cogs/interactions")
AREAS = ("engine", "engine/players", "bot/tables", "bot/store", "bot/stats", "bot/panels", "cogs")
"""Each has at least three."""


def count(*beginnings: str) -> int:
    return sum(mutant.file.startswith(beginnings) for mutant in MUTANTS)


@for_all(mutant=MUTANTS)
def test_a_mutant_changes_one_place_of_a_file_that_stays_valid(mutant: Mutant) -> None:
    text = (ROOT / mutant.file).read_text(encoding="utf-8")
    changed = mutant.changed(text)
    assert changed != text
    if Path(mutant.file).suffix == ".py":
        assert ast.dump(ast.parse(changed)) != ast.dump(ast.parse(text))


def test_the_likely_tests_of_a_mutant_are_there() -> None:
    assert [mutant.name for mutant in MUTANTS if not mutant.likely] == []
    assert {test for mutant in MUTANTS for test in mutant.likely if not is_there(test)} == set()


def test_the_mutants_are_many_and_spread_over_the_product() -> None:
    assert len({mutant.name for mutant in MUTANTS}) == len(MUTANTS) >= 75
    assert [area for area in AREAS if count(area) < 3] == []
    assert count(*DISCORD) >= 17
    others = (mutant.file for mutant in MUTANTS if mutant.name not in IDS)
    assert [file for file, number in Counter(others).items() if number > 3] == []


def test_each_promise_of_contests_has_a_mutant_of_its_name() -> None:
    assert set(IDS) - {mutant.name for mutant in MUTANTS} == set()


def test_mutants_that_undo_a_commit_name_one_of_the_history() -> None:
    undone = {mutant.undoes for mutant in MUTANTS if mutant.undoes is not None}
    assert sum(mutant.undoes is not None for mutant in MUTANTS) >= 10
    assert [each for each in undone if not re.fullmatch(r"[0-9a-f]{8}", each)] == []
    git = ["git", "-C", str(ROOT)]
    shallow = subprocess.run([*git, "rev-parse", "--is-shallow-repository"], capture_output=True, text=True)
    if shallow.stdout.strip() != "false":
        pytest.skip("the history is not here")
    log = subprocess.run([*git, "log", "--format=%H"], capture_output=True, text=True, check=True).stdout.split()
    assert undone - {each[:8] for each in log} == set()


def is_there(test: str) -> bool:
    """Whether there is such a file, or such a test in it."""
    path, _, name = test.partition("[")[0].partition("::")
    if not name or not (ROOT / path).exists():
        return (ROOT / path).exists()
    text = (ROOT / path).read_text(encoding="utf-8")
    return re.search(rf"^(?:async )?def {name}\(", text, re.MULTILINE) is not None
