"""What a plan comes to with a number of entrants: rounds, matches, byes, tables, how long it takes, what to mind."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, final

from bot.contests.calendar import days_later, window
from bot.contests.plan import Plan
from bot.tables.game_length import SECONDS, decisions_of
from bot.tables.model import CLOCK_MIN_MS
from engine.contest.events import Joined, Seeded
from engine.contest.formats.format import Shape
from engine.contest.state import Contest, fold

BREAK_MS: Final = 90_000
"""Between the last result of a live round and the next round."""
WHISTLE: Final = 1.5
"""A live round may last so many times as long as expected; then computers hurry it."""
LIVE_WHISTLE_CLOCK_MS: Final = CLOCK_MIN_MS
"""Of a turn, when the time of a live round is up: shorter than any clock that there is."""
WHISTLE_CLOCK_MS: Final = 60_000
"""Of a turn, when a window is over."""
MOST_LIVE_TABLES: Final = 64
MOST_WITHOUT_THREADS: Final = 4
"""Tables at a time in a channel that has no threads."""
_THINKING: Final = 0.1
"""Of the clock, that a member takes for a decision on average: an estimate, to be measured in played contests."""
_LONGEST_THOUGHT_S: Final = 6.0


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
    """All, the knockout's included: as many as there can be."""
    knockout: int = 0
    """Rounds of the knockout after a Swiss."""
    matches: int
    tables: int
    """In the fullest round."""
    computers: int = 0
    """Seats of the house, in each round."""
    idle: int = 0
    """Who have no match in the first round: byes, or members who sit out."""
    divisions: int = 1
    round_ms: int
    """Expected, of a live round; else the length of a window."""
    ends_at: int
    """Expected, or when the last window closes."""
    cautions: Mapping[Caution, int]
    """With the number in each one's sentence."""


def expected_ms(plan: Plan) -> int:
    """How long a round probably lasts: of a live contest, the slowest of a few tables excepted; else a window.

    Decisions as measured by rule of thumb, pauses as the table makes them, thoughts by the clock.
    """
    if not plan.is_live:
        return days_later(plan.starts_at, plan.config.days, plan.zone) - plan.starts_at
    return playing_ms(plan)


def playing_ms(plan: Plan) -> int:
    """How long a match probably lasts while all four are there."""
    thought = min(_THINKING * plan.clock_ms / 1000, _LONGEST_THOUGHT_S)
    return round(decisions_of(plan.rules, plan.preset) * (SECONDS + thought) * 1000)


def whistle_ms(plan: Plan) -> int:
    """How long a round may last before its clocks fall."""
    return round(WHISTLE * expected_ms(plan)) if plan.is_live else expected_ms(plan)


def whistle_clock_ms(plan: Plan) -> int:
    """How long a turn lasts, at most, when the time of a round is up."""
    return min(plan.clock_ms, LIVE_WHISTLE_CLOCK_MS if plan.is_live else WHISTLE_CLOCK_MS)


def preview(plan: Plan, entrants: int, *, threads: bool = True) -> Preview:
    """What the plan comes to if so many sign up. `threads`: whether its channel may have some."""
    taking_part = max(2, min(entrants, plan.config.most))
    contest = _contest_of(plan, taking_part)
    shape = plan.format.shape(contest)
    round_ms = expected_ms(plan)
    if plan.is_live:
        ends_at = plan.starts_at + shape.rounds * round_ms + max(0, shape.rounds - 1) * BREAK_MS
        if plan.opens:  # it is being played, and may have been paused
            left = max(0, shape.rounds + 1 - len(plan.opens))
            ends_at = max(ends_at, plan.opens[-1] + left * (round_ms + BREAK_MS))
    else:
        ends_at = window(plan, max(1, shape.rounds))[1]
    return Preview(
        entrants=taking_part,
        rounds=shape.rounds,
        knockout=shape.knockout,
        matches=shape.matches,
        tables=shape.tables,
        computers=shape.computers,
        idle=shape.idle,
        divisions=shape.divisions,
        round_ms=round_ms,
        ends_at=ends_at,
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
        yield Caution(form.too_many_rounds), shape.rounds - shape.knockout
    if plan.is_live and shape.tables > MOST_LIVE_TABLES:
        yield Caution.TABLES, MOST_LIVE_TABLES
    if not threads and shape.tables > MOST_WITHOUT_THREADS:
        yield Caution.THREADS, MOST_WITHOUT_THREADS
