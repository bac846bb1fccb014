"""Time that is given back while a table is read or changed: nobody goes on with the deadline of before."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.stats.write.recorder import record_change
from bot.store.database import Database
from bot.tables.commands.pause import AskPause
from bot.tables.door import Unit
from bot.tables.game import StoredTable
from bot.tables.service import Tables
from tests.bot.people import BEN
from tests.bot.scripted_tables import FakeClock, started, until_turn

AWAY_MS = 20_000
STEPS = ("read", "loaded", "saved")


class SlowTables(Tables):  # type: ignore[misc] # final, but for this
    """Tables at which one step may be stopped as soon as it is done, before anything follows from it."""

    def __init__(self, database: Database, clock: FakeClock) -> None:
        super().__init__(database, record=record_change, clock=clock, secret=lambda: bytes(32))
        self.reached, self.goes_on = asyncio.Event(), asyncio.Event()
        self.stops_at = ""

    @asynccontextmanager
    async def stopped(self, step: str, work: Awaitable[object]) -> AsyncIterator[None]:
        """`work` stands at a step in the meantime, and is done afterwards."""
        self.stops_at = step
        task = asyncio.ensure_future(work)
        await self.reached.wait()
        yield
        self.goes_on.set()
        await task

    async def _step(self, done: str) -> None:
        if done == self.stops_at:
            self.stops_at = ""
            self.reached.set()
            await self.goes_on.wait()

    async def _read(self, connection: AsyncConnection, number: int) -> StoredTable:
        stored = await super()._read(connection, number)
        await self._step("read")
        return stored

    async def _load(self, number: int) -> StoredTable:
        stored = await super()._load(number)
        await self._step("loaded")
        return stored


class LateAnswers:
    """A database whose writes are answered late."""

    def __init__(self, database: Database, tables: SlowTables) -> None:
        self._database, self._tables = database, tables

    def __getattr__(self, name: str) -> Any:
        return getattr(self._database, name)

    async def write(self, unit: Unit) -> Any:
        written = await self._database.write(unit)
        await self._tables._step("saved")
        return written


@pytest.mark.parametrize("step", STEPS)
async def test_time_given_back_meanwhile_is_not_lost(database: Database, clock: FakeClock, step: str) -> None:
    tables = SlowTables(database, clock)
    tables._database = LateAnswers(database, tables)  # type: ignore[assignment]
    now = await until_turn(tables, await started(tables, members=4), 2)
    number, before = now.table.id, now.deadline
    assert before is not None
    heard = list[StoredTable]()
    tables.subscribe(heard.append)
    if step == "read":
        tables.clear()
    async with tables.stopped(step, tables.load(number) if step == "read" else tables.do(number, AskPause(BEN))):
        clock.later(AWAY_MS / 1000)
        await tables.give_back(clock.at - AWAY_MS)
    assert (await tables.load(number)).deadline == before + AWAY_MS
    if step == "loaded":
        assert [each.deadline for each in heard] == [before + AWAY_MS], "it was decided again"
    await tables.do(number, AskPause(BEN))
    assert (await tables.load(number)).deadline == before + AWAY_MS
