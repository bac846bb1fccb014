"""What heads the tables of contests, read once for each."""

import asyncio
from typing import Final, final

from cachetools import LRUCache

from bot.contests.service import Contests
from bot.panels.contests.headings import headings_of
from bot.panels.table.message import Heading
from bot.tables.model import Table

_MOST: Final = 500


@final
class Headings:
    """Reads what heads a table, once for each: after the draw neither name nor place changes."""

    def __init__(self, contests: Contests) -> None:
        self._contests = contests
        self._known: LRUCache[int, Heading | None] = LRUCache(_MOST)
        self._lock = asyncio.Lock()

    async def of(self, table: Table) -> Heading | None:
        """What heads a table of a contest; None for others, and where the contest is gone."""
        if table.contest is None:
            return None
        async with self._lock:  # of a round, one reads the contest for all its tables
            if table.id not in self._known:
                stored = await self._contests.of_table(table.id)
                self._known.update({} if stored is None else headings_of(stored, table.id))
                self._known.setdefault(table.id)
            return self._known[table.id]
