"""Members' preferences, and servers' settings and rules."""

import asyncio
from dataclasses import replace

import pytest

from bot.members.preferences import Members, Preferences, Sort
from bot.servers import DEFAULT, LONGEST, MOST, RulesetCode, Rulesets, Servers, ServerSettings, check_name
from bot.store.database import Database
from engine import PRESETS, Refused, Rules
from engine.players.levels import Level
from tests.bot.people import GUILD
from tests.bot.scripted_tables import FakeClock
from tests.cases import for_all
from tests.refused import refused
from tests.suite import both_databases

OTHERS = Preferences(language="fr", four_colours=True, text_only=True, pings=False, sort=Sort.SUIT)


async def test_nothing_set_means_the_defaults(database: Database) -> None:
    assert await Members(database).get(7) == Preferences()


@both_databases
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


async def test_two_changes_at_once_are_both_kept(database: Database) -> None:
    """Each was made from the same settings, of a server that is new and of one that is known."""
    servers = Servers(database)
    await servers.set(78, ServerSettings(zone="Europe/Rome"))
    for guild in (77, 78):
        before = await servers.get(guild)
        for change in ({"language": "it"}, {"opener_role": 5}, {}):
            await servers.set(guild, replace(before, **change), before=before)
        assert await servers.get(guild) == replace(before, language="it", opener_role=5)
    await servers.set(79, ServerSettings(), before=ServerSettings())
    assert await servers.is_known(79), "confirming what is so already sets the server up"


MINE = Rules(target=7)


async def test_rules_are_saved_found_and_deleted(database: Database, clock: FakeClock) -> None:
    rulesets = Rulesets(database, clock=clock)
    kept = await rulesets.save(GUILD, "Été chez Zoë", MINE, by=2**63 - 1)
    assert (kept.name, kept.rules, kept.created_by, kept.created_at) == ("Été chez Zoë", MINE, 2**63 - 1, clock.at)
    assert await rulesets.find(GUILD, "  été  CHEZ zoË ") == kept
    assert await rulesets.find(GUILD + 1, "Été chez Zoë") is None
    assert await rulesets.get(GUILD, kept.id) == kept
    await rulesets.save(GUILD, "Alpha", PRESETS["canadian"], by=1)
    assert [each.name for each in await rulesets.of_server(GUILD)] == ["Alpha", "Été chez Zoë"]
    with refused(RulesetCode.UNKNOWN):
        await rulesets.delete(GUILD + 1, kept.id)
    await rulesets.delete(GUILD, kept.id)
    for forgotten in (rulesets.delete(GUILD, kept.id), rulesets.get(GUILD, kept.id)):
        with refused(RulesetCode.UNKNOWN):
            await forgotten


async def test_a_name_is_taken_once_however_it_is_written(database: Database) -> None:
    rulesets = Rulesets(database, clock=FakeClock())
    await rulesets.save(GUILD, "Straße", MINE, by=1)
    for name in ("STRASSE", "straße", "Stra\u00dfe"):
        with refused(RulesetCode.TAKEN):
            await rulesets.save(GUILD, name, MINE, by=1)
    await rulesets.save(GUILD + 1, "Straße", MINE, by=1)


async def test_two_at_once_of_one_name(database: Database) -> None:
    rulesets = Rulesets(database, clock=FakeClock())
    outcomes = await asyncio.gather(
        *(rulesets.save(GUILD, "mine", MINE, by=each) for each in range(5)), return_exceptions=True
    )
    assert sum(isinstance(each, Refused) for each in outcomes) == 4
    assert len(await rulesets.of_server(GUILD)) == 1


async def test_the_limit_is_of_one_server(database: Database) -> None:
    rulesets = Rulesets(database, clock=FakeClock())
    for number in range(MOST):
        await rulesets.save(GUILD, f"mine {number}", MINE, by=1)
    with refused(RulesetCode.TOO_MANY, data={"limit": MOST}):
        await rulesets.save(GUILD, "one more", MINE, by=1)
    await rulesets.save(GUILD + 1, "one more", MINE, by=1)


async def test_a_server_whose_rules_are_deleted_plays_the_ordinary_game(database: Database) -> None:
    rulesets, servers = Rulesets(database, clock=FakeClock()), Servers(database)
    kept = await rulesets.save(GUILD, "mine", MINE, by=1)
    for guild, preset in ((GUILD, "mine"), (GUILD + 1, "mine"), (GUILD + 2, "canadian")):
        await servers.set(guild, ServerSettings(language="it", preset=preset))
    await rulesets.delete(GUILD, kept.id)
    assert await servers.get(GUILD) == ServerSettings(language="it", preset=DEFAULT)
    assert (await servers.get(GUILD + 1)).preset == "mine"
    assert (await servers.get(GUILD + 2)).preset == "canadian"


@pytest.mark.parametrize("name", ["a", "7", "x" * LONGEST, "Bar du Port 2-3", "мой стол", "  two   words  "])
def test_names_that_may_be(name: str) -> None:
    assert check_name(name) == " ".join(name.split())


@for_all(name=["", "   ", "x" * (LONGEST + 1), "-a", "a_b", "a.b", "@everyone", "a\u202eb", "a/b"])
def test_names_that_may_not_be(name: str) -> None:
    with refused(RulesetCode.BAD_NAME):
        check_name(name)


@for_all(name=[*PRESETS, "Cornish", "two handed", "TWO-HANDED", "Règles maison", "House Rules"])
def test_names_that_bower_has_itself(name: str) -> None:
    with refused(RulesetCode.PRESET_NAME):
        check_name(name)
