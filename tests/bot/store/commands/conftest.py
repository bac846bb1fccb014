"""Databases with games, for the commands."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bot.databases import drop_database, new_database
from tests.bot.store.commands.scenes import games, within


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
