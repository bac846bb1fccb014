"""Posts that come by themselves: turned on by a manager, silent, one a day, the old one without its button."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import discord
import pytest

from bot.clock import DAY_MS, HOUR_MS
from bot.own_posts import SPREAD_MS, OwnPosts
from bot.panels.core.custom_ids import Press, Verb
from bot.posts import Posts
from bot.servers import OwnPost, ServerSettings
from bot.texts import LANGUAGES, say
from cogs.live.desk import RowPosts
from tests.bot.fake_puzzles import made_at_once
from tests.cogs.scenes import Maker, answer, as_bot, bower, forge, kept, manager, offered, pattern
from tests.suite import first, night, rest, sampled
from tests.world import World, buttons, text

if TYPE_CHECKING:
    from simcord import MemberActor, ResponseMessage

DAILY = ServerSettings(own_posts=frozenset({OwnPost.DAILY}))
PASSED = SPREAD_MS / 1000 + 60
"""Seconds in which a post comes that is due on the hour."""


def posts(w: World) -> list[ResponseMessage]:
    """The posts about puzzles in the channel."""
    return [each for each in w.public() if each.attachments]


def sent(w: World) -> list[Any]:
    """What was sent to post them."""
    found: list[Any] = [each.json for each in w.env.http_requests if each.method == "POST" and each.json]
    return [each for each in found if each.get("enforce_nonce") and f":{Verb.PUZZLE_SOLVE}:" in str(each)]


async def until(w: World, make: Maker, hour: int) -> None:
    """Time passes until this hour of UTC, and until a post that is due then has come."""
    gone = make.clock.now() % DAY_MS
    await w.env.leap(((hour * HOUR_MS - gone) % DAY_MS) / 1000)
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
    await w.click(member, message, rf"bower:{Verb.PUZZLE_SOLVE}:0:\d+:0")
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
    await until(w, make, 11)
    page = await turn_on(w, mia, "13")
    assert say(language, "own-posts-on") in text(page)
    assert "13:00 (UTC)" in text(page)
    assert posts(w) == [], "it is not due yet"
    await w.click(mia, page, rf"bower:{Verb.OWN_POSTS}:0:0:1")
    await w.click(mia, w.panel(mia), rf"bower:{Verb.OWN_POSTS_EXAMPLE}:0:0:0")
    assert say(language, "own-posts-example") in text(w.panel(mia))
    assert say(language, "puzzle-task") in text(w.panel(mia))
    assert posts(w) == [], "nobody else sees the preview"
    await until(w, make, 13)
    (first,) = posts(w)
    assert say(language, "puzzle-task") in text(first)
    assert [each.label for each in buttons(first)] == [say(language, "button-puzzle-solve")]
    (post,) = sent(w)
    assert post["flags"] & discord.MessageFlags.suppress_notifications.flag
    assert not post["allowed_mentions"].get("users")
    await solve(w, ann, first)
    await solve(w, ben, first, 1)
    assert len(w.public()) == 1, "answers are seen by their members alone"
    await until(w, make, 13)
    first, second = posts(w)
    assert buttons(first) == []
    assert say(language, "puzzle-post-found", solved=1, answered=2) in text(second)
    assert say(language, "puzzle-post-found", solved=1, answered=2) not in text(first)
    await w.click(mia, page, rf"bower:{Verb.OWN_POSTS_SET}:0:0:0")
    assert say(language, "own-posts-off") in text(page)
    await until(w, make, 13)
    await until(w, make, 13)
    assert len(posts(w)) == 2
    assert all(not buttons(each) for each in posts(w)), "also without a newer one it ends"


@rest
async def test_a_button_of_yesterday_shows_the_solution(w: World, make: Maker) -> None:
    ann = w.members[0]
    await turn_on(w, await manager(w), "20")
    await until(w, make, 20)
    await until(w, make, 1)
    (post,) = posts(w)
    await w.click(ann, post, rf"bower:{Verb.PUZZLE_SOLVE}:0:\d+:0")
    assert "You didn’t answer." in text(w.panel(ann))


@rest
async def test_the_longest_run_of_days_is_named_unless_its_member_keeps_off_leaderboards(w: World, make: Maker) -> None:
    ann, ben, *_ = w.members
    await turn_on(w, await manager(w))
    for day in range(4):
        await until(w, make, 12)
        await solve(w, ann, posts(w)[-1])
        if day:
            await solve(w, ben, posts(w)[-1])
    await until(w, make, 12)
    assert say("en", "puzzle-post-streak", name="Ann", days=4) in text(posts(w)[-1])
    await ann.slash(w.channel, "preferences")
    panel = w.panel(ann)
    (hide,) = [each for each in buttons(panel) if say("en", "preferences-hidden") in str(each.label)]
    await w.click(ann, panel, str(hide.custom_id))
    await solve(w, ann, posts(w)[-1])
    await solve(w, ben, posts(w)[-1])
    await until(w, make, 12)
    assert "Ann" not in text(posts(w)[-1])
    assert say("en", "puzzle-post-streak", name="Ben", days=4) in text(posts(w)[-1])
    assert say("en", "puzzle-post-found", solved=2, answered=2) in text(posts(w)[-1])


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
        await until(w, make, 12)
        assert bool(posts(w)) is (killed == "before the row")
    for _ in range(3):
        await w.restart(make())
        await w.later(PASSED)
    assert len({each["nonce"] for each in sent(w)}) == 1, "Discord takes no second message with the same nonce"
    assert len(posts(w)) == 1 or killed == "before the row", "SimCord does"
    await until(w, make, 12)
    assert len({each["nonce"] for each in sent(w)}) == 2


ZONES = (("America/New_York", 19), ("Europe/Rome", 1), ("Australia/Lord_Howe", 12))
"""With an hour each: in the first two the next puzzle begins just then for a part of the year."""


@pytest.mark.parametrize("days", [pytest.param(8, marks=rest), pytest.param(365, marks=night)])
@pytest.mark.parametrize(("zone", "hour"), first(ZONES, 0, 1))
async def test_one_post_a_date_over_changes_of_clocks_restarts_and_kills(
    w: World,
    make: Maker,
    monkeypatch: pytest.MonkeyPatch,
    expected_faults: list[str],
    zone: str,
    hour: int,
    days: int,
) -> None:
    """From 10 March 2027 on: a restart a week, and each week the process ends once at another place."""
    expected_faults += ["could not be posted", "could not be claimed"]
    make.clock.skipped += round(datetime(2027, 3, 10, tzinfo=UTC).timestamp() * 1000) - make.clock.now()
    settings = replace(DAILY, zone=zone, post_hour=hour, post_channel=w.channel.id)
    await as_bot(w, bower(w).services.servers.set(w.guild.id, settings))
    await w.later(PASSED)

    async def end(*_: Any, **__: Any) -> None:
        raise OSError("the process ends here")

    for day in range(days):
        with monkeypatch.context() as ending:
            if day % 7 == 4:
                owner, name, does = (
                    (OwnPosts, "_claim", end), (RowPosts, "look_after", lambda *_: None), (Posts, "note", end)
                )[day // 7 % 3]  # fmt: skip
                ending.setattr(owner, name, does)
            gone = make.clock.now() % DAY_MS
            await w.env.leap((DAY_MS - gone) / 1000 - 1)  # the end of the day in UTC, by which its post has come
            await w.later(0.5)
        if day % 7 in (1, 4):
            await w.restart(make())
            await w.later(0.4)
        await w.later(2)
    posted = {each["nonce"]: text_of(each) for each in sent(w)}
    assert len(posted) in (days, days + 1), "Discord takes no second message with the same nonce"
    puzzles = [int(said.split("<t:")[1].split(":")[0]) * 1000 // DAY_MS for said in posted.values()]
    assert puzzles == list(range(puzzles[0], puzzles[0] + len(puzzles))), "each puzzle once, and so each date"


def text_of(post: Any) -> str:
    """The words of a message that was sent."""
    return str(post["components"])


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
        (Press(Verb.OWN_POSTS_EXAMPLE), ()),
    ):
        result = await forge(w, ann, own, press.menu() if values else press.button_id(), *values)
        assert answer(result) == say("en", "reply-not-manager")
        assert await kept(w) == before, press
    for press, values in (
        (Press(Verb.OWN_POSTS_SET, index=9, seen=1), ()),
        (Press(Verb.OWN_POSTS_CHANNEL), ("1",)),
        *((Press(Verb.OWN_POSTS_HOUR), (value,)) for value in ("24", "-1", "x", "9" * 30)),
    ):
        await forge(w, mia, message, press.menu() if values else press.button_id(), *values)
        assert await kept(w) == before, press
    day = make.clock.now() // DAY_MS
    for seen in (0, day - 1, day, day + 1, 10**10 - 1):
        await forge(w, ann, own, Press(Verb.PUZZLE_SOLVE, seen=seen).button_id())
    assert (await as_bot(w, made_at_once(day))) is not None
    assert offered(w.panel(ann), Verb.PUZZLE_ANSWER), "a day to come shows the puzzle of today"
    assert w.public() == []
