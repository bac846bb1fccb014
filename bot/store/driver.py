"""aiosqlite with fewer changes of thread, which cost more than SQLite's own work: see `benchmarks/store.py`.

aiosqlite makes, runs, empties and closes a cursor in four errands to its thread. Here a statement is one errand; and
on a connection made `inline`, a statement within a transaction is none. The writer's is: once it has the lock nothing
can make a statement wait, and what does wait, for the lock and for the disk, are BEGIN and COMMIT, which stay errands.
Between two statements the event loop gets its turn when it has waited for long.
"""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, Final, cast, final

import aiosqlite
from aiosqlite.context import contextmanager

BREATH: Final = 0.004
"""Seconds after which statements of the writer make room for what else the event loop has to do."""


@final
class QuickCursor(aiosqlite.Cursor):
    """A cursor that fetches all rows in the errand that runs the statement."""

    def __init__(self, connection: "QuickConnection", cursor: sqlite3.Cursor) -> None:
        super().__init__(connection, cursor)
        self._quick = connection
        self._fetched: list[Any] = []

    async def execute(self, sql: str, parameters: Iterable[Any] | None = None) -> "QuickCursor":
        """Run a statement and keep its rows."""
        given = () if parameters is None else parameters
        if self._quick.inline and self._cursor.connection.in_transaction:
            await self._quick.breathe()
            self._fetched = self._run(sql, given)
            return self
        # aiosqlite does not say what `_execute` takes and gives
        errand = cast("Callable[..., Awaitable[list[Any]]]", self._execute)  # pyright: ignore[reportUnknownMemberType]
        self._fetched = await errand(self._run, sql, given)
        self._quick.breathed = time.monotonic()
        return self

    async def fetchall(self) -> list[Any]:
        """The rows kept."""
        return self._fetched

    async def close(self) -> None:
        """Let go of the statement; there is nothing to wait for."""
        self._cursor.close()

    def _run(self, sql: str, parameters: Any) -> list[Any]:
        self._cursor.execute(sql, parameters)
        return self._cursor.fetchall() if self._cursor.description else []


@final
class QuickConnection(aiosqlite.Connection):
    """A connection whose cursors are quick. Its thread does not keep the process from ending."""

    def __init__(self, connector: Callable[[], sqlite3.Connection], *, inline: bool) -> None:
        super().__init__(connector, iter_chunk_size=64)
        self.inline = inline
        self.breathed = 0.0
        """When the event loop last had its turn."""
        self._thread.daemon = True  # as SQLAlchemy does with the connections it makes itself

    async def run(self, sql: str) -> None:
        """Run a statement that gives no rows."""
        cursor = QuickCursor(self, self._conn.cursor())
        await cursor.execute(sql)
        await cursor.close()

    async def breathe(self) -> None:
        """Let the event loop do what else there is, if it has done nothing but statements for a while."""
        if time.monotonic() - self.breathed > BREATH:
            await asyncio.sleep(0)
            self.breathed = time.monotonic()

    @contextmanager
    async def cursor(self) -> aiosqlite.Cursor:
        """A cursor; making one touches nothing of the file."""
        return QuickCursor(self, self._conn.cursor())


def creator(
    connector: Callable[[], sqlite3.Connection], *, inline: bool
) -> Callable[[], Coroutine[Any, Any, QuickConnection]]:
    """What `create_async_engine(async_creator=...)` wants: makes and opens a connection."""

    async def create() -> QuickConnection:
        return cast("QuickConnection", await QuickConnection(connector, inline=inline))

    return create
