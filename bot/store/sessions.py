"""Connections to PostgreSQL that hold advisory locks: what they hold goes with them, and nobody shares them."""

import os
import secrets
import socket
from typing import Any, Final

from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.pool import NullPool

from bot.store import connections

GONE_SECONDS: Final = 25
"""Seconds of silence on the network after which the server gives up a session, and frees what it holds."""
_SETTINGS: Final = {
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": f"{GONE_SECONDS}s",
    # a session waits its turn, and lives, for as long as it takes, whatever the role may do elsewhere
    "statement_timeout": "0",
    "transaction_timeout": "0",
    "lock_timeout": "0",
    "idle_session_timeout": "0",
    # a statement runs to its end although its process is dead: see bot.store.gate
    "client_connection_check_interval": "0",
}
_SET_UP: Final = text("SELECT set_config(name, :value, false) FROM pg_settings WHERE name = :name")
"""Does nothing where the server does not know the setting."""
_NAME_BYTES: Final = 63
"""As much of a session's name as PostgreSQL keeps."""


def new_name() -> str:
    """What the sessions of this process are called on the server: nobody else's have the same name."""
    host = socket.gethostname().encode("ascii", "replace").decode()
    return f"bower {secrets.token_hex(4)} {os.getpid()} {host}"[:_NAME_BYTES]


def in_words(name: str | None, *, one: str = "another Bower") -> str:
    """Whose session has that name, for a sentence."""
    match (name or "").split(" ", 3):
        case ["bower", _, process, host]:
            return f"{one} (process {process} on {host})"
        case _:
            return one


def engine(url: URL, name: str) -> AsyncEngine:
    """Makes sessions; each statement is a transaction of its own.

    Raises:
        bot.store.errors.BadDatabaseUrl: When the driver is not installed.
    """
    return connections.postgres_engine(
        url,
        isolation_level="AUTOCOMMIT",
        poolclass=NullPool,
        pool_reset_on_return=None,
        connect_args={"server_settings": {"application_name": name}},
    )


async def connect(makes: AsyncEngine) -> AsyncConnection:
    """Open a session that the server notices to be dead within `GONE_SECONDS`, and never ends for being slow."""
    session = await makes.connect()
    try:
        for name, value in _SETTINGS.items():
            await session.execute(_SET_UP, {"name": name, "value": value})
    except BaseException:
        await drop(session)
        raise
    return session


async def driver(session: AsyncConnection) -> Any:
    """The `asyncpg.Connection` of a session."""
    return (await session.get_raw_connection()).driver_connection


async def drop(session: AsyncConnection) -> None:
    """End a session at once, without a word to the server, and whatever state it is in.

    A statement that runs is not stopped by that: the server ends it, and then the session.
    """
    if not session.closed and not session.invalidated:
        (await driver(session)).terminate()
        await session.invalidate()
    await session.close()
