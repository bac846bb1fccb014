"""Messages of contests: none comes twice, none that is slow or refused holds up another, none calls whom it may not."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import discord
import pytest
from discord import MessageFlags

from bot.contests.organizers import Announce, Publish
from bot.contests.posts import ContestPost
from bot.contests.service import Contests
from bot.contests.templates import Defaults, Template, make_plan
from bot.panels.contests import posts as writers
from bot.panels.contests.announcement import Announcement
from bot.panels.core.custom_ids import Verb
from bot.panels.core.panel import Panel
from bot.tables.model import Member
from cogs.contests.posts import older_calls
from tests.cogs.league.scenes import POSTED, SOON, board, by, organiser, publish
from tests.cogs.scenes import Maker, as_bot, bower, presenter
from tests.contests.promises import promise
from tests.suite import first, rest
from tests.world import text

if TYPE_CHECKING:
    from tests.world import World

FORMER = -1_812_345_678_901_234_567
SLOW = 600.0
"""Seconds for which Discord lets a channel wait."""
ROOT = Path(__file__).parents[3]


def olga(w: World) -> Member:
    """An organizer who may write in all channels: else her words would not be posted."""
    return Member(w.members[0].id, "Olga", moderator=True)


async def published(w: World, channel: Any, name: str) -> int:
    """An open contest in a channel; its board is posted."""
    services = bower(w).services
    plan = make_plan(Template.HUSTLE, Defaults(), services.clock.now() + 40 * 24 * 3_600_000)
    draft = await as_bot(w, services.contests.create(olga(w), w.guild.id, channel.id, name, plan))
    await as_bot(w, services.contests.do(draft.id, Publish(olga(w))))
    await w.later(POSTED)
    return draft.id


async def announce(w: World, contest: int, words: str) -> None:
    await as_bot(w, bower(w).services.contests.do(contest, Announce(olga(w), words)))
    await w.later(POSTED)


def said(w: World, words: str, channel: Any = None) -> int:
    """How many messages of the channel say this."""
    return sum(words in text(message) for message in w.public(channel))


def slow_down(monkeypatch: pytest.MonkeyPatch, channel: int) -> None:
    """Discord lets messages to a channel wait, as discord.py does within `send`."""
    send = discord.PartialMessageable.send

    async def wait(self: discord.PartialMessageable, *args: Any, **kwargs: Any) -> Any:
        if self.id == channel:
            await asyncio.sleep(SLOW)  # waits: virtual
        return await send(self, *args, **kwargs)

    monkeypatch.setattr(discord.PartialMessageable, "send", wait)


@promise("print-limits")
async def test_a_slow_channel_holds_up_no_other(w: World, monkeypatch: pytest.MonkeyPatch) -> None:
    other = w.guild.create_text_channel("other")
    await w.env.settle()
    slow, quick, beside = [
        await published(w, channel, name)
        for channel, name in ((other, "Slow"), (w.channel, "Quick"), (other, "Beside"))
    ]
    slow_down(monkeypatch, other.id)
    await announce(w, slow, "held up")
    await announce(w, quick, "at once")
    await announce(w, beside, "next in the slow channel")
    assert (said(w, "held up", other), said(w, "at once")) == (0, 1)
    await w.later(SLOW)
    assert said(w, "held up", other) == 1
    await w.later(SLOW)
    assert said(w, "next in the slow channel", other) == 1
    await w.later(SLOW)
    assert said(w, "held up", other) == 1


@promise("messages-posts")
@pytest.mark.parametrize(("status", "code"), first([(400, 50035), (400, 160_099), (403, 200_000), (413, 40_005)], 1, 2))
async def test_a_refused_message_is_put_aside(
    w: World, make: Maker, expected_faults: list[str], status: int, code: int
) -> None:
    expected_faults.append("which is put aside")
    contest = await published(w, w.channel, "Night")
    w.env.inject_error("POST", f"/channels/{w.channel.id}/messages", status=status, code=code)
    await announce(w, contest, "refused")
    await announce(w, contest, "the next one")
    assert (said(w, "refused"), said(w, "the next one")) == (0, 1)
    assert presenter(w).messages.why_closed(w.channel.id) is None, "it is the message, not the channel"
    await w.restart(make())
    await w.later(600.0)
    assert said(w, "refused") == 0
    sent = [each for each in w.env.http_requests if each.method == "POST" and "refused" in str(each.json)]
    assert len(sent) == 1, "tried once"


@promise("messages-posts")
async def test_what_cannot_be_written_holds_up_nothing(
    w: World, monkeypatch: pytest.MonkeyPatch, expected_faults: list[str]
) -> None:
    """As a dispute about a match that is no longer drawn did."""
    expected_faults.append("could not be posted")
    contest = await published(w, w.channel, "Night")

    def fail(*_: Any) -> None:
        raise IndexError("no such match")

    with monkeypatch.context() as broken:
        broken.setitem(writers.WRITERS, "dispute", fail)  # type: ignore[attr-defined]
        await as_bot(w, bower(w).services.contests.want(contest, "dispute", 1))
        await announce(w, contest, "goes on")
        assert said(w, "goes on") == 1


@promise("messages-calls")
def test_no_text_and_no_message_calls_members_elsewhere() -> None:
    """Every mention of a member is made by one function, and so is every list of those who are notified."""
    for name, what, where in (
        ("bot", r"<@!?\{", "bot/panels/core/wording.py"),
        ("cogs", r"<@!?\{", ""),
        ("cogs", r"AllowedMentions\((?!\))", "cogs/interactions/permissions.py"),
        ("bot", r"AllowedMentions\(", ""),
    ):
        for path in (ROOT / name).rglob("*.py"):
            found = re.findall(what, path.read_text(encoding="utf-8"))
            inside = path.relative_to(ROOT).as_posix()
            expected = inside == where or inside == "cogs/client.py" or inside.startswith("bot/demo")
            assert not found or expected, inside


@promise("messages-calls")
def test_an_announcement_calls_no_former_member() -> None:
    said = Announcement(panel=Panel(blocks=()), users=(5, FORMER, 5, 0))
    assert said.users == (5,)
    assert replace(said, users=(FORMER,)).users == ()


def post(purpose: str, number: int, message: int | None = None) -> ContestPost:
    return ContestPost(purpose=purpose, number=number, channel=1, message=message, shown=None, wanted_at=0)


@promise("messages-calls")
def test_of_calls_only_the_newest_of_a_kind_is_left() -> None:
    posted = [post("checkin", 3, 8), post("checkin:2", 3), post("time", 1, 7), post("moved", 2, 6)]
    newest = [("checkin", 7), ("moved", 4), ("time", 5), ("announcement", 1), ("announcement", 2)]
    assert older_calls([*posted, *(post(*each) for each in newest)]) == posted
    assert all(each.is_passing for each in [*posted, *(post(name, 0) for name in ("absent:2", "noplace", "partner"))])


def nonces(w: World) -> list[str]:
    """Of all messages that were sent; Discord posts a second one with the same nonce not again."""
    sent: list[Any] = [each.json for each in w.env.http_requests if each.method == "POST" and each.json]
    return [each["nonce"] for each in sent if each.get("enforce_nonce")]


@promise("messages-posts")
@rest
async def test_a_message_sent_but_not_stored_is_sent_again_with_its_nonce(
    w: World, make: Maker, monkeypatch: pytest.MonkeyPatch, expected_faults: list[str]
) -> None:
    expected_faults.append("a message could not be posted")
    mia = await organiser(w)

    async def end(*_: Any, **__: Any) -> None:
        raise OSError("the process ends here")

    with monkeypatch.context() as ending:
        ending.setattr(Contests, "set_post", end)
        await publish(w, mia, entrants="4-8")
    assert len(nonces(w)) == 1
    await w.restart(make())
    await w.later(POSTED)
    assert len(nonces(w)) == 2
    assert len(set(nonces(w))) == 1

    await w.click(w.members[0], board(w), by(Verb.CONTEST_JOIN))
    await w.restart(make())  # stored, and perhaps not edited yet
    await w.later(POSTED)
    assert "1 of 8 signed up" in text(board(w))
    assert len(nonces(w)) == 2, "the notice board is edited"


@promise("messages-calls")
async def test_without_pings_messages_notify_nobody(w: World, make: Maker) -> None:
    await w.restart(make(pings=False))
    ann, mia = w.members[0], await organiser(w)
    await w.click(ann, await publish(w, mia, start=SOON), by(Verb.CONTEST_JOIN))
    await w.later(POSTED)
    await w.click(ann, board(w), by(Verb.CONTEST_CHECK_IN))
    await w.later(200)
    sent: list[Any] = [each.json for each in w.env.http_requests if each.method == "POST" and each.json]
    (post,) = [each for each in sent if "called off" in str(each.get("components"))]
    assert f"<@{ann.id}>" in str(post["components"]), "it names her"
    assert not post["allowed_mentions"].get("users")
    assert not post["allowed_mentions"].get("parse")
    assert post["flags"] & MessageFlags.suppress_notifications.flag
