"""Calls for players: stored with whom they mention and with the message that is wanted, in one transaction."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, final

from sqlalchemy import delete, insert, or_, select, true
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.calls.bell import Bell, ring, rings
from bot.calls.bells import Bells, read_bell, store_ring
from bot.clock import MINUTE_MS, Clock
from bot.posts.rows import Keeps, Key, want
from bot.store import schema
from bot.store.database import Database
from bot.tables.avoided import not_with, persons_of
from bot.tables.queries import RUNNING
from bot.tables.shards import Shards
from engine import Refused

CALL_MS: Final = 20 * MINUTE_MS
"""How long a call stands, and how soon the next may come in its channel."""
MENTIONED: Final = 20
"""Members whom a call mentions, at most."""
KIND: Final = "players"
"""Of the messages of calls among all that are wanted."""
_B: Final = schema.bells.c
_C: Final = schema.calls.c
_M: Final = schema.call_members.c
_P: Final = schema.posts.c
_T: Final = schema.tables.c


class CallCode(StrEnum):
    """Why nobody is called. The value is a key of the catalogue."""

    ONCE = "call-once"
    """For this table there was a call."""
    LATELY = "call-lately"
    """In this channel there was a call a few minutes ago."""
    RATED = "call-rated"
    """Nobody may sit down in a rated game."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """A call that somebody asks for, for a table."""

    guild: int
    channel: int
    table: int
    at_play: bool = False
    """Whether it is for a computer's seat of a game that goes on."""
    role: int | None = None
    """Of the server, to be mentioned in the place of members."""
    zone: str = "UTC"
    """The server's."""
    without: frozenset[int] = frozenset()
    """Members who are not called: the caller."""
    beside: frozenset[int] = frozenset()
    """Members with whom one is called to sit: not who would rather not, nor with whom one of them would not."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    """A call for players."""

    id: int
    guild: int
    channel: int
    table: int
    at_play: bool
    role: int | None
    called_at: int
    members: tuple[int, ...] = ()
    """Whom it mentions, by their ids."""


@final
class Calls:
    """Each call is one row, its message another (`bot.posts`): whatever happens, there is one message or none."""

    def __init__(self, database: Database, bells: Bells, clock: Clock, shards: Shards) -> None:
        self.clock = clock
        self._database = database
        self._shards = shards
        self._bells = bells
        self._lock = asyncio.Lock()

    async def call(self, asked: Asked) -> int:
        """Call for players now; the row of the message that is wanted.

        Raises:
            Refused: ONCE, LATELY.
        """
        now = self.clock.now()

        async def unit(connection: AsyncConnection) -> tuple[int, tuple[int, ...]]:
            await _check(connection, asked, now)
            bells = () if asked.role is not None else await _ringing(connection, asked, now)
            row = {"guild_id": asked.guild, "channel_id": asked.channel, "called_at": now}
            row |= {"table_id": asked.table, "at_play": asked.at_play, "role_id": asked.role}
            number = (await connection.execute(insert(schema.calls).values(row).returning(_C.id))).scalar_one()
            for bell in bells:
                await connection.execute(insert(schema.call_members).values(call_id=number, user_id=bell.user))
                await store_ring(connection, ring(bell, now, asked.zone))
            post = await want(connection, Key(asked.guild, KIND, number), asked.channel, Keeps.PASSING, now)
            return post, tuple(bell.user for bell in bells)

        async with self._lock:
            post, users = await self._database.write(unit)
        self._bells.note_called(asked.guild, users)
        return post

    async def get(self, number: int) -> Call | None:
        """A call, if there is one."""
        async with self._database.read() as connection:
            row = (await connection.execute(select(schema.calls).where(_C.id == number))).one_or_none()
            users = await connection.scalars(select(_M.user_id).where(_M.call_id == number).order_by(_M.user_id))
            members = tuple(users)
        return None if row is None else _call(row, members)

    async def delete_useless(self) -> None:
        """Delete whom old calls mentioned, and calls that bar no other: their tables do not run.

        A call whose message is still to be looked after stays.
        """
        now = self.clock.now()

        async def unit(connection: AsyncConnection) -> None:
            to_do = select(_P.number).where(_P.guild_id == _C.guild_id, _P.kind == KIND, ~_P.done)
            over = select(_C.id).where(_C.called_at <= now - CALL_MS, self._shards.own(_C.guild_id))
            over = over.where(_C.id.not_in(to_do.correlate(schema.calls)))
            await connection.execute(delete(schema.call_members).where(_M.call_id.in_(over)))
            running = select(_T.id).where(_T.status.in_(RUNNING))
            numbers = (await connection.scalars(over.where(_C.table_id.not_in(running)))).all()
            await connection.execute(delete(schema.posts).where(_P.kind == KIND, _P.number.in_(numbers)))
            await connection.execute(delete(schema.calls).where(_C.id.in_(numbers)))

        await self._database.write(unit)


async def _check(connection: AsyncConnection, asked: Asked, now: int) -> None:
    if await connection.scalar(select(_C.id).where(_C.table_id == asked.table)) is not None:
        raise Refused(CallCode.ONCE)
    lately = select(_C.called_at).where(_C.channel_id == asked.channel, _C.called_at > now - CALL_MS)
    last = await connection.scalar(lately.order_by(_C.called_at.desc()).limit(1))
    if last is not None:
        raise Refused(CallCode.LATELY, minutes=-(-(last + CALL_MS - now) // MINUTE_MS))


async def _ringing(connection: AsyncConnection, asked: Asked, now: int) -> tuple[Bell, ...]:
    """The bells that ring, those called longest ago first; none of somebody who sits at a table, with any account."""
    members, seats = schema.members.c, schema.seats.c
    seated = select(seats.user_id).join(schema.tables, _T.id == seats.table_id)
    seated = seated.where(_T.status.in_(RUNNING), seats.user_id.is_not(None))
    query = select(schema.bells).outerjoin(schema.members, members.user_id == _B.user_id)
    query = query.where(_B.guild_id == asked.guild, _B.channel_id == asked.channel, _B.user_id.not_in(seated))
    query = query.where(or_(members.pings.is_(None), members.pings == true()))
    bells: Iterable[Bell] = map(read_bell, await connection.execute(query))
    without = asked.without | await not_with(connection, asked.guild, asked.beside)
    persons = await persons_of(connection, asked.guild)
    merged = await connection.scalars(seated.where(seats.user_id.in_({*persons, *persons.values()})))
    out = {persons.get(user, user) for user in (*without, *merged)}
    found = [bell for bell in bells if persons.get(bell.user, bell.user) not in out and rings(bell, now, asked.zone)]
    return tuple(sorted(found, key=lambda bell: (bell.called_at or 0, bell.user))[:MENTIONED])


def _call(row: Any, members: tuple[int, ...]) -> Call:
    return Call(
        id=row.id,
        guild=row.guild_id,
        channel=row.channel_id,
        table=row.table_id,
        at_play=row.at_play,
        role=row.role_id,
        called_at=row.called_at,
        members=members,
    )
