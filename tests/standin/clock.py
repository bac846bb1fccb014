"""The stand-in's own time: it runs with the machine's, and a test can push it forward."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class Alarm:
    """Something to be done at `due` (stand-in seconds); see `Clock.call_later`."""

    __slots__ = ("_clock", "act", "due", "handle", "pushed")

    def __init__(self, clock: Clock, due: float, pushed: float, act: Callable[[], None]) -> None:
        self._clock, self.due, self.pushed, self.act = clock, due, pushed, act
        self.handle: asyncio.TimerHandle | None = None

    def cancel(self) -> None:
        self._clock.forget(self)


class Clock:
    """Seconds since the epoch. `advance` moves it on at once, and what fell due in between happens, in order."""

    def __init__(self) -> None:
        self._epoch, self._start, self._pushed = time.time(), time.monotonic(), 0.0
        self._alarms: set[Alarm] = set()

    def now(self) -> float:
        return self._epoch + (time.monotonic() - self._start) + self._pushed

    def call_later(self, seconds: float, act: Callable[[], None], *, at_latest: float | None = None) -> Alarm:
        """Do something once so many seconds have passed.

        `at_latest`: only those count that a test pushes, unless so many have passed: a busy machine is no slow bot.
        """
        alarm = Alarm(self, self.now() + (at_latest or seconds), self._pushed + seconds, act)
        self._alarms.add(alarm)
        self._arm(alarm)
        return alarm

    def advance(self, seconds: float) -> None:
        self._pushed += seconds
        for alarm in sorted(self._alarms, key=lambda a: a.due):
            if alarm not in self._alarms:  # an earlier one cancelled it
                continue
            if alarm.due <= self.now() or alarm.pushed <= self._pushed:
                self._ring(alarm)
            else:
                self._arm(alarm)

    def forget(self, alarm: Alarm) -> None:
        self._alarms.discard(alarm)
        if alarm.handle is not None:
            alarm.handle.cancel()

    def stop(self) -> None:
        for alarm in tuple(self._alarms):
            self.forget(alarm)

    def _arm(self, alarm: Alarm) -> None:
        if alarm.handle is not None:
            alarm.handle.cancel()
        seconds = max(0.0, alarm.due - self.now())
        alarm.handle = asyncio.get_running_loop().call_later(seconds, self._ring, alarm)  # waits: for others

    def _ring(self, alarm: Alarm) -> None:
        self.forget(alarm)
        alarm.act()
