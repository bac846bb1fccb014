"""The week in a channel: one silent picture on Monday, with the replay of its hand; the old one loses its button."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from typing import Any

import discord
import pytest
from sqlalchemy import select, update

from bot.own_posts import SPREAD_MS, WEEK, monday_at
from bot.panels.core.custom_ids import Press, Verb
from bot.servers import OwnPost, ServerSettings
from bot.store import schema
from bot.texts import LANGUAGES, say
from tests.cogs.scenes import Maker, as_bot, begun, bower, forge, is_over, kept, manager, offered, pattern, until
from tests.suite import rest, sampled
from tests.world import World, buttons, text

PASSED = SPREAD_MS / 1000 + 60
WEEKLY = list(OwnPost).index(OwnPost.WEEKLY)


def weeks(w: World) -> list[Any]:
    """The posts about weeks in the channel."""
    return [each for each in w.public() if "<t:" in text(each) and ":D>" in text(each)]


def sent(w: World) -> list[Any]:
    found: list[Any] = [each.json for each in w.env.http_requests if each.method == "POST" and each.json]
    return [each for each in found if each.get("enforce_nonce") and ":D>" in str(each)]


async def next_monday(w: World, make: Maker, hour: int = 12) -> date:
    """Time passes until this hour of the next Monday in UTC, and until what is due then has come."""
    monday = monday_at(make.clock.now(), "UTC") + WEEK
    at = round(datetime.combine(monday, time(hour), UTC).timestamp() * 1000)
    await w.env.leap((at - make.clock.now()) / 1000)
    await w.later(PASSED)
    return monday


async def turned_on(w: World, language: str = "en", channel: int | None = None) -> None:
    settings = ServerSettings(
        language=language, post_channel=channel or w.channel.id, own_posts=frozenset({OwnPost.WEEKLY})
    )
    await as_bot(w, bower(w).services.servers.set(w.guild.id, settings))


@pytest.mark.parametrize("language", sampled(LANGUAGES, ("fr",), ("it",)))
async def test_a_week_from_the_switch_to_the_next(w: World, make: Maker, language: str) -> None:
    mia, ann = await manager(w), w.members[0]
    w.locales[mia.id] = w.locales[ann.id] = language
    settings = ServerSettings(language=language, post_channel=w.channel.id)
    await as_bot(w, bower(w).services.servers.set(w.guild.id, settings))
    await next_monday(w, make, 20)
    await mia.slash(w.channel, "admin settings")
    await w.click(mia, w.panel(mia), Press(Verb.OWN_POSTS).button_id())
    page = w.panel(mia)
    await w.click(mia, page, Press(Verb.OWN_POSTS_SET, seen=1, index=WEEKLY).button_id())
    assert say(language, "own-posts-on") in text(page)
    await w.later(PASSED)
    assert weeks(w) == [], "nobody has played"
    await w.click(mia, page, Press(Verb.OWN_POSTS, index=1).button_id())
    previews, example = w.panel(mia), Press(Verb.OWN_POSTS_EXAMPLE, index=WEEKLY).button_id()
    assert say(language, "own-posts-weekly-about") in text(previews)
    await w.click(mia, previews, example)
    assert text(w.panel(mia)) == say(language, "own-posts-weekly-nothing")
    await begun(w)
    await until(w, is_over)
    await w.click(mia, previews, example)
    assert say(language, "own-posts-example") in text(w.panel(mia))
    assert weeks(w) == []
    monday = await next_monday(w, make)
    (post,) = weeks(w)
    noon = [datetime.combine(day, time(12), UTC) for day in (monday - WEEK, monday - timedelta(days=1))]
    first, last = (f"<t:{round(each.timestamp())}:D>" for each in noon)
    assert say(language, "week-dates", first=first, last=last) in text(post)
    (replay,) = buttons(post)
    assert replay.label == say(language, "button-week-hand")
    (raw,) = sent(w)
    assert raw["flags"] & discord.MessageFlags.suppress_notifications.flag
    assert not raw["allowed_mentions"].get("users")
    await w.click(ann, post, pattern(Verb.REPLAY, 1))
    assert offered(w.panel(ann), Verb.REPLAY_STEP), "the hand, step by step"
    await w.restart(make())
    await w.later(PASSED)
    assert len(sent(w)) == 1
    await next_monday(w, make)
    assert len(sent(w)) == 1, "a week without a game says nothing"
    assert buttons(weeks(w)[0]) == []
    await w.click(mia, page, Press(Verb.OWN_POSTS_SET, index=WEEKLY).button_id())
    assert (await as_bot(w, bower(w).services.servers.get(w.guild.id))).own_posts == frozenset()


@rest
@pytest.mark.parametrize("hidden", [True, False])
async def test_games_that_not_everyone_may_see_are_no_part_of_it(w: World, make: Maker, *, hidden: bool) -> None:
    shut = discord.PermissionOverwrite(view_channel=not hidden)
    other = w.guild.create_text_channel("elsewhere", overwrites={w.guild.default_role: shut})
    await w.env.settle()
    await turned_on(w)
    await next_monday(w, make, 20)
    await begun(w)
    await until(w, is_over)
    moved = update(schema.tables).values(channel_id=other.id)
    await as_bot(w, bower(w).services.database.write(lambda connection: connection.execute(moved)))
    await next_monday(w, make)
    assert bool(weeks(w)) is not hidden
    posts = schema.posts.c

    async def done() -> list[bool]:
        async with bower(w).services.database.read() as connection:
            query = select(posts.done).where(posts.kind == OwnPost.WEEKLY).order_by(posts.number.desc())
            return [*await connection.scalars(query.limit(1))]

    assert await as_bot(w, done()) == [hidden], "claimed, and done where there is nothing to say"


@rest
async def test_forged_switches_change_nothing(w: World) -> None:
    mia, ann = await manager(w), w.members[0]
    await turned_on(w)
    await mia.slash(w.channel, "admin settings")
    message = w.panel(mia)
    await ann.slash(w.channel, "preferences")
    before = await kept(w)
    for index in (WEEKLY, 0, 1, 2, 77):
        for seen in (0, 1):
            await forge(w, ann, w.panel(ann), Press(Verb.OWN_POSTS_SET, seen=seen, index=index).button_id())
            assert text(w.panel(ann)) == say("en", "reply-not-manager")
    for index in (1, 2, 77, WEEKLY):  # seasons have a menu, and the week is on
        await forge(w, mia, message, Press(Verb.OWN_POSTS_SET, seen=1, index=index).button_id())
    assert await kept(w) == before
