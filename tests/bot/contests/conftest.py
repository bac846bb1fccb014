"""What tests of contests share."""

import pytest

from bot.store.database import Database
from tests.bot.contests.world import World


@pytest.fixture
def world(database: Database) -> World:
    """A server without contests."""
    return World(database)
