"""Contests by lot are what docs/leagues.md promises: a dozen by day, three hundred at night."""

import pytest

from tests.referee.lot import play
from tests.suite import first


@pytest.mark.parametrize("seed", first(range(300), 12, 30))
async def test_a_contest_by_lot_is_as_promised(seed: int, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.getbasetemp() / "lot"
    folder.mkdir(exist_ok=True)
    book = await play(seed, folder, small=seed < 12)
    assert not book.found
    assert book.counted
