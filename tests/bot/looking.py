"""What tests of locks on PostgreSQL share: somebody who looks on, and waiting for what happens on the server."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import asyncpg
import pytest
from sqlalchemy.engine import make_url

__all__ = ["ENOUGH", "other", "until"]

ENOUGH = 20
"""Seconds after which a test is given up."""


@pytest.fixture
async def other(postgres_url: str) -> AsyncIterator[asyncpg.Connection]:
    """Somebody else's connection to the same database."""
    address = make_url(postgres_url).set(drivername="postgresql")
    connection = await asyncpg.connect(address.render_as_string(hide_password=False))
    yield connection
    connection.terminate()


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    """Look until it holds; a test that waits for too long fails."""
    async with asyncio.timeout(ENOUGH):
        while True:
            if await holds():
                return
            await asyncio.sleep(0.01)
