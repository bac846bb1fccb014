"""How many games a member has finished, so that panels can be of more help to newcomers."""

from typing import Final, final

from cachetools import LRUCache

from bot.stats.ladders import EVERYWHERE, Ladder
from bot.stats.read.totals import sums_of
from bot.store.database import Database

GAMES: Final = 3
"""Who has finished fewer is a newcomer."""
_REMEMBERED: Final = 4096
"""Panels for which the number of games is cached."""


@final
class Newcomers:
    """The games of members, as the statistics count them in all servers, those with computers too."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._recent: LRUCache[tuple[int, int], int] = LRUCache(_REMEMBERED)
        """By table and member."""

    async def games_before(self, table: int, user: int) -> int:
        """How many games a member had finished when their panel of a table was first shown."""
        games = self._recent.get((table, user))
        if games is None:
            async with self._database.read() as connection:
                games = (await sums_of(connection, Ladder(EVERYWHERE), user))[0].games
            self._recent[table, user] = games
        return games
