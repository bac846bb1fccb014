"""The rows of the turn clocks, and of the bot's signs of life."""

from dataclasses import dataclass
from typing import Final, final

from sqlalchemy import case, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.tables.shards import Shards

_T: Final = schema.tables.c


async def resume(connection: AsyncConnection, now: int, sign_of_life: int, shards: Shards) -> int:
    """Move the deadlines of before the restart by the time the bot was down, and return that time.

    A turn that began well after the last sign of life (written every `sign_of_life` ms) began after the restart.
    """
    alive_at = await connection.scalar(select(schema.life.c.alive_at).where(schema.life.c.id == shards.life))
    lost = 0 if alive_at is None else max(0, now - alive_at)
    if alive_at is not None and lost:
        clocks = schema.deadlines.c
        clock_ms = select(_T.clock_ms).where(_T.id == clocks.table_id).scalar_subquery()
        before = clocks.due_at - clock_ms <= alive_at + 2 * sign_of_life
        ours = clocks.table_id.in_(select(_T.id).where(shards.own()))
        await connection.execute(update(schema.deadlines).where(before, ours).values(due_at=clocks.due_at + lost))
    await alive(connection, now, shards)
    return lost


async def give_back(connection: AsyncConnection, since: int, now: int, shards: Shards) -> None:
    """Move the deadlines by the time in which Discord was away; a turn that began meanwhile begins now."""
    clocks = schema.deadlines.c
    clock_ms = select(_T.clock_ms).where(_T.id == clocks.table_id).scalar_subquery()
    moved = case((clocks.due_at - clock_ms <= since, clocks.due_at + (now - since)), else_=now + clock_ms)
    ours = clocks.table_id.in_(select(_T.id).where(shards.own()))
    await connection.execute(update(schema.deadlines).where(ours).values(due_at=moved))


async def alive(connection: AsyncConnection, now: int, shards: Shards) -> None:
    """Write down that the process of these shards is alive."""
    life = schema.life
    written = await connection.execute(update(life).where(life.c.id == shards.life).values(alive_at=now))
    if written.rowcount == 0:
        await connection.execute(insert(life).values(id=shards.life, alive_at=now))


@final
@dataclass(frozen=True, slots=True)
class Due:
    """A running clock: it is a member's turn at this version of the table."""

    table: int
    version: int
    half_at: int
    due_at: int


async def due(connection: AsyncConnection, until: int, shards: Shards) -> tuple[Due, ...]:
    """Clocks of which half has passed, or all, by `until`; the first to expire comes first."""
    clocks = schema.deadlines.c
    query = select(clocks.table_id, clocks.version, clocks.due_at, _T.clock_ms)
    query = query.join_from(schema.deadlines, schema.tables).where(shards.own())
    query = query.where(clocks.due_at - _T.clock_ms // 2 <= until)
    rows = await connection.execute(query.order_by(clocks.due_at))
    return tuple(Due(row.table_id, row.version, row.due_at - row.clock_ms // 2, row.due_at) for row in rows)
