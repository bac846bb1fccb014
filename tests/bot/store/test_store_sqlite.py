"""What only a SQLite file has: the group commit, one process a file, and what becomes of it when things end badly."""

import asyncio
import contextlib
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import event, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import connections
from bot.store.database import Database
from bot.store.errors import DatabaseBusy, DatabaseDead, DatabaseInUse
from bot.store.writers import GROUP, GroupWriter
from tests.bot.store.test_store import SERVERS, adding, guilds
from tests.suite import rest
from tests.waiting import DEADLINE, deadline


@pytest.fixture
async def file(sqlite_url: str) -> AsyncIterator[Database]:
    opened = await Database.open(sqlite_url)
    yield opened
    await opened.close()


def writer_of(database: Database) -> GroupWriter:
    assert isinstance(database._writer, GroupWriter)
    return database._writer


async def test_waiting_units_share_one_commit_in_their_order(file: Database) -> None:
    commits: list[object] = []
    event.listen(writer_of(file)._connection.sync_engine, "commit", commits.append)
    order: list[int] = []

    def noting(number: int) -> Callable[[AsyncConnection], Any]:
        async def unit(connection: AsyncConnection) -> None:
            order.append(number)
            await adding(number)(connection)

        return unit

    await asyncio.gather(*(file.write(noting(number)) for number in range(GROUP + 10)))
    assert len(commits) == 2
    assert order == list(range(GROUP + 10))


async def test_no_caller_is_answered_before_the_commit(file: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """And a commit that fails because of a full disk is reported to everyone in it, and the next one works."""
    answered: list[int] = []

    async def one(number: int) -> None:
        await file.write(adding(number))
        answered.append(number)

    class Full(sqlite3.OperationalError):
        sqlite_errorname = "SQLITE_FULL"

    def refuse(_: object) -> None:
        assert answered == []
        raise Full("database or disk is full")

    engine = writer_of(file)._connection.sync_engine
    monkeypatch.setattr(engine.dialect, "do_commit", refuse)
    outcomes = await asyncio.gather(*(one(number) for number in range(3)), return_exceptions=True)
    assert [getattr(outcome, "code", None) for outcome in outcomes] == ["database-write-lost"] * 3
    monkeypatch.undo()
    await one(7)
    assert await guilds(file) == [7]
    assert not file.dead.done()


async def test_a_full_database_refuses_what_does_not_fit_and_goes_on(file: Database) -> None:
    async def limit(connection: AsyncConnection) -> None:
        pages = await connection.scalar(text("PRAGMA page_count"))
        await connection.execute(text(f"PRAGMA max_page_count = {pages + 2}"))

    async def too_much(connection: AsyncConnection) -> None:
        await connection.execute(text("CREATE TABLE big AS SELECT randomblob(1000000) AS data"))

    await file.write(limit)
    outcomes = await asyncio.gather(
        file.write(adding(1)), file.write(too_much), file.write(adding(2)), return_exceptions=True
    )
    assert isinstance(outcomes[1], Exception)
    answered = [outcome for outcome in outcomes if isinstance(outcome, int)]
    assert await guilds(file) == answered
    assert await file.write(adding(3)) == 3


async def test_a_dead_writer_answers_all_callers_and_frees_the_file(file: Database, sqlite_url: str) -> None:
    async def pull_the_plug(connection: AsyncConnection) -> None:
        raw = await connection.get_raw_connection()
        assert raw.driver_connection is not None
        raw.driver_connection.sync.close()

    waiting = [file.write(adding(1)), file.write(pull_the_plug), file.write(adding(2))]
    outcomes = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [DatabaseDead] * 3
    with pytest.raises(DatabaseDead):
        async with deadline():
            await asyncio.shield(file.dead)
    with pytest.raises(DatabaseDead):
        await file.write(adding(3))
    await file.close()
    again = await Database.open(sqlite_url)
    assert await guilds(again) == []
    await again.close()


async def test_a_file_locked_by_something_else_is_reported_and_tried_again(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "BUSY_SECONDS", 0)
    database = await Database.open(sqlite_url)
    with contextlib.closing(sqlite3.connect(tmp_path / "bower.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(DatabaseBusy):
            await database.write(adding(1))
        other.execute("ROLLBACK")
    assert await database.write(adding(2)) == 2
    await database.close()


@rest
async def test_a_unit_that_ends_the_transaction_fails_and_writes_nothing(file: Database) -> None:
    async def unit(connection: AsyncConnection) -> None:
        await adding(1)(connection)
        await connection.exec_driver_sql("ROLLBACK")

    outcomes = await asyncio.gather(file.write(unit), file.write(adding(2)), return_exceptions=True)
    assert all(isinstance(outcome, Exception) for outcome in outcomes)
    assert await file.write(adding(3)) == 3
    assert await guilds(file) == [3]


async def test_other_tasks_run_during_a_long_unit(file: Database) -> None:
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def long(connection: AsyncConnection) -> None:
        before, end = turns, time.monotonic() + DEADLINE
        while turns - before <= 2:
            assert time.monotonic() < end, "nothing else has its turn"
            await connection.execute(select(SERVERS))

    at_work = asyncio.create_task(others())
    await file.write(long)
    at_work.cancel()


async def test_connections_have_their_settings(file: Database) -> None:
    async def pragmas(connection: AsyncConnection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout", "query_only")
        return [await connection.scalar(text(f"PRAGMA {name}")) for name in names]

    assert await file.write(pragmas) == ["wal", 2, 1, 5000, 0]
    async with file.read() as connection:
        assert (await pragmas(connection))[3:] == [5000, 1]


async def test_after_closing_the_file_alone_is_the_database(file: Database, tmp_path: Path) -> None:
    await file.write(adding(1))
    await guilds(file)
    await file.close()
    assert {path.name for path in tmp_path.iterdir()} == {"bower.db", "bower.db.lock"}  # noqa: ASYNC240


async def test_a_database_in_memory_is_a_temporary_file() -> None:
    database = await Database.open("sqlite+aiosqlite:///:memory:")
    assert database.path is not None
    await database.write(adding(1))
    assert await guilds(database) == [1]
    await database.close()
    assert not database.path.parent.exists()


async def test_the_same_file_twice_in_one_process_is_refused(file: Database, sqlite_url: str) -> None:
    with pytest.raises(DatabaseInUse, match="in use by another Bower"):
        await Database.open(sqlite_url)
    assert await file.write(adding(1)) == 1


async def test_opening_that_fails_or_is_cancelled_leaves_no_lock(sqlite_url: str) -> None:
    for turns in range(0, 400, 40):
        task = asyncio.create_task(Database.open(sqlite_url))
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await (await task).close()
        assert not open_files(sqlite_url), f"cancelled after {turns} turns of the event loop"
    await (await Database.open(sqlite_url)).close()


def open_files(sqlite_url: str) -> list[str]:
    """List the files of a database that this process has open; the lock's file is not one of them."""
    name = sqlite_url.removeprefix("sqlite+aiosqlite:///")
    opened = (os.path.realpath(entry) for entry in Path("/proc/self/fd").glob("*"))
    return [path for path in opened if path in (name, f"{name}-wal", f"{name}-shm")]


async def test_cancelled_readers_give_their_connections_back(file: Database) -> None:
    for turns in range(60):
        task = asyncio.create_task(guilds(file))
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait([task])
    async with deadline():
        assert await asyncio.gather(*(guilds(file) for _ in range(10))) == [[]] * 10


# --- real processes

WRITES = """
import asyncio, sys
from sqlalchemy import insert
from bot.store import schema
from bot.store.database import Database

async def main():
    database = await Database.open(sys.argv[1])
    print("open", flush=True)
    async def one(number):
        async def unit(connection):
            await connection.execute(insert(schema.servers).values(guild_id=2 * number, language="en", preset="x"))
            await connection.execute(insert(schema.servers).values(guild_id=2 * number + 1, language="en", preset="x"))
        await database.write(unit)
        print(number, flush=True)
    first, numbers = int(sys.argv[2]), iter(range(int(sys.argv[2]), int(sys.argv[2]) + 100_000))
    async def many():
        for number in numbers:
            await one(number)
    await asyncio.gather(*(many() for _ in range(8)))

asyncio.run(main())
"""
LEAVES_OPEN = """
import asyncio, sys
from bot.store.database import Database

async def main():
    database = await Database.open(sys.argv[1])
    async with database.read() as connection:
        await connection.exec_driver_sql("SELECT 1")
        raise SystemExit(3)

asyncio.run(main())
"""


def python(script: str, *arguments: object) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-c", script, *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


@rest
@pytest.mark.processes
def test_a_second_process_is_refused_until_the_first_is_killed(sqlite_url: str) -> None:
    first = python(WRITES, sqlite_url, 0)
    assert first.stdout is not None
    try:
        assert first.stdout.readline() == "open\n"
        second = python(WRITES, sqlite_url, 0)
        _, errors = second.communicate(timeout=DEADLINE)
        assert second.returncode == 1
        assert "DatabaseInUse" in errors
        assert f"process {first.pid}" in errors
    finally:
        first.kill()
        first.communicate()
    third = python(WRITES, sqlite_url, 500_000)
    assert third.stdout is not None
    assert third.stdout.readline() == "open\n"
    third.kill()
    third.communicate()


@rest
@pytest.mark.processes
def test_kill_9_in_the_middle_of_writes_loses_nothing_acknowledged(sqlite_url: str, tmp_path: Path) -> None:
    rng, acknowledged = Random(9), set[int]()
    for generation in range(6):
        process = python(WRITES, sqlite_url, generation * 100_000)
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        for _ in range(rng.randrange(1, 120)):
            acknowledged.add(int(process.stdout.readline()))
        process.send_signal(signal.SIGKILL)
        rest = process.stdout.read()  # not `communicate`, which passes over what `readline` has buffered
        acknowledged |= {int(line) for line in rest.splitlines(keepends=True) if line.endswith("\n")}
        assert process.wait(timeout=DEADLINE) == -signal.SIGKILL
    with contextlib.closing(sqlite3.connect(tmp_path / "bower.db")) as connection:
        kept = {guild for (guild,) in connection.execute("SELECT guild_id FROM servers")}
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert {2 * number for number in acknowledged} <= kept
    assert {guild ^ 1 for guild in kept} == kept, "a unit was kept by half"


@rest
@pytest.mark.processes
def test_a_database_left_open_does_not_keep_the_process(sqlite_url: str) -> None:
    process = python(LEAVES_OPEN, sqlite_url)
    process.communicate(timeout=DEADLINE)
    assert process.returncode == 3
