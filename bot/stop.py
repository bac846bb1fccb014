"""Handles SIGTERM and SIGINT from the start of the process to its end."""

import asyncio
import contextlib
import signal
from types import FrameType
from typing import final


@final
class Stop:
    """A stop requested by SIGTERM or SIGINT. Before the event loop runs, nothing is open and the process ends at once.

    The event loop's own handlers are not used: it removes them when it closes, and a later signal would kill the
    process during its exit.
    """

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._asked: asyncio.Event | None = None

    def listen(self) -> None:
        """Handle the signals from now on; call it in the main thread."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._hear)

    def ignore(self) -> None:
        """Ignore further signals: at its exit Python would restore the system's handlers."""
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
        with contextlib.suppress(RuntimeError):  # the loop is closed: the process is ending anyway
            self._loop.call_soon_threadsafe(self._asked.set)
