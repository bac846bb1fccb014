"""One slow channel or one refused message holds up no other, and nobody's number below zero is called (security L6)."""

from __future__ import annotations

import asyncio
import json
import re
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import discord
import pytest
from sqlalchemy import insert, update

from bot.contests.commands import Change
from bot.contests.notes import Kind, Note
from bot.contests.organizers import Announce, Cancel, Publish
from bot.contests.templates import Defaults, Template, make_plan
from bot.panels.contests import posts as writers
from bot.panels.contests.announcement import Announcement
from bot.panels.core.panel import Panel
from bot.store import schema
from bot.tables.model import Member
from tests.cogs.league.scenes import POSTED
from tests.cogs.scenes import Maker, as_bot, bower, posts_of, presenter
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


async def write(w: World, change: Any, *rows: Any) -> None:
    await as_bot(w, bower(w).services.database.write(lambda connection: connection.execute(change, *rows)))


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
async def test_l6_a_slow_channel_holds_up_no_other(w: World, monkeypatch: pytest.MonkeyPatch) -> None:
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


@pytest.mark.parametrize(("status", "code"), first([(400, 50035), (400, 160_099), (403, 200_000), (413, 40_005)], 1, 2))
async def test_l6_a_refused_message_is_put_aside(
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


async def test_l6_a_refused_board_holds_up_nothing_and_comes_with_its_next_change(
    w: World, expected_faults: list[str]
) -> None:
    expected_faults.append("which is put aside")
    w.env.inject_error("POST", f"/channels/{w.channel.id}/messages", status=400, code=50035)
    contest = await published(w, w.channel, "Night")
    await announce(w, contest, "goes on")
    assert said(w, "goes on") == 1
    assert said(w, "Fingerprint") + said(w, "fingerprint") == 0
    contests = bower(w).services.contests
    stored = await as_bot(w, contests.look(contest))
    await as_bot(w, contests.change(contest, lambda _: Change(name="Other night", happenings=(Note(Kind.RESUMED),))))
    assert stored.name == "Night"
    await w.later(POSTED)
    assert said(w, "Other night") > 0


async def test_l6_what_cannot_be_written_holds_up_nothing(
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


def numbers_below_zero(w: World) -> list[Any]:
    bodies = [json.dumps(each.json) for each in w.env.http_requests if each.json]
    return [body for body in bodies if re.search(r'<@-|"users": \[[^]]*"?-', body)]


async def test_l6_a_former_organiser_is_called_by_nothing(w: World) -> None:
    """Whatever calls the organiser: no event, a dispute, a partner who left."""
    contest = await published(w, w.channel, "Night")
    await write(w, update(schema.contests).where(schema.contests.c.id == contest).values(created_by=FORMER))
    row = {"contest_id": contest, "player": 1, "user_id": FORMER - 1, "name": "", "joined_at": 0}
    await write(w, insert(schema.contest_players), [row])
    contests = bower(w).services.contests
    dispute = Note(Kind.DISPUTED, {"round": 1, "place": 0, "player": 1, "text": "unfair"})
    happenings = (dispute,)
    posts = (("noevent", 0), ("partnerleft", 1))
    await as_bot(w, contests.change(contest, lambda _: Change(happenings=happenings, posts=posts)))
    await w.later(POSTED)
    await announce(w, contest, "tea at five")
    assert said(w, "tea at five") == 1
    assert numbers_below_zero(w) == []
    assert all(post.message is not None for post in await as_bot(w, contests.posts(contest)))


def test_l6_no_text_and_no_message_calls_members_elsewhere() -> None:
    """Every mention of a member is made by one function, and so is every list of those who are notified."""
    for name, what, where in (
        ("bot", r"<@!?\{", "bot/panels/core/mentions.py"),
        ("cogs", r"<@!?\{", ""),
        ("cogs", r"AllowedMentions\((?!\))", "cogs/interactions/mentions.py"),
        ("bot", r"AllowedMentions\(", ""),
    ):
        for path in (ROOT / name).rglob("*.py"):
            found = re.findall(what, path.read_text(encoding="utf-8"))
            inside = path.relative_to(ROOT).as_posix()
            expected = inside == where or inside == "cogs/client.py" or inside.startswith("bot/demo")
            assert not found or expected, inside


def test_l6_an_announcement_calls_no_former_member() -> None:
    said = Announcement(panel=Panel(blocks=()), users=(5, FORMER, 5, 0))
    assert said.users == (5,)
    assert replace(said, users=(FORMER,)).users == ()


@rest
async def test_l18i_nothing_is_kept_of_a_contest_that_is_over(w: World) -> None:
    shown, services = presenter(w), bower(w).services
    contest = await published(w, w.channel, "Night")
    stored = await as_bot(w, services.contests.look(contest))
    await as_bot(w, services.contests.change(contest, lambda _: Change(happenings=(Note(Kind.CHECKING),))))
    await w.later(POSTED)
    assert await as_bot(w, services.director.venue.rooms(stored, 2)), "threads have been made"
    await as_bot(w, services.contests.do(contest, Cancel(olga(w), "rain")))
    await w.later(POSTED)
    posts, desk, rooms, director = (
        vars(each) for each in (posts_of(w), shown.desk, services.director.venue, services.director)
    )
    for keeper in (desk, rooms, director, vars(desk["_messages"]), vars(posts["_events"]), vars(desk["_queues"])):
        kept = {
            name: value
            for name, value in keeper.items()
            if isinstance(value, dict | set) and name not in ("_edited", "_sources")
        }
        assert not any(kept.values()), kept
