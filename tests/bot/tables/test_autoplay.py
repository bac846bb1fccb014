"""Computers' turns and the table's own: whole games, the pace, faults, never two at one table."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from bot.store.database import Database
from bot.tables import autoplay
from bot.tables.autoplay import Autoplay
from bot.tables.commands.life import Start
from bot.tables.commands.play import MISSED, Act, DealNow, ExpireClock, Step
from bot.tables.commands.seats import ComeBack, FillWithComputers, Kick, Leave, Sit, Substitute
from bot.tables.commands.settings import SetClock, SetLevel
from bot.tables.game import StoredTable
from bot.tables.model import Status
from bot.tables.service import Tables
from engine import Action, Phase, Rules, View, legal_actions
from engine.phases.registry import Dealing, DrawForDeal, Playing
from engine.players import Player, RuleOfThumb
from engine.players.levels import Level
from tests.bot.people import ANN, BEN, CLOCK_MS, EVERY_PHASE, MEMBERS, SHORT
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
from tests.suite import rest
from tests.uniform_player import Uniform


class Hours:
    """The loop's time, which passes when a test says so: timers wait, the database does not."""

    def __init__(self) -> None:
        self.at = 0.0
        self.turns: list[Autoplay] = []
        asyncio.get_running_loop().time = lambda: self.at  # type: ignore[method-assign]

    async def later(self, seconds: float) -> None:
        """Let time pass up to each timer in turn, and what it wakes run."""
        end = self.at + seconds
        while True:
            for made in self.turns:
                await calm(made)
            timers = asyncio.get_running_loop()._scheduled  # type: ignore[attr-defined]
            due = min((timer._when for timer in timers if not timer.cancelled()), default=end + 1)
            if due > end:
                break
            self.at = max(self.at, due)
        self.at = end


async def calm(made: Autoplay) -> None:
    """Wait until every table that plays by itself waits for its time or for a change."""
    for _ in range(10):
        await asyncio.sleep(0)

    def waits(at: autoplay._TableTurns) -> bool:
        return bool(at.changed._waiters) and (at.thought is None or at.thought.done())

    await soon(lambda: all(map(waits, made._at.values())) and not made._tables._cache._running)


async def playing(
    tables: Tables, player: Player | None = None, pace: float = 0, hours: Hours | None = None
) -> Autoplay:
    made = Autoplay(tables, OnTheSpot(player or RuleOfThumb()), pace=pace, dice=Random(4))
    if hours is not None:
        hours.turns.append(made)
    await made.start()
    return made


@rest
async def test_four_computers_play_whole_games_by_themselves(database: Database) -> None:
    tables, over = tables_on(database, FakeClock()), list[int]()
    tables.subscribe(lambda s: over.append(s.table.id) if s.table.status is Status.OVER else None)
    made = await playing(tables, Uniform())
    for _ in range(3):
        now = await started(tables, rules=EVERY_PHASE)
        await tables.do(now.table.id, OnlyComputers())
    await soon(lambda: len(over) == 3)
    assert len(set(over)) == 3
    for table in over:
        revealed = await tables.reveal(table)
        assert all(check.fair for check in revealed.checks)
        assert revealed.table.version == len(revealed.lines)
    await made.close()


async def test_a_member_plays_a_game_against_three_computers(database: Database) -> None:
    tables, latest = tables_on(database, FakeClock()), list[StoredTable]()
    tables.subscribe(latest.append)
    made = await playing(tables)
    now = await started(tables, rules=SHORT)
    while True:
        await soon(lambda: latest[-1].to_act == 0 or latest[-1].table.status is Status.OVER)
        now = latest[-1]
        if now.table.status is Status.OVER:
            break
        await tables.do(now.table.id, Act(ANN.user, 0, now.table.version))
    await made.close()


@rest
async def test_a_restart_goes_on_by_itself(database: Database, tables: Tables) -> None:
    at = [await until(tables, await started(tables, members=n), lambda s: s.to_act == 3) for n in (1, 2)]
    again, latest = tables_on(database, FakeClock()), {now.table.id: now for now in at}
    again.subscribe(lambda s: latest.update({s.table.id: s}))
    made = await playing(again)
    await soon(lambda: made._at == {})
    for before, members in zip(at, (1, 2), strict=True):
        now = latest[before.table.id]
        assert now.table.version > before.table.version
        assert now.to_act in range(members) or now.table.status is Status.OVER
    await made.close()


async def test_a_stop_ends_the_tasks_and_the_game_goes_on_after(tables: Tables) -> None:
    made = await playing(tables)
    now = await started(tables, rules=EVERY_PHASE)
    await made.close()
    await tables.wait_until_idle(10)
    stopped = await tables.look(now.table.id)
    assert made._at == {}
    await tables.do(now.table.id, SetClock(ANN, CLOCK_MS + 1))
    await calm(made)
    assert (await tables.look(now.table.id)).table.version == stopped.table.version


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


async def test_a_turn_is_decided_once_however_often_the_table_changes(database: Database) -> None:
    tables, player = tables_on(database, FakeClock()), Watched(RuleOfThumb())
    made = await playing(tables, player)
    now = await started(tables, rules=EVERY_PHASE)
    await tables.do(now.table.id, OnlyComputers())
    for number in range(20):
        await tables.do(now.table.id, SetClock(ANN, CLOCK_MS + number))
    await calm(made)
    assert player.asked
    assert set(player.asked.values()) == {1}
    await made.close()


class Slow:
    """A chooser that answers when a test says so, and remembers what it was asked and for whom it was no longer."""

    def __init__(self) -> None:
        self.asked: list[tuple[Level, View]] = []
        self.answers: list[asyncio.Future[None]] = []

    async def choose(self, level: Level, mine: View, seed: int) -> Action:
        self.asked.append((level, mine))
        self.answers.append(asyncio.get_running_loop().create_future())
        await self.answers[-1]
        return RuleOfThumb().choose(mine, Random(seed))


class Timed:
    """A chooser that notes when it is asked."""

    def __init__(self, hours: Hours) -> None:
        self.hours = hours
        self.asked: list[float] = []

    async def choose(self, level: Level, mine: View, seed: int) -> Action:
        self.asked.append(self.hours.at)
        return RuleOfThumb().choose(mine, Random(seed))


@rest
async def test_thinking_passes_within_the_pause(database: Database) -> None:
    """A computer begins to think when the turn becomes its own, and its choice is shown when a person's would be."""
    hours, tables, turned = Hours(), tables_on(database, FakeClock()), list[tuple[float, bool]]()
    timed = Timed(hours)
    now = await started(tables)
    await tables.do(now.table.id, OnlyComputers())
    tables.subscribe(lambda s: turned.append((hours.at, s.to_act is not None)))
    made = Autoplay(tables, timed, pace=1, dice=Random(4))
    hours.turns.append(made)
    await made.start()
    await hours.later(20)
    await made.close()
    began = [at for at, computers in turned if computers]
    assert timed.asked == began
    assert len(began) > 5
    assert all(later - at >= autoplay.THINKING[0] for (at, computers), (later, _) in pairwise(turned) if computers)


@rest
async def test_a_stale_computer_choice_is_made_again(database: Database, clock: FakeClock) -> None:
    """While a computer thinks for a member whose clock has run out, the member acts: that counts."""
    tables, slow = tables_on(database, clock), Slow()
    now = await until_turn(tables, await started(tables, members=2), 1)
    made = Autoplay(tables, slow, pace=0, dice=Random(4))
    await made.start()
    clock.later(CLOCK_MS / 1000 + 1)
    await tables.do(now.table.id, ExpireClock(now.table.version))
    await soon(lambda: len(slow.asked) == 1)
    after = await tables.do(now.table.id, Act(BEN.user, 0, now.table.version))
    await soon(slow.answers[0].cancelled)
    await soon(lambda: len(slow.asked) == 2 if after.to_act in (2, 3) else made._at == {})
    assert (await tables.look(now.table.id)).table.version == now.table.version + 1
    await made.close()


@pytest.mark.parametrize("how", ["clock", "away", "substituted", "left", "kicked"])
@pytest.mark.parametrize("level", Level)
async def test_a_computer_of_the_tables_level_replaces_a_member(
    database: Database, clock: FakeClock, level: Level, how: str
) -> None:
    """Whatever brought the computer to the turn: a clock run out, twice, the host, or the member's leaving."""
    tables, slow = tables_on(database, clock), Slow()
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
    made = Autoplay(tables, slow, pace=0, dice=Random(4))
    await made.start()
    await soon(lambda: bool(slow.asked))
    assert slow.asked == [(level, (await tables.look(here)).view_for(1).view)]
    await made.close()


async def test_a_fault_is_logged_and_tried_again(database: Database, caplog: pytest.LogCaptureFixture) -> None:
    hours, tables, faults = Hours(), tables_on(database, FakeClock()), [3]

    def fail() -> None:
        if faults[0]:
            faults[0] -= 1
            raise RuntimeError("a bad day")

    now = await until_turn(tables, await started(tables, members=2), 2)
    made = await playing(tables, Watched(RuleOfThumb(), fail), hours=hours)
    await hours.later(0)
    assert faults == [2]
    await hours.later(1)
    assert faults == [1]
    await hours.later(1)
    assert faults == [1]
    await hours.later(1)
    assert faults == [0]
    assert (await tables.look(now.table.id)).table.version == now.table.version
    await hours.later(4)
    assert (await tables.look(now.table.id)).table.version > now.table.version
    logged = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert len(logged) == 3
    assert all(record.exc_info for record in logged)
    await made.close()


class Illegal:
    """A player that answers what is never legal."""

    def choose(self, mine: View, rng: Random) -> Action:
        from engine import Draw

        return Draw(())


async def test_an_illegal_choice_is_a_fault_not_a_loop(database: Database, caplog: pytest.LogCaptureFixture) -> None:
    hours, tables = Hours(), tables_on(database, FakeClock())
    now = await until_turn(tables, await started(tables, members=2), 2)
    made = await playing(tables, Illegal(), hours=hours)
    await hours.later(100)
    faults = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert 5 <= len(faults) <= 8
    assert (await tables.look(now.table.id)).table.version == now.table.version
    await made.close()


@rest
async def test_the_pace_is_a_persons(database: Database) -> None:
    """How long each kind of step is waited for at pace 2, over a whole hand and the next deal."""
    hours, tables, steps = Hours(), tables_on(database, FakeClock()), list[tuple[float, StoredTable]]()
    now = await started(tables)
    await tables.do(now.table.id, OnlyComputers())
    steps.append((0.0, await tables.look(now.table.id)))
    tables.subscribe(lambda s: steps.append((hours.at, s)))
    made = await playing(tables, pace=2, hours=hours)
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


@pytest.mark.parametrize(("clock_ms", "seconds"), [(60_000, 6), (600_000, 60), (86_400_000, 600)])
async def test_stealing_the_deal_is_possible_for_longer_where_the_clock_is_long(
    database: Database, clock_ms: int, seconds: int
) -> None:
    """See rules-spec C5: a tenth of the turn clock, at least what everyone has to read the result."""
    hours, tables = Hours(), tables_on(database, FakeClock())
    now = await started(tables, members=4, rules=Rules(steal_deal=True), clock_ms=clock_ms)
    now = await until(tables, now, lambda n: isinstance(n.state, Dealing) and n.state.last is not None)
    made = await playing(tables, pace=1, hours=hours)
    await hours.later(seconds - 0.5)
    assert isinstance((await tables.look(now.table.id)).state, Dealing)
    await hours.later(1)
    assert phase((await tables.look(now.table.id)).state) is Phase.FIRST_ROUND
    await made.close()


async def test_a_deal_asked_for_ends_the_pause(database: Database) -> None:
    hours, tables = Hours(), tables_on(database, FakeClock())
    made = await playing(tables, pace=1, hours=hours)
    now = await started(tables, members=2)
    await hours.later(0.5)
    while phase(now.state) in (Phase.DRAW_FOR_DEAL, Phase.DEALING):
        now = await tables.do(now.table.id, DealNow(BEN, now.table.version))
    await hours.later(autoplay.THINKING[1] * 4)
    assert hours.at < 8
    now = await tables.look(now.table.id)
    assert phase(now.state) not in (Phase.DRAW_FOR_DEAL, Phase.DEALING)
    await made.close()


@rest
async def test_other_changes_do_not_restart_the_pause(database: Database) -> None:
    hours, tables = Hours(), tables_on(database, FakeClock())
    made = await playing(tables, pace=1, hours=hours)
    now = await started(tables, members=2)
    for number in range(14):
        await hours.later(0.1)
        await tables.do(now.table.id, SetClock(ANN, CLOCK_MS + number))
    assert (await tables.look(now.table.id)).table.version == 0
    await hours.later(0.2)
    assert (await tables.look(now.table.id)).table.version == 1
    await made.close()


async def test_a_member_who_comes_back_in_time_plays(database: Database) -> None:
    hours, tables = Hours(), tables_on(database, FakeClock())
    now = await until_turn(tables, await started(tables, members=2), 1)
    made = await playing(tables, pace=1, hours=hours)
    await tables.do(now.table.id, Substitute(ANN, 1))
    await hours.later(0.5)
    await tables.do(now.table.id, ComeBack(BEN))
    await hours.later(60)
    assert (await tables.look(now.table.id)).table.version == now.table.version
    await tables.do(now.table.id, Act(BEN.user, 0, now.table.version))
    await made.close()


@rest
async def test_nothing_is_done_for_members(database: Database) -> None:
    tables, rng = tables_on(database, FakeClock()), Random(9)
    now = await started(tables, members=4)
    made = await playing(tables)
    for _ in range(40):
        await soon(lambda: made._at == {})
        now = await tables.look(now.table.id)
        if now.table.status is Status.OVER:
            break
        assert now.to_act is not None
        assert MEMBERS[now.to_act]
        now = await one_step(tables, now, rng)
    await made.close()


@rest
async def test_no_card_and_no_name_is_logged(database: Database, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, logger="bot")
    tables, latest = tables_on(database, FakeClock()), list[StoredTable]()
    tables.subscribe(latest.append)
    made = await playing(tables, Uniform())
    now = await started(tables, rules=SHORT)
    await tables.do(now.table.id, OnlyComputers())
    await soon(lambda: latest[-1].table.status is Status.OVER)
    await made.close()
    said = " ".join(record.getMessage() for record in caplog.records if record.name.startswith("bot"))
    for word in ("play ", "deal ", "discard", "Ann", *(f"{rank}{suit}" for rank in "9TJQKA" for suit in "cdhs")):
        assert word not in said
