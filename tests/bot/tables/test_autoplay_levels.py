"""Each computer plays at its own level, and computers act for absent members, also out of turn."""

from random import Random

import pytest

from bot.store.database import Database
from bot.tables.autoplay import Autoplay
from bot.tables.commands.life import Start
from bot.tables.commands.play import ActOutOfTurn, number_of
from bot.tables.commands.seats import FillWithComputers, Substitute
from bot.tables.commands.settings import SetLevel
from bot.tables.game import StoredTable
from bot.tables.service import Tables
from engine import Object, Phase, Rules, Steal, apply
from engine.players import RuleOfThumb
from engine.players.levels import Level
from tests.bot.people import ANN, MEMBERS
from tests.bot.scripted_tables import FakeClock, OnTheSpot, opened, soon, tables_on, until_turn
from tests.bot.tables.test_autoplay import Slow
from tests.bot.tables.test_out_of_turn import driven, member
from tests.suite import exhaustive


@pytest.mark.parametrize("level", Level)
async def test_each_computer_plays_by_its_own_level(database: Database, level: Level) -> None:
    tables, slow = tables_on(database, FakeClock()), Slow()
    here = (await opened(tables)).id
    await tables.do(here, FillWithComputers(ANN))
    await tables.do(here, SetLevel(ANN, level, 2))
    other = next(each for each in Level if each is not level)
    assert (await tables.do(here, SetLevel(ANN, other, 1))).table.level_at(2) is level
    now = await until_turn(tables, await tables.do(here, Start(ANN)), 2, Phase.PLAYING)
    made = Autoplay(tables, slow, pace=0, dice=Random(4))
    await made.start()
    await soon(lambda: len(slow.asked) == 1)
    asked, seen = slow.asked[0]
    assert (asked, seen.seat) == (level, now.to_act)
    await made.close()


@exhaustive
async def test_a_computer_objects_for_an_absent_member(tables: Tables) -> None:
    """Members who are there see for themselves that the deal was taken out of turn."""
    now, steal = await driven(tables, Rules(steal_deal=True), Steal)
    assert isinstance(steal, Steal)
    here, opponent = now.table.id, (steal.seat + 1) % 4
    await tables.do(here, ActOutOfTurn(member(now, steal.seat), number_of(steal), now.table.version))
    await tables.do(here, Substitute(MEMBERS[opponent], opponent))
    stolen = await tables.look(here)
    made = Autoplay(tables, OnTheSpot(RuleOfThumb()), pace=0, dice=Random(4))
    heard = list[StoredTable]()
    tables.subscribe(heard.append)
    await made.start()
    await soon(lambda: not made._at)
    assert stolen.state is not None
    assert heard[0].state == apply(stolen.state, Object(opponent))
    await made.close()
