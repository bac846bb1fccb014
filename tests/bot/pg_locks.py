"""What tests of locks on PostgreSQL share: somebody who looks on, and waiting for what happens on the server."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import asyncpg
import pytest
from sqlalchemy import text
from sqlalchemy.engine import make_url

from bot.store import claims
from bot.store.claims import Claim, Holder
from bot.store.database import Database
from tests import waiting
from tests.waiting import DEADLINE

__all__ = ["ENOUGH", "end_session", "holders", "other", "until", "wait_for_shard"]

ENOUGH = DEADLINE
"""Seconds of patience where a test needs no more than a moment of it."""


@pytest.fixture
async def other(postgres_url: str) -> AsyncIterator[asyncpg.Connection]:
    """Somebody else's connection to the same database."""
    address = make_url(postgres_url).set(drivername="postgresql")
    connection = await asyncpg.connect(address.render_as_string(hide_password=False))
    yield connection
    connection.terminate()


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    """Look until it holds on the server."""
    await waiting.until(holds, pause=0.01)


async def holders(database: Database) -> list[Holder]:
    """Who holds which shards."""
    async with database.read() as connection:
        return await claims.list_holders(connection)


async def end_session(database: Database, claim: Claim) -> int:
    """Cut the connection that holds a claim, as a restart of the server does."""
    (session,) = [holder.session for holder in await holders(database) if holder.claim == claim]
    async with database.read() as connection:
        await connection.execute(text("SELECT pg_terminate_backend(:session)"), {"session": session})
    return session


async def wait_for_shard(other: asyncpg.Connection, database: Database, shard: int, count: int) -> "asyncio.Task[str]":
    """Stand in line for a shard that is held: whoever does gets it in the moment in which the holder's session ends."""
    await other.execute("SELECT pg_advisory_lock_shared($1, $2)", claims._COUNT, count)
    taking = asyncio.create_task(other.execute("SELECT pg_advisory_lock($1, $2)", claims._SHARD, shard))
    query = text("SELECT count(*) FROM pg_locks WHERE classid = :kind AND NOT granted")

    async def stands() -> bool:
        async with database.read() as connection:
            return bool((await connection.execute(query, {"kind": claims._SHARD})).scalar_one())

    await until(stands)
    return taking
