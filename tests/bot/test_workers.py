"""Workers: processes or a thread that run tasks. Results, faults, limits, and the end of every process."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from bot.metrics import FALLBACKS
from bot.pictures.studio import render
from bot.workers import workers as module
from bot.workers.pool import Cause, ForkServer, GaveUp, ProcessPool
from bot.workers.workers import Workers
from engine import PRESETS, View, apply, fairness, start, view
from engine.phases.registry import Dealing, DrawForDeal
from engine.players import Player, RuleOfThumb
from engine.players.levels import Level, player_at
from tests.bot import bad_players
from tests.bot.pictures.samples import sample_table
from tests.bot.scripted_tables import soon
from tests.driver import Uniform
from tests.suite import night, rest
from tests.waiting import DEADLINE, is_there

processes = pytest.mark.processes


def first_view() -> View:
    """The view of the first player to bid."""
    state: Any = start(PRESETS["north-american"])
    while isinstance(state, DrawForDeal | Dealing):
        state = apply(state, fairness.chance(state, bytes(range(32))))
    return view(state, state.actor)


MINE = first_view()


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a member waits for is given up after seconds: a busy machine may take longer."""
    for name in ("CHOOSE_SECONDS", "DRAW_SECONDS"):
        monkeypatch.setattr(module, name, DEADLINE)


@asynccontextmanager
async def started(count: int, players: Callable[[Level], Player] = player_at) -> AsyncIterator[Workers]:
    """Workers whose processes are warm and have imported what a choice needs; the places they give are the same."""
    made = Workers(count, players=players)
    made.start()
    try:
        await made._turns.run(id, ((module.decide, players, MINE),), 60)
        yield made
    finally:
        await made.close()


async def pid(made: Workers) -> int:
    """The process that takes turns; without processes it is this one."""
    number = await made._turns.run(os.getpid, (), 60)
    assert isinstance(number, int)
    return number


def fallbacks(cause: Cause) -> float:
    return FALLBACKS.labels(cause.value)._value.get()


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


@rest
@pytest.mark.parametrize("count", [0, pytest.param(1, marks=processes)])
async def test_a_choice_is_the_players_choice_with_that_seed(count: int) -> None:
    async with started(count, bad_players.by_chance) as made:
        chosen = [await made.choose(Level.NOVICE, MINE, seed) for seed in range(12)]
    assert chosen == [Uniform().choose(MINE, Random(seed)) for seed in range(12)]
    assert len(set(chosen)) > 1


@pytest.mark.parametrize("level", Level)
async def test_each_level_has_its_player(level: Level) -> None:
    def players(asked: Level) -> Player:
        levels.append(asked)
        return RuleOfThumb()

    levels = list[Level]()
    async with started(0, players) as made:
        await made.choose(level, MINE, 1)
    assert levels == [level]


async def test_without_processes_a_thread_runs_tasks() -> None:
    async with started(0) as made:
        assert await made._turns.run(threading.get_ident, (), 60) != threading.get_ident()
        assert await made.work(threading.get_ident, timeout=60) != threading.get_ident()
        assert await pid(made) == os.getpid()


@processes
async def test_without_processes_no_round_waits_for_the_coach() -> None:
    async with started(0) as made:
        done = threading.Event()
        coach = asyncio.create_task(made.work(done.wait, 600, timeout=600))
        await asyncio.sleep(0)
        try:
            assert await made.rounds.work(int, "7", timeout=60) == 7
            assert not coach.done()
        finally:
            done.set()
            await coach


@rest
async def test_turns_and_the_coach_have_processes_of_their_own() -> None:
    async with started(1) as made:
        assert len({os.getpid(), await pid(made), await made.work(os.getpid, timeout=60)}) == 3


@pytest.mark.parametrize(
    ("players", "cause", "count"),
    [
        (bad_players.tattle, Cause.FAULT, 0),
        (bad_players.cheat, Cause.ILLEGAL, 0),
        pytest.param(bad_players.tattle, Cause.FAULT, 1, marks=[processes, night]),
        pytest.param(bad_players.cheat, Cause.ILLEGAL, 1, marks=[processes, night]),
        pytest.param(bad_players.crash, Cause.CRASHED, 1, marks=[processes, rest]),
        pytest.param(bad_players.hang, Cause.TIMEOUT, 1, marks=[processes, rest]),
    ],
)
async def test_at_a_fault_the_rule_of_thumb_decides_and_no_card_is_logged(
    players: Callable[[Level], Player],
    cause: Cause,
    count: int,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.DEBUG, "bot")
    async with started(count, players) as made:
        before, counted = await pid(made), fallbacks(cause)
        if cause is Cause.TIMEOUT:
            monkeypatch.setattr(module, "CHOOSE_SECONDS", 0.3)
        assert await made.choose(Level.EXPERT, MINE, 5) == RuleOfThumb().choose(MINE, Random(5))
        assert fallbacks(cause) == counted + 1
        assert len(warnings(caplog)) == 1
        assert cause.value in warnings(caplog)[0]
        assert MINE.cards
        assert str(MINE.cards) not in caplog.text
        assert "View" not in caplog.text
        assert (await pid(made) != before) == (cause in (Cause.CRASHED, Cause.TIMEOUT)), "replaced where it must be"


@rest
@processes
async def test_a_killed_process_is_replaced() -> None:
    async with started(1) as made:
        before = await pid(made)
        os.kill(before, signal.SIGKILL)
        chosen = await made.choose(Level.EXPERT, MINE, 5)
        assert chosen in MINE.choices
        assert await pid(made) != before


async def test_where_too_many_tasks_wait_the_rule_of_thumb_decides_at_once(caplog: pytest.LogCaptureFixture) -> None:
    held = threading.Event()
    async with started(0) as made:
        holding = asyncio.ensure_future(made._turns.run(held.wait, (60,), 60))
        waiting = [asyncio.ensure_future(made._turns.run(os.getpid, (), 60)) for _ in range(module.PLACES)]
        await asyncio.sleep(0)
        before = fallbacks(Cause.FULL)
        assert await made.choose(Level.REGULAR, MINE, 5) == RuleOfThumb().choose(MINE, Random(5))
        assert fallbacks(Cause.FULL) == before + 1
        held.set()
        await asyncio.gather(holding, *waiting)
    assert len(warnings(caplog)) == 1


@asynccontextmanager
async def process_pool(**options: Any) -> AsyncIterator[ProcessPool]:
    fork_server = ForkServer()
    made = ProcessPool("test", fork_server, processes=1, **options)
    try:
        yield made
    finally:
        await made.close()
        await fork_server.close()


@processes
@rest
async def test_a_pool_takes_no_more_tasks_than_its_places() -> None:
    async with process_pool(places=2, finishes=False) as made:
        first = asyncio.ensure_future(made.run(bad_players.never_again, (1,), 600))
        await soon(lambda: bool(made._workers) and not made._free)
        more = [asyncio.ensure_future(made.run(os.getpid, (), 60)) for _ in range(2)]
        await soon(lambda: len(made._waiting) == 2)
        with pytest.raises(GaveUp, match="full"):
            await made.run(os.getpid, (), 60)
        first.cancel()
        assert len(set(await asyncio.gather(*more))) == 1
    with pytest.raises(GaveUp, match="closed"):
        await made.run(os.getpid, (), 60)


@processes
@rest
async def test_the_coach_never_delays_a_turn() -> None:
    async with started(1) as made:
        work = [asyncio.ensure_future(made.work(bad_players.never_again, n, timeout=600)) for n in range(3)]
        for seed in range(20):
            assert await made.choose(Level.EXPERT, MINE, seed) == player_at(Level.EXPERT).choose(MINE, Random(seed))
        for each in work:
            assert not each.done()
            each.cancel()


@processes
@rest
async def test_work_is_stopped_when_its_caller_is_cancelled_or_its_time_is_up() -> None:
    async with started(1) as made:
        before = await made.work(os.getpid, timeout=60)
        work = asyncio.ensure_future(made.work(bad_players.never_again, 1, timeout=60))
        await soon(lambda: not made._coach._free)  # type: ignore[attr-defined]
        work.cancel()
        after = await made.work(os.getpid, timeout=60)
        assert after != before
        await soon(lambda: not is_there(before))
        with pytest.raises(GaveUp, match="timeout"):
            await made.work(bad_players.never_again, 1, timeout=0.1)  # waits: it never ends
        assert await made.work(os.getpid, timeout=60) not in (before, after)


@pytest.mark.parametrize("count", [0, pytest.param(1, marks=[processes, rest])])
async def test_a_fault_of_work_is_reported_without_its_message(count: int) -> None:
    async with started(count) as made:
        with pytest.raises(GaveUp, match=r"^fault ValueError in .*:\d+$"):
            await made.work(int, "JdTh", timeout=60)
        assert await made.work(int, "7", timeout=60) == 7


@processes
@rest
async def test_tasks_given_ahead_get_their_own_results_and_fall_with_their_process() -> None:
    async with process_pool(places=100, finishes=True, ahead=2) as made:
        tasks = [made.run(int, (str(number),), 60) for number in range(50)]
        assert await asyncio.gather(*tasks) == list(range(50))
        fallen = (made.run(bad_players.abort, (1,), 60), made.run(int, ("7",), 60))
        assert all(isinstance(each, GaveUp) for each in await asyncio.gather(*fallen, return_exceptions=True))
        assert await made.run(int, ("7",), 60) == 7


@rest
@processes
async def test_close_ends_every_process_also_in_the_middle_of_a_task() -> None:
    async with started(2) as made:
        pids = {await pid(made), await made.work(os.getpid, timeout=60)}
        work = asyncio.ensure_future(made.work(bad_players.never_again, 1, timeout=60))
        await soon(lambda: not made._coach._free)  # type: ignore[attr-defined]
    with pytest.raises(GaveUp, match="closed"):
        await work
    await soon(lambda: not any(map(is_there, pids)))


@rest
@processes
async def test_a_process_draws_the_same_picture_and_when_it_dies_the_bot_draws() -> None:
    async with started(1) as made:
        assert made._drawing is not None
        await soon(lambda: made._drawing is not None and made._drawing.is_warm)
        assert await made.draw(render, sample_table()) == render(sample_table())
        assert await made.draw(bad_players.abort, 1) is None
    async with started(0) as made:
        assert await made.draw(render, sample_table()) is None


ORPHANS = """
import asyncio
from bot.workers.workers import Workers
from tests.bot import bad_players
from tests.bot.pictures.samples import sample_table

async def main():
    made = Workers(2)
    made.start()
    await made._turns.run(int, ("7",), 60)
    asyncio.ensure_future(made.work(bad_players.never_again, 1, timeout=600))
    while made._coach._free or not made._coach._workers:
        await asyncio.sleep(0.01)
    print("busy", flush=True)
    await asyncio.sleep(600)

asyncio.run(main())
"""


@rest
@processes
def test_after_a_kill_of_the_bot_no_process_is_left() -> None:
    """All that hold the error output have ended when it does: the processes too, one of them in the middle of work."""
    bot = subprocess.Popen(
        [sys.executable, "-c", ORPHANS], stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )
    assert bot.stdout is not None
    assert bot.stdout.readline() == b"busy\n"
    bot.kill()
    _, said = bot.communicate(timeout=DEADLINE)
    assert said == b""


def test_the_bot_loads_only_what_it_needs() -> None:
    """Some of it takes ten megabytes: what draws rounds, migrates, compiles."""
    code = "import sys, bot.app; print([each for each in sys.argv if each in sys.modules])"
    heavy = ("networkx", "alembic", "mako", "pygments", "numba", "numpy", "bot.demo")
    done = subprocess.run([sys.executable, "-c", code, *heavy], capture_output=True, check=True, text=True)
    assert done.stdout == "[]\n"
