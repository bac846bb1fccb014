"""kill -9 in every state of a contest: it comes to the same as without, and nothing is said or drawn twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.processes.contests.life import POINTS, STATES
from tests.processes.contests.lives import HUSTLES, KILLS, OTHERS, Death, Lives, table
from tests.suite import exhaustive

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.processes


@exhaustive
async def test_a_contest_that_is_killed_in_every_state_comes_to_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Events, standings, matches and messages, a hustle five times at each point."""
    lives = Lives(tmp_path)
    await lives.live(HUSTLES)
    with capsys.disabled():
        print(f"\n{table(lives.counts)}")  # noqa: T201
    assert {lives.counts[state, point] for state in STATES for point in POINTS} == {KILLS}


@exhaustive
@pytest.mark.parametrize("death", OTHERS, ids=lambda death: f"{death.form}-{death.point}")
async def test_so_does_one_of_another_format(tmp_path: Path, death: Death) -> None:
    lives = Lives(tmp_path)
    await lives.live([death])
    states = {*STATES} - ({"check-in"} if death.form == "league" else set())
    assert {state for state, _ in lives.counts} == states
