"""The dates of a contest: the windows of its rounds, when the next of its series starts, and the dates on its plan."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.clock import DAY_MS
from bot.contests.paces import pace_of
from bot.contests.plan import Plan
from bot.contests.state import DeadlineKind, StoredContest
from bot.wall_clock import instant

_WEEK: Final = 7
_NOTICE_DAYS: Final = 1
"""Between the end of a contest and the start of its successor, at least."""


def with_dates(stored: StoredContest) -> StoredContest:
    """The contest with the openings of its rounds in its plan (`Plan.opens`)."""
    if not stored.round:
        again = stored.deadlines.get((DeadlineKind.NEXT, 0))  # the first round is drawn again
        return replace(stored, plan=replace(stored.plan, opens=() if again is None else (again.due_at,)))
    opens = [stored.drawn_at[number] for number in range(1, stored.round + 1)] + [_end_of_round(stored)]
    if stored.contest.withdrawn:  # then a league may have rounds without matches, which take no time
        for drawn in stored.plan.format.with_rounds_to_come(stored.contest).rounds[stored.round :]:
            opens.append(pace_of(stored.plan).a_round_later(opens[-1]) if drawn.matches else opens[-1])
    return replace(stored, plan=replace(stored.plan, opens=tuple(opens)))


def _end_of_round(stored: StoredContest) -> int:
    """When the last round that was drawn ends: the next one then opens."""
    opened = stored.drawn_at[stored.round]
    for kind in (DeadlineKind.NEXT, DeadlineKind.WHISTLE):
        if (due := stored.deadlines.get((kind, stored.round))) is not None:
            return max(opened, due.due_at)
    if stored.ended_at is not None:
        return max(opened, stored.ended_at)
    return pace_of(stored.plan).a_round_later(opened)


def next_meant(plan: Plan, ended_at: int | None = None) -> datetime:
    """When the successor in a series is meant to start: on the same day of the week at the same time, after the end.

    `ended_at` is when this one ended, or will; without it, it ends within a week. What was meant counts, not when this
    one could start.
    """
    meant = plan.meant_at + timedelta(days=_WEEK)
    while ended_at is not None and instant(meant, plan.zone) < ended_at + _NOTICE_DAYS * DAY_MS:
        meant += timedelta(days=_WEEK)
    return meant


def next_start(plan: Plan, ended_at: int | None = None) -> int:
    """The instant of `next_meant`."""
    return instant(next_meant(plan, ended_at), plan.zone)
