"""Closes idle tables, and deletes those that were given up long ago."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, final

from sqlalchemy import ColumnElement, and_, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import DAY_MS, Clock
from bot.due import Due
from bot.logs import about
from bot.stats.write import recount
from bot.stats.write.journal import JournalKind
from bot.stats.write.recount import BadLog, check_log
from bot.store import schema
from bot.store.database import Database
from bot.tables.commands.life import CloseIdle
from bot.tables.model import Status
from bot.tables.service import Tables
from bot.tasks import Backoff
from engine import Refused

_log = logging.getLogger(__name__)
EVERY_SECONDS: Final = 24 * 3600.0
SWEEPING: Final = "unfinished tables"
PAUSE_SECONDS: Final = 0.05
"""Seconds after each table, so that the writer stays free for others."""
_D: Final = schema.deadlines.c
_L: Final = schema.log.c
_T: Final = schema.tables.c
_NEWEST: Final = select(func.max(schema.tables.alias("any").c.id)).scalar_subquery()


@final
@dataclass(frozen=True, slots=True)
class Swept:
    """How many tables were closed, and how many deleted."""

    closed: int
    deleted: int


@final
class Retention:
    """Checks the tables of this process's shards once a day, if `days` is not 0; `also` is what else is due as often.

    A game without a move for so many days is idle; lobbies and paused games close much sooner, by their deadlines
    (`bot.tables.lobby.pause`). Those given up so many days ago are deleted with
    their logs and statistics, except games that somebody left while they were rated: the rating
    that was lost follows from the log. Tables of contests are left alone.
    """

    def __init__(
        self,
        tables: Tables,
        database: Database,
        *,
        clock: Clock,
        days: int,
        also: Mapping[str, Callable[[], Awaitable[object]]] = MappingProxyType({}),
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._tables = tables
        self._database = database
        self._clock = clock
        self._days = days
        self._sleep = sleep
        self._down_ms = 0
        self._works = {**({SWEEPING: self.sweep} if days else {}), "interactions": tables.forget_interactions, **also}
        self._due = Due[str](
            self._work,
            name="retention",
            failed=lambda what, fault: _log.error("the daily work on %s failed", what, exc_info=fault),
            retry=Backoff((EVERY_SECONDS,)),
        )

    async def start(self) -> None:
        """Check now, and then every day. Call it before clocks run: the time the bot was down is no idleness."""
        async with self._database.read() as connection:
            alive_at = await connection.scalar(select(self._tables.shards.alive_at))
        self._down_ms = 0 if alive_at is None else max(0, self._clock.now() - alive_at)
        self._due.start(*self._works)

    async def close(self) -> None:
        """Stop; a table that is being deleted is deleted completely or not at all."""
        await self._due.close()

    async def sweep(self) -> Swept:
        """Close idle tables, and delete those given up long ago."""
        before = self._clock.now() - self._days * DAY_MS
        async with self._database.read() as connection:
            idle = await self._numbers(connection, _idle(before - self._down_ms, self._clock.now()))
            old = await self._numbers(connection, _was_given_up(before))
        closed = [table for table in idle if await self._attempt(table, self._close)]
        deleted = [table for table in old if await self._attempt(table, lambda each: self._delete(each, before))]
        self._tables.drop(deleted)
        if closed or deleted:
            _log.info("of unfinished tables %d were idle and are closed, %d were deleted", len(closed), len(deleted))
        return Swept(len(closed), len(deleted))

    async def _work(self, what: str) -> float:
        await self._works[what]()
        return EVERY_SECONDS

    async def _numbers(self, connection: AsyncConnection, which: ColumnElement[bool]) -> Sequence[int]:
        query = select(_T.id).where(which, self._tables.shards.own()).order_by(_T.id)
        return (await connection.scalars(query)).all()

    async def _attempt(self, table: int, work: Callable[[int], Awaitable[bool]]) -> bool:
        """Whether the work was done; a table that cannot be read does not stop the others."""
        with about(table=table):
            try:
                return await work(table)
            except (ValueError, BadLog):
                _log.warning("an unfinished table cannot be read and is left alone", exc_info=True)
                return False
            finally:
                await self._sleep(PAUSE_SECONDS)

    async def _close(self, table: int) -> bool:
        try:
            await self._tables.do(table, CloseIdle())
        except Refused:  # it has ended by itself
            return False
        return True

    async def _delete(self, table: int, before: int) -> bool:
        async def unit(connection: AsyncConnection) -> bool:
            query = select(_T.started_at).where(_T.id == table, _was_given_up(before))
            row = (await connection.execute(query)).one_or_none()
            if row is None:
                return False
            if row.started_at is not None:
                await check_log(connection, table)
                await recount.erase(connection, table)
            await connection.execute(update(schema.tables).where(_T.previous_id == table).values(previous_id=None))
            await connection.execute(delete(schema.tables).where(_T.id == table))
            return True

        return await self._database.write(unit)


def _idle(before: int, now: int) -> ColumnElement[bool]:
    """Games without a move since; not while a clock runs or the game is paused."""
    last = select(func.max(_L.at)).where(_L.table_id == _T.id).correlate(schema.tables).scalar_subquery()
    waits = select(_D.table_id).where(_D.table_id == _T.id, _D.due_at > now).correlate(schema.tables).exists()
    unmoved = and_(_T.started_at < before, func.coalesce(last, 0) < before)
    return and_(_T.status == Status.PLAYING.value, _T.pause.is_(None), _T.contest_id.is_(None), unmoved, ~waits)


def _was_given_up(before: int) -> ColumnElement[bool]:
    """Tables given up before then, and what counts nowhere and is no board: games played again.

    But not contests', nor the newest of all, whose number SQLite would reuse.
    """
    lines = schema.journal.c
    left = (
        select(lines.no).where(lines.table_id == _T.id, lines.kind == JournalKind.LEFT.value).correlate(schema.tables)
    )
    ours = _T.contest_id.is_(None)
    board = select(schema.board_results.c.table_id).where(schema.board_results.c.table_id == _T.id)
    again = and_(_T.status == Status.OVER.value, ~_T.counted, ~board.correlate(schema.tables).exists())
    ended = and_(or_(_T.status == Status.CLOSED.value, again), _T.ended_at < before)
    return and_(ended, ours, ~left.exists(), _T.id < _NEWEST)
