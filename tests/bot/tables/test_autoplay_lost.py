"""Turns that are no longer a computer's while it thinks: taken by another process, closed, or the member is back."""

from random import Random

import pytest

from bot.store.database import Database
from bot.tables.autoplay import Autoplay
from bot.tables.commands.life import Close
from bot.tables.commands.play import Act, ExpireClock, Step
from bot.tables.commands.seats import ComeBack, Leave, Substitute
from bot.tables.game import StoredTable, waits_for_computer
from bot.tables.service import Tables
from engine import Pass, Phase
from tests.bot.people import ANN, BEN
from tests.bot.scripted_tables import FakeClock, one_step, soon, started, tables_on, until_turn
from tests.bot.tables.conftest import Begin, Slow


async def thinking(tables: Tables, begin: Begin) -> tuple[Autoplay, Slow, StoredTable]:
    """A computer thinks about its turn, after which another computer's comes and then Ann's."""
    now = await until_turn(tables, await started(tables, members=1), 2, Phase.FIRST_ROUND)
    slow = Slow()
    made = await begin(slow, at=tables)
    await soon(lambda: len(slow.asked) == 1)
    return made, slow, now


async def test_a_turn_that_was_taken_elsewhere_is_not_tried_for_ever(
    database: Database, begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = tables_on(database, FakeClock()), tables_on(database, FakeClock())
    made, slow, now = await thinking(one, begin)
    tried, do = list[int](), one.do

    async def counted(table: int, command: Step) -> StoredTable:
        tried.append(command.seen)
        assert len(tried) < 5, "the same step again and again"
        return await do(table, command)

    monkeypatch.setattr(one, "do", counted)
    rng = Random(4)
    other = await two.load(now.table.id)
    while waits_for_computer(other) or other.table.version == now.table.version:
        other = await one_step(two, other, rng, calls=0)
    slow.answers[0].set_result(None)
    await soon(lambda: not made._at)
    assert tried == [now.table.version]
    assert (await one.load(now.table.id)).table.version == other.table.version


@pytest.mark.parametrize("here", [True, False], ids=["here", "elsewhere"])
async def test_a_table_closed_while_a_computer_thinks(database: Database, begin: Begin, here: bool) -> None:
    one, two = tables_on(database, FakeClock()), tables_on(database, FakeClock())
    made, slow, now = await thinking(one, begin)
    await two.load(now.table.id)
    closed = await (one if here else two).do(now.table.id, Close(ANN))
    if not here:
        slow.answers[0].set_result(None)
    await soon(lambda: not made._at)
    assert slow.answers[0].cancelled() is here
    assert await one.load(now.table.id) == closed


async def test_a_member_who_is_back_while_a_computer_thinks_is_waited_for(tables: Tables, begin: Begin) -> None:
    slow = Slow()
    now = await until_turn(tables, await started(tables, members=2), 0, Phase.PLAYING)
    here = now.table.id
    made = await begin(slow)
    await tables.do(here, Substitute(ANN, 0))
    await soon(lambda: len(slow.asked) == 1)
    await tables.do(here, ComeBack(ANN))
    await soon(lambda: not made._at)
    assert slow.answers[0].cancelled()
    assert (await tables.load(here)).table.version == now.table.version


async def test_leaving_while_a_computer_thinks_stops_nothing(tables: Tables, begin: Begin) -> None:
    slow = Slow()
    now = await until_turn(tables, await started(tables, members=2), 2, Phase.PLAYING)
    here = now.table.id
    made = await begin(slow)
    await soon(lambda: len(slow.asked) == 1)
    await tables.do(here, Leave(BEN))
    await soon(lambda: not made._tables._running)
    assert len(slow.asked) == 1
    slow.answers[0].set_result(None)
    await soon(lambda: made._at == {} or len(slow.asked) == 2)
    after = await tables.load(here)
    assert after.table.version == now.table.version + 1
    assert after.to_act != 2


async def test_late_computer_choice_is_not_applied_to_the_next_seat(
    clock: FakeClock, tables: Tables, begin: Begin
) -> None:
    """Both at the same moment: what was chosen for one seat is never played for another."""
    slow = Slow()
    now = await until_turn(tables, await started(tables, members=2), 1, Phase.FIRST_ROUND)
    await begin(slow)
    clock.later(3600)
    await tables.do(now.table.id, ExpireClock(now.table.version))
    await soon(lambda: len(slow.asked) == 1)

    def decided(_: StoredTable) -> None:
        if not slow.answers[0].done():
            slow.answers[0].set_result(None)

    tables.subscribe(decided)
    after = await tables.do(now.table.id, Act(BEN.user, Pass(), now.table.version))
    assert waits_for_computer(after)
    await soon(lambda: len(slow.asked) == 2)
    assert slow.asked[1][1].seat == after.to_act
    assert (await tables.load(now.table.id)).table.version == now.table.version + 1
