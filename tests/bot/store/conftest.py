"""Databases with games, a command of `python -m bot` run on them, and what tests of locks on PostgreSQL share."""

import argparse
import asyncio
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import TypeVar

import asyncpg
import pytest
from sqlalchemy import text
from sqlalchemy.engine import make_url

from bot.settings import Settings
from bot.store import lease
from bot.store.database import Database
from bot.store.lease import Holder
from bot.tables.commands.life import Close, Open
from tests import waiting
from tests.bot.databases import drop_database, new_database
from tests.bot.people import ANN
from tests.bot.scripted_tables import FakeClock, one_step, rows, started, tables_on, until_over

T = TypeVar("T")


@pytest.fixture(autouse=True)
def use_them(the_bots_threads: None) -> None:
    """Here the store is what is tested."""


def run(command: str, url: str, *words: object) -> int:
    module = import_module(f"bot.cli.{command}")
    parser = argparse.ArgumentParser()
    module.add_arguments(parser)
    settings = Settings(_env_file=None, database_url=url)  # type: ignore[call-arg]
    return module.run(parser.parse_args([str(word) for word in words]), settings)


def within(url: str, work: Callable[[Database], Awaitable[T]]) -> T:
    async def whole() -> T:
        database = await Database.open(url)
        try:
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(whole())


async def games(database: Database) -> None:
    """Table 1 is over, table 2 was given up, table 3 is at play, table 4 in its lobby."""
    tables = tables_on(database, FakeClock())
    await until_over(tables, await started(tables, members=4))
    for number in (2, 3):
        now = await started(tables, members=2)
        for _ in range(40):
            now = await one_step(tables, now, Random(number))
    await tables.do(2, Close(ANN))
    await tables.open(Open(ANN, 77, 7700, preset="north-american"))


def everything(url: str) -> dict[str, list[tuple[object, ...]]]:
    return within(url, rows)


@pytest.fixture(scope="module")
def played_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file with `games`; tests get copies."""
    path = tmp_path_factory.mktemp("played") / "bower.db"
    within(f"sqlite+aiosqlite:///{path}", games)
    return path


@pytest.fixture(scope="module")
def played_url(request: pytest.FixtureRequest) -> Iterator[str]:
    """The same on PostgreSQL."""
    server = request.getfixturevalue("postgres_server")
    made = new_database(server)
    within(made, games)
    yield made
    drop_database(server, made)


@pytest.fixture
def file_url(sqlite_url: str, tmp_path: Path, played_file: Path) -> str:
    shutil.copy(played_file, tmp_path / "bower.db")
    return sqlite_url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> Iterator[str]:
    """A database with `games`; the test runs on both kinds."""
    if request.param == "sqlite":
        yield request.getfixturevalue("file_url")
        return
    template, server = request.getfixturevalue("played_url"), request.getfixturevalue("postgres_server")
    made = new_database(server, template)
    yield made
    drop_database(server, made)


@pytest.fixture
async def other(postgres_url: str) -> AsyncIterator[asyncpg.Connection]:
    """Somebody else's connection to the same database."""
    address = make_url(postgres_url).set(drivername="postgresql")
    connection = await asyncpg.connect(address.render_as_string(hide_password=False))
    yield connection
    connection.terminate()


async def until(holds: Callable[[], object]) -> None:
    """Look until it holds on the server."""
    await waiting.until(holds, pause=0.01)


async def holders(database: Database) -> list[Holder]:
    """Who holds which shards."""
    async with database.read() as connection:
        return await lease.list_holders(connection)


async def end_session(database: Database, shards: list[int]) -> int:
    """Cut the connection that holds some shards, as a restart of the server does."""
    (session,) = [holder.session for holder in await holders(database) if holder.shards == shards]
    async with database.read() as connection:
        await connection.execute(text("SELECT pg_terminate_backend(:session)"), {"session": session})
    return session


async def wait_for_shard(other: asyncpg.Connection, database: Database, shard: int, count: int) -> "asyncio.Task[str]":
    """Stand in line for a shard that is held: whoever does gets it in the moment in which the holder's session ends."""
    await other.execute("SELECT pg_advisory_lock_shared($1, $2)", lease._COUNT, count)
    taking = asyncio.create_task(other.execute("SELECT pg_advisory_lock($1, $2)", lease._SHARD, shard))
    query = text("SELECT count(*) FROM pg_locks WHERE classid = :kind AND NOT granted")

    async def stands() -> bool:
        async with database.read() as connection:
            return bool((await connection.execute(query, {"kind": lease._SHARD})).scalar_one())

    await until(stands)
    return taking
