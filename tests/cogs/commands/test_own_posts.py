"""Posts that come by themselves, of puzzles and weeks: turned on by a manager, silent, once, the old without button."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from typing import TYPE_CHECKING, Any

import discord
import pytest
from sqlalchemy import select, update

from bot.clock import DAY_MS, HOUR_MS
from bot.own_posts import SPREAD_MS, WEEK, OwnPosts, monday_at
from bot.panels.core.custom_ids import Press, Verb
from bot.posts import Posts
from bot.servers import OwnPost, ServerSettings
from bot.store import schema
from bot.texts import LANGUAGES, say
from cogs.live.desk import RowPosts
from tests.bot.fake_puzzles import made_at_once
from tests.cogs.scenes import (
    Maker,
    answer,
    as_bot,
    begun,
    bower,
    forge,
    is_over,
    kept,
    manager,
    offered,
    pattern,
    until,
)
from tests.suite import first, rest, sampled
from tests.world import World, buttons, text

if TYPE_CHECKING:
    from simcord import ChannelHandle, MemberActor, ResponseMessage


PASSED = SPREAD_MS / 1000 + 60
"""Seconds in which a post comes that is due on the hour."""
CHANNEL = Press(Verb.OWN_POSTS_CHANNEL).menu()
WEEKLY = list(OwnPost).index(OwnPost.WEEKLY)


def posts(w: World) -> list[ResponseMessage]:
    """The posts about puzzles in the channel."""
    return [each for each in w.public() if each.attachments]


def sent(w: World) -> list[Any]:
    """What was sent to post them."""
    found: list[Any] = [each.json for each in w.env.http_requests if each.method == "POST" and each.json]
    return [each for each in found if each.get("enforce_nonce") and f":{Verb.PUZZLE}:" in str(each)]


async def at_hour(w: World, make: Maker, hour: int) -> None:
    """Time passes until this hour of UTC, and until a post that is due then has come."""
    gone = make.clock.now() % DAY_MS
    await w.leap(((hour * HOUR_MS - gone) % DAY_MS) / 1000)
    await w.later(PASSED)


async def turn_on(w: World, mia: MemberActor, hour: str = "12") -> ResponseMessage:
    """By the panel of all settings; the page."""
    await mia.slash(w.channel, "admin settings")
    await w.click(mia, w.panel(mia), pattern(Verb.OWN_POSTS))
    page = w.panel(mia)
    await mia.select(page, [w.channel], custom_id=Press(Verb.OWN_POSTS_CHANNEL).menu())
    await mia.select(page, [hour], custom_id=Press(Verb.OWN_POSTS_HOUR).menu())
    await w.click(mia, page, rf"bower:{Verb.OWN_POSTS_SET}:0:1:0")
    return page


async def solve(w: World, member: MemberActor, message: ResponseMessage, place: int = 0) -> str:
    """A member solves the puzzle of a post with the best choice (0), the second best (1), ...; what they read."""
    await w.click(member, message, rf"bower:{Verb.PUZZLE}:0:\d+:0")
    daily = await as_bot(w, bower(w).services.puzzles.today())
    index = daily.mine.choices.index(daily.solution.options[place].action)
    panel = w.panel(member)
    await w.click(member, panel, rf"bower:{Verb.PUZZLE_ANSWER}:0:\d+:{index}")
    return text(panel)


@pytest.mark.parametrize("language", sampled(LANGUAGES, ("en",), ("it",)))
async def test_from_the_settings_to_the_post_of_the_next_day(w: World, make: Maker, language: str) -> None:
    mia = await manager(w)
    ann, ben, *_ = w.members
    w.locales[mia.id] = w.locales[ann.id] = language
    await as_bot(w, bower(w).services.servers.set(w.guild.id, ServerSettings(language=language)))
    await at_hour(w, make, 11)
    page = await turn_on(w, mia, "13")
    assert say(language, "own-posts-on") in text(page)
    assert "13:00 (UTC)" in text(page)
    assert posts(w) == [], "it is not due yet"
    await at_hour(w, make, 13)
    (first,) = posts(w)
    assert say(language, "puzzle-task") in text(first)
    assert [each.label for each in buttons(first)] == [say(language, "button-puzzle-solve")]
    (post,) = sent(w)
    assert post["flags"] & discord.MessageFlags.suppress_notifications.flag
    assert not post["allowed_mentions"].get("users")
    await solve(w, ann, first)
    await solve(w, ben, first, 1)
    assert len(w.public()) == 1, "answers are seen by their members alone"
    await at_hour(w, make, 13)
    first, second = posts(w)
    assert buttons(first) == []
    assert say(language, "puzzle-post-found", solved=1, answered=2) in text(second)
    assert say(language, "puzzle-post-found", solved=1, answered=2) not in text(first)
    await w.click(mia, page, rf"bower:{Verb.OWN_POSTS_SET}:0:0:0")
    assert say(language, "own-posts-off") in text(page)
    await at_hour(w, make, 13)
    await at_hour(w, make, 13)
    assert len(posts(w)) == 2
    assert all(not buttons(each) for each in posts(w)), "also without a newer one it ends"


@rest
async def test_a_button_of_yesterday_shows_the_solution(w: World, make: Maker) -> None:
    ann = w.members[0]
    await turn_on(w, await manager(w), "20")
    await at_hour(w, make, 20)
    await at_hour(w, make, 1)
    (post,) = posts(w)
    await w.click(ann, post, rf"bower:{Verb.PUZZLE}:0:\d+:0")
    assert "You didn’t answer." in text(w.panel(ann))


@pytest.mark.parametrize("killed", sampled(("before the commit", "before the post", "before the row"), ()))
async def test_a_kill_leaves_one_post(
    w: World, make: Maker, monkeypatch: pytest.MonkeyPatch, expected_faults: list[str], killed: str
) -> None:
    expected_faults += ["could not be posted", "could not be claimed"]
    await turn_on(w, await manager(w))

    async def end(*_: Any, **__: Any) -> None:
        raise OSError("the process ends here")

    with monkeypatch.context() as ending:
        match killed:
            case "before the commit":
                ending.setattr(OwnPosts, "_claim", end)
            case "before the post":
                ending.setattr(RowPosts, "look_after", lambda *_: None)
            case _:
                ending.setattr(Posts, "note", end)
        await at_hour(w, make, 12)
        assert bool(posts(w)) is (killed == "before the row")
    for _ in range(3):
        await w.restart(make())
        await w.later(PASSED)
    assert len({each["nonce"] for each in sent(w)}) == 1, "Discord takes no second message with the same nonce"
    assert len(posts(w)) == 1 or killed == "before the row", "SimCord does"
    await at_hour(w, make, 12)
    assert len({each["nonce"] for each in sent(w)}) == 2


async def test_where_the_channel_takes_no_messages_the_page_says_so(w: World) -> None:
    mia = await manager(w)
    page = await turn_on(w, mia)
    assert "❌" not in text(page)
    assert "⚠️" not in text(page)
    me = w.guild.me if hasattr(w.guild, "me") else None
    quiet = w.guild.create_text_channel(
        "quiet", overwrites={me or w.guild.default_role: discord.PermissionOverwrite(send_messages=False)}
    )
    await w.env.settle()
    await mia.select(page, [quiet], custom_id=Press(Verb.OWN_POSTS_CHANNEL).menu())
    assert say("en", "check-send-messages") in text(page)
    w.env.backend.delete_channel(quiet.id)
    await w.env.settle()
    await w.click(mia, page, rf"bower:{Verb.OWN_POSTS_SET}:0:0:0")
    assert say("en", "check-gone") in text(page)


async def test_forged_presses_change_nothing(w: World, make: Maker) -> None:
    mia, ann = await manager(w), w.members[0]
    await mia.slash(w.channel, "admin settings")
    message = w.panel(mia)
    await ann.slash(w.channel, "preferences")
    own = w.panel(ann)
    before = await kept(w)
    refused = await forge(w, mia, message, Press(Verb.OWN_POSTS_SET, index=0, seen=1).button_id())
    assert answer(refused) == say("en", "own-posts-first-channel")
    for press, values in (
        (Press(Verb.OWN_POSTS), ()),
        (Press(Verb.OWN_POSTS_SET, index=0, seen=1), ()),
        (Press(Verb.OWN_POSTS_CHANNEL), (str(w.channel.id),)),
        (Press(Verb.OWN_POSTS_HOUR), ("7",)),
        (Press(Verb.OWN_POSTS_SEASONS), ("months",)),
    ):
        result = await forge(w, ann, own, press.menu() if values else press.button_id(), *values)
        assert answer(result) == say("en", "reply-not-manager")
        assert await kept(w) == before, press
    for press, values in (
        *((Press(Verb.OWN_POSTS_SET, index=index, seen=1), ()) for index in (1, 9)),  # seasons have a menu
        *((Press(Verb.OWN_POSTS_SEASONS), (value,)) for value in ("daily", "x" * 90)),
        (Press(Verb.OWN_POSTS_CHANNEL), ("1",)),
        *((Press(Verb.OWN_POSTS_HOUR), (value,)) for value in ("24", "-1", "x", "9" * 30)),
    ):
        await forge(w, mia, message, press.menu() if values else press.button_id(), *values)
        assert await kept(w) == before, press
    day = make.clock.now() // DAY_MS
    for seen in (0, day - 1, day, day + 1, 10**10 - 1):
        await forge(w, ann, own, Press(Verb.PUZZLE, seen=seen).button_id())
    assert (await as_bot(w, made_at_once(day))) is not None
    assert offered(own, Verb.PUZZLE_ANSWER), "a day to come shows the puzzle of today"
    assert w.public() == []


async def closed_channel(w: World) -> ChannelHandle:
    """One in which the bot may not write."""
    denied = discord.PermissionOverwrite(send_messages=False, view_channel=True)
    quiet = w.guild.create_text_channel("quiet", overwrites={w.env.bot.user: denied})
    await w.env.settle()
    return quiet


async def open_to_bot(w: World, channel: ChannelHandle) -> None:
    """Let the bot write there."""
    w.env.backend.delete_overwrite(channel.id, w.env.backend.bot_user.id)
    await w.env.settle()
    await w.later(PASSED)


@pytest.mark.parametrize("how", first(["deleted", "closed"], 1))
async def test_it_comes_to_the_channel_that_is_chosen_then(w: World, make: Maker, how: str) -> None:
    mia = await manager(w)
    await at_hour(w, make, 11)
    page, quiet = await turn_on(w, mia), await closed_channel(w)
    await mia.select(page, [quiet], custom_id=CHANNEL)
    if how == "deleted":
        w.env.backend.delete_channel(quiet.id)
        await w.env.settle()
    await at_hour(w, make, 12)
    assert posts(w) == []
    await mia.select(page, [w.channel], custom_id=CHANNEL)
    await w.later(60)
    assert len(posts(w)) == 1, "that of today"
    if how == "closed":
        await open_to_bot(w, quiet)
        assert w.public(quiet) == [], "and nowhere else"
    await at_hour(w, make, 11)
    assert len(posts(w)) == 1
    await at_hour(w, make, 12)
    assert len(posts(w)) == 2


def weeks(w: World) -> list[Any]:
    """The posts about weeks in the channel."""
    return [each for each in w.public() if "<t:" in text(each) and ":D>" in text(each)]


def weeks_sent(w: World) -> list[Any]:
    found: list[Any] = [each.json for each in w.env.http_requests if each.method == "POST" and each.json]
    return [each for each in found if each.get("enforce_nonce") and ":D>" in str(each)]


async def next_monday(w: World, make: Maker, hour: int = 12) -> date:
    """Time passes until this hour of the next Monday in UTC, and until what is due then has come."""
    monday = monday_at(make.clock.now(), "UTC") + WEEK
    at = round(datetime.combine(monday, time(hour), UTC).timestamp() * 1000)
    await w.leap((at - make.clock.now()) / 1000)
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
    await begun(w)
    await until(w, is_over)
    assert weeks(w) == []
    monday = await next_monday(w, make)
    (post,) = weeks(w)
    noon = [datetime.combine(day, time(12), UTC) for day in (monday - WEEK, monday - timedelta(days=1))]
    first, last = (f"<t:{round(each.timestamp())}:D>" for each in noon)
    assert say(language, "week-dates", first=first, last=last) in text(post)
    (replay,) = buttons(post)
    assert replay.label == say(language, "week-hand")
    (raw,) = weeks_sent(w)
    assert raw["flags"] & discord.MessageFlags.suppress_notifications.flag
    assert not raw["allowed_mentions"].get("users")
    await w.click(ann, post, pattern(Verb.REPLAY, 1))
    assert offered(w.panel(ann), Verb.REPLAY_STEP), "the hand, step by step"
    await w.restart(make())
    await w.later(PASSED)
    assert len(weeks_sent(w)) == 1
    await next_monday(w, make)
    assert len(weeks_sent(w)) == 1, "a week without a game says nothing"
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
