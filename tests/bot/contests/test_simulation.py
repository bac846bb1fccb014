"""Whole contests by lot, with everything that happens to contests: the laws hold after each step."""

from pathlib import Path
from random import Random

import pytest

from bot.contests.changes import Logged
from bot.contests.notes import Kind, Note
from bot.contests.templates import Template
from engine.contest.events import Joined
from tests.bot.panels.largest_contests import stored_of
from tests.contest_simulation.laws import LawBroken, Witness
from tests.contest_simulation.running import NOT_MENDED, simulate
from tests.suite import first

SEED = 1
SMALL = (4, 7, 3, 18)
"""Numbers of small contests: a cup, a league in windows and two hustles."""


@pytest.mark.parametrize("number", first((*SMALL, *range(101, 117)), 1, len(SMALL)))
async def test_the_laws_hold_in_contests_by_lot(number: int, migrated_file: Path, tmp_path: Path) -> None:
    trial = await simulate(migrated_file, tmp_path, SEED, number)
    assert trial.figures.cancelled or trial.figures.rounds
    assert [line for line in trial.verdicts.lines() if line.partition(":")[0] not in NOT_MENDED] == []


@pytest.mark.parametrize(
    ("deleting", "text", "player", "holds"),
    [
        (False, "ill", 1, True),
        (False, "…", 1, False),
        (True, "…", 1, True),
        (True, "…", 2, False),
    ],
)
def test_law_9_finds_a_changed_event_but_for_deleted_words(deleting: bool, text: str, player: int, holds: bool) -> None:
    """docs/privacy.md takes a deleted member's own words out of the log, and nothing else."""
    stored = stored_of(Template.HUSTLE, 1)
    witness = Witness(Random(1))
    witness.look(stored, _log("ill", 1))
    witness.deleting = deleting
    if holds:
        witness.look(stored, _log(text, player))
    else:
        with pytest.raises(LawBroken, match="events have changed"):
            witness.look(stored, _log(text, player))


def _log(text: str, player: int) -> list[Logged]:
    happenings = (Note(Kind.REASON, {"text": text}), Joined(1, (player,)))
    return [Logged(seq=seq, happening=each, by=1, by_name="Ann", at=0) for seq, each in enumerate(happenings, start=1)]
