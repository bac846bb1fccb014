"""Draws pictures off the event loop, each one once."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from types import MappingProxyType
from typing import Any, Final, TypeAlias, final

from cachetools import LRUCache

from bot.pictures.bracket import BracketPicture, draw_bracket
from bot.pictures.canvas import Canvas
from bot.pictures.colours import Pack
from bot.pictures.hands import ChairPicture, ReplayPicture, draw_chair, draw_replay, warm_hands
from bot.pictures.plot import TrendPicture, draw_trend
from bot.pictures.ranks import RanksPicture, draw_ranks
from bot.pictures.result import CoursePicture, ResultPicture, draw_course, draw_result
from bot.pictures.statistics import (
    BarsPicture,
    FiguresPicture,
    ProfilePicture,
    WeekPicture,
    draw_bars,
    draw_figures,
    draw_profile,
    draw_week,
)
from bot.pictures.table import draw_table, warm_tables
from bot.pictures.table_description import TablePicture

Picture: TypeAlias = (
    TablePicture
    | ChairPicture
    | ReplayPicture
    | ResultPicture
    | CoursePicture
    | BarsPicture
    | FiguresPicture
    | TrendPicture
    | ProfilePicture
    | WeekPicture
    | RanksPicture
    | BracketPicture
)
"""What can be drawn. Two descriptions that differ only in `alt`, the text beside a picture, are equal."""

Elsewhere: TypeAlias = Callable[[Picture], Awaitable[bytes | None]]
"""Draws a picture outside this process; None when that could not be."""

_CACHED: Final = 256
_WORKERS: Final = 2


class PictureError(Exception):
    """A picture could not be drawn: answer with text alone. The fault is its `__cause__`."""


_DRAWN_BY: Final[Mapping[type, Callable[[Any], Canvas]]] = MappingProxyType(
    {
        TablePicture: draw_table,
        ChairPicture: draw_chair,
        ReplayPicture: draw_replay,
        ResultPicture: draw_result,
        CoursePicture: draw_course,
        BarsPicture: draw_bars,
        FiguresPicture: draw_figures,
        TrendPicture: draw_trend,
        ProfilePicture: draw_profile,
        WeekPicture: draw_week,
        RanksPicture: draw_ranks,
        BracketPicture: draw_bracket,
    }
)


def draw(picture: Picture) -> Canvas:
    """A picture on its canvas."""
    return _DRAWN_BY[type(picture)](picture)


def render(picture: Picture) -> bytes:
    """A picture as PNG bytes; the same description gives the same bytes. Blocks for 3 to 40 ms.

    Raises:
        PictureError: If it cannot be drawn.
    """
    try:
        return draw(picture).encode()
    except Exception as fault:
        raise PictureError(type(picture).__name__) from fault


def warm_up(pack: Pack = Pack.TWO) -> None:
    """Draws the parts of tables and hands in advance, so that the first pictures are as fast as the next.

    A process that draws pictures begins with it. Takes about a second.
    """
    warm_hands(warm_tables(pack), pack)


@final
class _PrioritySemaphore:
    """Lets `count` callers in at a time, urgent ones first."""

    def __init__(self, count: int) -> None:
        self._free = count
        self._urgent: deque[asyncio.Future[None]] = deque()
        self._others: deque[asyncio.Future[None]] = deque()

    async def acquire(self, *, urgent: bool) -> None:
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        (self._urgent if urgent else self._others).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()
            raise

    def release(self) -> None:
        for waiting in (self._urgent, self._others):
            while waiting:
                turn = waiting.popleft()
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1


@final
class Studio:
    """Draws pictures in threads of its own, or elsewhere, and caches the latest public ones.

    Simultaneous requests for one picture are drawn once. A picture with a member's own cards is drawn each
    time and never cached.
    """

    def __init__(self, *, cached: int = _CACHED, workers: int = _WORKERS, elsewhere: Elsewhere | None = None) -> None:
        """`cached` pictures stay in memory (some 30 kB each).

        Up to `workers` are drawn at a time: `elsewhere` if it can, else in threads, which hold the event loop up.
        """
        self._elsewhere = elsewhere
        self._pictures: LRUCache[Picture, bytes] = LRUCache(cached)
        self._drawing: dict[Picture, asyncio.Future[bytes]] = {}
        self._semaphore = _PrioritySemaphore(workers)
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="studio")

    async def warm_up(self, pack: Pack = Pack.TWO) -> None:
        """Draws the parts of tables and hands in advance (about a second of one core), unless others draw."""
        if self._elsewhere is not None:
            return
        await asyncio.get_running_loop().run_in_executor(self._threads, warm_up, pack)

    async def draw(self, picture: Picture, *, urgent: bool = False) -> bytes:
        """A picture as PNG bytes; an `urgent` one, for which somebody waits, is drawn before all others."""
        if isinstance(picture, ChairPicture):
            return await self._draw(picture, urgent=urgent)
        if (data := self._pictures.get(picture)) is not None:
            return data
        if (drawing := self._drawing.get(picture)) is None:
            drawing = asyncio.ensure_future(self._draw(picture, urgent=urgent))
            self._drawing[picture] = drawing
            drawing.add_done_callback(lambda done: self._cache(picture, done))
        # shielded: a cancelled caller does not cancel the drawing for the others
        return await asyncio.shield(drawing)

    def close(self) -> None:
        """Ends the threads without waiting for their drawings; refuses further requests."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _draw(self, picture: Picture, *, urgent: bool) -> bytes:
        await self._semaphore.acquire(urgent=urgent)
        try:
            if self._elsewhere is not None and (drawn := await self._elsewhere(picture)) is not None:
                return drawn
            return await asyncio.get_running_loop().run_in_executor(self._threads, render, picture)
        except RuntimeError as closed:
            raise PictureError("closed") from closed
        finally:
            self._semaphore.release()

    def _cache(self, picture: Picture, done: asyncio.Future[bytes]) -> None:
        self._drawing.pop(picture, None)
        if done.cancelled() or done.exception() is not None:
            return
        self._pictures[picture] = done.result()
