"""Discord may deliver an interaction more than once; all but the first are let go."""

from collections import OrderedDict
from typing import Final, final

_REMEMBERED: Final = 4096
"""Interactions: a busy bot's last minutes, and a repetition comes within seconds."""


@final
class Deliveries:
    """The last interactions, in memory: an action at a table is kept with its interaction's id in the database too."""

    def __init__(self, remembered: int = _REMEMBERED) -> None:
        self._remembered = remembered
        self._recent: OrderedDict[int, None] = OrderedDict()

    def is_first(self, interaction: int) -> bool:
        """Whether an interaction comes for the first time; from now on it has come."""
        if interaction in self._recent:
            return False
        self._recent[interaction] = None
        if len(self._recent) > self._remembered:
            self._recent.popitem(last=False)
        return True

    def forget(self, interaction: int) -> None:
        """Nothing came of it: when it comes again, it comes for the first time."""
        self._recent.pop(interaction, None)
