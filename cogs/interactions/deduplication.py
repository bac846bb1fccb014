"""What comes for the first time, and what has come before."""

from collections import OrderedDict
from typing import Final, final

_REMEMBERED: Final = 4096
"""Numbers: a busy bot's last minutes, and a repetition comes within seconds."""


@final
class Deduplication:
    """The last numbers that came, in memory. An action at a table has its interaction's id in the log too."""

    def __init__(self, remembered: int = _REMEMBERED) -> None:
        self._remembered = remembered
        self._recent: OrderedDict[int, None] = OrderedDict()

    def is_first(self, number: int) -> bool:
        """Whether a number comes for the first time; from now on it has come."""
        if number in self._recent:
            return False
        self._recent[number] = None
        if len(self._recent) > self._remembered:
            self._recent.popitem(last=False)
        return True

    def forget(self, number: int) -> None:
        """Nothing came of it: when it comes again, it comes for the first time."""
        self._recent.pop(number, None)
