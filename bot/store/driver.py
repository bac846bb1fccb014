"""aiosqlite with one change of thread for each statement instead of three or four.

aiosqlite makes, runs, empties and closes a cursor in four errands to its thread. Under load each errand waits for the
interpreter's lock, and SQLite's own work is the smaller part: see `benchmarks/store.py`.
"""

import sqlite3
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, cast, final

import aiosqlite
from aiosqlite.context import contextmanager


@final
class QuickCursor(aiosqlite.Cursor):
    """A cursor that fetches all rows in the errand that runs the statement."""

    _fetched: list[Any]

    async def execute(self, sql: str, parameters: Iterable[Any] | None = None) -> "QuickCursor":
        """Run a statement and keep its rows."""
        # aiosqlite does not say what `_execute` takes and gives
        errand = cast("Callable[..., Awaitable[list[Any]]]", self._execute)  # pyright: ignore[reportUnknownMemberType]
        self._fetched = await errand(self._run, sql, () if parameters is None else parameters)
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

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, iter_chunk_size=64)
        self._thread.daemon = True  # as SQLAlchemy does with the connections it makes itself

    @contextmanager
    async def cursor(self) -> aiosqlite.Cursor:
        """A cursor; making one touches nothing of the file."""
        return QuickCursor(self, self._conn.cursor())


def creator(connector: Callable[[], sqlite3.Connection]) -> Callable[[], Coroutine[Any, Any, QuickConnection]]:
    """What `create_async_engine(async_creator=...)` wants: makes and opens a connection."""

    async def create() -> QuickConnection:
        return cast("QuickConnection", await QuickConnection(connector))

    return create
