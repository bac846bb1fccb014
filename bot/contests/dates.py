"""The dates of a contest's rounds, from what is stored: when they were drawn, and the deadlines of today."""

from dataclasses import replace

from bot.contests.paces import pace_of
from bot.contests.state import DeadlineKind, StoredContest


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
