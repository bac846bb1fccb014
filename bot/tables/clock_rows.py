"""The rows of the turn clocks, of the ends of lobbies and pauses, and of the bot's signs of life."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias, final

from sqlalchemy import Column, ColumnElement, Executable, bindparam, case, delete, insert, or_, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import DAY_MS
from bot.store import schema
from bot.store.upsert import add_all
from bot.tables.model import PauseReason, Status
from bot.tables.shards import Shards

_T: Final = schema.tables.c
_C: Final = schema.contests.c
_Which: TypeAlias = Callable[[Column[int]], ColumnElement[bool]]
"""Of a column of servers: which of them."""
_NAMED: Final = 5_000
"""Servers that one query names."""
_LEAST_LOST_MS: Final = 10 * 60_000
"""What takes a day or more in a contest gets back no shorter downtime (docs/leagues.md)."""
_IS_SHORT: Final = schema.contest_deadlines.c.due_at - schema.contest_deadlines.c.began_at < DAY_MS
"""Of what has begun in a contest: it takes less than a day, as a live round does."""


async def resume(connection: AsyncConnection, now: int, shards: Shards) -> int:
    """Move the deadlines of before the restart by the time the bot was down, and return that time.

    A server that was away already gets its time when it is back. A clock that was set back meanwhile takes deadlines
    back, too. Each shard may have been another process's.
    """
    of_more_shards = schema.life.c.id > max(1, shards.count)  # there were more once: they would be down since then
    await connection.execute(delete(schema.life).where(of_more_shards))
    return max([await _resume(connection, now, shard) for shard in shards.each()])


async def _resume(connection: AsyncConnection, now: int, shards: Shards) -> int:
    alive_at = await connection.scalar(select(shards.alive_at))
    lost = 0 if alive_at is None else now - alive_at
    if lost > 0:
        away = select(schema.outages.c.guild_id)
        await _give_back(connection, now - lost, now, shards, lambda guild: guild.not_in(away))
    elif lost < 0:
        await set_back(connection, -lost, shards)
    await alive(connection, now, shards)
    return max(0, lost)


async def give_back(connection: AsyncConnection, since: int, now: int, shards: Shards, guilds: Iterable[int]) -> None:
    """Move the deadlines of servers by the time that their members lost; a turn that began meanwhile begins now."""
    for part in _parts(guilds):
        await _give_back(connection, since, now, shards, lambda guild, part=part: guild.in_(part))


async def _give_back(connection: AsyncConnection, since: int, now: int, shards: Shards, lost: _Which) -> None:
    clocks = schema.deadlines.c
    clock_ms = select(_T.clock_ms).where(_T.id == clocks.table_id).scalar_subquery()
    closing = select(_T.id).where(or_(_T.status == Status.LOBBY.value, _T.pause.is_not(None)))  # then the table closes
    earlier = or_(clocks.table_id.in_(closing), clocks.due_at - clock_ms <= since)
    moved = case((earlier, clocks.due_at + max(0, now - since)), else_=now + clock_ms)
    await _move(connection, shards, moved, lost(_T.guild_id))
    await _move_contests(connection, since, now, shards, lost(_C.guild_id))


async def set_back(connection: AsyncConnection, by: int, shards: Shards) -> None:
    """Move deadlines back by so many ms, as the system's clock was: no turn and no live round lasts longer for that."""
    await _move(connection, shards, schema.deadlines.c.due_at - by, true())
    of, away = schema.contest_deadlines, schema.outages
    theirs = of.c.contest_id.in_(select(_C.id).where(shards.own(_C.guild_id)))
    back = {"due_at": of.c.due_at - by, "began_at": of.c.began_at - by}
    await connection.execute(update(of).where(theirs, _IS_SHORT).values(back))
    await connection.execute(update(away).where(shards.own(away.c.guild_id)).values(since=away.c.since - by))


async def outages(connection: AsyncConnection, shards: Shards) -> dict[int, int]:
    """The servers whose members could not act at the last look, and since when."""
    of = schema.outages.c
    rows = await connection.execute(select(of.guild_id, of.since).where(shards.own(of.guild_id)))
    return {row.guild_id: row.since for row in rows}


async def note_outages(connection: AsyncConnection, changed: Iterable[int], since: Mapping[int, int]) -> None:
    """Write down since when members of the servers that have `changed` cannot act; where they can is not in `since`."""
    of = schema.outages
    for part in _parts(changed):
        await connection.execute(delete(of).where(of.c.guild_id.in_(part)))
        rows = [{"guild_id": guild, "since": since[guild]} for guild in part if guild in since]
        if rows:
            await connection.execute(insert(of), rows)


def _parts(guilds: Iterable[int]) -> list[list[int]]:
    """Servers in parts that a query can name."""
    found = sorted(guilds)
    return [found[at : at + _NAMED] for at in range(0, len(found), _NAMED)]


async def alive(connection: AsyncConnection, now: int, shards: Shards) -> None:
    """Write down that the process of these shards is alive."""
    await add_all(connection, schema.life, [{"id": row, "alive_at": now} for row in shards.lives])


@final
@dataclass(frozen=True, slots=True)
class RunningClock:
    """Of a table: it is a member's turn at this version, or the table closes then."""

    table: int
    guild: int
    version: int
    due_at: int
    status: Status
    paused: bool


async def due(connection: AsyncConnection, until: int, shards: Shards) -> tuple[RunningClock, ...]:
    """Clocks that run out by `until`, and tables to be closed by then, in their order."""
    rows = await connection.execute(_due(shards), {"until": until})
    return tuple(
        RunningClock(row.table_id, row.guild_id, row.version, row.due_at, Status(row.status), row.pause is not None)
        for row in rows
    )


@cache  # it is asked every two seconds
def _due(shards: Shards) -> Executable:
    clocks = schema.deadlines.c
    query = select(clocks.table_id, _T.guild_id, clocks.version, clocks.due_at, _T.status, _T.pause)
    query = query.join_from(schema.deadlines, schema.tables).where(*_runs(shards), clocks.due_at <= bindparam("until"))
    return query.order_by(clocks.due_at)


def _runs(shards: Shards) -> tuple[ColumnElement[bool], ...]:
    """Whether a table is of some shards, and its clock does not stand while a contest pauses."""
    return shards.own(), or_(_T.pause.is_(None), _T.pause != PauseReason.CONTEST.value)


async def _move(
    connection: AsyncConnection, shards: Shards, due_at: ColumnElement[int], servers: ColumnElement[bool]
) -> None:
    """Move deadlines. It counts as a change of their tables, so that what was decided by the old ones is not saved."""
    of = schema.deadlines.c
    here = of.table_id.in_(select(_T.id).where(*_runs(shards), servers))
    moved = _T.id.in_(select(of.table_id).where(here))
    await connection.execute(update(schema.tables).where(moved).values(revision=_T.revision + 1))
    await connection.execute(update(schema.deadlines).where(here).values(due_at=due_at))


async def _move_contests(
    connection: AsyncConnection, since: int, now: int, shards: Shards, servers: ColumnElement[bool]
) -> None:
    """Move what had begun in contests by the time in which nobody could play; a pause counts that time already."""
    of = schema.contest_deadlines.c
    theirs = select(_C.id).where(shards.own(_C.guild_id), servers)
    paused = select(_C.id).where(_C.paused_at.is_not(None))
    ours = (of.began_at.is_not(None), of.contest_id.in_(theirs), of.contest_id.not_in(paused))
    if now - since <= _LEAST_LOST_MS:
        ours = (*ours, _IS_SHORT)
    lost = case((of.began_at >= now, 0), (of.began_at > since, now - of.began_at), else_=now - since)
    await connection.execute(update(schema.contest_deadlines).where(*ours).values(due_at=of.due_at + lost))
