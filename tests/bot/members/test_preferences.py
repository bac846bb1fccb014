"""Members' preferences, and servers' settings."""

import pytest

from bot.members.preferences import Members, Preferences, Sort
from bot.servers.settings import Servers, ServerSettings
from bot.store.database import Database
from engine.players.levels import Level

OTHERS = Preferences(language="fr", four_colours=True, text_only=True, pings=False, sort=Sort.SUIT)


async def test_nothing_set_means_the_defaults(database: Database) -> None:
    assert await Members(database).get(7) == Preferences()


async def test_preferences_are_read_by_another_process(database: Database) -> None:
    members = Members(database)
    for preferences in (OTHERS, Preferences(), OTHERS):
        await members.get(7)  # now in memory
        await members.set(7, preferences)
        assert await members.get(7) == preferences
        assert await Members(database).get(7) == preferences
    assert await members.get(8) == Preferences()


async def test_cached_preferences_expire(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    members = Members(database)
    await members.get(7)
    await Members(database).set(7, OTHERS)
    assert await members.get(7) == Preferences()
    monkeypatch.setattr("bot.members.preferences._SECONDS", 0.0)
    assert await members.get(7) == OTHERS


async def test_the_cache_of_preferences_is_bounded(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.members.preferences._REMEMBERED", 3)
    members = Members(database)
    for user in range(10):
        await members.get(user)
    assert list(members._recent) == [7, 8, 9]


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
