"""The clock, which tests can replace."""

import time
from typing import Protocol


class Clock(Protocol):
    """A clock in milliseconds UTC."""

    def now(self) -> int:
        """The time now, in milliseconds UTC."""
        ...


class SystemClock:
    """The system's clock."""

    def now(self) -> int:
        """The time now, in milliseconds UTC."""
        return time.time_ns() // 1_000_000
