"""Whole logs without holding up the event loop: long ones are left to a thread, one after another."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar, TypeVarTuple

LONG: Final = 500
"""Lines that hold up the loop for some 10 ms; most games have fewer."""
_ONE_AT_A_TIME: Final = ThreadPoolExecutor(1, thread_name_prefix="long logs")

_T = TypeVar("_T")
_Ts = TypeVarTuple("_Ts")


async def in_thread_if_long(lines: int, function: Callable[[*_Ts], _T], *args: *_Ts) -> _T:
    """What a function makes of a log with so many lines; of a long one in a thread."""
    if lines < LONG:
        return function(*args)
    return await asyncio.get_running_loop().run_in_executor(_ONE_AT_A_TIME, function, *args)
