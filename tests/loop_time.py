"""The time of the running event loop, which passes when a test says so."""

import asyncio

from bot.due import Due, K


class LoopTime:
    """Timers wait until a test lets them end; threads and the database do not wait for it."""

    def __init__(self) -> None:
        self.at = 0.0
        asyncio.get_running_loop().time = lambda: self.at  # type: ignore[method-assign]

    async def later(self, seconds: float) -> None:
        """Let time pass, and what has nothing else to wait for run."""
        self.at += seconds
        await calm()

    def wait_for(self, due: Due[K], key: K) -> float | None:
        """Seconds until the next look that is planned at a key; None while there is none, or one is on."""
        planned = None if key in due._looking else due._planned.get(key)
        return None if planned is None else round(planned[0] - self.at, 9)


async def calm() -> None:
    """Let run what has nothing to wait for."""
    for _ in range(10):
        await asyncio.sleep(0)
