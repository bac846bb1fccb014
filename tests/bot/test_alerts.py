"""Alerts: what is sent, what is only counted, and what a webhook does to them."""

from __future__ import annotations

import asyncio
import gc
import logging
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest

from bot.alerts import ALERT, HOUR, Alerts, Ledger, check
from bot.backoff import Backoff
from tests.webhook import Webhook, webhook

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

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
    assert webhook.texts == [
        "Bower: ERROR cogs.test: 0 failed (KeyError)",
        "Bower: ERROR cogs.test: other failed (ValueError)",
        "Bower: ERROR cogs.test: no disk",
    ]
    assert all(body["allowed_mentions"] == {"parse": []} for body in webhook.bodies)


def test_what_is_marked_is_an_incident(webhook: Webhook, tmp_path: Path) -> None:
    with alerting(webhook, tmp_path) as log:
        log.warning("the disk is nearly full", extra={ALERT: True})
    assert webhook.texts == ["Bower: WARNING cogs.test: the disk is nearly full"]


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


def test_a_limit_is_waited_for_as_long_as_the_webhook_says(
    webhook: Webhook, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    webhook.statuses = [429, 500]
    alerts = Alerts(webhook.address, tmp_path / "alerts.json", waits=Backoff((0.25,)))
    waited: list[float] = []
    monkeypatch.setattr(alerts._ending, "wait", waited.append)
    alerts.tell("the database is locked")
    alerts.finish(30)
    assert webhook.texts == ["Bower: ERROR bot: the database is locked"]
    assert waited == [1.0, 0.25]


def test_an_alert_that_is_refused_is_dropped_and_not_alerted(
    webhook: Webhook, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    webhook.statuses = [404]
    with alerting(webhook, tmp_path) as log:
        log.error("one")
        log.error("two")
    assert webhook.texts == ["Bower: ERROR cogs.test: two"]
    assert "ALERT_WEBHOOK refuses alerts with status 404" in caplog.messages


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
