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
from bot.tables.commands.seats import ComeBack
from bot.tables.door import Unit
from bot.tables.game import StoredTable, waits_for_computer
from bot.tables.model import CLOCK_MIN_MS
from bot.tables.service import Tables
from bot.tables.turn_clock import TICK_MS, TurnClocks
from tests.bot.people import BEN, CLOCK_MS, MEMBERS
from tests.bot.scripted_tables import FakeClock, HeardClocks, one_step, soon, started, tables_on, until_turn
from tests.clock import LoopTime
from tests.there import there


def clocks(tables: Tables, database: Database, clock: FakeClock) -> TurnClocks:
    return TurnClocks(tables, database, clock=clock, listener=HeardClocks())


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
    clock.later(TICK_MS / 1000 - 0.001)
    while not waits_for_computer(await tables.load(now.table.id)):
        seconds = await watch.tick()
        assert 0 < seconds <= TICK_MS / 1000
        clock.later(seconds)
        if clock.now() >= begun + CLOCK_MIN_MS:
            await watch.tick()
    assert clock.now() - begun <= CLOCK_MIN_MS + TICK_MS


async def test_the_time_the_bot_was_down_is_given_back(database: Database, clock: FakeClock, tables: Tables) -> None:
    tables = tables_on(database, clock)
    watch = clocks(tables, database, clock)
    await watch.start()
    await watch.close()
    now = await until_turn(tables, await started(tables, members=4), 2)
    clock.later(20)
    await watch.tick()  # the last sign of life
    clock.later(3600)
    await tables.load(now.table.id)
    watch = clocks(tables, database, clock)
    await watch.start()
    assert now.deadline is not None
    again = await tables.load(now.table.id)
    assert again.deadline == now.deadline + 3_600_000
    assert again.deadline - clock.now() == CLOCK_MS - 20_000
    await watch.close()
    clock.later((CLOCK_MS - 20_000) / 1000)
    await watch.tick()
    assert waits_for_computer(await tables.load(now.table.id))


async def test_a_turn_that_began_after_the_start_gets_no_time_of_before(clock: FakeClock, tables: Tables) -> None:
    await tables.resume()
    clock.later(4)  # a turn between the last sign of life and the end
    before = await until_turn(tables, await started(tables, members=4), 2)
    clock.later(3600)
    after = await until_turn(tables, await started(tables, members=4), 2)
    assert await tables.resume() == 3_604_000
    assert before.deadline is not None
    assert (await tables.load(before.table.id)).deadline == before.deadline + 3_604_000
    assert (await tables.load(after.table.id)).deadline == after.deadline


async def test_a_first_start_and_a_clock_set_back_give_nothing_but_time_after_it_is_given_back(
    database: Database, clock: FakeClock, tables: Tables
) -> None:
    now = await until_turn(tables, await started(tables, members=4), 2)
    assert await tables.resume() == 0
    clock.later(-60)
    assert await tables.resume() == 0
    assert (await tables.load(now.table.id)).deadline == now.deadline
    watch = clocks(tables, database, clock)
    await watch.tick()
    clock.later(-7200)
    await watch.tick()  # the last sign of life
    clock.later(3600)
    assert await tables.resume() == 3_600_000


async def test_the_task_watches_until_it_is_closed(database: Database) -> None:
    clock, time = FakeClock(), LoopTime()
    tables = tables_on(database, clock)
    now = await until_turn(tables, await started(tables, members=4), 2)
    watch = TurnClocks(tables, database, clock=clock)
    await watch.start()
    await soon(lambda: time.wait_for(watch._due, None) == TICK_MS / 1000)
    clock.later(CLOCK_MS / 1000)
    time.at += TICK_MS / 1000
    await soon(lambda: time.wait_for(watch._due, None) == TICK_MS / 1000)
    assert waits_for_computer(await tables.load(now.table.id))
    await watch.close()
    async with database.read() as connection:
        assert await connection.scalar(select(schema.life.c.alive_at)) == clock.now()


async def test_no_clock_runs_while_no_member_can_be_heard(database: Database) -> None:
    """An hour without Discord's gateway: a turn that had begun gets its rest, one that begins then its whole clock."""
    clock, listener = FakeClock(), HeardClocks()
    tables = tables_on(database, clock)
    begun = await until_turn(tables, await started(tables, members=4), 2)
    later = await started(tables, members=4)
    watch = TurnClocks(tables, database, clock=clock, listener=listener)
    clock.later(5)
    listener.hears = False
    await watch.tick()
    clock.later(1800)
    await watch.tick()
    later = await until_turn(tables, later, 2)
    clock.later(1800)
    await watch.tick()
    assert not waits_for_computer(await tables.load(begun.table.id))
    assert listener.resumed == 0
    listener.hears = True
    await watch.tick()
    assert listener.resumed == 1
    assert (await tables.load(begun.table.id)).deadline == clock.now() + CLOCK_MS - 5000
    assert (await tables.load(later.table.id)).deadline == clock.now() + CLOCK_MS
    clock.later(CLOCK_MS / 1000 - 6)
    await watch.tick()
    assert not waits_for_computer(await tables.load(begun.table.id))
    clock.later(2)
    await watch.tick()
    assert waits_for_computer(await tables.load(begun.table.id))
    assert not waits_for_computer(await tables.load(later.table.id))


async def test_a_look_that_fails_is_tried_again(caplog: pytest.LogCaptureFixture, sqlite_url: str) -> None:
    clock, time = FakeClock(), LoopTime()
    database = await Database.open(sqlite_url)
    watch = TurnClocks(tables_on(database, clock), database, clock=clock)
    await watch.start()
    await soon(lambda: time.wait_for(watch._due, None) == TICK_MS / 1000)
    await database.close()
    clock.later(60)
    for _ in range(2):
        time.at += TICK_MS / 1000
        await soon(lambda: time.wait_for(watch._due, None) == TICK_MS / 1000)
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
        await tables.give_back(clock.at - AWAY_MS)
    assert (await tables.load(number)).deadline == before + AWAY_MS
    if step == "loaded":
        assert [each.deadline for each in heard] == [before + AWAY_MS], "it was decided again"
    await tables.do(number, AskPause(BEN))
    assert (await tables.load(number)).deadline == before + AWAY_MS
