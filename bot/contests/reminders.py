"""Reminders of a window's end: pure functions, as all steps of a contest."""

from bot.clock import MINUTE_MS
from bot.contests.changes import Change
from bot.contests.paces import next_reminder
from bot.contests.purposes import Purpose
from bot.contests.state import DeadlineKind, StoredContest


def remind(stored: StoredContest, now: int) -> Change | None:
    """A reminder of the round, if one is due; those that were missed meanwhile are not made up for."""
    key, whistle = (DeadlineKind.REMINDER, stored.round), stored.deadlines.get((DeadlineKind.WHISTLE, stored.round))
    due = stored.deadlines.get(key)
    if due is None or whistle is None or now < due.due_at or stored.round in stored.notes.whistled:
        return None
    following = next_reminder(stored.drawn_at[stored.round], whistle, now)
    return Change(deadlines={key: following}, posts=((Purpose.REMINDER, due.due_at // MINUTE_MS),))
