"""The faults that `benchmarks/mutants.py` puts into the sources can be put there."""

import ast
from pathlib import Path

import pytest

from benchmarks.mutants import ROOT, Mutant, read_mutants
from tests.suite import rest

pytestmark = rest
MUTANTS = read_mutants()
AREAS = ("engine", "engine/players", "bot/tables", "bot/store", "bot/stats", "bot/panels", "cogs")


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_a_mutant_changes_one_place_of_a_file_that_stays_valid(mutant: Mutant) -> None:
    text = (ROOT / mutant.file).read_text(encoding="utf-8")
    changed = mutant.changed(text)
    assert changed != text
    if Path(mutant.file).suffix == ".py":
        assert ast.dump(ast.parse(changed)) != ast.dump(ast.parse(text))
    assert [path for path in mutant.likely if not (ROOT / path).exists()] == []


def test_the_mutants_are_many_and_spread_over_the_product() -> None:
    assert len({mutant.name for mutant in MUTANTS}) == len(MUTANTS) >= 40
    assert [area for area in AREAS if sum(mutant.file.startswith(area) for mutant in MUTANTS) < 3] == []
