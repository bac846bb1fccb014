"""Par of the hands of ended games, found in the background: on both databases, by a worker that may fail."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import pytest
from sqlalchemy import select, text, update
from sqlalchemy.dialects import sqlite

from bot.services import Services
from bot.settings import Settings
from bot.stats.luck import AGAIN_SECONDS, FIRST_SECONDS, GAME_SECONDS, PAUSE_SECONDS, SETTLE_SECONDS, Luck, waiting
from bot.stats.write.recorder import record_change
from bot.store import schema
from bot.store.database import Database
from bot.tables import repository
from bot.tables.commands.life import Close
from bot.tables.game import StoredTable
from bot.tables.service import Tables
from bot.tables.shards import Shards
from bot.workers.pool import Cause, GaveUp
from bot.workers.workers import Workers
from engine import PRESETS, Rules
from engine.players.monte_carlo.par import pars
from tests.bot.people import EVERY_PHASE, GUILD, MOD, SHORT
from tests.bot.scripted_tables import FakeClock, rows, secrets, soon, started, until, until_over
from tests.bot.tables.test_reach import FakeDiscord
from tests.clock import LoopTime
from tests.fake_worker import FakeWorker
from tests.suite import rest
from tests.waiting import deadline

HANDS = schema.hands.c


class Worker(FakeWorker):
    async def work(self, function: Callable[..., Any], *args: Any, timeout: float) -> Any:  # noqa: ASYNC109
        assert (function, timeout) == (pars, GAME_SECONDS)
        return await super().work(function, *args, timeout=timeout)


@pytest.fixture
def worker() -> Worker:
    return Worker()


async def a_game(tables: Tables, rules: Rules = SHORT) -> int:
    """The number of a table whose game is over."""
    return (await until_over(tables, await started(tables, members=4, rules=rules))).table.id


async def after_some_hands(tables: Tables, hands: int, rules: Rules = EVERY_PHASE) -> StoredTable:
    """A game in which so many hands have ended."""

    def there(now: StoredTable) -> bool:
        last = getattr(now.state, "last", None)
        return last is not None and last.number >= hands

    return await until(tables, await started(tables, members=4, rules=rules), there)


async def kept(database: Database, table: int) -> list[tuple[float | None, bool]]:
    """Par of each hand, and whether it was tried."""
    query = select(HANDS.par, HANDS.par_tried).where(HANDS.table_id == table).order_by(HANDS.number)
    async with database.read() as connection:
        return [(row.par, row.par_tried) for row in await connection.execute(query)]


async def of_log(database: Database, table: int, rules: Rules) -> tuple[float | None, ...]:
    """Par of each hand as the log has it."""
    async with database.read() as connection:
        return pars(rules, await repository.read_lines(connection, table))


async def all_tried(database: Database, numbers: Sequence[int]) -> bool:
    return {tried for number in numbers for _, tried in await kept(database, number)} == {True}


# --- one game


@rest
async def test_every_hand_of_a_game_gets_its_par_and_nothing_else_changes(
    database: Database, tables: Tables, worker: Worker
) -> None:
    table = await a_game(tables, EVERY_PHASE)
    before = await rows(database)
    assert await Luck(tables, database, worker).look_at_one()
    found = await kept(database, table)
    assert [par for par, _ in found] == [*await of_log(database, table, EVERY_PHASE)]
    assert len({par for par, _ in found}) > 1
    assert all(isinstance(par, float) and tried for par, tried in found)
    after = await rows(database)
    assert {name for name in after if after[name] != before[name]} == {"hands"}
    places = [column.name for column in schema.hands.columns if column.name not in ("par", "par_tried")]
    keep = [list(schema.hands.columns.keys()).index(name) for name in places]
    assert {tuple(row[at] for at in keep) for row in after["hands"]} == {
        tuple(row[at] for at in keep) for row in before["hands"]
    }


@rest
async def test_a_game_is_looked_at_once_and_the_newest_first(
    database: Database, tables: Tables, worker: Worker
) -> None:
    first, second = await a_game(tables), await a_game(tables)
    luck = Luck(tables, database, worker)
    assert await luck.look_at_one()
    assert await all_tried(database, [second])
    assert not await all_tried(database, [first])
    assert await luck.look_at_one()
    assert await all_tried(database, [first, second])
    assert not await luck.look_at_one()
    assert len(worker.asked) == 2


@rest
async def test_a_game_that_goes_on_waits_for_its_end(database: Database, tables: Tables, worker: Worker) -> None:
    now = await after_some_hands(tables, 2)
    luck = Luck(tables, database, worker)
    assert not await luck.look_at_one()
    assert not worker.asked
    await tables.do(now.table.id, Close(MOD))
    assert await luck.look_at_one()
    par = await of_log(database, now.table.id, EVERY_PHASE)
    assert await kept(database, now.table.id) == [(each, True) for each in par[:2]]


@pytest.mark.parametrize("preset", ["three-handed", "bid-euchre"])
async def test_hands_by_rules_without_par_are_tried_without_work(
    database: Database, tables: Tables, worker: Worker, preset: str
) -> None:
    now = await started(tables, members=PRESETS[preset].seats, rules=PRESETS[preset])
    now = await until(tables, now, lambda n: getattr(n.state, "last", None) is not None)
    await tables.do(now.table.id, Close(MOD))
    assert await Luck(tables, database, worker).look_at_one()
    assert set(await kept(database, now.table.id)) == {(None, True)}
    assert not worker.asked


async def test_other_shards_look_at_their_own(database: Database, tables: Tables, worker: Worker) -> None:
    await a_game(tables)
    shard = (GUILD >> 22) % 2
    others = Tables(
        database, record=record_change, clock=FakeClock(), secret=secrets(1), shards=Shards((1 - shard,), 2)
    )
    ours = Tables(database, record=record_change, clock=FakeClock(), secret=secrets(1), shards=Shards((shard,), 2))
    assert not await Luck(others, database, worker).look_at_one()
    assert await Luck(ours, database, worker).look_at_one()


async def test_waiting_games_are_found_by_a_partial_index(sqlite_url: str) -> None:
    """A server with a million hands behind it must not look through them after each game."""
    database = await Database.open(sqlite_url)
    try:
        query = waiting(Shards((1,), 4)).compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
        async with database.read() as connection:
            plan = [row[-1] for row in await connection.execute(text(f"EXPLAIN QUERY PLAN {query}"))]
        assert any("ix_hands_par_tried" in step for step in plan), plan
        assert not any("SCAN tables" in step for step in plan), plan
    finally:
        await database.close()


# --- what fails


@rest
@pytest.mark.parametrize("cause", [Cause.TIMEOUT, Cause.CRASHED, Cause.FAULT])
async def test_a_game_whose_work_fails_has_no_par(
    database: Database, tables: Tables, worker: Worker, cause: Cause, caplog: pytest.LogCaptureFixture
) -> None:
    table = await a_game(tables)
    worker.faults = iter([GaveUp(cause)])
    with caplog.at_level(logging.WARNING, "bot.stats.luck"):
        luck = Luck(tables, database, worker)
        assert await luck.look_at_one()
    assert set(await kept(database, table)) == {(None, True)}
    assert not await luck.look_at_one()
    assert "stays unknown" in caplog.text


@pytest.mark.parametrize("cause", [Cause.FULL, Cause.CLOSED])
async def test_a_game_waits_while_workers_are_busy(
    database: Database, tables: Tables, worker: Worker, cause: Cause
) -> None:
    table = await a_game(tables)
    worker.faults = iter([GaveUp(cause)])
    luck = Luck(tables, database, worker)
    with pytest.raises(GaveUp):
        await luck.look_at_one()
    assert not await all_tried(database, [table])
    assert await luck.look_at_one()
    assert await all_tried(database, [table])


async def test_rules_that_cannot_be_read_hold_up_no_other_game(
    database: Database, tables: Tables, worker: Worker
) -> None:
    older, newer = await a_game(tables), await a_game(tables)

    async def spoil(connection: Any) -> None:
        spoilt = update(schema.tables).where(schema.tables.c.id == newer).values(rules='{"seats": 99}')
        await connection.execute(spoilt)

    await database.write(spoil)
    luck = Luck(tables, database, worker)
    assert await luck.look_at_one()
    assert set(await kept(database, newer)) == {(None, True)}
    assert await luck.look_at_one()
    assert await all_tried(database, [older])


# --- in the background


@rest
async def test_a_bot_started_again_catches_up_and_then_waits_for_games_to_end(
    database: Database, tables: Tables, worker: Worker
) -> None:
    before = [await a_game(tables), await a_game(tables)]
    time = LoopTime()
    luck = Luck(tables, database, worker)
    luck.start()
    assert time.wait_for(luck._due, None) == FIRST_SECONDS
    try:
        await time.later(FIRST_SECONDS)
        for looks in (1, 2):
            await soon(lambda: time.wait_for(luck._due, None) == PAUSE_SECONDS)
            assert len(worker.asked) == looks
            await time.later(PAUSE_SECONDS)
        await soon(lambda: not luck._due._looking)
        assert await all_tried(database, before)
        assert time.wait_for(luck._due, None) is None, "there is nothing to look at"
        after = await a_game(tables)
        assert time.wait_for(luck._due, None) == SETTLE_SECONDS
        await time.later(SETTLE_SECONDS)
        await soon(lambda: time.wait_for(luck._due, None) == PAUSE_SECONDS)
        assert await all_tried(database, [after])
        assert len(worker.asked) == 3
    finally:
        await luck.close()


async def test_failures_are_tried_again_after_a_while(database: Database, tables: Tables, worker: Worker) -> None:
    table = await a_game(tables)
    worker.faults = iter([GaveUp(Cause.FULL), RuntimeError("out of luck")])
    time = LoopTime()
    luck = Luck(tables, database, worker)
    luck.start()
    try:
        waits = (FIRST_SECONDS, AGAIN_SECONDS, AGAIN_SECONDS, PAUSE_SECONDS)
        for wait, following in pairwise(waits):
            await time.later(wait)
            await soon(lambda following=following: time.wait_for(luck._due, None) == following)
        assert len(worker.asked) == 3
        assert await all_tried(database, [table])
    finally:
        await luck.close()


async def test_a_bot_that_stops_leaves_the_game_for_its_next_start(
    database: Database, tables: Tables, worker: Worker
) -> None:
    table = await a_game(tables)
    worker.through = asyncio.Semaphore(0)
    time = LoopTime()
    luck = Luck(tables, database, worker)
    luck.start()
    await time.later(FIRST_SECONDS)
    await soon(lambda: len(worker.asked) == 1)
    await luck.close()
    await luck.close()
    assert not await all_tried(database, [table])
    worker.through.release()
    assert await Luck(tables, database, worker).look_at_one()
    assert await all_tried(database, [table])


async def test_closing_what_was_never_begun(database: Database, tables: Tables, worker: Worker) -> None:
    await Luck(tables, database, worker).close()


async def test_luck_is_worked_out_without_processes(database: Database, tables: Tables) -> None:
    table = await a_game(tables)
    workers = Workers(0)
    try:
        assert await Luck(tables, database, workers).look_at_one()
    finally:
        await workers.close()
    assert [par for par, _ in await kept(database, table)] == [*await of_log(database, table, SHORT)]


async def test_the_bots_services_look_for_it_from_their_start_on(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.stats.luck.FIRST_SECONDS", 0)
    settings = Settings(database_url=sqlite_url, computer_processes=0, computer_pace=0)
    services = await Services.open(settings, clock=FakeClock(), secret=secrets())
    try:
        table = await a_game(services.tables)
        await services.start(FakeDiscord())
        async with deadline():
            while not await all_tried(services.database, [table]):
                pass
        found = [par for par, _ in await kept(services.database, table)]
        assert found == [*await of_log(services.database, table, SHORT)]
    finally:
        await services.close()
