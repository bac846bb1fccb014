"""The clock of tests, in the place of `bot.clock.SystemClock`, and the sleep of what goes on in the background."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, final

if TYPE_CHECKING:
    from pathlib import Path

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
    file: Path | None = None
    """Says `at` to a bot in a process of its own."""

    def now(self) -> int:
        at = self.at if self.file is None else int(self.file.read_text())
        return at + self.skipped + (0 if self.env is None else round(self.env._virtual_time * 1000))

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
