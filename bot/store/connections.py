"""Connections to SQLite and PostgreSQL, and their settings."""

import inspect
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from sqlalchemy import event
from sqlalchemy.engine import URL, ExceptionContext, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from bot.store.driver import WRITER
from bot.store.errors import BadDatabaseUrl

BUSY_SECONDS: Final = 5
"""How long a connection waits for a SQLite file that another program has locked."""
READERS: Final = 4
"""Connections that read at the same time; more have to wait."""
POSTGRES_POOL: Final = 10
"""Connections that write to PostgreSQL at the same time; more have to wait."""
SQLITE: Final = "sqlite+aiosqlite"
POSTGRES: Final = "postgresql+asyncpg"


def parse(url: str) -> URL:
    """Parse the address of a database.

    Raises:
        BadDatabaseUrl: When Bower cannot use it. The message never contains the address: it has a password.
    """
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise BadDatabaseUrl("DATABASE_URL is no database address") from None
    if parsed.drivername not in (SQLITE, POSTGRES):
        raise BadDatabaseUrl(
            f"DATABASE_URL must begin with {SQLITE}:/// or {POSTGRES}://, not with {parsed.drivername}"
        )
    if parsed.drivername == SQLITE and parsed.host:
        raise BadDatabaseUrl(
            f"DATABASE_URL of a SQLite file has three slashes before a path, {SQLITE}:///data/bower.db, "
            "and four before one from the root"
        )
    if parsed.drivername == SQLITE and parsed.query:
        raise BadDatabaseUrl("DATABASE_URL of a SQLite file takes no options")
    return parsed


def password(url: str) -> tuple[str, ...]:
    """The password in the address of a database as it is, and as the address spells it; none where there is none."""
    try:
        found = make_url(url).password
    except (ArgumentError, ValueError):
        return ()
    return (found, quote(found, safe="")) if found else ()


def sqlite_file(url: URL) -> Path | None:
    """Return the file of a SQLite address; `None` for a database in memory and for PostgreSQL."""
    if url.drivername != SQLITE or url.database in (None, "", ":memory:"):
        return None
    return Path(url.database)


def sqlite_writer(path: Path, *, foreign_keys: bool = True) -> AsyncEngine:
    """Make connections that write; every transaction is `BEGIN IMMEDIATE`. Only migrations need no `foreign_keys`."""
    pragmas = ("journal_mode=WAL", "synchronous=FULL", f"foreign_keys={'ON' if foreign_keys else 'OFF'}")
    return _sqlite(WRITER, path, "BEGIN IMMEDIATE", pragmas, poolclass=NullPool)


def sqlite_reader(path: Path) -> AsyncEngine:
    """Make connections that can only read; all statements of one `connect()` see the same moment."""
    return _sqlite(SQLITE, path, "BEGIN", ("query_only=ON",), pool_size=READERS, max_overflow=0)


def postgres(url: URL) -> AsyncEngine:
    """Make connections to PostgreSQL. Transactions are serialisable, as in a SQLite file, which has one writer."""
    return postgres_engine(
        url, isolation_level="SERIALIZABLE", pool_size=POSTGRES_POOL, max_overflow=0, pool_pre_ping=True
    )


def postgres_engine(url: URL, **options: Any) -> AsyncEngine:
    """Make connections to PostgreSQL whose errors contain no rows.

    Raises:
        BadDatabaseUrl: When the driver is not installed, or knows no such option.
    """
    try:
        engine = create_async_engine(url, hide_parameters=True, **options)
    except (ModuleNotFoundError, NoSuchModuleError):
        raise BadDatabaseUrl("PostgreSQL needs the driver asyncpg, which `make run` installs") from None
    known = inspect.signature(engine.dialect.loaded_dbapi.asyncpg.connect).parameters  # type: ignore[attr-defined]
    strange = url.query.keys() - known.keys() - {"prepared_statement_cache_size"}
    if strange:
        raise BadDatabaseUrl(f"DATABASE_URL has an option that asyncpg does not know: {min(strange)}")
    event.listen(engine.sync_engine, "handle_error", _hide_rows)
    return engine


def _sqlite(scheme: str, path: Path, begin: str, pragmas: tuple[str, ...], **pool: Any) -> AsyncEngine:
    engine = create_async_engine(
        URL.create(scheme, database=str(path)),
        hide_parameters=True,
        # sqlite3 itself begins no transaction; a connection is used in more than one thread, one after another
        connect_args={"timeout": BUSY_SECONDS, "isolation_level": None, "check_same_thread": False},
        **pool,
    )

    def set_up(connection: Any, _record: object) -> None:
        try:
            cursor = connection.cursor()
            for pragma in pragmas:
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()
        except BaseException:  # a cancelled opening, too: the pool forgets a connection that could not be set up
            connection.close()
            raise

    def start(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine.sync_engine, "connect", set_up)
    event.listen(engine.sync_engine, "begin", start)
    return engine


def _hide_rows(context: ExceptionContext) -> None:
    """Cut the detail from PostgreSQL's errors: it quotes whole rows, and a row of the log may be a deal."""
    fault: BaseException | None = context.original_exception
    while fault is not None:
        if getattr(fault, "detail", None):
            fault.detail = None  # type: ignore[attr-defined]
        fault.args = tuple(arg.partition("\nDETAIL:")[0] if isinstance(arg, str) else arg for arg in fault.args)
        fault = fault.__cause__
