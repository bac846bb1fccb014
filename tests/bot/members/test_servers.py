"""Servers' settings."""

from bot.servers.settings import Servers, ServerSettings
from bot.store.database import Database
from engine.players.levels import Level
from tests.suite import both_databases

pytestmark = both_databases


async def test_a_new_server_has_the_defaults_and_is_not_known(database: Database) -> None:
    servers = Servers(database)
    assert await servers.get(77) == ServerSettings()
    assert not await servers.is_known(77)


async def test_settings_are_kept_changed_and_of_one_server(database: Database) -> None:
    servers = Servers(database)
    for settings in (
        ServerSettings(language="it", preset="stick-the-dealer", opener_role=2**63 - 1, level=Level.EXPERT),
        ServerSettings(),
    ):
        await servers.set(77, settings)
        assert await servers.get(77) == settings
        assert await servers.is_known(77)
    assert not await servers.is_known(78)
