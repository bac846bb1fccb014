"""Whole contests by lot, with everything that happens to contests: the laws hold after each step."""

from pathlib import Path

import pytest

from tests.contest_simulation.running import NOT_MENDED, simulate
from tests.suite import first

SEED = 1
SMALL = (4, 3, 5, 6)
"""Numbers of small contests: a cup, a league in windows and two hustles."""


@pytest.mark.parametrize("number", first((*SMALL, *range(101, 117)), 1, len(SMALL)))
async def test_the_laws_hold_in_contests_by_lot(number: int, migrated_file: Path, tmp_path: Path) -> None:
    trial = await simulate(migrated_file, tmp_path, SEED, number)
    assert trial.figures.cancelled or trial.figures.rounds
    assert [line for line in trial.verdicts.lines() if line.partition(":")[0] not in NOT_MENDED] == []
