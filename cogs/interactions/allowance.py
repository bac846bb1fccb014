"""Limits on how often somebody may make the bot do something."""

import time
from collections import deque
from collections.abc import Hashable
from typing import Final, final

from cachetools import LRUCache

_REMEMBERED: Final = 10_000
"""The most keys; the one used longest ago is forgotten."""


@final
class TokenBucket:
    """A bucket of tokens for each key: full at first, and filled again at a steady rate; in memory only."""

    def __init__(self, most: float, per_second: float) -> None:
        self._most = most
        self._per_second = per_second
        self._left: LRUCache[Hashable, tuple[float, float]] = LRUCache(_REMEMBERED)
        """The tokens left in a bucket, and when that was."""

    def take(self, key: Hashable, cost: float = 1.0) -> bool:
        """Take tokens out; false, without taking any, when there are too few."""
        now = time.monotonic()
        left, at = self._left.get(key, (self._most, now))
        left = min(self._most, left + (now - at) * self._per_second)
        enough = left >= cost
        self._left[key] = (left - cost if enough else left, now)
        return enough


@final
class Allowance:
    """At most so many uses by one key within so many seconds; in memory only."""

    def __init__(self, uses: int, seconds: float) -> None:
        self._uses = uses
        self._seconds = seconds
        self._at: LRUCache[Hashable, deque[float]] = LRUCache(_REMEMBERED)

    def take(self, key: Hashable) -> bool:
        """Use it once; false, without a use, when nothing is left just now."""
        now = time.monotonic()
        used = self._at.setdefault(key, deque())
        while used and now - used[0] >= self._seconds:
            used.popleft()
        if len(used) >= self._uses:
            return False
        used.append(now)
        return True
