"""How well computers play at a table: who sets it, that it stays, and that each plays at its own level."""

import pytest

from bot.store.database import Database
from bot.tables.commands.life import Open, Rematch, Start
from bot.tables.commands.seats import AddComputer, FillWithComputers, Leave, RemoveComputer, Sit
from bot.tables.commands.settings import SetLevel
from bot.tables.game import StoredTable
from bot.tables.model import LEVEL_DEFAULT
from bot.tables.service import Tables
from engine import Refused
from engine.players.levels import Level
from tests.bot.people import ANN, BEN, CHANNEL, GUILD, MEMBERS, MOD, SHORT
from tests.bot.scripted_tables import FakeClock, at_contest, begin, gathered, opened, tables_on, until_over, until_turn


def levels(now: StoredTable) -> list[Level | None]:
    return [sitter.level if sitter else None for sitter in now.table.seats]


async def test_a_new_table_has_the_default_or_what_its_opener_says(database: Database, tables: Tables) -> None:
    assert (await opened(tables)).level is LEVEL_DEFAULT
    here = await tables.open(Open(ANN, GUILD, CHANNEL, preset="north-american", level=Level.REGULAR))
    assert (await tables_on(database, FakeClock()).load(here.table.id)).table.level is Level.REGULAR


async def test_one_computers_level_and_all_of_them(database: Database, tables: Tables) -> None:
    here = (await opened(tables)).id
    await tables.do(here, AddComputer(ANN, 1))
    await tables.do(here, AddComputer(ANN, 2, Level.NOVICE))
    now = await tables.do(here, AddComputer(ANN, 3, LEVEL_DEFAULT))
    assert levels(now) == [None, LEVEL_DEFAULT, Level.NOVICE, LEVEL_DEFAULT]
    now = await tables.do(here, SetLevel(MOD, Level.REGULAR, 1))
    assert levels(now) == [None, Level.REGULAR, Level.NOVICE, LEVEL_DEFAULT]
    assert now.table.level is LEVEL_DEFAULT
    assert [now.table.level_at(seat) for seat in range(4)] == [LEVEL_DEFAULT, *levels(now)[1:]]
    now = await tables.do(here, SetLevel(ANN, Level.NOVICE))
    assert levels(now) == [None, Level.NOVICE, Level.NOVICE, Level.NOVICE]
    assert now.table.level is Level.NOVICE
    assert (await tables_on(database, FakeClock()).load(here)).table == now.table


@pytest.mark.parametrize("level", [Level.NOVICE, Level.EXPERT])
async def test_the_next_computer_has_the_level_last_chosen(database: Database, tables: Tables, level: Level) -> None:
    """For one or for all, also after that computer has gone and the bot has started again."""
    other = next(each for each in Level if each is not level)
    here = (await opened(tables)).id
    await tables.do(here, AddComputer(ANN, 2, level))
    assert levels(await tables.do(here, AddComputer(ANN))) == [None, level, level, None]
    await tables.do(here, RemoveComputer(ANN, 2))
    await tables.do(here, RemoveComputer(ANN, 1))
    again = tables_on(database, FakeClock())
    now = await again.do(here, AddComputer(ANN))
    assert (levels(now), now.table.level) == ([None, level, None, None], LEVEL_DEFAULT)
    await again.do(here, SetLevel(ANN, other, 1))
    assert levels(await again.do(here, AddComputer(ANN))) == [None, other, other, None]
    await again.do(here, SetLevel(ANN, level))
    assert levels(await again.do(here, FillWithComputers(ANN))) == [None, level, level, level]


async def test_it_stays_through_seats_the_game_and_its_rematch(tables: Tables) -> None:
    here = (await opened(tables, rules=SHORT)).id
    await tables.do(here, SetLevel(ANN, Level.REGULAR))
    await tables.do(here, FillWithComputers(ANN))
    await tables.do(here, SetLevel(ANN, Level.NOVICE, 1))
    now = await tables.do(here, Start(ANN))
    now = await tables.do(here, Sit(BEN, 1))
    with pytest.raises(Refused, match="started"):
        await tables.do(here, SetLevel(ANN, Level.NOVICE))
    assert levels(now) == [None, None, Level.REGULAR, Level.REGULAR], "a member has none"
    now = await tables.do(here, Leave(BEN))
    assert levels(now) == [None, Level.REGULAR, Level.REGULAR, Level.REGULAR], "who takes a member's seat plays as all"
    over = await until_over(tables, now)
    again = await tables.rematch(over.table.id, Rematch(ANN, new_partners=True))
    assert again.table.level is Level.REGULAR
    assert levels(again) == [None, Level.REGULAR, Level.REGULAR, Level.REGULAR]


async def test_who_plays_alone_with_computers_may_choose_another_level_during_the_game(tables: Tables) -> None:
    here = (await opened(tables, rules=SHORT)).id
    await tables.do(here, FillWithComputers(ANN))
    await tables.do(here, Start(ANN))
    now = await tables.do(here, SetLevel(ANN, Level.LEARNER))
    assert (now.table.level, levels(now)) == (Level.LEARNER, [None, *[Level.LEARNER] * 3])
    with pytest.raises(Refused, match="started"):
        await tables.do(here, SetLevel(ANN, Level.EXPERT, 1))
    over = await until_over(tables, now)
    with pytest.raises(Refused, match="over"):
        await tables.do(over.table.id, SetLevel(ANN, Level.EXPERT))


async def test_in_a_rated_game_and_a_contest_nobody_chooses_who_plays_for_the_absent(tables: Tables) -> None:
    """Else the host sets a level that loses for opponents who are not there, and the last who stays for those gone."""
    here = await gathered(tables, *MEMBERS, level=Level.FIRST_TIMER)
    now = await until_turn(tables, await begin(tables, here, MEMBERS), 1)
    assert now.table.rated
    assert now.table.level_at(1) is Level.IMPROVER
    for member in MEMBERS[1:]:
        now = await tables.do(here, Leave(member))
    assert levels(now) == [None, *3 * [Level.IMPROVER]]
    with pytest.raises(Refused, match="started"):
        await tables.do(here, SetLevel(ANN, Level.FIRST_TIMER))
    there = await at_contest(tables, rated=False)
    assert {there.table.level_at(seat) for seat in range(4)} == {Level.IMPROVER}
