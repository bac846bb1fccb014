"""Delays bids at an even pace, so that their timing reveals nothing."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, final

from bot.clock import Clock
from bot.logs import about
from bot.tables.even_pace import asks_for_call, show_time
from bot.tables.game import StoredTable

_log = logging.getLogger(__name__)
NOBODY: Final = 0
"""No member's id: for the public view."""


@final
@dataclass(frozen=True, slots=True)
class _Waiting:
    """A saved state that is not shown yet; `speaker` is the member who made the move."""

    snapshot: StoredTable
    due: int
    speaker: int | None


@final
@dataclass(slots=True, eq=False)
class _AtTable:
    """A table at an even pace: the state on display, when its turn began, and the states that wait, in order."""

    shown: StoredTable
    since: int
    waiting: deque[_Waiting] = field(default_factory=deque[_Waiting])
    task: "asyncio.Task[None] | None" = None


@final
class EvenPace:
    """Passes every change to `show` in order, most of them at once."""

    def __init__(self, show: Callable[[StoredTable], None], clock: Clock) -> None:
        self._show = show
        self._clock = clock
        self._at: dict[int, _AtTable] = {}

    def add_change(self, snapshot: StoredTable) -> None:
        """Add a saved change of a table."""
        table, now = snapshot.table, self._clock.now()
        at = self._at.get(table.id)
        if not table.even_pace or not table.running:
            if at is not None:
                self._drop(at)
            self._show(snapshot)
            return
        if at is None:
            self._at[table.id] = _AtTable(snapshot, now)
            self._show(snapshot)
            return
        last = at.waiting[-1] if at.waiting else None
        before, since = (at.shown, at.since) if last is None else (last.snapshot, last.due)
        moved = before.table.version != table.version
        at_once = now if last is None else last.due
        due = show_time(since, now) if moved and asks_for_call(before.state) else at_once
        if last is None and due <= now:
            self._pass(at, snapshot, now)
            return
        at.waiting.append(_Waiting(snapshot, due, _speaker(before) if moved else None))
        if at.task is None:
            at.task = asyncio.create_task(self._wait(at), name="even pace")

    def snapshot_for(self, snapshot: StoredTable, user: int) -> StoredTable:
        """A table, as it is now, as a member may see it: what others have said waits, their own word does not."""
        at = self._at.get(snapshot.table.id)
        if at is None or not at.waiting:
            return snapshot
        own = [each.snapshot for each in at.waiting if each.speaker == user]
        seen = own[-1] if own else at.shown
        # after a change of seats the member sees the current state: a new player needs it to act
        return seen if seen.table.seat_of(user) == snapshot.table.seat_of(user) else snapshot

    def public(self, snapshot: StoredTable) -> StoredTable:
        """A table as everybody may see it."""
        return self.snapshot_for(snapshot, NOBODY)

    def close(self) -> None:
        """Show all waiting states at once."""
        for at in tuple(self._at.values()):
            last = at.waiting[-1].snapshot if at.waiting else None
            self._drop(at)
            if last is not None:
                self._show(last)

    def _drop(self, at: _AtTable) -> None:
        at.waiting.clear()
        if at.task is not None:
            at.task.cancel()
        self._at.pop(at.shown.table.id, None)

    def _pass(self, at: _AtTable, snapshot: StoredTable, when: int) -> None:
        if snapshot.table.version != at.shown.table.version:
            at.since = when
        at.shown = snapshot
        self._show(snapshot)

    async def _wait(self, at: _AtTable) -> None:
        with about(table=at.shown.table.id):
            while at.waiting:
                await asyncio.sleep(max(0, at.waiting[0].due - self._clock.now()) / 1000)
                upcoming = at.waiting.popleft()
                try:
                    self._pass(at, upcoming.snapshot, upcoming.due)
                except Exception:
                    _log.exception("a table could not be shown")
        at.task = None


def _speaker(before: StoredTable) -> int | None:
    sitter = None if before.to_act is None else before.table.seats[before.to_act]
    return None if sitter is None else sitter.user
