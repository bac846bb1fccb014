"""The time of tests: in the place of `bot.clock.SystemClock`, of sleeps in the background, and of event loops."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, final

from bot.due import Due, K

if TYPE_CHECKING:
    from simcord import Env


@final
@dataclass
class FakeClock:
    """Milliseconds UTC that pass when somebody says so; restarts of a bot do not set it back."""

    at: int = 1_700_000_000_000
    skipped: int = 0
    """Milliseconds in which no bot ran."""
    env: Env | None = None
    """A world of SimCord, whose virtual time passes here, too."""

    def now(self) -> int:
        return self.at + self.skipped + (0 if self.env is None else round(self.env._virtual_time * 1000))

    def later(self, seconds: float) -> None:
        """Let time pass."""
        self.at += round(seconds * 1000)


@dataclass
class FakeSleep:
    """Takes no time, unless it `waits` to be woken; remembers how many seconds were asked for."""

    waits: Callable[[float], bool] = field(default=lambda _: False)
    asked: list[float] = field(default_factory=list[float])
    wake: asyncio.Event = field(default_factory=asyncio.Event)

    async def __call__(self, seconds: float) -> None:
        self.asked.append(seconds)
        if self.waits(seconds):
            await self.wake.wait()
            self.wake.clear()
        else:
            await asyncio.sleep(0)


class LoopTime:
    """The running loop's: timers wait until a test lets them end; threads and the database do not wait for it."""

    def __init__(self) -> None:
        self.at = 0.0
        asyncio.get_running_loop().time = lambda: self.at  # type: ignore[method-assign]

    async def later(self, seconds: float) -> None:
        """Let time pass, and what has nothing else to wait for run."""
        self.at += seconds
        await calm()

    def wait_for(self, due: Due[K], key: K) -> float | None:
        """Seconds until the next look that is planned at a key; None while there is none, or one is on."""
        planned = None if key in due._looking else due._planned.get(key)
        return None if planned is None else round(planned[0] - self.at, 9)


async def calm() -> None:
    """Let run what has nothing to wait for."""
    for _ in range(10):
        await asyncio.sleep(0)


class JumpingLoop(asyncio.SelectorEventLoop):
    """Its time stands still while there is work, and jumps to the next timer where there is none.

    For what runs in one process, without threads or the network: an hour passes in as long as its work takes.
    """

    def __init__(self) -> None:
        super().__init__(_Selector(self))
        self.now = 0.0

    def time(self) -> float:
        return self.now


class _Selector(selectors.SelectSelector):
    def __init__(self, loop: JumpingLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[Any]:
        ready = super().select(0 if timeout is not None else None)
        if not ready and timeout:
            self._loop.now += timeout
        return ready
