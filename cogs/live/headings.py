"""What heads the tables of contests."""

import asyncio
from typing import Final, final

from cachetools import LRUCache

from bot.contests.service import Contests
from bot.contests.state import StoredContest
from bot.panels.contests.headings import headings_of
from bot.panels.table.message import Heading
from bot.tables.model import Table

_MOST: Final = 500


@final
class Headings:
    """Reads what heads a table, and again once a contest has changed: it may have another name."""

    def __init__(self, contests: Contests) -> None:
        self._contests = contests
        self._known: LRUCache[int, Heading | None] = LRUCache(_MOST)
        self._lock = asyncio.Lock()
        contests.subscribe(self._forget)

    async def of(self, table: Table) -> Heading | None:
        """What heads a table of a contest; None for others, and where the contest is gone."""
        if table.contest is None:
            return None
        async with self._lock:  # of a round, one reads the contest for all its tables
            known = self._known
            if table.id not in known:
                stored = await self._contests.of_table(table.id)
                known.update({} if stored is None else headings_of(stored, table.id))
                known.setdefault(table.id)
            return known[table.id]

    def _forget(self, _: StoredContest) -> None:
        """What is being read meanwhile is not remembered."""
        self._known = LRUCache(_MOST)
