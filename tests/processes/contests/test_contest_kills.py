"""kill -9 in every state of a contest: it comes to the same as without, and nothing is said or drawn twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.processes.contests.life import POINTS, STATES
from tests.processes.contests.lives import Lives, deaths
from tests.suite import first, rest

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.processes


@rest
@pytest.mark.parametrize(("form", "kills"), first([("hustle", 1), ("cup", 1), ("swiss", 1), ("league", 1)], 0, 1))
async def test_a_contest_that_is_killed_in_every_state_comes_to_the_same(tmp_path: Path, form: str, kills: int) -> None:
    """Events, standings, matches and messages, killed so often at each point."""
    lives = Lives(tmp_path)
    await lives.live(deaths(form, kills))
    assert {lives.counts[state, point] for state in STATES for point in POINTS} == {kills}
