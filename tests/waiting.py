"""The only ways in which tests wait; tests/test_suite.py looks for others.

A test waits for a fact, never for a time: `DEADLINE` is what a test that hangs may take, on a machine that has much
else to do. What has to take a while in SimCord takes it in virtual time, which only `w.later` moves.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from inspect import isawaitable
from pathlib import Path

DEADLINE = 60.0
"""Seconds after which something that did not happen fails a test."""


def deadline() -> asyncio.Timeout:
    """`async with deadline():` for awaiting what comes by itself; TimeoutError where it does not come."""
    return asyncio.timeout(DEADLINE)


async def until(holds: Callable[[], object | Awaitable[object]], within: float = DEADLINE, pause: float = 0) -> None:
    """Look until it holds. With a `pause`, in seconds, between two looks for what happens in another process."""
    end = time.monotonic() + within
    while True:
        found = holds()
        if await found if isawaitable(found) else found:
            return
        assert time.monotonic() < end, "it did not happen"
        await asyncio.sleep(pause)


async def virtually(seconds: float) -> None:
    """Take so long in SimCord: nothing waits for real, as a sleep of a bot ends when `w.later` has moved its clock."""
    assert seconds >= 0.05, "shorter timers of the bot are real"
    await asyncio.sleep(seconds)


def is_there(pid: int) -> bool:
    """Whether a process runs; one that has ended may wait for somebody to notice."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
