"""A permission that is given back, and the pace of requests: all that posts notices it, also soon after a refusal."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from simcord.http import client

from bot.panels.core.custom_ids import Verb
from cogs.live.open_panels import UNASKED, WITHIN, FollowUps
from cogs.live.pace import CHANGED_AFTER, RateLimit, Retries
from tests.clock import JumpingLoop
from tests.cogs.league.scenes import POSTED, board, by, organiser
from tests.cogs.league.test_server_events import allow
from tests.cogs.live.test_pings import SILENCE, calls, waiting_for
from tests.cogs.scenes import as_bot, begun, look, open_hand, presenter, table_message, tables, until
from tests.cogs.test_unreadable_events import events, feed_all
from tests.suite import first, rest
from tests.world import World, text

GUILD, OTHER = 1, 2


def run(work: Callable[[], Awaitable[None]]) -> None:
    loop = JumpingLoop()
    try:
        loop.run_until_complete(work())
    finally:
        loop.close()


def test_a_change_soon_after_a_refused_try_is_tried_when_two_seconds_are_over() -> None:
    """At 35e905d0 the second of two changes within 2 s was forgotten."""

    async def work() -> None:
        loop, tried = asyncio.get_running_loop(), list[tuple[float, int]]()
        retries = Retries(lambda number: tried.append((loop.time(), number)))
        retries.note(7, GUILD)
        await asyncio.sleep(60)  # waits: the loop's clock is moved
        retries.note_change(OTHER)
        retries.note_change(GUILD)  # the first one: refused again
        assert tried == [(60, 7)]
        retries.note(7, GUILD)
        await asyncio.sleep(0.6)  # waits: the loop's clock is moved
        retries.note_change(GUILD)  # the right one
        retries.note_change(GUILD)
        await asyncio.sleep(60)  # waits: the loop's clock is moved
        assert tried == [(60, 7), (60 + CHANGED_AFTER, 7)]
        retries.note_change(GUILD)
        assert len(tried) == 3
        retries.forget(7)
        retries.note_change(GUILD)
        await asyncio.sleep(60)  # waits: the loop's clock is moved
        assert len(tried) == 3

    run(work)


def test_panels_leave_room_for_answers_in_a_channel() -> None:
    async def work() -> None:
        follow_ups = FollowUps()
        for _ in range(UNASKED):
            assert follow_ups.has_room(5)
            follow_ups.note(5)
        assert not follow_ups.has_room(5)
        assert follow_ups.has_room(6)
        await asyncio.sleep(WITHIN)  # waits: the loop's clock is moved
        assert follow_ups.has_room(5)

    run(work)


@pytest.mark.parametrize(("status", "code"), first([(403, 50013), (400, 50013), (403, 50001)], 1))
async def test_a_table_comes_back_with_the_second_change(w: World, status: int, code: int) -> None:
    await begun(w)
    await until(w, lambda now: now.to_act is not None)
    guild = (await look(w)).table.guild
    w.env.inject_error("*", "/channels/*", status=status, code=code, times=None)
    await as_bot(w, again(w))
    await w.later(10)
    assert presenter(w).painter._closures._closed
    await as_bot(w, change(w, guild))
    await w.later(0.5)
    w.env.backend.faults.clear()
    await as_bot(w, change(w, guild))
    await w.later(4)
    assert presenter(w).painter._closures._closed == {}
    assert text(table_message(w))


async def change(w: World, guild: int) -> None:
    presenter(w).try_again(guild)


async def again(w: World) -> None:
    now = await tables(w).load(1)
    presenter(w).painter._fresh.add(now.table.id)
    presenter(w).painter.want(now)


@pytest.mark.parametrize(("status", "code"), first([(403, 50013), (400, 50001)], 1))
async def test_a_member_is_called_once_the_permission_is_back(w: World, status: int, code: int) -> None:
    """At 35e905d0 nobody was called in that turn any more, nor in the channel for 5 minutes."""
    member = await waiting_for(w)
    w.env.inject_error("POST", "/channels/*/messages", status=status, code=code, times=None)
    await w.later(SILENCE)
    assert calls(w) == []
    w.env.backend.faults.clear()
    await as_bot(w, change(w, (await look(w)).table.guild))
    await w.later(CHANGED_AFTER + 1)
    assert [each.startswith(f"<@{member.id}>") for each in calls(w)] == [True]


@rest
@pytest.mark.parametrize(("status", "code"), first([(403, 50013), (400, 50001)], 1))
async def test_a_notice_board_is_posted_once_the_permission_is_back(w: World, status: int, code: int) -> None:
    """At 35e905d0 it came five minutes later."""
    mia = await organiser(w)
    await mia.slash(w.channel, "league create", template="hustle")
    w.env.inject_error("POST", "/channels/*/messages", status=status, code=code, times=None)
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    assert w.public() == []
    w.env.backend.faults.clear()
    await as_bot(w, change(w, w.guild.id))
    await w.later(POSTED + CHANGED_AFTER)
    assert board(w)


async def test_private_panels_have_pictures_once_the_permission_is_back(w: World) -> None:
    """At 35e905d0 they were in words for ten minutes."""
    await begun(w)
    await until(w, lambda now: now.to_act is not None)
    ann = w.members[0]
    w.env.inject_error("POST", "/interactions/*", status=403, code=50013)
    assert not (await open_hand(w, ann)).attachments
    assert not (await open_hand(w, ann)).attachments
    allow(w, events=True)  # any change of a role
    await w.later(1)
    assert (await open_hand(w, ann)).attachments


def given_back_meanwhile(w: World, monkeypatch: pytest.MonkeyPatch, path: str) -> Callable[[], int]:
    """The channel refuses one request, and is open before the bot has read that; how often it was."""
    request: Any = client.FakeHTTPClient.request
    refused = list[str]()

    async def open_behind(where: Any, route: Any, *args: Any, **options: Any) -> Any:
        try:
            return await request(where, route, *args, **options)
        except Exception:
            if re.fullmatch(path, route.path):
                refused.append(route.path)
                w.env.backend.faults.clear()
                await change(w, w.guild.id)
            raise

    monkeypatch.setattr(client.FakeHTTPClient, "request", open_behind)
    return lambda: len(refused)


def test_a_change_is_tried_that_overtakes_the_refusal() -> None:
    """Once: where the try for the change is refused, too, the next change is waited for."""

    async def work() -> None:
        loop, tried = asyncio.get_running_loop(), list[float]()
        retries = Retries(lambda _: tried.append(loop.time()))
        retries.note_change(GUILD)
        await asyncio.sleep(0.5)  # waits: the loop's clock is moved
        retries.note(7, GUILD)
        await asyncio.sleep(CHANGED_AFTER)  # waits: the loop's clock is moved
        assert tried == [0.5 + CHANGED_AFTER]
        retries.note(7, GUILD)
        await asyncio.sleep(60)  # waits: the loop's clock is moved
        retries.note(7, GUILD)
        await asyncio.sleep(60)  # waits: the loop's clock is moved
        assert len(tried) == 1

    run(work)


async def test_a_table_is_shown_though_the_change_overtakes_the_refusal(
    w: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(w)
    await until(w, lambda now: now.to_act is not None)
    refused = given_back_meanwhile(w, monkeypatch, "/channels/.*")
    w.env.inject_error("*", "/channels/*", status=403, code=50013, times=None)
    await as_bot(w, again(w))
    await w.later(CHANGED_AFTER + 2)
    assert refused() == 1
    assert presenter(w).painter._closures._closed == {}


@pytest.mark.parametrize("event", ["GUILD_ROLE_DELETE", "THREAD_CREATE"])
async def test_a_role_that_goes_and_a_thread_that_is_joined_are_changes(w: World, event: str) -> None:
    """With a role goes what it forbids; in a private thread the bot may write while it is in it."""
    await begun(w)
    await until(w, lambda now: now.to_act is not None)
    payload = events(w)[event]
    if event == "GUILD_ROLE_DELETE":
        await feed_all(w, "GUILD_ROLE_CREATE", [events(w)["GUILD_ROLE_CREATE"]])
    else:
        del payload["newly_created"]
    w.env.inject_error("*", "/channels/*", status=403, code=50013, times=None)
    await as_bot(w, again(w))
    await w.later(10)
    assert presenter(w).painter._closures._closed
    w.env.backend.faults.clear()
    await feed_all(w, event, [payload])
    await w.later(2)
    assert presenter(w).painter._closures._closed == {}


async def test_each_request_waits_for_those_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    limit = RateLimit(per_second=1 / 1000)
    for _ in range(4):
        await limit.wait()
    assert [round(seconds, -2) for seconds in waits] == [1000, 2000, 3000]
