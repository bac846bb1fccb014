"""SIGTERM and SIGINT, from a process's first moment to its last."""

import asyncio
import contextlib
import signal
from types import FrameType
from typing import final


@final
class Stop:
    """Asked for by SIGTERM or SIGINT. Before there is a loop to tell, nothing is open, and the process ends at once.

    The signals are not handled by the loop itself: it gives them back when it closes, and one that comes then would
    still kill the process on its way out.
    """

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._asked: asyncio.Event | None = None

    def listen(self) -> None:
        """Take the signals from now on; in the main thread only."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._hear)

    def ignore(self) -> None:
        """Take no notice of them any more: Python, on its way out, would give them back to the system."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, signal.SIG_IGN)

    async def wait(self) -> None:
        """Wait until a signal comes."""
        if self._asked is None:
            self._asked = asyncio.Event()
            self._loop = asyncio.get_running_loop()
        await self._asked.wait()

    def _hear(self, _number: int, _frame: FrameType | None) -> None:
        if self._loop is None or self._asked is None:
            raise SystemExit(0)
        with contextlib.suppress(RuntimeError):  # the loop is closed: the process is about to end anyway
            self._loop.call_soon_threadsafe(self._asked.set)
