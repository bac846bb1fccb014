"""Who plays a computer's turn, and how well: each computer by its own level; for absent members also beside the turn."""

from random import Random

import pytest

from bot.store.database import Database
from bot.tables.model import Status
from bot.tables.turns import Turns
from engine import LayDown, Phase, Rules, ThrowIn, load
from engine.players import RuleOfThumb
from engine.players.levels import Level
from tests.bot.tabling import ANN, MEMBERS, FakeClock, OnTheSpot, opened, soon, started, tables_on, until_turn
from tests.bot.test_tables_turns import Slow


@pytest.mark.parametrize("level", Level)
async def test_each_computer_plays_by_its_own_level(database: Database, level: Level) -> None:
    tables, slow = tables_on(database, FakeClock()), Slow()
    here = (await opened(tables)).id
    await tables.fill_with_computers(here, ANN)
    await tables.set_level(here, ANN, level, 2)
    other = next(each for each in Level if each is not level)
    assert (await tables.set_level(here, ANN, other, 1)).table.level_at(2) is level
    now = await until_turn(tables, await tables.start(here, ANN), 2, Phase.PLAYING)
    made = Turns(tables, slow, pace=0, dice=Random(4))
    await made.start()
    await soon(lambda: len(slow.asked) == 1)
    asked, seen = slow.asked[0]
    assert (asked, seen.seat) == (level, now.to_act)
    await made.close()


async def test_computers_claim_and_concede_for_absent_members(database: Database) -> None:
    tables = tables_on(database, FakeClock())
    now = await started(tables, members=4, rules=Rules())
    here = now.table.id
    for seat in range(len(MEMBERS)):
        await tables.substitute(here, ANN, seat)
    made = Turns(tables, OnTheSpot(RuleOfThumb()), pace=0, dice=Random(4))
    await made.start()
    await soon(lambda: not made._at, 60)
    assert (await tables.look(here)).table.status is Status.OVER
    lines = (await tables.reveal(here)).lines
    assert any(isinstance(load(line), LayDown | ThrowIn) for line in lines)
    await made.close()
