"""What there is one of on each day, for everyone: made in advance, or once it is asked for; by one process, once."""

import asyncio
import logging
from abc import ABC, abstractmethod
from functools import partial
from typing import ClassVar, Final, Generic, TypeVar

from bot.clock import DAY_MS, Clock
from bot.due import Due
from bot.tasks import Backoff, cancel
from engine import Refused

T = TypeVar("T")
_log = logging.getLogger(__name__)
WAIT_SECONDS: Final = 60.0
"""How long the first who asks waits; the making goes on after that."""
AGAIN_SECONDS: Final = 600.0
"""After a failure to make it in advance, until the next attempt."""


class EachDay(ABC, Generic[T]):
    """One of each day."""

    name: ClassVar[str]
    not_ready: ClassVar[str]
    """Why it is refused while it is being made, or if it could not be; another attempt will come."""
    ahead_seconds: ClassVar[float]
    """After the start, and after a day begins, it is made in advance."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._making: dict[int, asyncio.Task[T]] = {}
        self._preparing = Due[None](
            self._prepare, name=f"{self.name} ahead", failed=self._note_failure, retry=Backoff((AGAIN_SECONDS,))
        )

    @abstractmethod
    async def of(self, day: int) -> T | None:
        """That of a day, `None` where there was none, or not yet."""

    @abstractmethod
    async def make_and_store(self, day: int) -> T:
        """Make that of a day; what is stored, which may be another process's."""

    @property
    def day(self) -> int:
        """Today, in UTC, counted from 1970-01-01."""
        return self._clock.now() // DAY_MS

    async def today(self) -> T:
        """Today's, the same for everyone; the first request starts its making.

        Raises:
            Refused: `not_ready` when that takes too long, or failed.
        """
        day = self.day
        known = await self.of(day)
        if known is not None:
            return known
        making = self._making.get(day)
        if making is None:
            making = self._making[day] = asyncio.create_task(self.make_and_store(day), name=self.name)
            making.add_done_callback(partial(self._finish, day))
        await asyncio.wait({making}, timeout=WAIT_SECONDS)
        if making.done() and not making.cancelled() and making.exception() is None:
            return making.result()
        raise Refused(self.not_ready)

    def start(self) -> None:
        """Make each day's in advance, so that nobody waits for it."""
        self._preparing.start()
        self._preparing.look_at(None, self.ahead_seconds)

    async def close(self) -> None:
        """Stop, and cancel what is being made."""
        await self._preparing.close()
        await cancel(*self._making.values())

    async def _prepare(self, _: None) -> float:
        await self.today()
        return ((self.day + 1) * DAY_MS - self._clock.now()) / 1000 + self.ahead_seconds

    def _finish(self, day: int, done: "asyncio.Task[T]") -> None:
        self._making.pop(day, None)
        if not done.cancelled() and (fault := done.exception()) is not None:
            _log.warning("the %s of day %d could not be made", self.name, day, exc_info=fault)

    def _note_failure(self, _: None, fault: Exception) -> None:
        if not isinstance(fault, Refused):  # why, is in the log already
            _log.error("the %s of the day could not be looked for", self.name, exc_info=fault)
