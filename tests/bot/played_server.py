"""A server whose members play, for tests of what is kept about them."""

from random import Random
from typing import Any

import pytest
from sqlalchemy import insert

from bot.members.preferences import Members
from bot.members.privacy import Privacy
from bot.stats import rebuild
from bot.stats.repairs import Repairs
from bot.store.database import Database
from bot.tables.commands.seats import Leave
from bot.tables.game import StoredTable
from bot.tables.model import Member, Status
from engine import Phase, Rules
from tests.bot.people import GUILD, SHORT
from tests.bot.scripted_tables import FakeClock, begun, gathered, one_step, phase, tables_on, until


class Server:
    """A server whose members play, and all that may be kept about them."""

    def __init__(self, database: Database, seed: int = 11, **limits: int) -> None:
        self.database, self.clock, self.dice = database, FakeClock(), Random(seed)
        self.tables = tables_on(database, self.clock, seed)
        self.members = Members(database)
        self.repairs = Repairs(database, clock=self.clock)
        self.privacy = Privacy(database, self.tables, self.members, clock=self.clock, **limits)

    async def lobby(self, *members: Member, rules: Rules = SHORT, guild: int = GUILD) -> int:
        self.clock.later(60)
        return await gathered(self.tables, *members, rules=rules, guild=guild)

    async def begun(self, *members: Member, rules: Rules = SHORT, guild: int = GUILD) -> StoredTable:
        self.clock.later(60)
        return await begun(self.tables, *members, rules=rules, guild=guild)

    async def over(self, now: StoredTable) -> int:
        while now.table.status is Status.PLAYING:
            self.clock.later(1)
            now = await one_step(self.tables, now, self.dice)
        return now.table.id

    async def game(self, *members: Member, rules: Rules = SHORT, guild: int = GUILD) -> int:
        """A whole game; its number."""
        return await self.over(await self.begun(*members, rules=rules, guild=guild))

    async def at_play(self, *members: Member, rules: Rules | None = None, hand: int = 1) -> StoredTable:
        """A game in which cards are played."""
        now = await self.begun(*members, rules=rules or Rules())
        return await until(
            self.tables, now, lambda n: phase(n.state) is Phase.PLAYING and n.hand_number >= hand, self.dice
        )

    async def leave(self, someone: Member, now: StoredTable) -> StoredTable:
        return await self.tables.do(now.table.id, Leave(someone))

    async def write(self, table: Any, **row: Any) -> None:
        async def unit(connection: Any) -> None:
            await connection.execute(insert(table).values(row))

        await self.database.write(unit)

    async def check(self) -> None:
        """The logs and the journal give what is kept."""
        assert await rebuild.check(self.database) == ()


@pytest.fixture
def server(database: Database) -> Server:
    return Server(database)
