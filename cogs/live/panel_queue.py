"""The queue of the panels of members who only watch: under load they wait, and answers do not."""

import asyncio
from typing import Any, Final, final

AT_ONCE: Final = 3
"""How many of these panels are made at the same time."""
_BUSY: Final = 0.25
"""Seconds in the queue from which the bot is busy."""
_REST: Final = 3.0
"""Seconds between two changes of one panel while the bot is busy."""


@final
class QueuePlace:
    """One panel's place in a queue that lets `AT_ONCE` in at a time."""

    def __init__(self, queue: asyncio.Semaphore) -> None:
        self._queue = queue
        self._waiting: asyncio.Future[Any] | None = None
        self._has_turn = False
        self._rests_until = 0.0

    async def wait(self) -> None:
        """Wait for a turn, or until it is skipped."""
        waiting = self._waiting = asyncio.ensure_future(self._wait())
        try:
            await asyncio.wait({waiting})
        finally:
            self._waiting = None
            waiting.cancel()
        self._has_turn = not waiting.cancelled()

    def skip(self) -> None:
        """Wait no longer: the member's turn at the table has come."""
        if self._waiting is not None:
            self._waiting.cancel()

    def end(self) -> None:
        """End the turn, if there is one: the panel is made."""
        if self._has_turn:
            self._has_turn = False
            self._queue.release()

    async def _wait(self) -> None:
        loop = asyncio.get_running_loop()
        await asyncio.sleep(max(0, self._rests_until - loop.time()))
        began = loop.time()
        await self._queue.acquire()
        if loop.time() - began > _BUSY:
            self._rests_until = loop.time() + _REST
