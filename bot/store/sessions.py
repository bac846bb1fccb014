"""Connections to PostgreSQL for advisory locks. Each has one user, and its locks end with it."""

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
"""Seconds of silence on the network after which the server ends a session and frees its locks."""
_SETTINGS: Final = {
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": f"{GONE_SECONDS}s",
    # a session may wait and live as long as it needs, whatever the limits of the role
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
"""PostgreSQL cuts longer names of sessions."""


def new_name() -> str:
    """Make a name for the sessions of this process that no other process has."""
    host = socket.gethostname().encode("ascii", "replace").decode()
    return f"bower {secrets.token_hex(4)} {os.getpid()} {host}"[:_NAME_BYTES]


def describe(name: str | None, *, one: str = "another Bower") -> str:
    """Describe the process whose sessions have that name, as part of a sentence."""
    match (name or "").split(" ", 3):
        case ["bower", _, process, host]:
            return f"{one} (process {process} on {host})"
        case _:
            return one


def create_engine(url: URL, name: str) -> AsyncEngine:
    """Create an engine for sessions; each statement is a transaction.

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
    """Open a session. The server ends it `GONE_SECONDS` after its process died, and never because it is slow."""
    session = await makes.connect()
    try:
        for name, value in _SETTINGS.items():
            await session.execute(_SET_UP, {"name": name, "value": value})
    except BaseException:
        await drop(session)
        raise
    return session


async def get_driver_connection(session: AsyncConnection) -> Any:
    """Return the `asyncpg.Connection` of a session."""
    return (await session.get_raw_connection()).driver_connection


async def drop(session: AsyncConnection) -> None:
    """Close a session's connection at once, in any state, without a message to the server.

    A statement that runs is not stopped by that: the server finishes it, and then ends the session.
    """
    if not session.closed and not session.invalidated:
        (await get_driver_connection(session)).terminate()
        await session.invalidate()
    await session.close()
