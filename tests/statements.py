"""How tests run the statements of SQLite by day: on the event loop, compiled once for all engines, without the disk.

Changes of thread took a fourth of the processor time of tests that look at no slow disk and no long query. Other tasks
have a turn at each statement. At night everything runs as the bot runs it, and the tests of the store always do.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from aiosqlite import Connection
from sqlalchemy import event
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store import connections
from bot.store.driver import WRITER, WriterConnection

_first: dict[str, Any] = {}
"""The first engine of each driver; what is compiled is found by the statement and the engine's dialect."""


async def _read(self: Connection, function: Callable[..., Any], *arguments: Any, **named: Any) -> Any:
    if not self._running or self._connection is None:
        raise ValueError("Connection closed")  # as aiosqlite says it
    if function.__name__ == "execute":
        await asyncio.sleep(0)
    return function(*arguments, **named)


async def _write(_: WriterConnection, function: Callable[..., object], *arguments: Any) -> None:
    await asyncio.sleep(0)
    function(*arguments)


def _engine(url: URL, **options: Any) -> AsyncEngine:
    engine = create_async_engine(url, **options)
    own = engine.sync_engine
    if own.dialect.name == "sqlite":
        first = _first.setdefault(url.drivername, own)
        own.dialect, own._compiled_cache = first.dialect, first._compiled_cache
    if url.drivername == WRITER:
        event.listen(own, "checkout", lambda made, *_: made.driver_connection.sync.execute("PRAGMA synchronous=OFF"))
    return engine


_REPLACED: tuple[tuple[Any, str, Any], ...] = (
    (Connection, "_execute", _read),
    (WriterConnection, "in_thread", _write),
    (connections, "create_async_engine", _engine),
)
_BOTS = [(owner, name, getattr(owner, name)) for owner, name, _ in _REPLACED]


def run_on_the_loop() -> None:
    """Do so in this process."""
    for owner, name, ours in _REPLACED:
        setattr(owner, name, ours)


def run_as_the_bot_does(patch: pytest.MonkeyPatch) -> None:
    """Leave them to the bot until `patch` is undone."""
    for owner, name, bots in _BOTS:
        patch.setattr(owner, name, bots)
