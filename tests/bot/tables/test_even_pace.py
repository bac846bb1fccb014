"""Even pace: the clock of a turn begins when all can see it, and computers take their time."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from bot.tables.autoplay import THINKING, Autoplay
from bot.tables.commands.life import Close, Rematch, Start
from bot.tables.commands.play import Act
from bot.tables.commands.seats import FillWithComputers
from bot.tables.commands.settings import SetEvenPace
from bot.tables.even_pace import COMPUTERS, STEP_MS, is_spoken, show_time
from bot.tables.service import Tables
from engine import Pass, Phase, Refused, Rules, legal_actions
from engine.players import RuleOfThumb
from tests.bot.people import ANN, BEN, CLOCK_MS, MOD, SHORT
from tests.bot.scripted_tables import FakeClock, OnTheSpot, opened, started, tables_on, until, until_over
from tests.there import there

if TYPE_CHECKING:
    from bot.store.database import Database

SPOKEN = {Phase.FIRST_ROUND, Phase.SECOND_ROUND}


@pytest.mark.parametrize("began", [0, 1_700_000_000_123])
def test_whatever_it_takes_is_shown_in_whole_steps(began: int) -> None:
    assert {show_time(began, began + took) - began for took in range(0, STEP_MS + 1, 100)} == {STEP_MS}
    assert {show_time(began, began + took) - began for took in (STEP_MS + 1, 2 * STEP_MS)} == {2 * STEP_MS}
    assert show_time(began, began - 500) == began + STEP_MS, "before the turn itself is shown"


async def test_the_host_sets_it_at_any_time_and_a_rematch_keeps_it(database: Database, tables: Tables) -> None:
    here = (await opened(tables, rules=SHORT)).id
    assert not (await tables.look(here)).table.even_pace
    with pytest.raises(Refused, match="not-host"):
        await tables.do(here, SetEvenPace(BEN, even=True))
    await tables.do(here, SetEvenPace(ANN, even=True))
    assert (await tables_on(database, FakeClock()).look(here)).table.even_pace
    await tables.do(here, FillWithComputers(ANN))
    now = await tables.do(here, Start(ANN))
    now = await tables.do(here, SetEvenPace(MOD, even=False))
    assert not (await tables_on(database, FakeClock()).look(here)).table.even_pace
    await tables.do(here, SetEvenPace(MOD, even=True))
    over = await until_over(tables, await tables.look(now.table.id))
    assert (await tables.rematch(over.table.id, Rematch(ANN, new_partners=False))).table.even_pace
    with pytest.raises(Refused, match="over"):
        await tables.do(here, SetEvenPace(ANN, even=True))


async def test_at_an_even_pace_the_next_clock_does_not_reveal_thinking_time(database: Database) -> None:
    deadlines = set[int]()
    for took in (0.1, 1.7, 2.9):
        clock = FakeClock()
        tables = tables_on(database, clock)
        now = await started(tables, members=4, rules=Rules())
        now = await tables.do(now.table.id, SetEvenPace(ANN, even=True))
        now = await until(tables, now, lambda n: n.state.phase is Phase.FIRST_ROUND)
        for number in range(3):
            assert is_spoken(now.state)
            clock.later(took if number == 0 else STEP_MS / 1000)
            sitter = there(now.table.seats[now.to_act or 0])
            assert sitter.user is not None
            assert now.state is not None
            assert Pass() in legal_actions(now.state)
            now = await tables.do(now.table.id, Act(sitter.user, Pass(), now.table.version))
            if number == 0:
                clock.later(STEP_MS / 1000 - took)
                assert now.deadline == clock.now() + CLOCK_MS
                deadlines.add(now.deadline - FakeClock().now())
        await tables.do(now.table.id, Close(ANN))
    assert len(deadlines) == 1


async def test_without_even_pace_a_clock_begins_at_once(clock: FakeClock, tables: Tables) -> None:
    now = await until(
        tables, await started(tables, members=4, rules=Rules()), lambda n: n.state.phase is Phase.FIRST_ROUND
    )
    clock.later(1.7)
    sitter = there(now.table.seats[now.to_act or 0])
    assert sitter.user is not None
    now = await tables.do(now.table.id, Act(sitter.user, Pass(), now.table.version))
    assert now.deadline == clock.now() + CLOCK_MS


async def test_computers_take_less_than_a_step_to_speak_and_otherwise_their_time(tables: Tables) -> None:
    turns = Autoplay(tables, OnTheSpot(RuleOfThumb()), pace=2, dice=Random(1))
    now = await started(tables, members=1, rules=Rules())
    bids = await until(tables, now, lambda n: n.state.phase is Phase.FIRST_ROUND)
    assert turns._pause(bids) <= 2 * THINKING[1]
    bids = await tables.do(bids.table.id, SetEvenPace(ANN, even=True))
    assert turns._pause(bids) == 2 * COMPUTERS
    assert COMPUTERS * 1000 < STEP_MS
    plays = await until(tables, bids, lambda n: n.state.phase is Phase.PLAYING)
    assert turns._pause(plays) <= 2 * THINKING[1]
