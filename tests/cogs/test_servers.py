"""A server that invites the bot, or removes it: the greeting, games that wait, and posts that come again."""

import itertools
from typing import Any

import discord
import pytest
from discord import PermissionOverwrite
from simcord import ChannelHandle
from simcord.backend import serializers
from sqlalchemy import select

from bot.panels.core.custom_ids import Press, Verb
from bot.servers import ServerSettings
from bot.store import schema
from bot.tables.model import Table
from bot.tables.service import Tables
from bot.texts import LANGUAGES, say
from tests.cogs.commands.test_own_posts import PASSED, at_hour, posts, turn_on
from tests.cogs.scenes import Maker, answer, as_bot, begun, bower, forge_form, look, manager, pattern
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
    await w.click(ann, greeting, pattern(Verb.RULES))
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


async def test_an_outage_is_no_removal_and_coming_back_ends_one(w: World) -> None:
    there = guild_payload(w)

    async def gone_at() -> int | None:
        async with bower(w).services.database.read() as connection:
            return await connection.scalar(select(schema.presences.c.gone_at))

    await as_bot(w, bower(w).services.server_data.look())
    invited, outage = {key: each for key, each in there.items() if key != "unavailable"}, {"unavailable": True}
    events = (("DELETE", outage, False), ("CREATE", there, False), ("DELETE", {}, True), ("CREATE", invited, False))
    for event, more, gone in events:
        await feed_all(w, f"GUILD_{event}", [{"id": there["id"]} | more])
        await w.env.settle()
        assert (await as_bot(w, gone_at()) is not None) is gone, (event, more)


async def test_a_word_deletes_what_is_stored_about_a_server(w: World) -> None:
    await begun(w)
    mia, servers = await manager(w), bower(w).services.servers
    await as_bot(w, servers.set(w.guild.id, ServerSettings(language="it")))
    for typed, said in (
        ("yes", say("en", "forget-server-not", word="DELETE")),
        (" delete", say("en", "forget-server-done")),
    ):
        assert await as_bot(w, servers.is_known(w.guild.id))
        opened = await mia.slash(w.channel, "admin forget-server")
        assert answer(await mia.submit_modal(opened, {"text": typed})) == said
    assert not await as_bot(w, servers.is_known(w.guild.id))
    await w.later(3)
    assert say("en", "closed-moderator") in text(w.public()[0])
    forged = await forge_form(w, w.members[0], w.public()[0], Press(Verb.SERVER_FORGET).modal(), "delete")
    assert answer(forged) == say("en", "reply-not-manager")


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
