"""Load at a steady rate: actions begin when their time has come, whether or not the earlier ones were answered.

So a bot that falls behind shows it in the figures instead of slowing the people down.
"""

from __future__ import annotations

import asyncio
import math
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tests.standin.reply import Reply, Unanswered

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence


@dataclass(frozen=True, slots=True)
class Figures:
    """What came of a load. Latencies in seconds, from when the action was due to its first answer, sorted."""

    latencies: tuple[float, ...]
    unanswered: int
    seconds: float  # from the first action's start to the last one's end

    def quantile(self, share: float) -> float:
        """The latency that this share of the answers did not exceed (nearest rank); nan without answers."""
        if not self.latencies:
            return math.nan
        return self.latencies[max(0, math.ceil(share * len(self.latencies)) - 1)]

    def __str__(self) -> str:
        rate = len(self.latencies) / self.seconds if self.seconds else 0.0
        p50, p99, most = (1000 * self.quantile(q) for q in (0.5, 0.99, 1.0))
        counted = f"{len(self.latencies)} answered, {self.unanswered} not, {rate:.0f}/s"
        return f"{counted}, p50 {p50:.1f} ms, p99 {p99:.1f} ms, longest {most:.1f} ms"


async def at_rate(act: Callable[[int], Awaitable[Reply]], *, rate: float, count: int) -> Figures:
    """Do `act(0)` ... `act(count - 1)`, `rate` of them a second. Anything but Unanswered that is raised is an error."""
    start = time.perf_counter()

    async def one(index: int) -> float | None:
        due = start + index / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        try:
            await act(index)
        except Unanswered:
            return None
        return time.perf_counter() - due

    results = await asyncio.gather(*(one(index) for index in range(count)))
    return _figures(results, time.perf_counter() - start)


async def as_fast(act: Callable[[int], Awaitable[Reply]], *, lanes: int, count: int) -> Figures:
    """The most it can do: `lanes` people, each acting again as soon as they have an answer; `act(lane)`."""
    start = time.perf_counter()

    async def lane(index: int, times: int) -> list[float | None]:
        took: list[float | None] = []
        for _ in range(times):
            began = time.perf_counter()
            try:
                await act(index)
            except Unanswered:
                took.append(None)
            else:
                took.append(time.perf_counter() - began)
        return took

    lists = await asyncio.gather(*(lane(index, count // lanes) for index in range(lanes)))
    return _figures([entry for took in lists for entry in took], time.perf_counter() - start)


def _figures(results: Sequence[float | None], seconds: float) -> Figures:
    answered = sorted(took for took in results if took is not None)
    return Figures(tuple(answered), len(results) - len(answered), seconds)
