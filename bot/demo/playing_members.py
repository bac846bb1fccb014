"""Members who play by themselves at the tables of contests."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from bot.tables.commands.play import Act
from bot.tables.model import Status
from engine import Refused
from engine.players.levels import Level, player_at

if TYPE_CHECKING:
    from random import Random

    from bot.services import Services
    from bot.tables.game import StoredTable

_THINKING: Final = 0.8
"""Seconds a member who plays by itself takes for a turn."""


@dataclass
class PlayingMembers:
    """Members who take their turns soon after they come, as computers of a level would."""

    services: Services
    users: frozenset[int]
    level: Level
    dice: Random
    turns: set[asyncio.Task[None]] = field(default_factory=set[asyncio.Task[None]])

    def consider(self, stored: StoredTable) -> None:
        """Play soon if it is one of their turns."""
        seat, table = stored.to_act, stored.table
        sitter = None if seat is None else table.seats[seat]
        if table.contest is None or table.status is not Status.PLAYING or sitter is None:
            return
        if sitter.user in self.users and not sitter.away:
            turn = asyncio.create_task(self._play(stored, sitter.user), name=f"turn at table {table.id}")
            self.turns.add(turn)
            turn.add_done_callback(self.turns.discard)

    async def _play(self, stored: StoredTable, user: int) -> None:
        await asyncio.sleep(_THINKING)
        view = stored.view_for(stored.to_act).view
        if view is None:
            return
        action = await asyncio.to_thread(player_at(self.level).choose, view, self.dice)
        try:
            await self.services.tables.do(stored.table.id, Act(user, action, stored.table.version))
        except Refused:
            return  # the table has changed meanwhile, and says so again
