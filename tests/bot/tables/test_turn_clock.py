"""Turn clocks: what runs out, who is away, the time the bot was down."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.stats.write.recorder import record_change
from bot.store import schema
from bot.store.database import Database
from bot.tables.commands.pause import AskPause
from bot.tables.commands.play import Act, ExpireClock
from bot.tables.commands.seats import ComeBack, Leave, Sit
from bot.tables.door import Unit
from bot.tables.game import StoredTable, waits_for_computer
from bot.tables.model import CLOCK_MIN_MS
from bot.tables.reach import LOOK_SECONDS
from bot.tables.service import Tables
from bot.tables.turn_clock import TurnClocks
from tests.bot.people import BEN, CLOCK_MS, MEMBERS
from tests.bot.scripted_tables import FakeClock, give_back, one_step, soon, started, tables_on, until_turn
from tests.clock import LoopTime
from tests.there import there


def clocks(tables: Tables, database: Database, clock: FakeClock) -> TurnClocks:
    return TurnClocks(tables, database, clock=clock)


async def due_rows(database: Database) -> list[tuple[int, int, int]]:
    async with database.read() as connection:
        return [tuple(row) for row in await connection.execute(select(schema.deadlines))]  # type: ignore[misc]


async def test_a_clock_that_has_run_out_ends_the_turn_and_not_before(
    database: Database, clock: FakeClock, tables: Tables
) -> None:
    now = await until_turn(tables, await started(tables, members=4), 2)
    watch = clocks(tables, database, clock)
    clock.later(CLOCK_MS / 1000 - 0.001)
    await watch.tick()
    assert not waits_for_computer(await tables.load(now.table.id))
    clock.later(0.001)
    await watch.tick()
    late = await tables.load(now.table.id)
    assert waits_for_computer(late)
    assert late.table.version == now.table.version
    sitter = there(late.table.seats[2])
    assert (sitter.missed, sitter.away) == (1, False)
    assert await due_rows(database) == []
    assert await tables_on(database, clock).load(now.table.id) == late


async def test_who_plays_alone_has_no_clock_until_a_second_member_sits_down(
    database: Database, clock: FakeClock, tables: Tables
) -> None:
    """The game waits a week, and for what was stored before a restart; once one of two has left, it waits again."""
    now = await until_turn(tables, await started(tables, members=1), 0)
    clock.later(7 * 86_400)
    await clocks(tables, database, clock).tick()
    tables = tables_on(database, clock)
    assert not waits_for_computer(await tables.load(now.table.id))
    assert await due_rows(database) == []
    now = await tables.do(now.table.id, Sit(BEN, 1))
    assert await due_rows(database) == [(now.table.id, now.table.version, clock.now() + CLOCK_MS)]
    clock.later(CLOCK_MS / 1000)
    assert waits_for_computer(await tables.do(now.table.id, ExpireClock(now.table.version)))
    now = await tables.do(now.table.id, Leave(BEN))
    assert not waits_for_computer(now)
    assert (await tables.do(now.table.id, Sit(BEN, 1))).deadline == clock.now() + CLOCK_MS


async def test_a_late_member_may_still_decide_before_the_computer_does(clock: FakeClock, tables: Tables) -> None:
    now = await until_turn(tables, await started(tables, members=4), 2)
    clock.later(CLOCK_MS / 1000)
    await tables.do(now.table.id, ExpireClock(now.table.version))
    after = await tables.do(now.table.id, Act(MEMBERS[2].user, 0, now.table.version))
    assert there(after.table.seats[2]).missed == 0, "whoever acts is there"


async def test_after_two_missed_turns_in_a_row_a_member_is_away_until_back(database: Database) -> None:
    clock, rng = FakeClock(), Random(3)
    tables = tables_on(database, clock)
    now = await started(tables, members=4)
    watch = clocks(tables, database, clock)
    missed = list[int]()
    while len(missed) < 2:
        if now.to_act == 2:
            clock.later(CLOCK_MS / 1000)
            await watch.tick()
            now = await tables.load(now.table.id)
            sitter = there(now.table.seats[2])
            missed.append(sitter.missed)
            assert sitter.away is (sitter.missed == 2)
        now = await one_step(tables, now, rng)
    assert missed == [1, 2]
    now = await tables.do(now.table.id, ComeBack(MEMBERS[2]))
    sitter = there(now.table.seats[2])
    assert (sitter.away, sitter.missed) == (False, 0)


async def test_the_next_look_is_in_time_for_every_clock(database: Database, clock: FakeClock, tables: Tables) -> None:
    """No clock, the shortest one begun at the worst moment neither, is noticed late."""
    watch = clocks(tables, database, clock)
    await watch.tick()
    clock.later(0.001)
    now = await until_turn(tables, await started(tables, members=4, clock_ms=CLOCK_MIN_MS), 1)
    begun = clock.now()
    clock.later(LOOK_SECONDS - 0.001)
    while not waits_for_computer(await tables.load(now.table.id)):
        seconds = await watch.tick()
        assert 0 < seconds <= LOOK_SECONDS
        clock.later(seconds)
        if clock.now() >= begun + CLOCK_MIN_MS:
            await watch.tick()
    assert clock.now() - begun <= CLOCK_MIN_MS + LOOK_SECONDS * 1000


async def test_a_turn_that_began_after_the_start_gets_no_time_of_before(clock: FakeClock, tables: Tables) -> None:
    await tables.resume()
    clock.later(4)  # a turn between the last sign of life and the end
    before = await until_turn(tables, await started(tables, members=4), 2)
    clock.later(3600)
    after = await until_turn(tables, await started(tables, members=4), 2)
    assert await tables.resume() == 3_604_000
    assert (await tables.load(before.table.id)).deadline == clock.now() + CLOCK_MS, "it begins again"
    assert (await tables.load(after.table.id)).deadline == after.deadline


async def test_the_task_watches_until_it_is_closed(database: Database) -> None:
    clock, time = FakeClock(), LoopTime()
    tables = tables_on(database, clock)
    now = await until_turn(tables, await started(tables, members=4), 2)
    watch = TurnClocks(tables, database, clock=clock)
    watch.start()
    await soon(lambda: time.wait_for(watch._due, None) == LOOK_SECONDS)
    clock.later(CLOCK_MS / 1000)
    time.at += LOOK_SECONDS
    await soon(lambda: time.wait_for(watch._due, None) == LOOK_SECONDS)
    assert waits_for_computer(await tables.load(now.table.id))
    await watch.close()


async def test_a_look_that_fails_is_tried_again(caplog: pytest.LogCaptureFixture, sqlite_url: str) -> None:
    clock, time = FakeClock(), LoopTime()
    database = await Database.open(sqlite_url)
    watch = TurnClocks(tables_on(database, clock), database, clock=clock)
    watch.start()
    await soon(lambda: time.wait_for(watch._due, None) == LOOK_SECONDS)
    await database.close()
    clock.later(60)
    for _ in range(2):
        time.at += LOOK_SECONDS
        await soon(lambda: time.wait_for(watch._due, None) == LOOK_SECONDS)
    assert watch._due._failures == {None: 2}
    assert caplog.text.count("looking at the clocks failed") == 1
    await watch.close()


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
        await give_back(tables, clock, clock.at - AWAY_MS)
    assert (await tables.load(number)).deadline == before + AWAY_MS
    if step == "loaded":
        assert [each.deadline for each in heard] == [before + AWAY_MS], "it was decided again"
    await tables.do(number, AskPause(BEN))
    assert (await tables.load(number)).deadline == before + AWAY_MS
