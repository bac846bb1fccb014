"""kill -9 in every state of a contest: it comes to the same as without, and nothing is said or drawn twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.processes.contests.life import POINTS, STATES
from tests.processes.contests.lives import FORMS, Lives, deaths
from tests.suite import first, rest

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.processes
KILLED = [("hustle", ("committed",)), *((form, POINTS) for form in FORMS)]
"""The short one is in `tests/whole.py`."""


@rest
@pytest.mark.parametrize(
    ("form", "points"), first(KILLED, 2, 2), ids=lambda value: value if value in FORMS else "-".join(value)
)
async def test_a_contest_that_is_killed_in_every_state_comes_to_the_same(
    tmp_path: Path, form: str, points: tuple[str, ...]
) -> None:
    """Events, standings, matches and messages, killed once in each state at each of these points."""
    lives = Lives(tmp_path)
    await lives.live(death for death in deaths(form, 1) if death.point in points)
    assert {lives.counts[state, point] for state in STATES for point in points} == {1}
