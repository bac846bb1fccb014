"""Members: preferences, the level that fits, games finished; and the settings and rules of servers."""

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.members.preferences import GAMES, Members, Newcomers, Preferences, Sort, fit, fitting_level
from bot.servers import DEFAULT, LONGEST, MOST, RulesetCode, Rulesets, Servers, ServerSettings, check_name
from bot.store import schema
from bot.store.database import Database
from bot.tables.commands.life import Open, Start
from bot.tables.commands.seats import AddComputer, FillWithComputers, Leave, Sit
from bot.tables.commands.settings import SetLevel
from bot.tables.game import StoredTable
from bot.tables.service import Tables
from engine import PRESETS, Refused, Rules, view
from engine.players.levels import Level
from tests.bot.people import ANN, BEN, CHANNEL, GUILD, SHORT
from tests.bot.scripted_tables import FakeClock, until, until_over
from tests.bot.stats_rows import standing
from tests.cases import for_all
from tests.refused import refused
from tests.suite import both_databases

OTHERS = Preferences(language="fr", four_colours=True, text_only=True, pings=False, sort=Sort.SUIT)


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


FIRST, LEARNER, NOVICE, IMPROVER, REGULAR, EXPERT = Level
LETTERS = dict(zip("flnire", Level, strict=True))


def results(games: str) -> list[tuple[Level, bool]]:
    """Games, the newest first: the first letter of the level, in capitals if it was won; `e` is expert, `r` regular."""
    return [(LETTERS[letter.lower()], letter.isupper()) for letter in games]


@pytest.mark.parametrize(
    ("games", "level"),
    [
        ("nNnNn", NOVICE),
        ("NNNnn", NOVICE),
        ("nnn", NOVICE),  # too few to judge
        ("NNNNn", IMPROVER),
        ("nnnnN", LEARNER),
        ("iiNNNNN", IMPROVER),
        ("iiiiiNnNnN", NOVICE),  # the one that fits, though another was played last
        ("LlLlLNnNnN", LEARNER),  # two fit: the one played last
        ("nNnNnnNnNn" + "N" * 30, NOVICE),  # only the last ten count
        ("fffff", FIRST),
        ("EEEEE", EXPERT),
    ],
)
def test_the_level_that_fits(games: str, level: Level) -> None:
    for guided in (False, True):
        assert fit(results(games), guided=guided) is level


def test_newcomers_begin_at_the_lowest_and_after_the_guided_hand_as_novices() -> None:
    assert fit([], guided=False) is FIRST
    assert fit([], guided=True) is NOVICE


async def test_games_alone_with_computers_of_one_level_count(database: Database, tables: Tables) -> None:
    """Not those with other members, nor with computers of several levels, nor those in another server."""

    async def found(guild: int = GUILD) -> Level:
        return await fitting_level(database, guild, ANN.user, guided=True)

    assert await found() is NOVICE
    await played(tables, LEARNER)
    assert await found() is LEARNER
    await played(tables, EXPERT, BEN)
    await played(tables, EXPERT, mixed=True)
    assert await found() is LEARNER
    assert await found(GUILD + 1) is NOVICE
    await played(tables, REGULAR)
    assert await found() is REGULAR


@both_databases
@pytest.mark.parametrize("level", [LEARNER, EXPERT])
async def test_a_game_whose_level_was_changed_after_its_first_card_does_not_count(
    database: Database, tables: Tables, level: Level
) -> None:
    """Neither for the level it began with nor for the one at its end; changed before, it counts for the new one."""
    await played(tables, REGULAR)
    here = await begun(tables, REGULAR)
    await until(tables, here, _first_card_is_played)
    await tables.do(here.table.id, SetLevel(ANN, level))
    await until_over(tables, await tables.load(here.table.id))
    assert await fitting_level(database, GUILD, ANN.user, guided=True) is REGULAR
    here = await begun(tables, REGULAR)
    await until(tables, here, lambda now: now.to_act is not None)
    await tables.do(here.table.id, SetLevel(ANN, level))
    await until_over(tables, await tables.load(here.table.id))
    assert await fitting_level(database, GUILD, ANN.user, guided=True) is level


@both_databases
async def test_a_game_in_which_somebody_else_sat_for_a_while_does_not_count(database: Database, tables: Tables) -> None:
    """Nor one that another member began: at its end all others were computers."""
    await played(tables, REGULAR)
    here = await begun(tables, LEARNER)
    await until(tables, here, _first_card_is_played)
    await tables.do(here.table.id, Sit(BEN, 2))
    await tables.do(here.table.id, Leave(ANN))
    await until_over(tables, await tables.load(here.table.id))
    for member in (ANN, BEN):
        found = await fitting_level(database, GUILD, member.user, guided=True)
        assert found is (REGULAR if member is ANN else NOVICE)
    here = await begun(tables, LEARNER)
    await until(tables, here, _first_card_is_played)
    await tables.do(here.table.id, Sit(BEN, 2))
    await tables.do(here.table.id, Leave(BEN))
    await until_over(tables, await tables.load(here.table.id))
    assert await fitting_level(database, GUILD, ANN.user, guided=True) is REGULAR


def _first_card_is_played(now: StoredTable) -> bool:
    return now.state is not None and bool(view(now.state, None).trick)


async def begun(tables: Tables, level: Level) -> StoredTable:
    """A game of Ann's alone with computers."""
    here = (await tables.open(Open(ANN, GUILD, CHANNEL, preset="north-american", rules=SHORT, level=level))).table.id
    await tables.do(here, FillWithComputers(ANN))
    return await tables.do(here, Start(ANN))


async def played(tables: Tables, level: Level, *others: object, mixed: bool = False) -> None:
    """A game of Ann's to its end, played by rule of thumb."""
    here = (await tables.open(Open(ANN, GUILD, CHANNEL, preset="north-american", rules=SHORT, level=level))).table.id
    for _ in others:
        await tables.do(here, Sit(BEN))
    if mixed:
        await tables.do(here, AddComputer(ANN, 1, FIRST))
        await tables.do(here, AddComputer(ANN, 2, level))
    await tables.do(here, FillWithComputers(ANN))
    await until_over(tables, await tables.do(here, Start(ANN)))


async def test_the_guided_hand_is_remembered(database: Database) -> None:
    members = Members(database)
    await members.set(7, Preferences(language="fr", pings=False))
    await members.note_guided(7)
    await members.note_guided(8)
    assert await Members(database).get(7) == Preferences(language="fr", pings=False, guided=True)
    assert (await Members(database).get(8)).guided
    assert not (await Members(database).get(9)).guided


async def has_finished(database: Database, games: int) -> None:
    """Ann has finished so many games, and three of them in server 7."""

    async def write(connection: AsyncConnection) -> None:
        await connection.execute(delete(schema.standings))
        rows = [standing(0, 1, "Ann", games=games), standing(7, 1, "Ann", games=3), standing(0, 2, "Ben", games=9)]
        await connection.execute(insert(schema.standings), rows)

    await database.write(write)


async def test_games_are_counted_everywhere_and_once_a_table(database: Database) -> None:
    newcomers = Newcomers(database)
    assert await newcomers.games_before(1, 1) == 0
    await has_finished(database, 2)
    assert await newcomers.games_before(1, 1) == 0
    assert await newcomers.games_before(2, 1) == 2
    await has_finished(database, GAMES)
    assert await newcomers.games_before(3, 1) == GAMES
