"""Calls for players: who wants to be told, and the calls, stored with the message that is wanted, in one transaction.

A bell is when a member wants to be told that a channel wants players. Times are milliseconds UTC.
"""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, final

from sqlalchemy import delete, insert, or_, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import HOUR_MS, MINUTE_MS, Clock
from bot.posts import Keeps, Key, want
from bot.store import schema
from bot.store.database import Database
from bot.store.upsert import insert_once
from bot.tables.avoided import not_with, persons_of
from bot.tables.queries import RUNNING
from bot.tables.shards import Shards
from bot.wall_clock import local_time
from engine import Refused

BEGINS: Final = 18
ENDS: Final = 23
QUIET_MS: Final = 2 * HOUR_MS
"""After a call no bell of the member rings for so long."""
CALL_MS: Final = 20 * MINUTE_MS
"""How long a call stands, and how soon the next may come in its channel."""
MENTIONED: Final = 10
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

    NO_BELL = "bell-none"
    """There is no such bell."""
    ONCE = "call-once"
    """For this table there was a call."""
    LATELY = "call-lately"
    """In this channel there was a call a few minutes ago."""
    RATED = "call-rated"
    """Nobody may sit down in a rated game."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Bell:
    """It rings from the hour `begins` (0 to 23) to the hour `ends` (1 to 24), past midnight if that is not later.

    Hours are those of the server's zone.
    """

    guild: int
    channel: int
    user: int
    begins: int = BEGINS
    ends: int = ENDS
    called_at: int | None = None
    """When a bell of the member rang last, in whatever channel."""


def rings(bell: Bell, now: int, zone: str) -> bool:
    """Whether a call rings it now; `zone` is the server's, UTC where this machine does not know it."""
    try:
        hour = local_time(now, zone).hour
    except Refused:
        hour = local_time(now, "UTC").hour
    begun, over = hour >= bell.begins, hour >= bell.ends
    is_time = begun and not over if bell.begins < bell.ends else begun or not over
    return is_time and (bell.called_at is None or now - bell.called_at >= QUIET_MS)


@final
class Bells:
    """The bells of all members: a row for each channel and member."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, guild: int, channel: int, user: int) -> Bell | None:
        """A member's bell in a channel, if there is one."""
        query = select(schema.bells).where(*_key(guild, channel, user))
        async with self._database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else _bell(row)

    async def add(self, bell: Bell) -> None:
        """Store a new bell; one that there is stays as it is."""
        row = {"guild_id": bell.guild, "channel_id": bell.channel, "user_id": bell.user}
        row |= {"begins": bell.begins, "ends": bell.ends}
        await self._database.write(lambda connection: insert_once(connection, schema.bells, row))

    async def change(self, bell: Bell) -> None:
        """Store the hours that a member has chosen.

        Raises:
            Refused: NO_BELL where it has been turned off.
        """
        hours = {"begins": bell.begins, "ends": bell.ends}
        statement = update(schema.bells).where(*_key(bell.guild, bell.channel, bell.user)).values(hours)
        if not (await self._database.write(lambda connection: connection.execute(statement))).rowcount:
            raise Refused(CallCode.NO_BELL)

    async def remove(self, guild: int, channel: int, user: int) -> None:
        """Delete a bell, if there is one."""
        statement = delete(schema.bells).where(*_key(guild, channel, user))
        await self._database.write(lambda connection: connection.execute(statement))


def _bell(row: Any) -> Bell:
    hours = {"begins": row.begins, "ends": row.ends, "called_at": row.called_at}
    return Bell(guild=row.guild_id, channel=row.channel_id, user=row.user_id, **hours)


def _key(guild: int, channel: int, user: int) -> tuple[Any, ...]:
    return _B.guild_id == guild, _B.channel_id == channel, _B.user_id == user


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
    """Of the server, to be mentioned beside members."""
    zone: str = "UTC"
    """The server's."""
    without: frozenset[int] = frozenset()
    """Members who are not called: the caller."""
    beside: frozenset[int] = frozenset()
    """Members with whom one is called to sit: not who would rather not, nor with whom one of them would not."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class PlayersCall:
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
class PlayersCalls:
    """Each call is one row, its message another (`bot.posts`): whatever happens, there is one message or none."""

    def __init__(self, database: Database, clock: Clock, shards: Shards) -> None:
        self.clock = clock
        self._database = database
        self._shards = shards
        self._lock = asyncio.Lock()

    async def call(self, asked: Asked) -> int:
        """Call for players now; the row of the message that is wanted.

        Raises:
            Refused: ONCE, LATELY.
        """
        now = self.clock.now()

        async def unit(connection: AsyncConnection) -> int:
            await _check(connection, asked, now)
            users = await _ringing(connection, asked, now)
            row = {"guild_id": asked.guild, "channel_id": asked.channel, "called_at": now}
            row |= {"table_id": asked.table, "at_play": asked.at_play, "role_id": asked.role}
            number = (await connection.execute(insert(schema.calls).values(row).returning(_C.id))).scalar_one()
            for user in users:
                await connection.execute(insert(schema.call_members).values(call_id=number, user_id=user))
            await connection.execute(update(schema.bells).where(_B.user_id.in_(users)).values(called_at=now))
            return await want(connection, Key(asked.guild, KIND, number), asked.channel, Keeps.PASSING, now)

        async with self._lock:
            return await self._database.write(unit)

    async def get(self, number: int) -> PlayersCall | None:
        """A call, if there is one."""
        async with self._database.read() as connection:
            row = (await connection.execute(select(schema.calls).where(_C.id == number))).one_or_none()
            users = await connection.scalars(select(_M.user_id).where(_M.call_id == number).order_by(_M.user_id))
            members = tuple(users)
        return None if row is None else _call(row, members)

    async def find_called(self, guild: int) -> tuple[int, ...]:
        """The tables of a server for which players have been called lately."""
        lately = select(_C.table_id).where(_C.guild_id == guild, _C.called_at > self.clock.now() - CALL_MS)
        async with self._database.read() as connection:
            return tuple(await connection.scalars(lately.order_by(_C.called_at.desc()).limit(MENTIONED)))

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


async def _ringing(connection: AsyncConnection, asked: Asked, now: int) -> tuple[int, ...]:
    """Whose bells ring, those called longest ago first; nobody who sits at a table, with any account."""
    members, seats = schema.members.c, schema.seats.c
    seated = select(seats.user_id).join(schema.tables, _T.id == seats.table_id)
    seated = seated.where(_T.status.in_(RUNNING), seats.user_id.is_not(None))
    query = select(schema.bells).outerjoin(schema.members, members.user_id == _B.user_id)
    query = query.where(_B.guild_id == asked.guild, _B.channel_id == asked.channel, _B.user_id.not_in(seated))
    query = query.where(or_(members.pings.is_(None), members.pings == true()))
    bells: Iterable[Bell] = map(_bell, await connection.execute(query))
    without = asked.without | await not_with(connection, asked.guild, asked.beside)
    persons = await persons_of(connection, asked.guild)
    merged = await connection.scalars(seated.where(seats.user_id.in_({*persons, *persons.values()})))
    out = {persons.get(user, user) for user in (*without, *merged)}
    found = [bell for bell in bells if persons.get(bell.user, bell.user) not in out and rings(bell, now, asked.zone)]
    found.sort(key=lambda bell: (bell.called_at or 0, bell.user))
    return tuple(bell.user for bell in found[:MENTIONED])


def _call(row: Any, members: tuple[int, ...]) -> PlayersCall:
    return PlayersCall(
        id=row.id,
        guild=row.guild_id,
        channel=row.channel_id,
        table=row.table_id,
        at_play=row.at_play,
        role=row.role_id,
        called_at=row.called_at,
        members=members,
    )
