"""What a simulated contest came to, in numbers."""

from dataclasses import dataclass
from typing import final

from bot.contests.state import StoredContest
from engine.contest.state import Status
from tests.contest_simulation.laws import Witness
from tests.contest_simulation.plans import name_of


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """What a contest came to."""

    format: str
    rounds: int
    matches: int
    rematches: int
    byes: int
    forfeits: int
    cancelled: bool
    refused: int
    crashes: int


def figures_of(stored: StoredContest, witness: Witness, *, refused: int, crashes: int) -> Figures:
    """The figures of a contest so far."""
    contest = stored.contest
    return Figures(
        format=name_of(stored.plan.config),
        rounds=len(contest.rounds),
        matches=sum(len(drawn.matches) for drawn in contest.rounds),
        rematches=witness.rematches,
        byes=sum(len(drawn.idle) for drawn in contest.rounds),
        forfeits=len(contest.forfeits),
        cancelled=contest.status is Status.CANCELLED,
        refused=refused,
        crashes=crashes,
    )
