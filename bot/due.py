"""The one way in which something waits until it is due, is woken earlier, and is tried again later after a failure."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from contextvars import copy_context
from typing import Generic, TypeVar, final

from bot.tasks import Backoff, cancel

K = TypeVar("K", bound=Hashable)
"""Says what is looked at: the number of a table, of a contest; `None` where there is one thing only."""


@final
class Due(Generic[K]):
    """Looks at each key when it is due: keys side by side, but no key twice at a time.

    `look` does what is due and returns the seconds until the next look; None if there is none until `look_at` asks for
    one. Where it raises, `failed` logs that, and the next look comes after `retry`, later after each failure in a row;
    or after the seconds that `failed` returns. Nothing is stored: what is due follows from what is stored, and its
    owner asks that at the start. A look may come earlier than it asked for, so it looks at the time itself.

    Seconds pass by the loop's time, whatever the system's clock is set to. An owner whose instants are of that clock
    says how long to wait at the longest.
    """

    def __init__(
        self,
        look: Callable[[K], Awaitable[float | None]],
        *,
        name: str,
        failed: Callable[[K, Exception], float | None],
        retry: Backoff,
    ) -> None:
        self._look = look
        self._name = name
        self._failed = failed
        self._retry = retry
        self._open = self._closed = False
        self._planned: dict[K, tuple[float, asyncio.Handle]] = {}
        """When each key is looked at next, by the loop's time."""
        self._looking: dict[K, asyncio.Task[None]] = {}
        self._again: set[K] = set()
        """Keys that have become due while they were looked at."""
        self._failures: dict[K, int] = {}
        """How many looks at each key have failed in a row."""
        self._context = copy_context()
        """Of the log entries: a look is about its key, not about what its caller is about."""

    def start(self, *keys: K) -> None:
        """Begin, and look at these keys now. Until then, and after the end, `look_at` does nothing."""
        self._open = not self._closed
        for key in keys:
            self.look_at(key)

    @property
    def is_open(self) -> bool:
        """Whether it has begun, and has not ended."""
        return self._open

    def look_at(self, key: K, seconds: float = 0.0) -> None:
        """Look at a key after so many seconds, unless it is due earlier; at the end of the look at it that is on."""
        loop = asyncio.get_running_loop()
        at, planned = loop.time() + max(seconds, 0.0), self._planned.get(key)
        if not self._open or (planned is not None and planned[0] <= at):
            return
        if planned is not None:
            planned[1].cancel()
        if seconds > 0:
            handle: asyncio.Handle = loop.call_at(at, self._begin, key, context=self._context)
        else:
            handle = loop.call_soon(self._begin, key, context=self._context)
        self._planned[key] = at, handle

    def forget(self, key: K) -> None:
        """Plan no look at a key any more, and forget its failures. A look that is on may plan another one."""
        self._failures.pop(key, None)
        planned = self._planned.pop(key, None)
        if planned is not None:
            planned[1].cancel()

    async def close(self) -> None:
        """Stop for good, and cancel the looks that are on."""
        self._open, self._closed = False, True
        for key in tuple(self._planned):
            self.forget(key)
        await cancel(*self._looking.values())
        self._looking.clear()  # one that was cancelled before it began has not done so

    def _begin(self, key: K) -> None:
        del self._planned[key]
        if key in self._looking:
            self._again.add(key)
        else:
            self._looking[key] = asyncio.create_task(self._work(key), name=self._name)

    async def _work(self, key: K) -> None:
        try:
            seconds = await self._look(key)
            self._failures.pop(key, None)
        except Exception as error:
            failures = self._failures[key] = self._failures.get(key, 0) + 1
            seconds = self._failed(key, error)
            if seconds is None:
                seconds = self._retry.wait(failures)
        finally:
            del self._looking[key]
        if key in self._again:
            self._again.discard(key)
            seconds = 0.0
        if seconds is not None:
            self.look_at(key, seconds)
