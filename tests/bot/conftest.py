"""What all tests of the bot share."""

import pytest

from bot.store.database import Database
from bot.tables.service import Tables
from tests.bot.databases import *  # noqa: F403 - fixtures are found by name
from tests.bot.played_server import server  # noqa: F401 - the same
from tests.bot.scripted_tables import FakeClock, tables_on
from tests.statements import run_as_the_bot_does


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def tables(database: Database, clock: FakeClock) -> Tables:
    """The tables of an empty database, by `clock`."""
    return tables_on(database, clock)


@pytest.fixture
def the_bots_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Statements of SQLite run in the bot's threads by day too."""
    run_as_the_bot_does(monkeypatch)
