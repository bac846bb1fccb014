"""The rate limit of all requests that the bot sends by itself."""

import asyncio
from typing import Final

PER_SECOND: Final = 40
"""For all processes together: below Discord's 50 a second for everything a bot sends."""


class RateLimit:
    """Lets requests through one after the other, at most `per_second`."""

    def __init__(self, per_second: float = PER_SECOND) -> None:
        self._gap = 1 / per_second
        self._next = 0.0

    async def wait(self) -> None:
        """Wait for permission to send one request."""
        now = asyncio.get_running_loop().time()
        at = max(now, self._next)
        self._next = at + self._gap
        if at > now:
            await asyncio.sleep(at - now)
