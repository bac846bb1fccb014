"""kill -9 in every state of a contest: it comes to the same as without, and nothing is said or drawn twice."""

from pathlib import Path

import pytest

from tests.processes.contests.life import STATES
from tests.processes.contests.lives import Lives, deaths
from tests.suite import night

pytestmark = pytest.mark.processes


@night
async def test_a_hustle_that_is_killed_in_every_state_comes_to_the_same(tmp_path: Path) -> None:
    """Log, standings, matches and messages, at two of the points."""
    lives, points = Lives(tmp_path), ("before", "sent")
    await lives.live(deaths("hustle", 1, points))
    assert {lives.counts[state, point] for state in STATES for point in points} == {1}
