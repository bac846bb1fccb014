"""Fixtures for tests that need a database: real ones, empty, on SQLite and on PostgreSQL."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.store.database import Database
from tests.bot.postgres import drop_database, new_database, postgres_server

__all__ = ["database", "database_url", "postgres_server", "postgres_url", "sqlite_url"]


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The address of a SQLite file that is not there yet."""
    return f"sqlite+aiosqlite:///{tmp_path / 'bower.db'}"


@pytest.fixture
def postgres_url(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of an empty database on a real PostgreSQL."""
    server = request.getfixturevalue("postgres_server")
    url = new_database(server)
    yield url
    drop_database(server, url)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database; the test runs on both kinds."""
    return request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    """An open database with the schema and no rows; the test runs on both kinds."""
    opened = await Database.open(database_url)
    yield opened
    await opened.close()
