"""Computers' turns and the table's own: whole games, the pace, faults, never two at one table."""

import logging
from collections import Counter
from collections.abc import Callable
from itertools import cycle, pairwise, product
from random import Random
from typing import Any

import pytest

from bot.store.database import Database
from bot.tables import autoplay
from bot.tables.autoplay import Autoplay
from bot.tables.commands.life import Close, Start
from bot.tables.commands.play import MISSED, Act, DealNow, ExpireClock, Step
from bot.tables.commands.seats import ComeBack, FillWithComputers, Kick, Leave, Sit, Substitute
from bot.tables.commands.settings import SetClock, SetLevel
from bot.tables.game import StoredTable, waits_for_computer
from bot.tables.model import Status
from bot.tables.service import Tables
from engine import Action, Pass, Phase, Rules, View, legal_actions
from engine.phases.registry import Dealing, DrawForDeal, Playing
from engine.players import Player, RuleOfThumb
from engine.players.levels import Level
from tests.bot.people import ANN, BEN, CLOCK_MS, EVERY_PHASE, SHORT
from tests.bot.scripted_tables import (
    FakeClock,
    OnlyComputers,
    OnTheSpot,
    one_step,
    opened,
    phase,
    soon,
    started,
    tables_on,
    until,
    until_turn,
)
from tests.bot.tables.conftest import Begin, Hours, Slow, calm
from tests.driver import Uniform
from tests.suite import rest, sampled

WAYS = ("clock", "away", "substituted", "left", "kicked")
"""How a member's seat becomes a computer's."""


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


class Timed:
    """A chooser that notes when it is asked."""

    def __init__(self, hours: Hours) -> None:
        self.hours = hours
        self.asked: list[float] = []

    async def choose(self, level: Level, mine: View, seed: int) -> Action:
        self.asked.append(self.hours.at)
        return RuleOfThumb().choose(mine, Random(seed))


@rest
async def test_the_pace_is_a_persons(tables: Tables, hours: Hours, begin: Begin) -> None:
    """How long each kind of step is waited for at pace 2, over a whole hand and the next deal.

    A computer begins to think when the turn becomes its own, and its choice is shown when a person's would be.
    """
    steps, timed = list[tuple[float, StoredTable]](), Timed(hours)
    now = await started(tables)
    await tables.do(now.table.id, OnlyComputers())
    steps.append((0.0, await tables.load(now.table.id)))
    tables.subscribe(lambda s: steps.append((hours.at, s)))
    made = await begin(timed, pace=2, hours=hours)
    while not (steps[-1][1].state is not None and steps[-1][1].table.version > 30):
        await hours.later(1)
    await made.close()
    low, high = autoplay.THINKING
    seen = set[str]()
    for (begun, before), (ended, _) in pairwise(steps):
        took, state = (ended - begun) / 2, before.state
        match state:
            case DrawForDeal() | Dealing(last=None):
                seen.add("first")
                assert took == pytest.approx(autoplay.BEFORE_FIRST_DEAL)
            case Dealing():
                seen.add("deal")
                assert took == pytest.approx(autoplay.AFTER_HAND)
            case Playing(trick=(), tricks=(_, *_)):
                seen.add("trick")
                assert took == pytest.approx(autoplay.AFTER_TRICK)
            case _:
                seen.add("think")
                assert low <= took <= high
    assert seen == {"first", "deal", "trick", "think"}
    assert timed.asked == [at for at, now in steps if now.to_act is not None][: len(timed.asked)]
    assert len(timed.asked) > 5


@pytest.mark.parametrize(("clock_ms", "seconds"), [(60_000, 6), (600_000, 60), (86_400_000, 600)])
async def test_stealing_the_deal_is_possible_for_longer_where_the_clock_is_long(
    tables: Tables, hours: Hours, begin: Begin, clock_ms: int, seconds: int
) -> None:
    """See rules-spec C5: a tenth of the turn clock, at least what everyone has to read the result."""
    now = await started(tables, members=4, rules=Rules(steal_deal=True), clock_ms=clock_ms)
    now = await until(tables, now, lambda n: isinstance(n.state, Dealing) and n.state.last is not None)
    await begin(pace=1, hours=hours)
    await hours.later(seconds - 0.5)
    assert isinstance((await tables.load(now.table.id)).state, Dealing)
    await hours.later(1)
    assert phase((await tables.load(now.table.id)).state) is Phase.FIRST_ROUND


async def test_a_deal_asked_for_ends_the_pause(tables: Tables, hours: Hours, begin: Begin) -> None:
    await begin(pace=1, hours=hours)
    now = await started(tables, members=2)
    await hours.later(0.5)
    while phase(now.state) in (Phase.DRAW_FOR_DEAL, Phase.DEALING):
        now = await tables.do(now.table.id, DealNow(BEN, now.table.version))
    await hours.later(autoplay.THINKING[1] * 4)
    assert hours.at < 8
    now = await tables.load(now.table.id)
    assert phase(now.state) not in (Phase.DRAW_FOR_DEAL, Phase.DEALING)


@rest
async def test_other_changes_do_not_restart_the_pause(tables: Tables, hours: Hours, begin: Begin) -> None:
    await begin(pace=1, hours=hours)
    now = await started(tables, members=2)
    for number in range(14):
        await hours.later(0.1)
        await tables.do(now.table.id, SetClock(ANN, CLOCK_MS + number))
    assert (await tables.load(now.table.id)).table.version == 0
    await hours.later(0.2)
    assert (await tables.load(now.table.id)).table.version == 1
