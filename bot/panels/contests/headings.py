"""The headings of contest tables: which match of which contest is played there."""

import asyncio
from typing import Final, final

from bot.contests.service import Contests
from bot.contests.state import StoredContest
from bot.panels.contests.board import rules_text, title_of
from bot.panels.table.heading import Heading
from bot.tables.model import Table
from bot.texts.catalogue import say

_MOST: Final = 500
"""Tables that are remembered."""


@final
class Headings:
    """Reads what heads a table, once for each: after the draw neither name nor place changes."""

    def __init__(self, contests: Contests) -> None:
        self._contests = contests
        self._known: dict[int, Heading | None] = {}
        self._lock = asyncio.Lock()

    async def of(self, table: Table) -> Heading | None:
        """What heads a table of a contest; None for others, and where the contest is gone."""
        if table.contest is None:
            return None
        async with self._lock:  # of a round, one reads the contest for all its tables
            if table.id not in self._known:
                await self._read(table.id)
            return self._known[table.id]

    async def _read(self, table: int) -> None:
        stored = await self._contests.of_table(table)
        running = () if stored is None else [each.table for each in stored.tables.values() if each.running]
        for each in (*running, table):
            self._known[each] = None if stored is None else heading(stored, each)
        for oldest in list(self._known)[:-_MOST]:
            del self._known[oldest]


def heading(stored: StoredContest, table: int) -> Heading | None:
    """What heads a table of this contest; None for one that was replaced by a later one."""
    language = stored.plan.language
    for (number, place), match in stored.tables.items():
        if match.table == table:
            title = say(language, "contest-table-heading", contest=title_of(stored), round=number, table=str(place + 1))
            return Heading(title, rules_text(stored.plan, language))
    return None
