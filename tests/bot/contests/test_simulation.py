"""Whole contests by lot, with everything that happens to contests: the laws hold after each step."""

from pathlib import Path

import pytest

from tests.contest_simulation.running import simulate
from tests.suite import first, rest

SEED = 1
SMALL = (15, 19)
"""Numbers of small contests."""


@rest
@pytest.mark.parametrize("number", first((*SMALL, *range(101, 119)), 1, 4))
async def test_the_laws_hold_in_contests_by_lot(number: int, migrated_file: Path, tmp_path: Path) -> None:
    figures = await simulate(migrated_file, tmp_path, SEED, number)
    assert figures.cancelled or figures.matches
