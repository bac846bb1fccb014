"""A GET to `HEARTBEAT_URL` each minute while the bot works, and a warning when the disk is nearly full."""

import asyncio
import logging
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final

import aiohttp
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.alerts import ALERT
from bot.settings import Settings
from bot.store.database import Database
from bot.store.errors import DatabaseError

EVERY: Final = 60.0
"""Seconds between two heartbeats, and how long the database may take to commit before one."""
_SOON: Final = 1.0
"""Seconds until the bot is looked at again while it does not work."""
LEAST_FREE: Final = 0.05
"""The part of the disk that must be free."""
_TIMEOUT: Final = aiohttp.ClientTimeout(total=10)
_log = logging.getLogger(__name__)


async def beat(settings: Settings, database: Database, *, connected: Callable[[], bool], every: float = EVERY) -> None:
    """Watch the disk, and send heartbeats while Discord is connected and the database commits; never returns."""
    low, failed = False, None
    async with aiohttp.ClientSession(timeout=_TIMEOUT) as session:
        while True:
            low = _watch_disk(database.path, was_low=low)
            works = connected() and await _commits(database)
            if works and settings.heartbeat_url:
                failed = await _send(session, settings.heartbeat_url, had_failed=failed)
            await asyncio.sleep(every if works else min(every, _SOON))


async def _commits(database: Database) -> bool:
    """Whether a change is committed within a minute. It changes nothing, but is written: a full disk refuses it."""

    async def probe(connection: AsyncConnection) -> None:
        await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))

    try:
        async with asyncio.timeout(EVERY):
            await database.write(probe)
    except (DatabaseError, SQLAlchemyError, TimeoutError):
        return False
    return True


async def _send(session: aiohttp.ClientSession, address: str, *, had_failed: bool | None) -> bool:
    """Send one heartbeat; returns whether it failed. The log has a line for the first, and where that has changed."""
    try:
        async with session.get(address) as answer:
            status = "" if answer.ok else f"status {answer.status}"
    except (aiohttp.ClientError, OSError, ValueError) as fault:
        status = type(fault).__name__
    if status and not had_failed:
        _log.warning("HEARTBEAT_URL takes no heartbeat: %s", status)
    elif not status and had_failed is not False:
        _log.info("HEARTBEAT_URL takes heartbeats")
    return bool(status)


def free_part(path: Path) -> tuple[float, int]:
    """The part of a file's disk that is free, and the free bytes."""
    usage = shutil.disk_usage(path.parent)
    return usage.free / usage.total, usage.free


def _watch_disk(path: Path | None, *, was_low: bool) -> bool:
    """Warn when the disk of the database begins to be nearly full; returns whether it is."""
    if path is None:
        return False  # PostgreSQL has a disk of its own
    try:
        part, free = free_part(path)
    except OSError:
        return was_low  # the folder is gone: the database will say so
    if part < LEAST_FREE and not was_low:
        _log.warning("the disk of the database is nearly full: %d MB are free", free // 1_000_000, extra={ALERT: True})
    return part < LEAST_FREE
