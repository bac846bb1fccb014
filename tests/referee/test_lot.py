"""Contests by lot are what docs/leagues.md promises: a dozen by day, three hundred at night."""

from pathlib import Path

import pytest

from tests.referee.lot import play
from tests.suite import first


@pytest.mark.parametrize("seed", first(range(300), 12, 30))
async def test_a_contest_by_lot_is_as_promised(seed: int, tmp_path: Path) -> None:
    book = await play(seed, tmp_path, small=seed < 12)
    assert not book.found, book.found
