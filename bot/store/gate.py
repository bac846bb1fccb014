"""Connections to PostgreSQL for advisory locks, and the queue of all processes before Discord's gateway.

The gate is an advisory lock, which PostgreSQL gives in the order of the requests. The pause after an IDENTIFY is a
`pg_sleep` on the session that has the lock: it runs on the server, and lasts its full time even if the process is
killed meanwhile. A process that dies leaves the queue, because its session ends.
"""

import asyncio
import contextlib
import logging
import os
import secrets
import socket
from random import SystemRandom
from typing import Any, Final, final

from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.pool import NullPool

from bot.store import connections
from bot.store.errors import DatabaseUnreachable
from bot.tasks import cancel

GONE_SECONDS: Final = 25
"""Seconds of silence on the network after which the server ends a session and frees its locks."""
_SETTINGS: Final = {
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": f"{GONE_SECONDS}s",
    # a statement may wait as long as it needs, whatever the limits of the role
    "statement_timeout": "0",
    "transaction_timeout": "0",
    "lock_timeout": "0",
    # the lease asks every 4 s: a process that hangs gives its shards to a spare
    "idle_session_timeout": "40s",
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
    """Create an engine for sessions; each statement is a transaction."""
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


_log = logging.getLogger(__name__)

PAUSE_SECONDS: float = 5.25
"""Seconds between two IDENTIFYs: Discord's 5 and a margin, because the IDENTIFY follows the begin of the pause."""
UNUSED_SECONDS: Final = 20.0
"""Seconds for which a shard keeps its turn when its connection failed and is made again."""
_GATE: Final = 0x426F_7703
"""The first number of the lock; the second is the bucket, `shard % max_concurrency`."""
_LINE_UP: Final = text("SELECT pg_advisory_lock(:class, :bucket)").bindparams(**{"class": _GATE})
_PAUSE: Final = text("SELECT pg_sleep(:seconds)")


@final
class _GatePlace:
    """A shard's place: it waits until `turn`; the gate is its own until `used`, and then stays shut for the pause."""

    def __init__(self) -> None:
        self.turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.used = asyncio.Event()


@final
class Gate:
    """Call `line_up` before every IDENTIFY of this process, and `go` with it."""

    def __init__(self, url: URL, name: str) -> None:
        self._engine = create_engine(url, name)
        self._places: dict[int, _GatePlace] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._connections: set[Any] = set()
        self._dice = SystemRandom()

    def has_place(self, shard: int) -> bool:
        """Whether the shard waits in the queue, or has its turn."""
        return shard in self._places

    async def line_up(self, shard: int, bucket: int) -> None:
        """Wait until it is the shard's turn. A caller who is cancelled does not lose the shard's place."""
        place = self._places.get(shard)
        if place is None:
            place = self._places[shard] = _GatePlace()
            task = asyncio.create_task(self._stand(shard, bucket, place), name=f"identify {shard}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        await asyncio.shield(place.turn)

    def go(self, shard: int) -> None:
        """Note that the shard, whose turn it is, IDENTIFYs now. Before the next time it has to queue again."""
        place = self._places.pop(shard, None)
        if place is not None:
            place.used.set()

    async def line_up_again(self, shard: int, bucket: int) -> None:
        """Like `line_up`, for a shard whose session Discord has ended: it first waits for a random moment."""
        if not self.has_place(shard):
            await asyncio.sleep(self._dice.uniform(0.2, 1) * PAUSE_SECONDS)
        await self.line_up(shard, bucket)

    async def close(self) -> None:
        """Leave the queue. A pause that this process has begun goes on without it."""
        for connection in self._connections:
            connection.terminate()  # before its task is cancelled, which would ask the server to stop the statement
        await cancel(*self._tasks)
        await self._engine.dispose()

    async def _stand(self, shard: int, bucket: int, place: _GatePlace) -> None:
        try:
            session = await connect(self._engine)
            try:
                await self._stay(session, shard, bucket, place)
            finally:
                await drop(session)
        except (SQLAlchemyError, OSError) as fault:
            self._fail(place, fault)
        finally:
            self._forget(shard, place)
            place.turn.cancel()

    async def _stay(self, session: AsyncConnection, shard: int, bucket: int, place: _GatePlace) -> None:
        connection = await get_driver_connection(session)
        self._connections.add(connection)
        try:
            await session.execute(_LINE_UP, {"bucket": bucket})
            place.turn.set_result(None)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(UNUSED_SECONDS):
                    await place.used.wait()
            if place.used.is_set():
                await session.execute(_PAUSE, {"seconds": PAUSE_SECONDS})
            else:
                self._forget(shard, place)
        finally:
            self._connections.discard(connection)

    def _forget(self, shard: int, place: _GatePlace) -> None:
        if self._places.get(shard) is place:
            del self._places[shard]

    def _fail(self, place: _GatePlace, fault: Exception) -> None:
        if place.turn.done():
            _log.info("the gate lost its connection: %s", type(fault).__name__)
            return
        unreachable = DatabaseUnreachable("PostgreSQL cannot be reached for a place at the gate")
        unreachable.__cause__ = fault
        place.turn.set_exception(unreachable)
        place.turn.exception()  # marks it as seen: no caller may be left
