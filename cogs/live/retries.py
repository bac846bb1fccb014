"""When to try again what Discord refused in a server: once something has changed there."""

import asyncio
import math
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar, final

CHANGED_AFTER: Final = 2.0
"""Seconds between two tries: a refusal is an invalid request, and 10,000 in 10 minutes get a bot banned."""
_REMEMBERED: Final = 1000
K = TypeVar("K", bound=Hashable)
"""What was refused: the number of a table, of a contest, ...."""


@final
@dataclass(slots=True)
class _Refused:
    guild: int
    at: float
    tried: float = -math.inf
    """When `retry` was called last."""
    timer: asyncio.TimerHandle | None = None


@final
class Retries(Generic[K]):
    """Calls `retry` with what was refused, after a change in its server.

    Of two changes in a row the first may lead to a try that is refused; the second is tried when 2 s are over. So is
    one that Discord reports while the refusal of a try from before it is on its way.
    """

    def __init__(self, retry: Callable[[K], None]) -> None:
        self._retry = retry
        self._refused: OrderedDict[K, _Refused] = OrderedDict()
        self._changed: OrderedDict[int, float] = OrderedDict()
        """When something has changed last, by server."""

    def note(self, number: K, guild: int) -> None:
        """Note that something was refused just now."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        found = self._refused.setdefault(number, _Refused(guild, now))
        found.at = now
        if found.timer is None and self._changed.get(guild, -math.inf) > max(found.tried, now - CHANGED_AFTER):
            found.timer = loop.call_later(CHANGED_AFTER, self._go, number, found)
        if len(self._refused) > _REMEMBERED:
            self.forget(next(iter(self._refused)))

    def forget(self, number: K) -> None:
        """Note that something was accepted, or is no longer wanted."""
        found = self._refused.pop(number, None)
        if found is not None and found.timer is not None:
            found.timer.cancel()

    def note_change(self, guild: int) -> None:
        """Something has changed in a server: its permissions, perhaps."""
        loop = asyncio.get_running_loop()
        self._changed[guild] = loop.time()
        self._changed.move_to_end(guild)
        if len(self._changed) > _REMEMBERED:
            self._changed.popitem(last=False)
        for number, found in tuple(self._refused.items()):
            if found.guild != guild or found.timer is not None:
                continue
            wait = found.at + CHANGED_AFTER - loop.time()
            if wait > 0:
                found.timer = loop.call_later(wait, self._go, number, found)
            else:
                self._go(number, found)

    def close(self) -> None:
        """Try nothing any more."""
        for number in tuple(self._refused):
            self.forget(number)

    def _go(self, number: K, found: _Refused) -> None:
        found.timer, found.at = None, asyncio.get_running_loop().time()
        found.tried = found.at
        self._retry(number)
