"""What organizers who play may still do brings them nothing (`benchmarks/contest_strategies.py`)."""

import pytest

from benchmarks.contest_strategies import STRATEGIES, Strategy, play_evenings
from tests.contests.promises import promise
from tests.suite import night


@night
@promise("organizers-always")
@pytest.mark.parametrize("strategy", STRATEGIES[3:], ids=lambda strategy: strategy.name)
async def test_pausing_and_extending_bring_nothing(strategy: Strategy) -> None:
    evenings = range(2)
    tried = await play_evenings(strategy, evenings, honest=False)
    assert tried == await play_evenings(strategy, evenings, honest=True)
