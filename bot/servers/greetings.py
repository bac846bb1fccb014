"""Which servers Bower has greeted."""

from typing import final

from bot.clock import Clock
from bot.store import schema
from bot.store.database import Database
from bot.store.upsert import insert_once


@final
class Greetings:
    """Each server is greeted once, whatever becomes of the greeting."""

    def __init__(self, database: Database, *, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def claim(self, guild: int) -> bool:
        """Note that a server is greeted now; returns whether it had not been greeted before."""
        row = {"guild_id": guild, "greeted_at": self._clock.now()}
        return await self._database.write(lambda connection: insert_once(connection, schema.greetings, row))
