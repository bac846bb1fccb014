"""The greeting of a server that invites the bot, and what Discord shows under the bot's name."""

from typing import Any

import discord
import pytest
from discord import PermissionOverwrite
from simcord import ChannelHandle
from simcord.backend import serializers

from bot.panels.core.custom_ids import Verb
from bot.texts import LANGUAGES, say
from tests.cogs.scenes import Maker, bower, pattern
from tests.suite import rest
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


def posts(w: World) -> list[dict[str, Any]]:
    return [r.json for r in w.env.http_requests if r.method == "POST" and r.path.endswith("/messages")]


@rest
async def test_a_server_is_greeted_once_and_silently(w: World, make: Maker) -> None:
    await invite(w, None)
    assert not w.public()
    await invite(w, w.channel)
    (greeting,) = w.public()
    assert "/euchre" in text(greeting)
    assert "/admin setup" in text(greeting)
    assert [discord.MessageFlags._from_value(post["flags"]).suppress_notifications for post in posts(w)] == [True]
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
    assert not posts(w)


async def test_nothing_is_sent_where_the_bot_may_not_write(w: World) -> None:
    for denied in ("send_messages", "view_channel"):
        quiet = w.guild.create_text_channel(denied, overwrites={w.env.bot.user: PermissionOverwrite(**{denied: False})})
        await invite(w, quiet)
        assert not posts(w), denied


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
