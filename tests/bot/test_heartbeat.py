"""Heartbeats only while the bot is connected and saves, and a warning before the disk is full."""

import asyncio
import shutil
from collections import namedtuple
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from bot import heartbeat
from bot.alerts import ALERT
from bot.settings import Settings
from bot.store.database import Database
from bot.tasks import cancel
from tests.waiting import until
from tests.webhook import Webhook, webhook

__all__ = ["webhook"]
_Usage = namedtuple("_Usage", "total used free")


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(f"sqlite+aiosqlite:///{tmp_path / 'bower.db'}")
    yield opened
    await opened.close()


async def beat_until(
    database: Database, address: str, done: Callable[[], object], connected: Callable[[], bool]
) -> None:
    settings = Settings(_env_file=None, heartbeat_url=address)
    beating = asyncio.create_task(heartbeat.beat(settings, database, connected=connected, every=0))
    try:
        await until(done)
    finally:
        await cancel(beating)


async def test_heartbeats_come_while_the_bot_is_connected(database: Database, webhook: Webhook) -> None:
    asked = 0

    def connected() -> bool:
        nonlocal asked
        asked += 1
        return asked <= 3 or asked > 40

    await beat_until(database, webhook.address, lambda: asked >= 20, connected)
    assert len(webhook.gets) == 3
    await beat_until(database, webhook.address, lambda: len(webhook.gets) >= 6, connected)


async def test_the_log_says_once_whether_heartbeats_are_taken(
    database: Database, webhook: Webhook, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "bot.heartbeat")
    webhook.gets_refused = 3
    await beat_until(database, webhook.address, lambda: len(webhook.gets) >= 8, lambda: True)
    assert caplog.messages == ["HEARTBEAT_URL takes no heartbeat: status 503", "HEARTBEAT_URL takes heartbeats"]
    caplog.clear()
    await beat_until(database, webhook.address, lambda: len(webhook.gets) >= 12, lambda: True)
    assert caplog.messages == ["HEARTBEAT_URL takes heartbeats"]
    assert webhook.address not in caplog.text


async def test_an_address_that_no_resolver_takes_and_a_disk_that_is_gone_end_nothing(
    database: Database, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = 0

    def unreadable(_: Path) -> _Usage:
        raise FileNotFoundError

    def connected() -> bool:
        nonlocal asked
        asked += 1
        return True

    settings = Settings.model_construct(heartbeat_url=f"http://{'a' * 70}.example.org/alive")
    monkeypatch.setattr(shutil, "disk_usage", unreadable)
    beating = asyncio.create_task(heartbeat.beat(settings, database, connected=connected, every=0))
    await until(lambda: asked >= 3 or beating.done())
    assert not beating.done()
    await cancel(beating)
    assert caplog.messages == ["HEARTBEAT_URL takes no heartbeat: UnicodeError"]


async def test_no_heartbeat_where_nothing_can_be_saved(database: Database, webhook: Webhook) -> None:
    asked = 0

    def connected() -> bool:
        nonlocal asked
        asked += 1
        return True

    await database.close()
    await beat_until(database, webhook.address, lambda: asked >= 10, connected)
    assert webhook.gets == []


async def test_no_heartbeat_while_the_database_takes_no_change(database: Database, webhook: Webhook) -> None:
    """Reading would still be possible, as on a full disk."""
    full = "CREATE TRIGGER full BEFORE UPDATE ON alembic_version BEGIN SELECT RAISE(ABORT, 'no space'); END"
    asked = 0

    def connected() -> bool:
        nonlocal asked
        asked += 1
        return True

    await database.write(lambda connection: connection.execute(text(full)))
    await beat_until(database, webhook.address, lambda: asked >= 10, connected)
    assert webhook.gets == []
    await database.write(lambda connection: connection.execute(text("DROP TRIGGER full")))
    await beat_until(database, webhook.address, lambda: webhook.gets, connected)


async def test_a_nearly_full_disk_is_one_alert(
    database: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    free = iter([6, 4, 4, 3, 6, 4])
    looked = 0

    def usage(_: Path) -> _Usage:
        nonlocal looked
        looked += 1
        left = next(free, 6)
        return _Usage(100_000_000, 0, left * 1_000_000)

    monkeypatch.setattr(shutil, "disk_usage", usage)
    await beat_until(database, "", lambda: looked >= 7, lambda: True)
    alerts = [record for record in caplog.records if getattr(record, ALERT, False)]
    assert [record.message for record in alerts] == 2 * ["the disk of the database is nearly full: 4 MB are free"]
