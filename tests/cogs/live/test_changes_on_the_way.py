"""Permissions that are given back at an awkward moment, or by other events than a change of the channel."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any

import pytest
from simcord.http import client

from bot.panels.core.custom_ids import Verb
from cogs.live.pace import CHANGED_AFTER, Retries
from tests.cogs.league.scenes import POSTED, board, by, organiser
from tests.cogs.live.test_permissions_given_back import GUILD, again, change, run
from tests.cogs.live.test_pings import SILENCE, calls, waiting_for
from tests.cogs.scenes import as_bot, begun, presenter, until
from tests.cogs.test_unreadable_events import events, feed_all
from tests.suite import rest
from tests.world import World

if TYPE_CHECKING:
    from collections.abc import Callable


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


@rest
async def test_a_member_is_called_though_the_change_overtakes_the_refusal(
    w: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await waiting_for(w)
    refused = given_back_meanwhile(w, monkeypatch, "/channels/.*/messages")
    w.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=None)
    await w.later(SILENCE)
    await w.later(CHANGED_AFTER + 1)
    assert refused() == 1
    assert len(calls(w)) == 1


@rest
async def test_a_board_is_posted_though_the_change_overtakes_the_refusal(
    w: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    mia = await organiser(w)
    await mia.slash(w.channel, "league create", template="hustle")
    refused = given_back_meanwhile(w, monkeypatch, "/channels/.*/messages")
    w.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=None)
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED + CHANGED_AFTER)
    assert refused() == 1
    assert board(w)


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
