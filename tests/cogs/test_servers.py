"""A server that invites the bot, or removes it: the greeting, games that wait, and posts that come again."""

import itertools
from typing import Any

import discord
import pytest
from discord import PermissionOverwrite
from simcord import ChannelHandle
from simcord.backend import serializers

from bot.panels.core.custom_ids import Verb
from bot.tables.model import PauseReason, Table
from bot.tables.service import Tables
from bot.texts import LANGUAGES, say
from tests.cogs.commands.test_own_posts import PASSED, at_hour, posts, turn_on
from tests.cogs.scenes import Maker, as_bot, begun, bower, lobby, look, manager, pattern
from tests.cogs.test_unreadable_events import feed, feed_all, guild_payload
from tests.suite import first, rest
from tests.waiting import virtually
from tests.world import World, text


async def invite(w: World, system_channel: ChannelHandle | None, *, locale: str = "en-US") -> None:
    """The bot leaves the server, if it is there, and is invited."""
    guild = w.env.backend.get_guild(w.guild.id)
    guild.system_channel_id = system_channel and system_channel.id
    guild.preferred_locale = locale
    w.env.backend.emit("GUILD_DELETE", {"id": str(guild.id)})
    payload = {**serializers.guild_create_payload(w.env.backend, guild)}
    payload.pop("unavailable", None)  # Discord sends it when an outage is over, not with an invitation
    w.env.backend.emit("GUILD_CREATE", payload)
    await w.env.settle()


def sent(w: World) -> list[dict[str, Any]]:
    return [r.json for r in w.env.http_requests if r.method == "POST" and r.path.endswith("/messages")]


@rest
async def test_a_server_is_greeted_once_and_silently(w: World, make: Maker) -> None:
    await invite(w, None)
    assert not w.public()
    await invite(w, w.channel)
    (greeting,) = w.public()
    assert "/euchre" in text(greeting)
    assert "/admin setup" in text(greeting)
    assert [discord.MessageFlags._from_value(post["flags"]).suppress_notifications for post in sent(w)] == [True]
    ann = w.members[0]
    await w.click(ann, greeting, pattern(Verb.HOW_TO_PLAY))
    assert w.panel(ann)
    await invite(w, w.channel)
    await w.restart(make())
    await invite(w, w.channel)
    assert len(w.public()) == 1


@pytest.mark.parametrize("locale", ["it", "fr"])
async def test_the_greeting_is_in_the_language_of_the_server(w: World, locale: str) -> None:
    await invite(w, w.channel, locale=locale)
    assert say(locale, "greeting").splitlines()[0].removeprefix("### ") in text(w.public()[0])


async def test_the_setting_turns_the_greeting_off(w: World, make: Maker) -> None:
    await w.restart(make(greeting=False))
    await invite(w, w.channel)
    assert not sent(w)


async def test_nothing_is_sent_where_the_bot_may_not_write(w: World) -> None:
    for denied in ("send_messages", "view_channel"):
        quiet = w.guild.create_text_channel(denied, overwrites={w.env.bot.user: PermissionOverwrite(**{denied: False})})
        await invite(w, quiet)
        assert not sent(w), denied


async def test_a_refused_greeting_is_no_fault(w: World) -> None:
    w.env.inject_error("POST", "/channels/*/messages", status=403, times=1)
    await invite(w, w.channel)
    assert not w.public()


def test_the_greeting_is_short_in_every_language() -> None:
    for language in LANGUAGES:
        lines = say(language, "greeting").splitlines()
        assert len(lines) == 4, language
        assert max(map(len, lines)) <= 160, language


@rest
async def test_the_presence_names_the_command_to_begin_with(w: World) -> None:
    activity = bower(w).activity
    assert isinstance(activity, discord.CustomActivity)
    assert activity.name == "/euchre"


@rest
async def test_a_server_that_removes_the_bot_parks_its_games(w: World) -> None:
    await begun(w)
    await lobby(w)
    invited = guild_payload(w)
    invited.pop("unavailable", None)
    await feed_all(w, "GUILD_DELETE", [{"id": str(w.guild.id)}])
    await w.env.settle()
    assert (await look(w)).table.pause.reason is PauseReason.PARKED
    assert (await look(w, 2)).table.pause is None
    await feed_all(w, "GUILD_CREATE", [invited])
    await w.env.settle()
    assert (await look(w)).table.pause is None


async def test_removed_and_invited_at_once_a_server_has_its_games(w: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """At 35e905d0 they were paused for good where the look for the games to pause took longer than the other."""
    await begun(w)
    in_guild, looks = Tables.in_guild, itertools.count()

    async def first_late(tables: Tables, guild: int) -> tuple[Table, ...]:
        found = await in_guild(tables, guild)
        if next(looks) == 0:
            await virtually(1)
        return found

    monkeypatch.setattr(Tables, "in_guild", first_late)
    invited = guild_payload(w)
    invited.pop("unavailable", None)

    async def remove_and_invite() -> None:
        feed(w, "GUILD_DELETE", {"id": str(w.guild.id)})
        feed(w, "GUILD_CREATE", invited)

    await as_bot(w, remove_and_invite())
    await w.later(3)
    assert (await look(w)).table.pause is None


@rest
async def test_invited_again_while_it_was_away_a_bot_goes_on_with_the_games(w: World, make: Maker) -> None:
    """At 35e905d0 they were paused for good."""
    await begun(w)
    known = guild_payload(w) | {"unavailable": False}
    await feed_all(w, "GUILD_DELETE", [{"id": str(w.guild.id)}])
    await w.env.settle()
    assert (await look(w)).table.pause.reason is PauseReason.PARKED
    await feed_all(w, "GUILD_CREATE", [known])  # as after READY
    await w.env.settle()
    await w.restart(make())
    await w.later(1)
    assert (await look(w)).table.pause is None


@pytest.mark.parametrize(("event", "seconds"), first([("invited", 2.0), ("available", 600 + PASSED)], 1))
async def test_its_posts_come_again(w: World, make: Maker, event: str, seconds: float) -> None:
    """At once where it invites the bot, within ten minutes where Discord only says that it is there."""
    await turn_on(w, await manager(w))
    await at_hour(w, make, 11)
    there: dict[str, Any] = {**serializers.guild_create_payload(w.env.backend, w.env.backend.get_guild(w.guild.id))}
    await feed_all(w, "GUILD_DELETE", [{"id": str(w.guild.id)}])
    await at_hour(w, make, 12)
    await at_hour(w, make, 12)
    assert posts(w) == [], "no server that the bot is in wants posts"
    if event == "invited":
        there.pop("unavailable", None)
    await feed_all(w, "GUILD_CREATE", [there])
    await w.later(seconds)
    assert len(posts(w)) == 1
