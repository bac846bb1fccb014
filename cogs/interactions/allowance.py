"""Limits on how often somebody may make the bot do something."""

import time
from collections import OrderedDict, deque
from collections.abc import Hashable
from typing import Final, final

_REMEMBERED: Final = 10_000
"""The most keys; the one used longest ago is forgotten."""


@final
class Allowance:
    """At most so many uses by one key within so many seconds; in memory only."""

    def __init__(self, uses: int, seconds: float) -> None:
        self._uses = uses
        self._seconds = seconds
        self._at: OrderedDict[Hashable, deque[float]] = OrderedDict()

    def take(self, key: Hashable) -> bool:
        """Use it once; false, without a use, when nothing is left just now."""
        now = time.monotonic()
        used = self._at.setdefault(key, deque())
        self._at.move_to_end(key)
        while used and now - used[0] >= self._seconds:
            used.popleft()
        if len(used) >= self._uses:
            return False
        used.append(now)
        if len(self._at) > _REMEMBERED:
            self._at.popitem(last=False)
        return True
