"""Tables that play by themselves, in time that passes when a test says so."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from random import Random
from typing import Any

import pytest

from bot.store.database import Database
from bot.tables.autoplay import Autoplay
from bot.tables.service import Tables
from engine import Action, View
from engine.players import RuleOfThumb
from engine.players.levels import Level
from tests.bot.scripted_tables import OnTheSpot, soon

Begin = Callable[..., Awaitable[Autoplay]]


class Hours:
    """The loop's time, which passes when a test says so: timers wait, the database does not."""

    def __init__(self) -> None:
        self.at = 0.0
        self.turns: list[Autoplay] = []
        asyncio.get_running_loop().time = lambda: self.at  # type: ignore[method-assign]

    async def later(self, seconds: float) -> None:
        """Let time pass up to each timer in turn, and what it wakes run."""
        end = self.at + seconds
        while True:
            for made in self.turns:
                await calm(made)
            timers = asyncio.get_running_loop()._scheduled  # type: ignore[attr-defined]
            due = min((timer._when for timer in timers if not timer.cancelled()), default=end + 1)
            if due > end:
                break
            self.at = max(self.at, due)
        self.at = end


async def calm(made: Autoplay) -> None:
    """Wait until every table that plays by itself waits for its time or for a change."""
    for _ in range(10):
        await asyncio.sleep(0)

    loop = asyncio.get_running_loop()

    def waits() -> bool:
        is_due = any(at <= loop.time() for at, _ in made._due._planned.values())
        thinks = any(at.thought is not None and not at.thought.done() for at in made._at.values())
        return not (is_due or thinks or made._due._looking or made._tables._running)

    await soon(waits)


class Slow:
    """A chooser that answers when a test says so, and remembers what it was asked and for whom it was no longer."""

    def __init__(self) -> None:
        self.asked: list[tuple[Level, View]] = []
        self.answers: list[asyncio.Future[None]] = []

    async def choose(self, level: Level, mine: View, seed: int) -> Action:
        self.asked.append((level, mine))
        self.answers.append(asyncio.get_running_loop().create_future())
        await self.answers[-1]
        return RuleOfThumb().choose(mine, Random(seed))


@pytest.fixture
async def hours(database: Database) -> Hours:
    return Hours()


@pytest.fixture
async def begin(tables: Tables) -> AsyncIterator[Begin]:
    """Lets computers take their turns, as long as the test runs; other ones than `tables` by `at`."""
    playing = list[Autoplay]()

    async def begin(
        chooser: Any = None, *, pace: float = 0, hours: Hours | None = None, at: Tables | None = None
    ) -> Autoplay:
        made = Autoplay(at or tables, chooser or OnTheSpot(RuleOfThumb()), pace=pace, dice=Random(4))
        playing.append(made)
        if hours is not None:
            hours.turns.append(made)
        await made.start()
        return made

    yield begin
    for made in playing:
        await made.close()
