"""Hints: the action of a computer player in a member's place. Made from the member's view, kept in memory only."""

import asyncio
import logging
from dataclasses import dataclass
from typing import Final, final

from cachetools import LRUCache

from bot.tables.errors import Code
from bot.workers.pool import GaveUp
from bot.workers.workers import Worker
from engine import Refused, Seat, View
from engine.players.adviser import Advice
from engine.players.explain.codes import Reason
from engine.players.explain.reason import reason
from engine.players.review import Think

_log = logging.getLogger(__name__)
SECONDS: Final = 20.0
"""How long a hint may take; it is some tenths of a second where numba is installed."""
KEPT: Final = 512
"""The most hints in the cache."""
SEED: Final = 0
"""That of reviews, too: where both imagine deals, a review does not blame what a hint advised."""


@final
@dataclass(frozen=True, slots=True)
class Turn:
    """A member's turn, for which there is one hint: the table's version, and the seat to act."""

    table: int
    version: int
    seat: Seat


@final
@dataclass(frozen=True, slots=True)
class Hint:
    """What each action is worth, and why the best one is the best."""

    advice: Advice
    reason: Reason


@final
class Hints:
    """Makes hints: one for each turn, however often it is asked for. Only its member sees it."""

    def __init__(self, worker: Worker, think: Think) -> None:
        self._worker = worker
        self._think = think
        self._hints: LRUCache[Turn, Hint] = LRUCache(KEPT)
        self._making: dict[Turn, asyncio.Lock] = {}

    async def of(self, turn: Turn, mine: View) -> Hint:
        """The hint for a turn; `mine` is its seat's view."""
        lock = self._making.setdefault(turn, asyncio.Lock())
        try:
            async with lock:  # a double click makes one hint
                return self._hints.get(turn) or await self._make(turn, mine)
        finally:
            if not lock.locked():
                self._making.pop(turn, None)

    async def _make(self, turn: Turn, mine: View) -> Hint:
        try:
            advice = await self._worker.work(self._think, mine, SEED, timeout=SECONDS)
        except GaveUp as lost:
            _log.warning("no hint: %s", lost)
            raise Refused(Code.NO_HINT_YET) from None
        hint = Hint(advice, reason(mine, advice))
        self._hints[turn] = hint
        return hint
