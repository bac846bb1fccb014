"""Seasons: begun and ended by a manager of the server, or by the calendar with a post of the board."""

from datetime import UTC, datetime
from typing import Any

import discord
import pytest

from bot.clock import DAY_MS
from bot.members.preferences import Preferences
from bot.own_posts import SPREAD_MS
from bot.panels.core.custom_ids import Press, Verb
from bot.servers import ServerSettings
from bot.texts import LANGUAGES, say
from tests.cogs.scenes import Maker, answer, as_bot, begun, bower, forge, is_over, manager, pattern, until
from tests.suite import rest, sampled
from tests.world import World, buttons, text

SURE = pattern(Verb.SEASON_END, 0)
PASSED = SPREAD_MS / 1000 + 60


@rest
async def test_a_season_from_beginning_to_end(w: World) -> None:
    mia, ann = await manager(w), w.members[0]
    await mia.slash(w.channel, "admin settings", language="en")  # else the form is offered
    begun_text = answer(await mia.slash(w.channel, "admin season-start", name="Autumn *1*"))
    assert begun_text == say("en", "season-begun", season="Season 1: Autumn \\*1\\*")
    again = answer(await mia.slash(w.channel, "admin season-start"))
    assert again == say("en", "season-running", season="Autumn \\*1\\*")
    await begun(w)
    await until(w, is_over)
    assert "Season 1" in answer(await ann.slash(w.channel, "leaderboard", board="games"))
    asked = await mia.slash(w.channel, "admin season-end")
    assert asked.ephemeral
    assert say("en", "season-confirm", season="Season 1: Autumn \\*1\\*") in answer(asked)
    panel = w.panel(mia)
    assert await as_bot(w, bower(w).services.seasons.current(w.guild.id))
    await w.click(mia, panel, SURE)
    assert say("en", "season-over", season="Season 1: Autumn \\*1\\*") in text(panel)
    assert "1. Ann: games won: 1" in text(panel) or "1. Ben: games won: 1" in text(panel)
    assert [b for b in buttons(panel) if b.matches(pattern(Verb.BOARD_SHARE, 0))]
    assert await as_bot(w, bower(w).services.seasons.current(w.guild.id)) is None
    assert say("en", "board-all-time") in answer(await ann.slash(w.channel, "leaderboard", board="games"))
    audit = answer(await ann.slash(w.channel, "audit"))
    assert "Autumn" in audit
    assert answer(await mia.slash(w.channel, "admin season-end")) == say("en", "season-none-running")
    assert answer(await mia.slash(w.channel, "admin season-start")).startswith("Season 2 starts")


async def test_a_question_answered_late_ends_no_other_season(w: World) -> None:
    mia = await manager(w)
    await mia.slash(w.channel, "admin season-start")
    await mia.slash(w.channel, "admin season-end")
    late = w.panel(mia)
    await mia.slash(w.channel, "admin season-end")
    await w.click(mia, w.panel(mia), SURE)
    assert answer(await w.click(mia, late, SURE)) == say("en", "season-none-running")
    await mia.slash(w.channel, "admin season-start")
    assert answer(await w.click(mia, late, SURE)) == say("en", "season-none-running")
    assert (await as_bot(w, bower(w).services.seasons.current(w.guild.id))).number == 2


async def test_only_a_manager_confirms_the_end_of_a_season(w: World) -> None:
    mia, ann = await manager(w), w.members[0]
    await mia.slash(w.channel, "admin season-start")
    await mia.slash(w.channel, "admin season-end")
    await forge(w, ann, w.panel(mia), f"bower:{Verb.SEASON_END}:0:1:0")
    assert await as_bot(w, bower(w).services.seasons.current(w.guild.id))


def season_posts(w: World) -> list[Any]:
    """The messages about seasons in the channel."""
    return [message for message in w.public() if "/leaderboard" in text(message)]


async def leap_to(w: World, make: Maker, moment: str) -> None:
    """Time passes until this moment in UTC, and a little more."""
    at = round(datetime.fromisoformat(moment).replace(tzinfo=UTC).timestamp() * 1000)
    await w.leap((at - make.clock.now()) / 1000)
    await w.later(PASSED)


@pytest.mark.parametrize("language", sampled(LANGUAGES, ("it",)))
async def test_a_season_ends_with_its_month(w: World, make: Maker, language: str) -> None:
    """And a month in which nobody plays says nothing."""
    mia, ann = await manager(w), w.members[0]
    w.locales[mia.id] = language
    services = bower(w).services
    settings = ServerSettings(language=language, post_channel=w.channel.id)
    await as_bot(w, services.servers.set(w.guild.id, settings))
    await mia.slash(w.channel, "admin season-start")
    make.clock.skipped += 1000
    await mia.slash(w.channel, "admin settings")
    await w.click(mia, w.panel(mia), pattern(Verb.OWN_POSTS))
    page = w.panel(mia)
    await mia.select(page, ["months"], custom_id=Press(Verb.OWN_POSTS_SEASONS).menu())
    await begun(w)
    await until(w, is_over)
    await as_bot(w, services.members.set(ann.id, Preferences(hidden=True)))
    assert season_posts(w) == []
    assert [each.number for each in await as_bot(w, services.seasons.all(w.guild.id))] == [1]
    ends = datetime.fromtimestamp(make.clock.now() / 1000, UTC).replace(day=1, hour=12)
    month = ends.month % 12 + 1
    await leap_to(w, make, f"{ends.year + (month == 1)}-{month:02}-01T12:00")
    (post,) = season_posts(w)
    assert say(language, "season-over", season=say(language, "season-number", number="1")) in text(post)
    named = say(language, "own-posts-month", month=month, year=str(ends.year + (month == 1)))
    assert named in text(post)
    assert "Cleo" in text(post), "she has won with Ann"
    assert "Ann" not in text(post), "she keeps off leaderboards"
    assert buttons(post) == []
    sent: list[Any] = [each.json for each in w.env.http_requests if each.method == "POST" and each.json]
    (raw,) = [each for each in sent if each.get("enforce_nonce") and "/leaderboard" in str(each)]
    assert raw["flags"] & discord.MessageFlags.suppress_notifications.flag
    assert not raw["allowed_mentions"].get("users")
    await w.leap(32 * DAY_MS / 1000)
    await w.later(PASSED)
    assert len(season_posts(w)) == 1, "nobody has played"
    assert [each.number for each in await as_bot(w, services.seasons.all(w.guild.id))] == [3, 2, 1]
    await mia.select(page, ["off"], custom_id=Press(Verb.OWN_POSTS_SEASONS).menu())
    assert (await as_bot(w, services.servers.get(w.guild.id))).own_posts == frozenset()
