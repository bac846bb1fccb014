"""Tasks: cancelled, tried again after a wait, one at a time for each thing, and stopped by SIGTERM and SIGINT."""

import asyncio
import contextlib
import signal
from dataclasses import dataclass
from types import FrameType
from typing import Any, Generic, TypeVar, final
from weakref import WeakValueDictionary


async def cancel(*tasks: "asyncio.Task[Any] | None") -> None:
    """Cancel tasks and wait until all have ended, however they end; `None` is no task."""
    running = [task for task in tasks if task is not None]
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)


@final
@dataclass(frozen=True, slots=True)
class Backoff:
    """Seconds to wait after the first failure in a row, the second and so on; the last number is repeated."""

    waits: tuple[float, ...]

    def wait(self, failures: int) -> float:
        """Seconds to wait after so many failures in a row; 0 after none."""
        return self.waits[min(failures, len(self.waits)) - 1] if failures else 0.0


Key = TypeVar("Key")


@final
class Locks(Generic[Key]):
    """One for each key, for as long as anybody holds it or waits for it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[Key, asyncio.Lock] = WeakValueDictionary()

    def of(self, key: Key) -> asyncio.Lock:
        """The lock of a key."""
        lock = self._locks.get(key)
        if lock is None:
            lock = self._locks[key] = asyncio.Lock()
        return lock


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
