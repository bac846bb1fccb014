"""Computers' turns and the table's own: whole games, the pace, faults, never two at one table."""

import logging
from collections import Counter
from collections.abc import Callable
from itertools import cycle, product
from random import Random
from typing import Any

import pytest

from bot.store.database import Database
from bot.tables.commands.life import Start
from bot.tables.commands.play import MISSED, Act, ExpireClock, Step
from bot.tables.commands.seats import FillWithComputers, Kick, Leave, Sit, Substitute
from bot.tables.commands.settings import SetClock, SetLevel
from bot.tables.game import StoredTable
from bot.tables.model import Status
from bot.tables.service import Tables
from engine import Action, View, legal_actions
from engine.players import Player, RuleOfThumb
from engine.players.levels import Level
from tests.bot.people import ANN, BEN, CLOCK_MS, EVERY_PHASE, MEMBERS, SHORT
from tests.bot.scripted_tables import (
    FakeClock,
    OnlyComputers,
    OnTheSpot,
    one_step,
    opened,
    soon,
    started,
    tables_on,
    until,
    until_turn,
)
from tests.bot.tables.conftest import Begin, Hours, Slow, calm
from tests.suite import rest, sampled
from tests.uniform_player import Uniform

WAYS = ("clock", "away", "substituted", "left", "kicked")
"""How a member's seat becomes a computer's."""


@rest
async def test_four_computers_play_whole_games_by_themselves(tables: Tables, begin: Begin) -> None:
    over = list[int]()
    tables.subscribe(lambda s: over.append(s.table.id) if s.table.status is Status.OVER else None)
    await begin(OnTheSpot(Uniform()))
    for _ in range(3):
        now = await started(tables, rules=EVERY_PHASE)
        await tables.do(now.table.id, OnlyComputers())
    await soon(lambda: len(over) == 3)
    assert len(set(over)) == 3
    for table in over:
        revealed = await tables.reveal(table)
        assert all(check.fair for check in revealed.checks)
        assert revealed.table.version == len(revealed.lines)


async def test_a_member_plays_a_game_against_three_computers(tables: Tables, begin: Begin) -> None:
    latest = list[StoredTable]()
    tables.subscribe(latest.append)
    await begin()
    now = await started(tables, rules=SHORT)
    while True:
        await soon(lambda: latest[-1].to_act == 0 or latest[-1].table.status is Status.OVER)
        now = latest[-1]
        if now.table.status is Status.OVER:
            break
        await tables.do(now.table.id, Act(ANN.user, 0, now.table.version))


@rest
async def test_a_restart_goes_on_by_itself(database: Database, tables: Tables, begin: Begin) -> None:
    at = [await until(tables, await started(tables, members=n), lambda s: s.to_act == 3) for n in (1, 2)]
    again, latest = tables_on(database, FakeClock()), {now.table.id: now for now in at}
    again.subscribe(lambda s: latest.update({s.table.id: s}))
    made = await begin(at=again)
    await soon(lambda: made._at == {})
    for before, members in zip(at, (1, 2), strict=True):
        now = latest[before.table.id]
        assert now.table.version > before.table.version
        assert now.to_act in range(members) or now.table.status is Status.OVER


async def test_a_stop_ends_the_tasks_and_the_game_goes_on_after(tables: Tables, begin: Begin) -> None:
    made = await begin()
    now = await started(tables, rules=EVERY_PHASE)
    await made.close()
    await tables.wait_until_idle(10)
    stopped = await tables.load(now.table.id)
    await tables.do(now.table.id, SetClock(ANN, CLOCK_MS + 1))
    await calm(made)
    assert made._at == {}
    assert (await tables.load(now.table.id)).table.version == stopped.table.version


class Watched:
    """A player that counts how often it is asked about the same turn."""

    def __init__(self, inner: Player, think: Callable[[], None] = lambda: None) -> None:
        self.inner = inner
        self.think = think
        self.asked = Counter[Any]()

    def choose(self, mine: View, rng: Random) -> Action:
        self.asked[mine] += 1
        self.think()
        return self.inner.choose(mine, rng)


@rest
async def test_a_turn_is_decided_once_however_often_the_table_changes(tables: Tables, begin: Begin) -> None:
    player = Watched(RuleOfThumb())
    made = await begin(OnTheSpot(player))
    now = await started(tables, rules=EVERY_PHASE)
    await tables.do(now.table.id, OnlyComputers())
    for number in range(20):
        await tables.do(now.table.id, SetClock(ANN, CLOCK_MS + number))
    await calm(made)
    assert player.asked
    assert set(player.asked.values()) == {1}


@rest
async def test_a_stale_computer_choice_is_made_again(clock: FakeClock, tables: Tables, begin: Begin) -> None:
    """While a computer thinks for a member whose clock has run out, the member acts: that counts."""
    slow = Slow()
    now = await until_turn(tables, await started(tables, members=2), 1)
    made = await begin(slow)
    clock.later(CLOCK_MS / 1000 + 1)
    await tables.do(now.table.id, ExpireClock(now.table.version))
    await soon(lambda: len(slow.asked) == 1)
    after = await tables.do(now.table.id, Act(BEN.user, 0, now.table.version))
    await soon(slow.answers[0].cancelled)
    await soon(lambda: len(slow.asked) == 2 if after.to_act in (2, 3) else made._at == {})
    assert (await tables.load(now.table.id)).table.version == now.table.version + 1


@pytest.mark.parametrize(("how", "level"), sampled(product(WAYS, Level), [*zip(cycle(WAYS), Level, strict=False)]))
async def test_a_computer_of_the_tables_level_replaces_a_member(
    clock: FakeClock, tables: Tables, begin: Begin, level: Level, how: str
) -> None:
    """Whatever brought the computer to the turn: a clock run out, twice, the host, or the member's leaving."""
    slow = Slow()
    here = (await opened(tables)).id
    await tables.do(here, SetLevel(ANN, level))
    await tables.do(here, Sit(BEN))
    await tables.do(here, FillWithComputers(ANN))
    now = await until_turn(tables, await tables.do(here, Start(ANN)), 1)
    match how:
        case "clock":
            clock.later(CLOCK_MS / 1000 + 1)
            await tables.do(here, ExpireClock(now.table.version))
        case "away":
            for missed in range(MISSED):
                clock.later(CLOCK_MS / 1000 + 1)
                now = await tables.do(here, ExpireClock(now.table.version))
                if missed < MISSED - 1 and now.state is not None:
                    now = await tables.do(here, Step(now.table.version, legal_actions(now.state)[0]))
                    now = await until_turn(tables, now, 1)
        case "substituted":
            await tables.do(here, Substitute(ANN, 1))
        case "left":
            await tables.do(here, Leave(BEN))
        case _:
            await tables.do(here, Kick(ANN, 1))
    await begin(slow)
    await soon(lambda: bool(slow.asked))
    assert slow.asked == [(level, (await tables.load(here)).view_for(1).view)]


async def test_a_fault_is_logged_and_tried_again(
    tables: Tables, hours: Hours, begin: Begin, caplog: pytest.LogCaptureFixture
) -> None:
    faults = [3]

    def fail() -> None:
        if faults[0]:
            faults[0] -= 1
            raise RuntimeError("a bad day")

    now = await until_turn(tables, await started(tables, members=2), 2)
    await begin(OnTheSpot(Watched(RuleOfThumb(), fail)), hours=hours)
    await hours.later(0)
    assert faults == [2]
    await hours.later(1)
    assert faults == [1]
    await hours.later(1)
    assert faults == [1]
    await hours.later(1)
    assert faults == [0]
    assert (await tables.load(now.table.id)).table.version == now.table.version
    await hours.later(4)
    assert (await tables.load(now.table.id)).table.version > now.table.version
    logged = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert len(logged) == 3
    assert all(record.exc_info for record in logged)


class Illegal:
    """A player that answers what is never legal."""

    def choose(self, mine: View, rng: Random) -> Action:
        from engine import Draw

        return Draw(())


async def test_an_illegal_choice_is_a_fault_not_a_loop(
    tables: Tables, hours: Hours, begin: Begin, caplog: pytest.LogCaptureFixture
) -> None:
    now = await until_turn(tables, await started(tables, members=2), 2)
    await begin(OnTheSpot(Illegal()), hours=hours)
    await hours.later(100)
    faults = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert 5 <= len(faults) <= 8
    assert (await tables.load(now.table.id)).table.version == now.table.version


@rest
async def test_nothing_is_done_for_members(tables: Tables, begin: Begin) -> None:
    rng = Random(9)
    now = await started(tables, members=4)
    made = await begin()
    for _ in range(40):
        await soon(lambda: made._at == {})
        now = await tables.load(now.table.id)
        if now.table.status is Status.OVER:
            break
        assert now.to_act is not None
        assert MEMBERS[now.to_act]
        now = await one_step(tables, now, rng)


@rest
async def test_no_card_and_no_name_is_logged(tables: Tables, begin: Begin, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, logger="bot")
    latest = list[StoredTable]()
    tables.subscribe(latest.append)
    made = await begin(OnTheSpot(Uniform()))
    now = await started(tables, rules=SHORT)
    await tables.do(now.table.id, OnlyComputers())
    await soon(lambda: latest[-1].table.status is Status.OVER)
    await made.close()
    said = " ".join(record.getMessage() for record in caplog.records if record.name.startswith("bot"))
    for word in ("play ", "deal ", "discard", "Ann", *(f"{rank}{suit}" for rank in "9TJQKA" for suit in "cdhs")):
        assert word not in said
