"""An event loop whose time stands still while there is work, and jumps to the next timer where there is none."""

import asyncio
import selectors
from typing import Any


class JumpingLoop(asyncio.SelectorEventLoop):
    """For what runs in one process, without threads or the network: an hour passes in as long as its work takes."""

    def __init__(self) -> None:
        super().__init__(_Selector(self))
        self.now = 0.0

    def time(self) -> float:
        return self.now


class _Selector(selectors.SelectSelector):
    def __init__(self, loop: JumpingLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[Any]:
        ready = super().select(0 if timeout is not None else None)
        if not ready and timeout:
            self._loop.now += timeout
        return ready
