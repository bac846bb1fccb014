"""kill -9 in every state of a contest: it comes to the same as without, and nothing is said or drawn twice."""

from pathlib import Path

import pytest

from tests.processes.contests.life import POINTS, STATES
from tests.processes.contests.lives import FORMS, Lives, deaths
from tests.suite import first, rest

pytestmark = pytest.mark.processes


@rest
@pytest.mark.parametrize("form", first(FORMS, 1, 1))
async def test_a_contest_that_is_killed_in_every_state_comes_to_the_same(tmp_path: Path, form: str) -> None:
    """Events, standings, matches and messages, killed once at each point."""
    lives = Lives(tmp_path)
    await lives.live(deaths(form, 1))
    assert {lives.counts[state, point] for state in STATES for point in POINTS} == {1}
