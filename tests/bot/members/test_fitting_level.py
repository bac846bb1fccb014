"""The level at which `/euchre` begins: where the member won about half of the last games."""

import pytest

from bot.members.preferences import Members, Preferences, fit, fitting_level
from bot.store.database import Database
from bot.tables.commands.life import Open, Start
from bot.tables.commands.seats import AddComputer, FillWithComputers, Leave, Sit
from bot.tables.commands.settings import SetLevel
from bot.tables.game import StoredTable
from bot.tables.service import Tables
from engine import view
from engine.players.levels import Level
from tests.bot.people import ANN, BEN, CHANNEL, GUILD, SHORT
from tests.bot.scripted_tables import until, until_over
from tests.suite import both_databases

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


def test_newcomers_begin_at_the_lowest_and_after_the_guided_hand_in_the_middle() -> None:
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
