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
        """Remember the headings of all running tables of a contest, as a round is shown at once."""
        stored = await self._contests.of_table(table)
        found: dict[int, Heading | None] = {table: None}
        self._known |= found if stored is None else found | headings_of(stored, table)
        for oldest in list(self._known)[:-_MOST]:
            del self._known[oldest]


def headings_of(stored: StoredContest, table: int) -> dict[int, Heading]:
    """What heads a table of this contest and its running ones; nothing for one that was replaced by a later one."""
    language = stored.plan.language
    title, rules = title_of(stored), rules_text(stored.plan, language)
    return {
        match.table: Heading(
            say(language, "contest-table-heading", contest=title, round=number, table=str(place + 1)), rules
        )
        for (number, place), match in stored.tables.items()
        if match.running or match.table == table
    }
