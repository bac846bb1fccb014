"""The bells of all members."""

from dataclasses import asdict
from enum import StrEnum
from typing import Any, Final, final

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.calls.bell import Bell
from bot.store import schema
from bot.store.database import Database
from bot.store.upsert import insert_once
from bot.tables.shards import Shards
from engine import Refused

LIMIT: Final = 5
"""Bells of one member, in all servers."""
_B: Final = schema.bells.c
_CHOSEN: Final = ("begins", "ends", "zone", "most")
"""What the member chooses."""
_COUNTED: Final = ("called_at", "day", "called", "unanswered", "rests_until")
"""What calls and presses change."""


class BellCode(StrEnum):
    """Why something was not done. The value is a key of the catalogue."""

    MANY = "bell-many"
    """The member has as many bells as they may."""
    ELSEWHERE = "bell-elsewhere"
    """It is turned on in the channel itself."""
    NONE = "bell-none"
    """There is no such bell."""


@final
class Bells:
    """A bell is a row for each channel and member."""

    def __init__(self, database: Database, shards: Shards) -> None:
        self._database = database
        self._shards = shards
        self._called: set[tuple[int, int]] = set()
        """Servers and members that have been called since their last press."""

    async def start(self) -> None:
        """Find out who has been called since their last press."""
        query = select(_B.guild_id, _B.user_id).where(_B.unanswered > 0, self._shards.own(_B.guild_id))
        async with self._database.read() as connection:
            self._called |= {(row.guild_id, row.user_id) for row in await connection.execute(query)}

    async def get(self, guild: int, channel: int, user: int) -> Bell | None:
        """A member's bell in a channel, if there is one."""
        query = select(schema.bells).where(*_key(guild, channel, user))
        async with self._database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else read_bell(row)

    async def of_member(self, user: int) -> tuple[Bell, ...]:
        """A member's bells, in all servers."""
        query = select(schema.bells).where(_B.user_id == user).order_by(_B.guild_id, _B.channel_id)
        async with self._database.read() as connection:
            return tuple(map(read_bell, await connection.execute(query)))

    async def add(self, bell: Bell) -> Bell:
        """Store a new bell; one that there is stays as it is.

        Raises:
            Refused: MANY.
        """

        async def unit(connection: AsyncConnection) -> None:
            others = select(func.count()).where(_B.user_id == bell.user, _B.channel_id != bell.channel)
            if (await connection.scalar(others) or 0) >= LIMIT:
                raise Refused(BellCode.MANY, limit=LIMIT)
            await insert_once(connection, schema.bells, _row(bell))

        await self._database.write(unit)
        return await self.get(bell.guild, bell.channel, bell.user) or bell

    async def change(self, bell: Bell) -> None:
        """Store what a member has chosen for a bell.

        Raises:
            Refused: NONE where it has been turned off.
        """
        chosen = {name: getattr(bell, name) for name in _CHOSEN}
        statement = update(schema.bells).where(*_key(bell.guild, bell.channel, bell.user)).values(chosen)
        if not (await self._database.write(lambda connection: connection.execute(statement))).rowcount:
            raise Refused(BellCode.NONE)

    async def remove(self, guild: int, channel: int, user: int) -> None:
        """Delete a bell, if there is one."""
        statement = delete(schema.bells).where(*_key(guild, channel, user))
        await self._database.write(lambda connection: connection.execute(statement))

    def note_called(self, guild: int, users: tuple[int, ...]) -> None:
        """Members have been called in a server."""
        self._called |= {(guild, user) for user in users}

    async def note_press(self, guild: int, user: int) -> None:
        """A member has pressed a button or used a menu in a server: no call there was in vain."""
        if (guild, user) not in self._called:
            return
        self._called.discard((guild, user))
        mine = (_B.guild_id == guild, _B.user_id == user)
        statement = update(schema.bells).where(*mine).values(unanswered=0, rests_until=None)
        await self._database.write(lambda connection: connection.execute(statement))


def read_bell(row: Any) -> Bell:
    """A bell as it is stored."""
    return Bell(
        guild=row.guild_id,
        channel=row.channel_id,
        user=row.user_id,
        **{name: getattr(row, name) for name in (*_CHOSEN, *_COUNTED)},
    )


async def store_ring(connection: AsyncConnection, bell: Bell) -> None:
    """Store what a call has changed of a bell. Calls in vain, and a rest, are of all bells of the member there."""
    own = {name: getattr(bell, name) for name in ("called_at", "day", "called")}
    await connection.execute(update(schema.bells).where(*_key(bell.guild, bell.channel, bell.user)).values(own))
    all_there = (_B.guild_id == bell.guild, _B.user_id == bell.user)
    in_vain = {"unanswered": bell.unanswered, "rests_until": bell.rests_until}
    await connection.execute(update(schema.bells).where(*all_there).values(in_vain))


def _row(bell: Bell) -> dict[str, Any]:
    values = asdict(bell)
    return {**{f"{name}_id": values.pop(name) for name in ("guild", "channel", "user")}, **values}


def _key(guild: int, channel: int, user: int) -> tuple[Any, ...]:
    return _B.guild_id == guild, _B.channel_id == channel, _B.user_id == user
