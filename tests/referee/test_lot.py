"""Contests and series by lot are what docs/leagues.md promises: four before a commit, four hundred at night."""

from pathlib import Path

import pytest

from tests.referee import season
from tests.referee.lot import play
from tests.suite import first


@pytest.mark.parametrize("seed", first(range(300), 3, 12))
async def test_a_contest_by_lot_is_as_promised(seed: int, tmp_path: Path) -> None:
    book = await play(seed, tmp_path, small=seed < 12)
    assert not book.found, book.found


@pytest.mark.parametrize("seed", first(range(100), 1, 3))
async def test_a_series_by_lot_comes_to_the_podium_of_its_final(seed: int, tmp_path: Path) -> None:
    book = await season.play(seed, tmp_path)
    assert not book.found, book.found
