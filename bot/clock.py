"""The time, as a thing that tests can set."""

import time
from typing import Protocol


class Clock(Protocol):
    """Milliseconds UTC."""

    def now(self) -> int:
        """The time now, in milliseconds UTC."""
        ...


class SystemClock:
    """The computer's clock."""

    def now(self) -> int:
        """The time now, in milliseconds UTC."""
        return time.time_ns() // 1_000_000
