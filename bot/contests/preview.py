"""What a plan comes to with a number of entrants: rounds, matches, byes, tables, how long it takes, what to mind."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, final

from bot.contests.paces import pace_of
from bot.contests.plan import Plan
from engine.contest.events import Joined, Seeded
from engine.contest.formats.format import Shape
from engine.contest.state import Contest, fold

MOST_WITHOUT_THREADS: Final = 4
"""Tables at a time in a channel that has no threads."""


class Caution(StrEnum):
    """What an organiser should know before publishing. The value is a key of the catalogue."""

    TOO_FEW = "contest-caution-too-few"
    """It would not start; data: `least`."""
    WAITING = "contest-caution-waiting"
    """More than take part: so many wait; data: `count`."""
    SWISS_CAPPED = "contest-caution-swiss-capped"
    """Fewer rounds than wished, as nobody should meet anybody twice; data: `rounds`."""
    PARTNERS_AGAIN = "contest-caution-partners-again"
    """More rounds than there are partners; data: `rounds`."""
    TABLES = "contest-caution-tables"
    """More tables at a time than there may be; data: `most`."""
    THREADS = "contest-caution-threads"
    """More tables than a channel without threads can have; data: `most`."""


BLOCKING: Final = frozenset({Caution.TABLES, Caution.THREADS})
"""Those with which a contest is not published."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Preview:
    """What a plan comes to. Times are milliseconds UTC."""

    entrants: int
    """Who take part; more wait."""
    rounds: int
    """As many as there can be."""
    matches: int
    tables: int
    """In the fullest round."""
    computers: int = 0
    """Seats of the house, in each round."""
    idle: int = 0
    """Who have no match in the first round: byes."""
    divisions: int = 1
    round_ms: int
    """Expected, of a live round; else the length of a window."""
    ends_at: int
    """Expected, or when the last window closes."""
    cautions: Mapping[Caution, int]
    """With the number in each one's sentence."""


def preview(plan: Plan, entrants: int, *, threads: bool = True) -> Preview:
    """What the plan comes to if so many sign up. `threads`: whether its channel may have some."""
    taking_part = max(2, min(entrants, plan.config.most))
    contest = _contest_of(plan, taking_part)
    shape = plan.format.shape(contest)
    pace = pace_of(plan)
    return Preview(
        entrants=taking_part,
        rounds=shape.rounds,
        matches=shape.matches,
        tables=shape.tables,
        computers=shape.computers,
        idle=shape.idle,
        divisions=shape.divisions,
        round_ms=pace.expected_ms,
        ends_at=pace.ends_at(shape.rounds),
        cautions=dict(_cautions(plan, entrants, shape, threads=threads)),
    )


def _contest_of(plan: Plan, entrants: int) -> Contest:
    """A contest of this plan in which so many have signed up, and nothing has been played."""
    order = tuple(range(1, entrants + 1))
    return fold(plan.config, b"", (*(Joined(number, (number,)) for number in order), Seeded(order)))


def _cautions(plan: Plan, entrants: int, shape: Shape, *, threads: bool) -> Iterator[tuple[Caution, int]]:
    config = plan.config
    if entrants < config.least:
        yield Caution.TOO_FEW, config.least
    if entrants > config.most:
        yield Caution.WAITING, entrants - config.most
    form = plan.format
    if form.rounds_by_plan(config) > form.rounds_at_most(config, min(entrants, config.most), shape):
        yield Caution(form.too_many_rounds), shape.rounds
    most = pace_of(plan).most_tables
    if shape.tables > most:
        yield Caution.TABLES, most
    if not threads and shape.tables > MOST_WITHOUT_THREADS:
        yield Caution.THREADS, MOST_WITHOUT_THREADS
