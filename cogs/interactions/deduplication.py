"""Recognizes what was delivered or sent before."""

from typing import Final, final

from cachetools import LRUCache

_REMEMBERED: Final = 4096
"""Numbers remembered: a busy bot's last minutes; repetitions come within seconds."""


@final
class Deduplication:
    """The last numbers, in memory. A table's log also has the interaction's id of each action."""

    def __init__(self, remembered: int = _REMEMBERED) -> None:
        self._recent: LRUCache[int, None] = LRUCache(remembered)

    def is_first(self, number: int) -> bool:
        """Whether a number is new; it is remembered."""
        if number in self._recent:
            return False
        self._recent[number] = None
        return True

    def forget(self, number: int) -> None:
        """Forget a number whose work failed, so that it counts as new."""
        self._recent.pop(number, None)
