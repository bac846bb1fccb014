"""Writing units of work to the two databases: each whole or not at all, and acknowledged after it is on disk."""

import asyncio
import logging
import sqlite3
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeAlias, TypeVar, cast, final

from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.driver import WriterConnection
from bot.store.errors import DatabaseBusy, DatabaseClosed, DatabaseDead, WriteLost
from bot.store.lease import Lease

_log = logging.getLogger(__name__)
T = TypeVar("T")
Unit: TypeAlias = Callable[[AsyncConnection], Awaitable[T]]
"""Reads and writes on its connection, and does nothing else: it may run again from the start."""

GROUP: Final = 256
"""The most units in one transaction, so that no caller waits long for a commit."""
ATTEMPTS: Final = 6
"""How often a unit is tried on PostgreSQL before a conflict is reported."""
_TOGETHER: Final = "LOCK TABLE alembic_version IN ROW SHARE MODE"
_ALONE: Final = "LOCK TABLE alembic_version IN EXCLUSIVE MODE"
"""Nothing else locks that table. Unlike a `SELECT` of an advisory lock, `LOCK TABLE` lets the transaction see what was
committed while it waited."""
_CONFLICTS: Final = frozenset({"40001", "40P01"})
"""SQLSTATE of serialisation failures and deadlocks."""
_FULL: Final = "SQLITE_FULL"
_BUSY: Final = "SQLITE_BUSY"


class Writer(Protocol):
    """Runs units of work."""

    dead: "asyncio.Future[None]"
    """Ends with an exception when nothing can be written any more; pending until then."""

    async def write(self, unit: Unit[T]) -> T:
        """Run one unit; see `bot.store.database.Database.write`."""
        ...

    async def close(self) -> None:
        """Refuse new units, and finish those that wait."""
        ...


@final
@dataclass(slots=True, eq=False)
class _QueuedUnit:
    unit: Unit[Any]
    done: "asyncio.Future[Any]"
    result: Any = None
    failed: BaseException | None = field(default=None)


@final
class GroupWriter:
    """The one writer of a SQLite file: all units that wait share one transaction, each in its own savepoint.

    A file can have only one writer, and a commit waits for the disk; so all units that came during one commit share
    the next.
    """

    def __init__(self, connection: AsyncConnection) -> None:
        self.dead: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._connection = connection
        self._waiting: deque[_QueuedUnit] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="database writer")

    async def write(self, unit: Unit[T]) -> T:
        """Queue a unit and wait for its commit. Cancelled before it starts, it is dropped; later, it is written."""
        if asyncio.current_task() is self._task:
            raise RuntimeError("a unit of work may not wait for another")
        if self.dead.done():
            raise DatabaseDead("the database's writer has died")
        if self._closing:
            raise DatabaseClosed("the database is closed")
        waiting = _QueuedUnit(unit, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._wake.set()
        return cast("T", await waiting.done)

    async def close(self) -> None:
        """Finish the units that wait. The connection stays open; it is the caller's."""
        self._closing = True
        self._wake.set()
        await asyncio.wait([self._task])

    async def _run(self) -> None:
        group: list[_QueuedUnit] = []
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._waiting:
                    group = [self._waiting.popleft() for _ in range(min(GROUP, len(self._waiting)))]
                    await self._commit([waiting for waiting in group if not waiting.done.cancelled()])
                if self._closing:
                    return
        except BaseException as fault:
            self._die(fault, group)
            if not isinstance(fault, Exception):
                raise

    async def _commit(self, group: list[_QueuedUnit]) -> None:
        """Write a group. Returns when every caller has its result; raises when the writer cannot go on."""
        try:
            transaction = await self._connection.begin()
        except OperationalError as fault:
            _answer(group, DatabaseBusy(f"the database file is locked: {fault.orig}"))
            await self._roll_back()
            return
        driver = await self._driver()
        lost: BaseException | None = None
        for waiting in group:
            if waiting.done.cancelled():
                continue
            lost = await self._attempt(waiting, driver)
            if lost is not None:
                break
        if lost is None:
            try:
                await transaction.commit()
            except OperationalError as fault:
                if getattr(fault.orig, "sqlite_errorname", "") not in (_FULL, _BUSY):
                    raise  # the disk failed, and it is not known what was written
                lost = fault
        if lost is None:
            for waiting in group:
                _resolve(waiting)
            return
        _log.error("a group of %d writes was rolled back: %s", len(group), lost)
        await self._roll_back()
        _answer(group, WriteLost("the database could not keep the change; nothing of it was written"))

    async def _attempt(self, waiting: _QueuedUnit, driver: sqlite3.Connection) -> BaseException | None:
        """Run one unit in its savepoint. Returns an exception that ended the whole transaction."""
        driver.execute("SAVEPOINT unit")
        try:
            waiting.result = await waiting.unit(self._connection)
        except BaseException as fault:
            task = asyncio.current_task()
            if not isinstance(fault, Exception | asyncio.CancelledError) or (task is not None and task.cancelling()):
                raise
            if not driver.in_transaction:
                return fault  # SQLite itself rolled everything back
            driver.execute("ROLLBACK TO unit")
            waiting.failed = fault
        else:
            if not driver.in_transaction:
                return RuntimeError("a unit of work ended the transaction it ran in")
        driver.execute("RELEASE unit")
        return None

    async def _roll_back(self) -> None:
        await self._connection.rollback()
        driver = await self._driver()
        if driver.in_transaction:  # SQLAlchemy rolls nothing back after a failed commit
            driver.execute("ROLLBACK")

    async def _driver(self) -> sqlite3.Connection:
        connection = (await self._connection.get_raw_connection()).driver_connection
        return cast("WriterConnection", connection).sync

    def _die(self, fault: BaseException, group: list[_QueuedUnit]) -> None:
        _log.critical("the database's writer has died", exc_info=fault)
        _answer([*group, *self._waiting], DatabaseDead("the database's writer has died"))
        self._waiting.clear()
        if not self.dead.done():
            dead = DatabaseDead(f"the database's writer has died of {type(fault).__name__}")
            dead.__cause__ = fault
            self.dead.set_exception(dead)
            self.dead.exception()  # marks it as seen: asyncio would warn


def _resolve(waiting: _QueuedUnit) -> None:
    if waiting.done.done():
        return
    if waiting.failed is None:
        waiting.done.set_result(waiting.result)
    elif isinstance(waiting.failed, asyncio.CancelledError):
        waiting.done.cancel()
    else:
        waiting.done.set_exception(waiting.failed)


def _answer(group: list[_QueuedUnit], fault: Exception) -> None:
    for waiting in group:
        if waiting.failed is None:
            waiting.failed = fault
        _resolve(waiting)


@final
class PoolWriter:
    """Writes to PostgreSQL: each unit in a serialisable transaction, which is tried again after a conflict.

    A unit runs in a task of its own, so that the cancellation of its caller does not stop it half-way. With a lease
    nothing is written while the lease is not certain.
    """

    def __init__(self, engine: AsyncEngine, lease: Lease | None = None) -> None:
        self.dead: asyncio.Future[None] = lease.lost if lease else asyncio.get_running_loop().create_future()
        self._engine = engine
        self._lease = lease
        self._running: set[asyncio.Task[Any]] = set()
        self._closing = False

    async def write(self, unit: Unit[T]) -> T:
        """Run a unit and wait for its commit. When the caller is cancelled, the unit still runs to its end."""
        if asyncio.current_task() in self._running:
            raise RuntimeError("a unit of work may not wait for another")
        if self._closing:
            raise DatabaseClosed("the database is closed")
        task = asyncio.create_task(self._attempts(unit), name="database write")
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Finish the units that run. The engine stays open; it is the caller's."""
        self._closing = True
        if self._running:
            await asyncio.wait(tuple(self._running))

    async def _attempts(self, unit: Unit[T]) -> T:
        """Try first together with other units, and after a conflict alone, when it must succeed.

        Otherwise many units that read what others insert would conflict again and again.
        """
        for attempt in range(ATTEMPTS - 1):
            try:
                return await self._once(unit, _ALONE if attempt else _TOGETHER)
            except DBAPIError as fault:
                if getattr(fault.orig, "sqlstate", None) not in _CONFLICTS:
                    raise
        return await self._once(unit, _ALONE)

    async def _once(self, unit: Unit[T], lock: str) -> T:
        if self._lease is not None:
            await self._lease.wait_until_certain()
        async with self._engine.begin() as connection:
            await connection.exec_driver_sql(lock)
            return await unit(connection)
