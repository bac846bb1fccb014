"""Reminders of a match's window and calls to a time that was agreed on: pure functions, as all steps of a contest."""

from typing import Final

from bot.clock import MINUTE_MS
from bot.contests.changes import Change
from bot.contests.paces import next_reminder
from bot.contests.purposes import Purpose
from bot.contests.state import DeadlineKind, StoredContest

CALL_MS: Final = 10 * MINUTE_MS
"""Members are called so long before the time that they agreed on."""


def remind(stored: StoredContest, now: int) -> Change | None:
    """A reminder of the round, if one is due; those that were missed meanwhile are not made up for."""
    key, whistle = (DeadlineKind.REMINDER, stored.round), stored.deadlines.get((DeadlineKind.WHISTLE, stored.round))
    due = stored.deadlines.get(key)
    if due is None or whistle is None or now < due.due_at or stored.round in stored.notes.whistled:
        return None
    following = next_reminder(stored.drawn_at[stored.round], whistle, now)
    return Change(deadlines={key: following}, posts=((Purpose.REMINDER, due.due_at // MINUTE_MS),))


def call(stored: StoredContest, now: int) -> Change | None:
    """A call to a time that was agreed on, if one is due; without the call where the time is over already."""
    for (kind, number), due in stored.deadlines.items():
        if kind is DeadlineKind.MEETING and now >= due.due_at:
            posts = ((Purpose.MEETING, number),) if now < due.due_at + CALL_MS else ()
            return Change(deadlines={(kind, number): None}, posts=posts)
    return None
