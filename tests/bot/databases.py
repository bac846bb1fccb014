"""Fixtures for tests that need a database: real ones, empty, on SQLite and on PostgreSQL.

Every worker migrates one database of each kind; `database` opens a copy of it, which takes a tenth of the time.
"""

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy.engine import URL, make_url

from bot.store.database import Database
from tests.bot.postgres import drop_database, new_database, postgres_server

__all__ = [
    "database", "database_url", "migrated_file", "migrated_postgres", "postgres_server", "postgres_url", "sqlite_url",
]  # fmt: skip


def migrate(url: str) -> None:
    """Bring the database at `url` up to date, as the bot does when it starts, and close it."""

    async def run() -> None:
        await (await Database.open(url)).close()

    # a loop of its own, in a thread of its own: the caller may be inside a running loop
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, run()).result()


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file with the schema and no rows, to be copied."""
    path = tmp_path_factory.mktemp("migrated") / "bower.db"
    migrate(f"sqlite+aiosqlite:///{path}")
    return path


@pytest.fixture(scope="session")
def migrated_postgres(postgres_server: URL) -> Iterator[str]:
    """The address of a PostgreSQL database with the schema and no rows, to be copied."""
    url = new_database(postgres_server)
    migrate(url)
    yield url
    drop_database(postgres_server, url)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The address of a SQLite file that is not there yet."""
    return f"sqlite+aiosqlite:///{tmp_path / 'bower.db'}"


@pytest.fixture
def postgres_url(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of an empty database on a real PostgreSQL; of a migrated one where the test asks for `database`."""
    server = request.getfixturevalue("postgres_server")
    migrated = "database" in request.fixturenames
    url = new_database(server, request.getfixturevalue("migrated_postgres") if migrated else None)
    yield url
    drop_database(server, url)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database; the test runs on both kinds."""
    return request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")


@pytest.fixture
async def database(database_url: str, migrated_file: Path) -> AsyncIterator[Database]:
    """An open database with the schema and no rows; the test runs on both kinds."""
    file = make_url(database_url).database
    if database_url.startswith("sqlite") and file:
        shutil.copyfile(migrated_file, file)
    opened = await Database.open(database_url)
    yield opened
    await opened.close()
