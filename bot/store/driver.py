"""The driver of the connection that writes a SQLite file: Python's `sqlite3` for asyncio, with few changes of thread.

Changes of thread cost more than SQLite's own work (`benchmarks/store.py`). Once a transaction has the lock, no
statement waits for anything, so statements run on the event loop. BEGIN waits for the lock and COMMIT for the disk:
they run in a thread, as do a statement with many rows and those within `off_the_loop`.

`WriterDialect` gives the driver to SQLAlchemy, by the interface that SQLAlchemy has for asyncio drivers.
"""

import asyncio
import sqlite3
import time
from collections.abc import AsyncGenerator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Final, final

from sqlalchemy.connectors.asyncio import AsyncAdapt_dbapi_connection
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.ext.asyncio import AsyncConnection

WRITER: Final = "sqlite+bower_writer"
"""The scheme of a URL that selects `WriterDialect`."""
LOOP_SECONDS: Final = 0.004
"""Seconds for which statements may hold the event loop before other tasks get a turn."""


@final
class WriterConnection:
    """A connection to a SQLite file."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.sync = connection
        self.is_slow = False
        """Whether statements work through so many rows that they run in the thread."""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="database writer")
        self._last_turn = 0.0
        """When other tasks last had a turn, on the monotonic clock."""

    def cursor(self) -> "WriterCursor":
        """Make a cursor."""
        return WriterCursor(self, self.sync.cursor())

    async def commit(self) -> None:
        """Commit, and wait for the disk."""
        await self.in_thread(self.sync.commit)

    async def rollback(self) -> None:
        """Roll back what was not committed."""
        self.sync.rollback()

    async def close(self) -> None:
        """Close the connection and end its thread."""
        await self.in_thread(self.sync.close)
        self._thread.shutdown(wait=False)

    def terminate(self) -> None:
        """Close the connection at once, on the event loop; what was not committed is rolled back."""
        self.sync.close()
        self._thread.shutdown(wait=False)

    async def in_thread(self, function: Callable[..., object], *arguments: Any) -> None:
        """Call a function that may wait for the lock or for the disk. A cancelled caller, too, waits for its end."""
        call = asyncio.get_running_loop().run_in_executor(self._thread, function, *arguments)
        try:
            await asyncio.shield(call)
        except asyncio.CancelledError:
            await asyncio.wait([call])
            call.exception()  # nobody is left to hear of it
            raise
        self._last_turn = time.monotonic()

    async def let_others_run(self) -> None:
        """Give other tasks a turn when they have had none for `LOOP_SECONDS`."""
        if time.monotonic() - self._last_turn > LOOP_SECONDS:
            await asyncio.sleep(0)
            self._last_turn = time.monotonic()


@asynccontextmanager
async def off_the_loop(connection: AsyncConnection) -> AsyncGenerator[None]:
    """Run the statements of a unit inside in the thread of a SQLite writer, for they change many rows."""
    writer = (await connection.get_raw_connection()).driver_connection
    if not isinstance(writer, WriterConnection):  # PostgreSQL does its work elsewhere
        yield
        return
    writer.is_slow = True
    try:
        yield
    finally:
        writer.is_slow = False


@final
class WriterCursor:
    """A cursor of a `WriterConnection`; `description`, `rowcount` and the like are those of `sqlite3.Cursor`."""

    def __init__(self, connection: WriterConnection, cursor: sqlite3.Cursor) -> None:
        self._connection = connection
        self._cursor = cursor

    def __getattr__(self, name: str) -> Any:
        return getattr(self._cursor, name)

    async def __aenter__(self) -> "WriterCursor":
        return self

    async def execute(self, statement: str, parameters: Any = ()) -> None:
        """Run one statement."""
        if self._connection.sync.in_transaction and not self._connection.is_slow:
            await self._connection.let_others_run()
            self._cursor.execute(statement, parameters)
        else:
            try:
                await self._connection.in_thread(self._cursor.execute, statement, parameters)
            except asyncio.CancelledError:
                self._cursor.close()  # SQLite keeps a file open while a statement has rows left
                raise

    async def executemany(self, statement: str, rows: Any) -> None:
        """Run one statement for each of many rows."""
        await self._connection.in_thread(self._cursor.executemany, statement, rows)

    async def fetchall(self) -> list[Any]:
        """Fetch all rows."""
        return self._cursor.fetchall()

    async def close(self) -> None:
        """Close the cursor."""
        self._cursor.close()


@final
class WriterDialect(SQLiteDialect_pysqlite):
    """SQLAlchemy's SQLite over a `WriterConnection`."""

    driver = "bower_writer"
    is_async = True
    has_terminate = True
    supports_statement_cache = True

    def connect(self, *arguments: Any, **options: Any) -> Any:
        """Open a connection; the arguments are those of `sqlite3.connect`."""
        connection: Any = WriterConnection(sqlite3.connect(*arguments, **options))
        return AsyncAdapt_dbapi_connection(self.loaded_dbapi, connection)

    def do_terminate(self, dbapi_connection: Any) -> None:
        """Close a connection whose user was cancelled, where nothing may be awaited any more."""
        dbapi_connection.driver_connection.terminate()

    def get_driver_connection(self, connection: Any) -> WriterConnection:
        """Give the connection that `connect` wrapped."""
        return connection.driver_connection

    def on_connect(self) -> Callable[[Any], None]:
        """Leave out the SQL function REGEXP that SQLAlchemy would add."""
        return lambda _: None


registry.register("sqlite.bower_writer", __name__, WriterDialect.__name__)
