"""Reminders of a window's end, as members get them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.cogs.league.scenes import POSTED
from tests.cogs.league.test_playing import DAY_MS, begun
from tests.cogs.scenes import Maker
from tests.contests.promises import promise
from tests.suite import rest
from tests.world import World, buttons, text

if TYPE_CHECKING:
    from simcord import ChannelHandle, ResponseMessage

HOUR_MS = 3_600_000
HAND = r"bower:hand:.*"


async def wait(w: World, ms: int) -> None:
    """Let time pass, and what is due then be posted."""
    await w.env.leap(ms / 1000)
    await w.later(POSTED)


def room(w: World) -> ChannelHandle:
    """The thread of the only table."""
    (thread,) = w.channel.threads
    return thread


def found(w: World, said: str, channel: ChannelHandle | None = None) -> list[ResponseMessage]:
    return [message for message in w.public(channel) if said in text(message)]


def called(w: World, said: str) -> list[list[int]]:
    """Whom each message with a text calls, in the order in which they were posted."""
    posts: list[Any] = [each.json for each in w.env.http_requests if each.method == "POST" and each.json]
    return [
        [int(user) for user in post["allowed_mentions"].get("users", ())]
        for post in posts
        if said in str(post.get("components"))
    ]


@promise("messages-posts")
@rest
async def test_a_reminder_calls_who_keeps_a_match_waiting_and_goes_with_the_window(w: World, make: Maker) -> None:
    await begun(w, make)
    ann, ben, cleo, dan, _ = w.members
    await ben.slash(w.channel, "preferences")
    await w.click(ben, w.panel(ben), r"bower:prefer:0:0:2")
    (table,) = [message for message in w.public(room(w)) if any(each.matches(HAND) for each in buttons(message))]
    for member in (ann, dan):
        await w.click(member, table, HAND)
    await wait(w, 85 * HOUR_MS)  # of a week
    (first,) = found(w, "round 1 ends")
    assert f"<@{cleo.id}>" in text(first)
    (users,) = called(w, "round 1 ends")
    assert cleo.id in users
    assert ben.id not in users
    assert len(users) < 3, "neither all who have come"
    await w.restart(make())
    await w.later(POSTED)
    assert len(called(w, "round 1 ends")) == 1, "not again after a restart"
    await wait(w, 60 * HOUR_MS)
    (second,) = found(w, "round 1 ends")
    assert second.id != first.id
    assert len(called(w, "round 1 ends")) == 2
    await wait(w, DAY_MS)
    assert found(w, "round 1 ends") == []
