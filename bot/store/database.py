"""The database: `write` units of work, `read` one moment, and `dead`, which ends when nothing can be written."""

import asyncio
import contextlib
import logging
import tempfile
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import TypeVar, final

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store import connections, files, migrations
from bot.store.errors import DatabaseClosed, DatabaseError, DatabaseUnreachable, LeaseLost, NotABowerDatabase
from bot.store.files import FileLock
from bot.store.gate import Gate
from bot.store.lease import Claim, Lease
from bot.store.writers import GroupWriter, PoolWriter, Unit, Writer

_log = logging.getLogger(__name__)
T = TypeVar("T")


@final
class Database:
    """An open database, SQLite or PostgreSQL, with the same guarantees. Made by `open`."""

    dead: "asyncio.Future[None]"
    """Ends with `DatabaseDead` when nothing can be written any more; pending otherwise, also after `close`."""

    def __init__(
        self,
        writer: Writer | None,
        reader: AsyncEngine,
        resources: AsyncExitStack,
        path: Path | None,
        gate: Gate | None = None,
        shards: tuple[int, ...] = (),
    ) -> None:
        self.path = path
        """The SQLite file; `None` for PostgreSQL."""
        self.dead = asyncio.get_running_loop().create_future() if writer is None else writer.dead
        self.gate = gate
        """The queue of processes before they IDENTIFY; `None` without a claim, and on SQLite."""
        self.shards = shards
        """Those of this process by its claim; none on SQLite, where it has all."""
        self._writer = writer
        self._reader = reader
        self._resources = resources
        self._closing: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls, url: str, *, migrate: bool = True, read_only: bool = False, claim: Claim | None = None
    ) -> "Database":
        """Open the database at `url`. It is made or migrated first if it has to be.

        `sqlite+aiosqlite:///:memory:` is a file in a temporary directory that `close` removes. With `migrate` false a
        database that is outdated or missing is refused instead. A `read_only` database is never migrated, needs no
        lock, and may be open while a bot runs. With a `claim` it waits for free shards, which no other process can have
        from before the migration until `close`; a SQLite file has one process in any case.

        Raises:
            DatabaseError: One of the classes of `bot.store.errors`; its text is fit for a log.
        """
        address = connections.parse(url)
        async with AsyncExitStack() as opening:
            path: Path | None = None
            gate, shards = None, ()
            if address.drivername == connections.SQLITE:
                path = connections.sqlite_file(address) or _temporary(opening)
                writer, reader = await _open_sqlite(path, opening, migrate=migrate, read_only=read_only)
            else:
                lease, gate = await _take_lease(address, opening, claim)
                writer, reader = await _open_postgres(address, opening, lease, migrate=migrate, read_only=read_only)
                shards = lease.shards if lease else ()
            return cls(writer, reader, opening.pop_all(), path, gate, shards)
        raise AssertionError("the stack lets every exception through")

    async def write(self, unit: Unit[T]) -> T:
        """Run a unit of work in a transaction, and return its result after the commit.

        Units are serialisable. An exception of a unit is raised here, and nothing of the unit is written; units of
        other callers are not affected. A unit uses only its connection, waits for nothing else, and may run again from
        the start after a conflict. Where it expects a violated constraint, it uses `ON CONFLICT` or a nested
        transaction. When a caller is cancelled, its unit is written whole or not at all.

        Raises:
            DatabaseError: When the change could not be written. Nothing of it was, except after `DatabaseDead`, when
                that is not known.
        """
        if self._writer is None:
            raise DatabaseClosed("the database was opened for reading only")
        return await self._writer.write(unit)

    @asynccontextmanager
    async def read(self) -> AsyncGenerator[AsyncConnection]:
        """Open a connection for reading; all reads within one `async with` see the same moment."""
        if self._closing is not None:
            raise DatabaseClosed("the database is closed")
        async with self._reader.connect() as connection:
            yield connection

    @asynccontextmanager
    async def scratch(self) -> AsyncGenerator[AsyncConnection]:
        """Like `read`, but temporary tables may be made and filled; all of it is rolled back at the end."""
        if self.path is None:
            async with self._reader.connect() as connection:
                await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=False)
                yield connection
                await connection.rollback()
            return
        async with self.read() as connection:
            await connection.exec_driver_sql("PRAGMA query_only=OFF")
            try:
                yield connection
            finally:
                await connection.rollback()
                await connection.exec_driver_sql("PRAGMA query_only=ON")

    @property
    def is_taken(self) -> bool:
        """Whether another process has taken shards of this one, which must then end without writing."""
        return self.dead.done() and isinstance(self.dead.exception(), LeaseLost)

    async def close(self) -> None:
        """Refuse new units, finish those that wait, checkpoint, close, free the lock. May be called again."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(), name="database close")
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        try:
            if self._writer is not None:
                await self._writer.close()
        finally:
            await self._resources.aclose()


def _temporary(opening: AsyncExitStack) -> Path:
    directory = tempfile.TemporaryDirectory(prefix="bower-", ignore_cleanup_errors=True)
    opening.callback(directory.cleanup)
    return Path(directory.name) / "bower.db"


async def _open_sqlite(
    path: Path, opening: AsyncExitStack, *, migrate: bool, read_only: bool
) -> tuple[Writer | None, AsyncEngine]:
    files.refuse_unfit(path)
    if read_only or not migrate:
        _require_file(path)
    else:
        _make_file(path)
    if not read_only:
        lock = FileLock(path)
        lock.acquire()
        opening.callback(lock.release)
        await _migrate_sqlite(path, migrate=migrate)
    reader = connections.sqlite_reader(path)
    opening.push_async_callback(reader.dispose)
    with _reachable(str(path)):
        if read_only:
            async with reader.connect() as connection:
                await migrations.check(connection)
            return None, reader
        engine = connections.sqlite_writer(path)
        opening.push_async_callback(engine.dispose)
        connection = await opening.enter_async_context(engine.connect())
    opening.push_async_callback(_checkpoint, connection)
    return GroupWriter(connection), reader


def _require_file(path: Path) -> None:
    if not path.is_file():
        raise DatabaseUnreachable(f"there is no database at {path}")


def _make_file(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise DatabaseUnreachable(f"cannot make the directory {path.parent}: {fault.strerror}") from fault
    try:
        files.make_private(path)
    except OSError as fault:
        raise DatabaseUnreachable(f"cannot use the database {path}: {fault.strerror}") from fault


async def _migrate_sqlite(path: Path, *, migrate: bool) -> None:
    """Bring a SQLite file up to date, in one transaction. Foreign keys are checked at its end only.

    Alembic changes a SQLite table by making another; dropping the old one would delete the rows that refer to it.
    """
    engine = connections.sqlite_writer(path, foreign_keys=False)
    try:
        with _reachable(str(path)):
            async with engine.begin() as connection:
                await migrations.bring_up(connection, migrate=migrate)
                broken = (await connection.execute(text("PRAGMA foreign_key_check"))).first()
                if broken is not None:
                    raise NotABowerDatabase(f"rows of table {broken[0]} refer to rows that are not there")
    finally:
        await engine.dispose()


async def _take_lease(
    address: connections.URL, opening: AsyncExitStack, claim: Claim | None
) -> tuple[Lease | None, Gate | None]:
    if claim is None:
        return None, None
    with _reachable(_name(address)):
        lease = await Lease.take(address, claim)
    opening.push_async_callback(lease.release)
    gate = Gate(address, lease.name)
    opening.push_async_callback(gate.close)
    return lease, gate


def _name(address: connections.URL) -> str:
    return f"{address.host or 'local socket'}/{address.database}"


async def _open_postgres(
    address: connections.URL, opening: AsyncExitStack, lease: Lease | None, *, migrate: bool, read_only: bool
) -> tuple[Writer | None, AsyncEngine]:
    engine = connections.postgres(address)
    opening.push_async_callback(engine.dispose)
    with _reachable(_name(address)):
        if read_only:
            async with engine.connect() as connection:
                await migrations.check(connection)
        else:
            await _migrate_postgres(engine, migrate=migrate)
    reader = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    return (None if read_only else PoolWriter(engine, lease)), reader


async def _migrate_postgres(engine: AsyncEngine, *, migrate: bool) -> None:
    """Bring PostgreSQL up to date, one process after another; not serialisable: the next one must see what was done."""
    async with engine.execution_options(isolation_level="READ COMMITTED").begin() as connection:
        await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": migrations.LOCK_KEY})
        await migrations.bring_up(connection, migrate=migrate)


async def _checkpoint(connection: AsyncConnection) -> None:
    """Move the write-ahead log into the file, so that the file alone is the database. A failure is harmless."""
    with contextlib.suppress(SQLAlchemyError):
        if connection.in_transaction():
            await connection.rollback()
        raw = await connection.get_raw_connection()
        if raw.driver_connection is not None:
            await raw.driver_connection.in_thread(raw.driver_connection.sync.execute, "PRAGMA wal_checkpoint(TRUNCATE)")


@contextlib.contextmanager
def _reachable(name: str):
    """Turn the driver's errors, and what it cannot decode, into `DatabaseUnreachable`."""
    try:
        yield
    except DatabaseError:
        raise
    except DBAPIError as fault:
        if "file is not a database" in str(fault.orig):
            raise NotABowerDatabase(f"{name} is not a SQLite database") from fault
        one_line = " ".join(str(fault.orig).split())  # it may quote what stands in a damaged file
        raise DatabaseUnreachable(f"cannot use the database {name}: {one_line}") from fault
    except UnicodeDecodeError as fault:
        raise DatabaseUnreachable(f"cannot use the database {name}: it is damaged, so restore a backup") from fault
    except OSError as fault:
        raise DatabaseUnreachable(
            f"cannot reach the database {name}: {fault.strerror or type(fault).__name__}"
        ) from fault
