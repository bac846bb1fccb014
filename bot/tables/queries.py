"""Queries for the numbers of tables."""

from typing import Final

from sqlalchemy import ColumnElement, Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.tables.model import NOWHERE, PauseReason, Status
from bot.tables.shards import Shards

RUNNING: Final = (Status.LOBBY.value, Status.PLAYING.value)
"""Statuses of the tables that have not ended."""
_T: Final = schema.tables.c
IN_CHANNEL: Final = _T.channel_id != NOWHERE
"""Of tables that are not private."""
_REMATCH: Final = schema.tables.alias("rematch").c
_HAS_REMATCH: Final = select(_REMATCH.id).where(_REMATCH.previous_id == _T.id).exists()


async def running(connection: AsyncConnection, shards: Shards, *, private: bool = False) -> tuple[int, ...]:
    """Tables in their lobby or at play in the servers of these shards, newest first; also `private` ones if asked."""
    found = _newest().where(_T.status.in_(RUNNING), shards.own())
    return await _ids(connection, found if private else found.where(IN_CHANNEL))


async def played_privately(connection: AsyncConnection, since: int, shards: Shards) -> tuple[int, ...]:
    """Private tables at play whose game began, or whose last step was, after `since`."""
    log = schema.log.c
    last = select(log.at).where(log.table_id == _T.id, log.seq == _T.version).scalar_subquery()
    mine = _newest().where(_T.status == Status.PLAYING.value, shards.own(), ~IN_CHANNEL)
    return await _ids(connection, mine.where(func.coalesce(last, _T.started_at) > since))


async def just_ended(connection: AsyncConnection, within: int, shards: Shards) -> tuple[tuple[int, bool], ...]:
    """Tables of these shards that ended in the last `within` ms of the bot's life, and whether each had a rematch.

    Only those that are shown somewhere.
    """
    found = select(_T.id, _HAS_REMATCH).where(
        shards.own(), _T.message_id.is_not(None), _T.ended_at >= shards.alive_at - within
    )
    return tuple((row[0], bool(row[1])) for row in await connection.execute(found.order_by(_T.id)))


async def in_channel(connection: AsyncConnection, channel: int, ended_after: int) -> tuple[int, ...]:
    """Running tables, newest first, then those over since `ended_after` that have no rematch."""
    here = _newest().where(_T.channel_id == channel)
    over = here.where(_T.status == Status.OVER.value, _T.ended_at >= ended_after, ~_HAS_REMATCH)
    return await _ids(connection, here.where(_T.status.in_(RUNNING))) + await _ids(connection, over)


async def in_guild(
    connection: AsyncConnection, guild: int, *, channel: int | None = None, most: int | None = None
) -> tuple[int, ...]:
    """Running tables of a server, newest first, at most `most`; a channel's before all others, and no private ones."""
    here = select(_T.id).where(_T.guild_id == guild, _T.status.in_(RUNNING), IN_CHANNEL)
    return await _ids(connection, here.order_by((_T.channel_id == channel).desc(), _T.id.desc()).limit(most))


async def of_member(connection: AsyncConnection, user: int, guild: int | None) -> tuple[int, ...]:
    """Running tables where a member sits, newest first."""
    found = _newest().where(_sits(user), _T.status.in_(RUNNING))
    return await _ids(connection, found if guild is None else found.where(_T.guild_id == guild))


async def guilds_at_play(connection: AsyncConnection, shards: Shards) -> tuple[tuple[int, bool], ...]:
    """Servers of these shards with games at play, and whether these are paused because the bot was removed: or both."""
    parked = func.coalesce(_T.pause, "") == PauseReason.PARKED.value
    found = select(_T.guild_id, parked).distinct().where(_T.status == Status.PLAYING.value, shards.own(), IN_CHANNEL)
    return tuple((row[0], bool(row[1])) for row in await connection.execute(found))


def _sits(user: int) -> ColumnElement[bool]:
    return _T.id.in_(select(schema.seats.c.table_id).where(schema.seats.c.user_id == user))


def _newest() -> Select[int]:
    return select(_T.id).order_by(_T.id.desc())


async def _ids(connection: AsyncConnection, query: Select[int]) -> tuple[int, ...]:
    return tuple(await connection.scalars(query))
