"""Reminders of a match's window and calls to a time that was agreed on: pure functions, as all steps of a contest."""

from typing import Final

from bot.clock import DAY_MS, HOUR_MS, MINUTE_MS
from bot.contests.changes import Change
from bot.contests.purposes import MEETING, REMINDER
from bot.contests.state import Deadline, DeadlineKind, StoredContest

REMINDERS_MS: Final = (DAY_MS, 3 * HOUR_MS)
"""Members are reminded of a match so long before the end of its window, and at half of the window."""
CALL_MS: Final = 10 * MINUTE_MS
"""Members are called so long before the time that they agreed on."""


def next_reminder(opened: int, whistle: Deadline, now: int) -> Deadline | None:
    """When members are reminded next of a window that opened at `opened`; it moves as the window's end does."""
    times = ((opened + whistle.due_at) // 2, *(whistle.due_at - before for before in REMINDERS_MS))
    due = min((at for at in times if at > max(opened, now)), default=None)
    return None if due is None else Deadline(due, whistle.began_at)


def remind(stored: StoredContest, now: int) -> Change | None:
    """A reminder of the round, if one is due; those that were missed meanwhile are not made up for."""
    key, whistle = (DeadlineKind.REMINDER, stored.round), stored.deadlines.get((DeadlineKind.WHISTLE, stored.round))
    due = stored.deadlines.get(key)
    if due is None or whistle is None or now < due.due_at or stored.round in stored.notes.whistled:
        return None
    following = next_reminder(stored.drawn_at[stored.round], whistle, now)
    return Change(deadlines={key: following}, posts=((REMINDER, due.due_at // MINUTE_MS),))


def call(stored: StoredContest, now: int) -> Change | None:
    """A call to a time that was agreed on, if one is due; without the call where the time is over already."""
    for (kind, number), due in stored.deadlines.items():
        if kind is DeadlineKind.MEETING and now >= due.due_at:
            posts = ((MEETING, number),) if now < due.due_at + CALL_MS else ()
            return Change(deadlines={(kind, number): None}, posts=posts)
    return None
