"""The rows of the turn clocks, of the ends of lobbies and pauses, and of the bot's signs of life."""

from dataclasses import dataclass
from typing import Final, final

from sqlalchemy import ColumnElement, Select, case, insert, or_, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.tables.model import PauseReason, Status
from bot.tables.shards import Shards

_T: Final = schema.tables.c
_LEAST_LOST_MS: Final = 10 * 60_000
"""Contests give back no shorter downtime (docs/leagues.md)."""


async def resume(connection: AsyncConnection, now: int, sign_of_life: int, shards: Shards) -> int:
    """Move the deadlines of before the restart by the time the bot was down, and return that time.

    A turn that began well after the last sign of life (written every `sign_of_life` ms) began after the restart.
    """
    alive_at = await connection.scalar(select(schema.life.c.alive_at).where(schema.life.c.id == shards.life))
    lost = 0 if alive_at is None else max(0, now - alive_at)
    if alive_at is not None and lost:
        clocks = schema.deadlines.c
        clock_ms = select(_T.clock_ms).where(_T.id == clocks.table_id).scalar_subquery()
        before = or_(_closes(), clocks.due_at - clock_ms <= alive_at + 2 * sign_of_life)
        await _move(connection, shards, before, clocks.due_at + lost)
        await _move_contests(connection, alive_at, now, shards)
    await alive(connection, now, shards)
    return lost


async def give_back(connection: AsyncConnection, since: int, now: int, shards: Shards) -> None:
    """Move the deadlines by the time in which Discord was away; a turn that began meanwhile begins now."""
    clocks = schema.deadlines.c
    clock_ms = select(_T.clock_ms).where(_T.id == clocks.table_id).scalar_subquery()
    earlier = or_(_closes(), clocks.due_at - clock_ms <= since)
    moved = case((earlier, clocks.due_at + max(0, now - since)), else_=now + clock_ms)
    await _move(connection, shards, true(), moved)
    await _move_contests(connection, since, now, shards)


async def alive(connection: AsyncConnection, now: int, shards: Shards) -> None:
    """Write down that the process of these shards is alive."""
    life = schema.life
    written = await connection.execute(update(life).where(life.c.id == shards.life).values(alive_at=now))
    if written.rowcount == 0:
        await connection.execute(insert(life).values(id=shards.life, alive_at=now))


@final
@dataclass(frozen=True, slots=True)
class RunningClock:
    """Of a table: it is a member's turn at this version, or the table closes then."""

    table: int
    version: int
    due_at: int
    status: Status
    paused: bool


async def due(connection: AsyncConnection, until: int, shards: Shards) -> tuple[RunningClock, ...]:
    """Clocks that run out by `until`, and tables to be closed by then, in their order."""
    clocks = schema.deadlines.c
    query = select(clocks.table_id, clocks.version, clocks.due_at, _T.status, _T.pause)
    query = query.join_from(schema.deadlines, schema.tables).where(
        clocks.table_id.in_(_running_clocks(shards)), clocks.due_at <= until
    )
    rows = await connection.execute(query.order_by(clocks.due_at))
    return tuple(
        RunningClock(row.table_id, row.version, row.due_at, Status(row.status), row.pause is not None) for row in rows
    )


def _running_clocks(shards: Shards) -> Select[tuple[int]]:
    """The tables of some shards, without those whose clock stands while a contest pauses."""
    runs = or_(_T.pause.is_(None), _T.pause != PauseReason.CONTEST.value)
    return select(_T.id).where(shards.own(), runs)


async def _move(
    connection: AsyncConnection, shards: Shards, which: ColumnElement[bool], due_at: ColumnElement[int]
) -> None:
    """Move deadlines. It counts as a change of their tables, so that what was decided by the old ones is not saved."""
    of = schema.deadlines.c
    here = of.table_id.in_(_running_clocks(shards)) & which
    moved = _T.id.in_(select(of.table_id).where(here))
    await connection.execute(update(schema.tables).where(moved).values(revision=_T.revision + 1))
    await connection.execute(update(schema.deadlines).where(here).values(due_at=due_at))


async def _move_contests(connection: AsyncConnection, since: int, now: int, shards: Shards) -> None:
    """Move what had begun in contests by the time in which nobody could play; a pause counts that time already."""
    if now - since <= _LEAST_LOST_MS:
        return
    of = schema.contest_deadlines.c
    contests = schema.contests.c
    theirs = select(contests.id).where(shards.own(contests.guild_id))
    paused = select(contests.id).where(contests.paused_at.is_not(None))
    ours = (of.began_at.is_not(None), of.contest_id.in_(theirs), of.contest_id.not_in(paused))
    lost = case((of.began_at >= now, 0), (of.began_at > since, now - of.began_at), else_=now - since)
    await connection.execute(update(schema.contest_deadlines).where(*ours).values(due_at=of.due_at + lost))


def _closes() -> ColumnElement[bool]:
    """Whether a row says when a table closes: it is in its lobby, or paused."""
    closing = select(_T.id).where(or_(_T.status == Status.LOBBY.value, _T.pause.is_not(None)))
    return schema.deadlines.c.table_id.in_(closing)
