"""Alerts and heartbeats: what is sent, what is only counted, and what a webhook and a full disk do to them."""

from __future__ import annotations

import asyncio
import gc
import logging
import shutil
import socket
import threading
from collections import namedtuple
from collections.abc import AsyncIterator, Callable
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import text

from bot import heartbeat
from bot.alerts import ALERT, HOUR, Alerts, Ledger, check, post
from bot.cli.run import _start_alerts
from bot.settings import Settings
from bot.store.connections import password
from bot.store.database import Database
from bot.tasks import Backoff, cancel
from tests.waiting import until
from tests.webhook import Webhook, webhook

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["webhook"]

TOKEN = "MTA.a-token.of-the-bot"  # noqa: S105 - of no bot


@contextmanager
def alerting(webhook: Webhook, folder: Path, **options: Any) -> Iterator[logging.Logger]:
    """A logger whose incidents go to the webhook; at the end all that waits is sent."""
    alerts = Alerts(webhook.address, folder / "alerts.json", waits=Backoff((0.01,)), **options)
    log = logging.getLogger("cogs.test")
    log.addHandler(alerts)
    try:
        yield log
    finally:
        log.removeHandler(alerts)
        alerts.finish(30)


def fail(log: logging.Logger, what: object, error: type[Exception] = KeyError) -> None:
    try:
        raise error("Jd")  # noqa: TRY301 - it needs a traceback
    except error:
        log.exception("%s failed", what)


def test_a_kind_of_incident_is_told_once(webhook: Webhook, tmp_path: Path) -> None:
    with alerting(webhook, tmp_path) as log:
        for number in range(20):
            fail(log, number)
        fail(log, "other", ValueError)
        log.error("no disk")
        log.warning("slow")
        log.warning("the disk is nearly full", extra={ALERT: True})
    assert webhook.texts == [
        "Bower: ERROR cogs.test: 0 failed (KeyError)",
        "Bower: ERROR cogs.test: other failed (ValueError)",
        "Bower: ERROR cogs.test: no disk",
        "Bower: WARNING cogs.test: the disk is nearly full",
    ]
    assert all(body["allowed_mentions"] == {"parse": []} for body in webhook.bodies)


def test_a_crash_loop_is_told_once_and_counted_each_hour(webhook: Webhook, tmp_path: Path) -> None:
    for minute in range(130):  # a start a minute
        with alerting(webhook, tmp_path, now=lambda minute=minute: 60.0 * minute) as log:
            fail(log, "the bot")
    line = "ERROR cogs.test: the bot failed (KeyError)"
    assert webhook.texts == [f"Bower: {line}", f"Bower: 60 more in 1 h: {line}", f"Bower: 60 more in 1 h: {line}"]


def test_a_webhook_that_limits_or_fails_gets_each_alert_once(webhook: Webhook, tmp_path: Path) -> None:
    webhook.statuses = [503, 429, 500]
    with alerting(webhook, tmp_path) as log:
        log.error("one")
        log.error("two")
    assert webhook.texts == ["Bower: ERROR cogs.test: one", "Bower: ERROR cogs.test: two"]
    assert webhook.tries == 5


def test_the_webhook_is_checked_at_the_start_with_a_sentence(
    webhook: Webhook, caplog: pytest.LogCaptureFixture
) -> None:
    """By a GET: nothing is sent."""
    caplog.set_level("INFO", "bot.alerts")
    check(webhook.address)
    webhook.gets_refused = 1
    check(webhook.address)
    check("http://127.0.0.1:1/of-the-owner")
    assert caplog.messages == [
        "ALERT_WEBHOOK answers: a new kind of incident is sent there at once",
        "ALERT_WEBHOOK answers with status 503: it may take no alerts",
        "ALERT_WEBHOOK cannot be reached: URLError",
    ]
    assert webhook.tries == 0
    assert "of-the-owner" not in caplog.text


@pytest.mark.parametrize("says", ["1", None, "nan", "inf", "-3", "", "Thu, 26 Nov 2026 09:00:00 GMT"])
def test_a_limit_is_waited_for_as_long_as_the_webhook_says_where_that_is_usable(
    webhook: Webhook, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, says: str | None
) -> None:
    webhook.statuses, webhook.retry_after = [429, 500], says
    alerts = Alerts(webhook.address, tmp_path / "alerts.json", waits=Backoff((0.25,)))
    waited: list[float] = []
    monkeypatch.setattr(alerts._ending, "wait", waited.append)
    alerts.tell("the database is locked")
    alerts.finish(30)
    assert webhook.texts == ["Bower: ERROR bot: the database is locked"]
    limit, failure = waited
    assert (limit in ([1.0] if says == "1" else [0.25, 1.0, HOUR]), failure) == (True, 0.25)


def test_an_alert_that_is_refused_is_dropped_and_not_alerted(
    webhook: Webhook, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    webhook.statuses = [404]
    with alerting(webhook, tmp_path) as log:
        log.error("one")
        log.error("two")
    assert webhook.texts == ["Bower: ERROR cogs.test: two"]
    assert "ALERT_WEBHOOK refuses alerts with status 404" in caplog.messages


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_a_redirect_is_a_refusal(
    webhook: Webhook, tmp_path: Path, caplog: pytest.LogCaptureFixture, status: int
) -> None:
    """Followed, it would be a GET without the message, and its answer would pass for a sent alert."""
    webhook.statuses = [status]
    with alerting(webhook, tmp_path) as log:
        log.error("one")
    assert f"ALERT_WEBHOOK refuses alerts with status {status}" in caplog.messages
    assert "/elsewhere" not in webhook.gets


def test_what_answers_may_be_no_web_server(caplog: pytest.LogCaptureFixture) -> None:
    """A line that is not HTTP, as of a mail server, ends neither the check nor a message."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def greet() -> None:
            for _ in range(2):
                with server.accept()[0] as asked:
                    asked.sendall(b"220 mail.example.org ESMTP\r\n")
                    asked.recv(4096)

        greeting = threading.Thread(target=greet, daemon=True)
        greeting.start()
        address = f"http://127.0.0.1:{server.getsockname()[1]}/of-the-owner"
        check(address)
        assert post(address, "hello") == 0
        greeting.join()
    assert caplog.messages == ["ALERT_WEBHOOK cannot be reached: BadStatusLine"]


def test_sentences_that_differ_in_a_number_are_one_kind(webhook: Webhook, tmp_path: Path) -> None:
    """Such as the number of the process that holds the database, which is another at each start."""
    for process in (411, 5122):
        alerts = Alerts(webhook.address, tmp_path / "alerts.json")
        alerts.tell(f"the database is held by process {process}")
        alerts.finish(30)
    assert webhook.texts == ["Bower: ERROR bot: the database is held by process 411"]


def test_a_line_that_cannot_be_formatted_ends_nobody(
    webhook: Webhook, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with alerting(webhook, tmp_path) as log:
        log.propagate = False
        try:
            log.error("%d games", "many")
        finally:
            log.propagate = True
        log.error("one")
    assert webhook.texts == ["Bower: ERROR cogs.test: one"]
    assert "--- Logging error ---" in capsys.readouterr().err


def test_a_password_is_hidden_however_it_is_spelt() -> None:
    assert password("postgresql+asyncpg://bower:p%40ss%2Fword@host/bower") == ("p@ss/word", "p%40ss%2Fword")
    assert password("postgresql+asyncpg://bower@host/bower") == ()
    assert password("no address") == ()


def test_with_postgresql_the_password_is_hidden_and_what_was_told_outlives_a_container(
    webhook: Webhook, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    address = "postgresql+asyncpg://bower:p%40ss%2Fword@host/bower"
    settings = Settings(_env_file=None, alert_webhook=webhook.address, database_url=address)  # type: ignore[arg-type]
    for _ in range(2):
        alerts = _start_alerts(settings)
        assert alerts is not None
        logging.getLogger().removeHandler(alerts)
        alerts.tell("no login with p@ss/word or p%40ss%2Fword")
        alerts.finish(30)
    assert webhook.texts == ["Bower: ERROR bot: no login with [secret] or [secret]"]
    assert [file.parent.name for file in tmp_path.rglob("bower-alerts-*.json")] == ["data"]


def test_no_secret_and_no_text_of_an_error_is_sent(webhook: Webhook, tmp_path: Path) -> None:
    with alerting(webhook, tmp_path, secrets=(TOKEN, "")) as log:
        fail(log, f"{TOKEN} at {webhook.address}")
    assert webhook.texts == ["Bower: ERROR cogs.test: [secret] at [secret] failed (KeyError)"]


async def test_what_a_library_shows_of_a_fault_is_not_sent(webhook: Webhook, tmp_path: Path) -> None:
    """asyncio's own line shows the exception, which may be about a card; and each task's line is another."""

    async def deal(card: str) -> None:
        raise KeyError(card)

    with alerting(webhook, tmp_path) as log:
        log.propagate = False
        for handler in log.handlers:
            logging.getLogger().addHandler(handler)
        try:
            for card in ("Jd", "9c"):
                task = asyncio.create_task(deal(card))
                await asyncio.wait([task])
                del task
                gc.collect()
            logging.getLogger("discord.client").error("ignored in %r", "<Button label='Jd'>")
        finally:
            for handler in log.handlers:
                logging.getLogger().removeHandler(handler)
            log.propagate = True
    assert webhook.texts == [
        "Bower: ERROR asyncio: Task exception was never retrieved (KeyError)",
        "Bower: ERROR discord.client: ignored in %r",
    ]


def test_a_damaged_file_makes_everything_new(tmp_path: Path) -> None:
    file = tmp_path / "alerts.json"
    for damaged in ("", "[]", '{"a": 1}', '{"a": {"b": 2}}'):
        file.write_text(damaged)
        assert Ledger(file).note("kind", "line", 0) == "line"
        assert Ledger(file).note("kind", "line", 1) is None


def test_a_kind_that_stays_away_for_a_week_is_new_again(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "alerts.json")
    assert ledger.note("kind", "line", 0) == "line"
    assert ledger.note("kind", "line", 3 * 24 * HOUR) is None
    assert ledger.note("kind", "line", 9 * 24 * HOUR) is None
    assert ledger.note("kind", "line", 17 * 24 * HOUR) == "line"


_Usage = namedtuple("_Usage", "total used free")


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(f"sqlite+aiosqlite:///{tmp_path / 'bower.db'}")
    yield opened
    await opened.close()


class Connected:
    """Says whether the bot is connected, and counts how often it is asked."""

    def __init__(self, *away: int) -> None:
        self.asked, self.away = 0, away

    def __call__(self) -> bool:
        self.asked += 1
        return self.asked not in self.away


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
    connected = Connected(*range(4, 41))
    await beat_until(database, webhook.address, lambda: connected.asked >= 20, connected)
    assert len(webhook.gets) == 3
    await beat_until(database, webhook.address, lambda: len(webhook.gets) >= 6, connected)


async def test_the_log_says_once_whether_heartbeats_are_taken(
    database: Database, webhook: Webhook, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "bot.heartbeat")
    webhook.gets_refused = 3
    await beat_until(database, webhook.address, lambda: len(webhook.gets) >= 8, Connected())
    assert caplog.messages == ["HEARTBEAT_URL takes no heartbeat: status 503", "HEARTBEAT_URL takes heartbeats"]
    caplog.clear()
    await beat_until(database, webhook.address, lambda: len(webhook.gets) >= 12, Connected())
    assert caplog.messages == ["HEARTBEAT_URL takes heartbeats"]
    assert webhook.address not in caplog.text


async def test_an_address_that_no_resolver_takes_and_a_disk_that_is_gone_end_nothing(
    database: Database, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    connected = Connected()

    def unreadable(_: Path) -> _Usage:
        raise FileNotFoundError

    settings = Settings.model_construct(heartbeat_url=f"http://{'a' * 70}.example.org/alive")
    monkeypatch.setattr(shutil, "disk_usage", unreadable)
    beating = asyncio.create_task(heartbeat.beat(settings, database, connected=connected, every=0))
    await until(lambda: connected.asked >= 3 or beating.done())
    assert not beating.done()
    await cancel(beating)
    assert caplog.messages == ["HEARTBEAT_URL takes no heartbeat: UnicodeError"]


async def test_no_heartbeat_while_the_database_takes_no_change(database: Database, webhook: Webhook) -> None:
    """Reading would still be possible, as on a full disk."""
    full = "CREATE TRIGGER full BEFORE UPDATE ON alembic_version BEGIN SELECT RAISE(ABORT, 'no space'); END"
    connected = Connected()
    await database.write(lambda connection: connection.execute(text(full)))
    await beat_until(database, webhook.address, lambda: connected.asked >= 10, connected)
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
    await beat_until(database, "", lambda: looked >= 7, Connected())
    alerts = [record for record in caplog.records if getattr(record, ALERT, False)]
    assert [record.message for record in alerts] == 2 * ["the disk of the database is nearly full: 4 MB are free"]
