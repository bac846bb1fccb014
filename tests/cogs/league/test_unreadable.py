"""Answers about threads and scheduled events that cannot be read: what was asked for is there once."""

from __future__ import annotations

import re

import pytest

from cogs import discord_errors
from tests.cogs.league.scenes import organiser
from tests.cogs.league.test_playing import begun
from tests.cogs.league.test_server_events import allow, events, published
from tests.cogs.scenes import Maker, tables
from tests.cogs.test_unreadable_answers import Answers
from tests.cogs.test_unreadable_events import UNREADABLE, check_logs
from tests.suite import rest
from tests.world import World


@pytest.fixture(autouse=True)
def forget_kinds() -> None:
    discord_errors._logged.clear()


@pytest.fixture
def expected_faults() -> list[str]:
    return [UNREADABLE]


@rest
async def test_no_answer_makes_a_second_event(
    w: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asked for again, Bower looks for the event that it has made."""
    allow(w, events=True)
    answers = Answers(monkeypatch)
    answers.only = re.compile("POST .*/scheduled-events")
    await published(w, await organiser(w), name="Friday", start="2027-01-20 20:00", description="d")
    for _ in range(10):
        await w.later(61)
    assert sum(answers.changed.values()) == 1, "the second time it is found in the list"
    assert len(events(w)) == 1
    check_logs(caplog)


@rest
async def test_no_answer_makes_a_second_thread(
    w: World, make: Maker, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = Answers(monkeypatch)
    answers.only = re.compile("POST .*/threads")
    await begun(w, make)
    for _ in range(10):
        await w.later(61)
    assert sum(answers.changed.values()) == 1
    assert len(w.channel.threads) == 1
    assert (await tables(w).load(1)).table.channel == w.channel.threads[0].id
    check_logs(caplog)
