"""The one loop that waits, is woken, and waits longer after failures; nothing else waits for what is due."""

import ast
import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.due import Due
from bot.logs import _context, about
from bot.tasks import Backoff
from tests.clock import LoopTime, calm
from tests.waiting import until

WAITS = (2, 10)


class Looked:
    """Notes the looks at each key, and does what a test wants of them."""

    def __init__(self) -> None:
        self.time = LoopTime()
        self.looks: list[tuple[float, str]] = []
        self.faults: list[tuple[str, str]] = []
        self.answers: dict[str, float | Exception | None] = {}
        self.gate: asyncio.Event | None = None
        self.contexts: list[object] = []
        self.due = Due[str](self._look, name="test", failed=self._note, retry=Backoff(WAITS))

    async def _look(self, key: str) -> float | None:
        self.looks.append((self.time.at, key))
        self.contexts.append(dict(_context.get()))
        if self.gate is not None:
            await self.gate.wait()
        answer = self.answers.get(key)
        if isinstance(answer, Exception):
            raise answer
        return answer

    def _note(self, key: str, error: Exception) -> float | None:
        self.faults.append((key, str(error)))
        return 300 if isinstance(error, PermissionError) else None


@pytest.fixture
async def looked() -> AsyncIterator[Looked]:
    made = Looked()
    yield made
    await made.due.close()


async def test_it_looks_when_it_is_due_and_rests_where_nothing_is(looked: Looked) -> None:
    looked.answers["a"] = 5
    looked.due.start("a", "b")
    await looked.time.later(0)
    await looked.time.later(4.9)
    assert looked.looks == [(0, "a"), (0, "b")]
    await looked.time.later(0.1)
    await looked.time.later(1000)
    assert looked.looks[2:] == [(5, "a"), (1005, "a")]


async def test_the_earlier_of_two_looks_counts_and_many_at_once_are_one(looked: Looked) -> None:
    looked.due.start()
    looked.due.look_at("a", 10)
    looked.due.look_at("a", 3)
    looked.due.look_at("a", 20)
    await looked.time.later(3)
    await looked.time.later(50)
    assert looked.looks == [(3, "a")]
    for _ in range(3):
        looked.due.look_at("a")
    await calm()
    assert looked.looks == [(3, "a"), (53, "a")]


async def test_it_is_woken_early(looked: Looked) -> None:
    looked.answers["a"] = 600
    looked.due.start("a")
    await looked.time.later(1)
    looked.due.look_at("a")
    await calm()
    await looked.time.later(599)
    assert [at for at, _ in looked.looks] == [1, 1]
    await looked.time.later(1)
    assert [at for at, _ in looked.looks] == [1, 1, 601]


async def test_what_becomes_due_during_a_look_is_looked_at_after_it(looked: Looked) -> None:
    looked.gate, looked.answers["a"] = asyncio.Event(), 600
    looked.due.start("a", "b")
    await calm()
    looked.due.look_at("a")
    looked.due.look_at("a", 3)
    await looked.time.later(5)
    assert looked.looks == [(0, "a"), (0, "b")], "keys side by side, one key once at a time"
    looked.gate.set()
    await calm()
    assert looked.looks == [(0, "a"), (0, "b"), (5, "a")]


async def test_failures_are_told_and_each_in_a_row_waits_longer(looked: Looked) -> None:
    looked.answers["a"] = OSError("no")
    looked.due.start("a")
    for _ in range(40):
        await looked.time.later(1)
    assert [at for at, _ in looked.looks] == [1, 3, 13, 23, 33]
    assert looked.faults == [("a", "no")] * 5
    looked.answers["a"] = None
    await looked.time.later(3)
    looked.answers["a"] = OSError("again")
    looked.due.look_at("a")
    await calm()
    assert looked.time.wait_for(looked.due, "a") == WAITS[0], "after a success the row begins again"


async def test_a_failure_is_of_its_key_only_and_waits_no_longer_than_until_woken(looked: Looked) -> None:
    looked.answers |= {"a": OSError("no"), "b": 1}
    looked.due.start("a", "b")
    await looked.time.later(1)
    await looked.time.later(1)
    assert looked.looks == [(1, "a"), (1, "b"), (2, "b")]
    looked.due.look_at("a")
    await calm()
    assert looked.looks[3:] == [(2, "a")]


async def test_whoever_logs_a_failure_may_say_when_the_next_look_is(looked: Looked) -> None:
    looked.answers["a"] = PermissionError("not yet")
    looked.due.start("a")
    await looked.time.later(1)
    assert looked.time.wait_for(looked.due, "a") == 300


async def test_what_is_forgotten_is_not_looked_at(looked: Looked) -> None:
    looked.due.start()
    looked.due.look_at("a", 3)
    looked.due.forget("a")
    looked.due.forget("unknown")
    await looked.time.later(10)
    assert looked.looks == []
    looked.answers["a"] = OSError("no")
    for _ in range(2):
        looked.due.look_at("a")
        await calm()
        assert looked.time.wait_for(looked.due, "a") == WAITS[0]
        looked.due.forget("a")


async def test_nothing_is_looked_at_before_the_start_and_after_the_end(looked: Looked) -> None:
    looked.due.look_at("a")
    await calm()
    looked.gate = asyncio.Event()
    looked.due.start("b")
    looked.due.look_at("c", 1)
    await calm()
    await looked.due.close()
    assert not looked.due._looking, "the look that was on is cancelled"
    looked.due.look_at("b")
    await looked.time.later(10)
    assert looked.looks == [(0, "b")]
    assert looked.faults == [], "a stop is no failure"
    looked.due.start("b")
    await calm()
    assert looked.looks == [(0, "b")], "the end is for good"


async def test_the_log_of_a_look_is_not_about_what_its_asker_was_about(looked: Looked) -> None:
    with about(interaction=7):
        looked.due.start("a")
    await calm()
    assert looked.contexts == [{}]


async def test_a_look_that_has_not_begun_is_none_after_a_stop(looked: Looked) -> None:
    looked.due.start("a")
    await until(lambda: looked.due._looking)
    await looked.due.close()
    assert looked.looks == []
    assert not looked.due._looking


ROOT = Path(__file__).parents[2]
WAITING = {"sleep", "wait", "wait_for", "timeout", "timeout_at"}
OTHERS = {
    "bot/heartbeat.py": {"beat"},  # a minute is all it waits for, and its end is the bot's
    "bot/store/lease.py": {"_wait_for_shards", "_connect_again", "_watch", "_take_again"},  # may not be late
    "bot/store/writers.py": {"_run"},  # a queue
    "bot/workers/pool.py": {"_work", "_next_task"},  # a queue
    "cogs/interactions/emojis.py": {"maintain"},  # one wait, of Discord's uploads
    "cogs/interactions/commands.py": {"register_commands"},  # ends when it has worked
    "cogs/live/pings.py": {"_wait_for_silence"},  # the silence of one turn, which ends with it
}
"""Functions that wait again and again in another way, and why."""


def test_what_is_due_has_one_loop() -> None:
    found = dict[str, set[str]]()
    for path in sorted((*(ROOT / "bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py"))):
        source = path.read_text("utf-8")
        if "while True" not in source or "demo" in path.relative_to(ROOT).parts:
            continue
        for function in ast.walk(ast.parse(source)):
            if isinstance(function, ast.AsyncFunctionDef) and any(map(_waits_for_ever, ast.walk(function))):
                found.setdefault(path.relative_to(ROOT).as_posix(), set()).add(function.name)
    assert found == OTHERS


def _waits_for_ever(node: ast.AST) -> bool:
    if not isinstance(node, ast.While) or not isinstance(node.test, ast.Constant):
        return False
    calls = (each.func for each in ast.walk(node) if isinstance(each, ast.Call))
    return any(isinstance(called, ast.Attribute) and called.attr in WAITING for called in calls)


def test_the_last_wait_is_repeated_and_without_failures_there_is_none() -> None:
    backoff = Backoff((0.5, 2.0, 5.0))
    assert [backoff.wait(failures) for failures in (0, 1, 2, 3, 4, 10_000)] == [0, 0.5, 2, 5, 5, 5]
