"""The clock, which tests can replace, and units of its milliseconds."""

import time
from typing import Final, Protocol

MINUTE_MS: Final = 60_000
HOUR_MS: Final = 60 * MINUTE_MS
DAY_MS: Final = 24 * HOUR_MS
WEEK_MS: Final = 7 * DAY_MS


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
