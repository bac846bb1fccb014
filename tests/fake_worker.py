"""What stands in for the processes that think: it works on the spot, as a test says."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import cycle, repeat
from typing import Any

from bot.workers.pool import Cause, GaveUp


def always(cause: Cause = Cause.CRASHED) -> Iterator[Exception | None]:
    return repeat(GaveUp(cause))


def every_other_time() -> Iterator[Exception | None]:
    return cycle((GaveUp(Cause.CRASHED), None))


@dataclass
class FakeWorker:
    """Fails at nothing and waits for nobody, unless asked to."""

    faults: Iterator[Exception | None] = field(default_factory=lambda: iter(()))
    """How the pieces of work fail, in their order."""
    through: asyncio.Semaphore | None = None
    """Where it is given, a piece of work waits for it."""
    asked: list[tuple[Any, ...]] = field(default_factory=list[tuple[Any, ...]])
    """The arguments of each piece of work."""
    given_up: int = 0
    """Pieces of work that nobody waited for any more."""

    async def work(self, function: Callable[..., Any], *args: Any, timeout: float) -> Any:  # noqa: ASYNC109
        assert timeout > 0
        self.asked.append(args)
        try:
            await (asyncio.sleep(0) if self.through is None else self.through.acquire())
        except asyncio.CancelledError:
            self.given_up += 1
            raise
        if fault := next(self.faults, None):
            raise fault
        return function(*args)


def gate() -> FakeWorker:
    """Lets a piece of work through when a test says so."""
    return FakeWorker(through=asyncio.Semaphore(0))
