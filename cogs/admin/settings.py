"""A server's settings, all that Bower posts unasked, and what it may do: shown, and changed by its managers."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

import discord

from bot.panels.account import (
    LOCKED_THREADS,
    NOT_IN_THREAD,
    Checked,
    check_panel,
    server_panel,
    setup_form,
    setup_offer,
)
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.own_posts import HOURS, OFF, own_posts_page
from bot.servers import SEASONS, SWITCHED, OwnPost, ServerSettings
from bot.texts import LANGUAGES
from bot.wall_clock import find_zone
from cogs.interactions.autocomplete import find_rules
from cogs.interactions.checks import may_manage, picked_id, server_settings
from cogs.interactions.permissions import lacking
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, chosen_number, on_press


async def change_settings(
    reply: Reply,
    rules: str | None,
    zone: str | None,
    chosen: Mapping[str, Any],
    roles: Mapping[str, discord.Role | None],
) -> None:
    """Change the settings that are given, and show them; @everyone takes a role away."""
    before = await server_settings(reply)
    changed = {name: value for name, value in chosen.items() if value is not None}
    changed |= {name: None if role.is_default() else role.id for name, role in roles.items() if role is not None}
    changed |= await _read_typed(reply, rules, zone)
    await (_save(reply, before, changed) if changed else _show(reply, before))


async def _read_typed(reply: Reply, rules: str | None, zone: str | None) -> dict[str, Any]:
    """The settings for the name of a preset, or of rules that the server has saved, and for a time zone."""
    read: dict[str, Any] = {}
    if rules is not None:
        read["preset"] = (await find_rules(reply, rules))[0]
    if zone is not None:
        read["zone"] = await asyncio.to_thread(find_zone, zone)
    return read


async def _show(reply: Reply, settings: ServerSettings) -> None:
    saved, now = await reply.services.rulesets.of_server(reply.guild), reply.services.clock.now()
    await reply.panel(server_panel(settings, reply.reader, saved, now=now))


async def _save(reply: Reply, before: ServerSettings, changed: Mapping[str, Any]) -> None:
    await reply.services.servers.set(reply.guild, replace(before, **changed), before=before)
    await _show(reply, await server_settings(reply))


async def open_setup(reply: Reply) -> None:
    """Open the form that sets up the server."""
    await reply.form(setup_form(await server_settings(reply), reply.language))


async def offer_setup(reply: Reply) -> None:
    """Offer the form, unless the server is set up."""
    if not await reply.services.servers.is_known(reply.guild):
        await reply.further(setup_offer(reply.language))


@on_press(Verb.SERVER_SETUP, edits=True)
async def set_up(reply: Reply, _: Press, values: Values) -> None:
    """Open the form, or store what it says; an answer that was left out changes nothing. For those who manage here."""
    if not await may_manage(reply):
        return
    if not values:
        await open_setup(reply)
        return
    language, preset, zone, role, channel = (*values, *[""] * 5)[:5]
    before, changed = await server_settings(reply), await _read_typed(reply, preset or None, zone or None)
    if language in LANGUAGES:
        changed["language"] = language
    if (organisers := picked_id(reply.interaction, "roles", (role,))) is not None:
        changed["organiser_role"] = None if organisers == reply.guild else organisers
    if (contests := picked_id(reply.interaction, "channels", (channel,))) is not None:
        changed["contest_channel"] = contests
    await _save(reply, before, changed)


_NEEDED: Final = ("view_channel", "send_messages", "attach_files")


@on_press(Verb.OWN_POSTS)
async def open_page(reply: Reply, _: Press, __: Values) -> None:
    """Show the page."""
    if await may_manage(reply):
        await _show_page(reply, await server_settings(reply))


@on_press(Verb.OWN_POSTS_CHANNEL, Verb.OWN_POSTS_HOUR, Verb.OWN_POSTS_SET, Verb.OWN_POSTS_SEASONS, edits=True)
async def change(reply: Reply, press: Press, values: Values) -> None:
    """Change the channel or the hour, or turn a post on or off."""
    if not await may_manage(reply):
        return
    settings = before = await server_settings(reply)
    hour, way = chosen_number(values), next(iter(values), "")
    kind = dict(enumerate(OwnPost)).get(press.index)
    match press.verb:
        case Verb.OWN_POSTS_CHANNEL:
            channel = picked_id(reply.interaction, "channels", values)
            settings = settings if channel is None else replace(settings, post_channel=channel)
        case Verb.OWN_POSTS_HOUR if hour is not None and hour in HOURS:
            settings = replace(settings, post_hour=hour)
        case Verb.OWN_POSTS_SET if kind not in SWITCHED:
            pass
        case Verb.OWN_POSTS_SET if not press.seen:
            settings = replace(settings, own_posts=settings.own_posts - {kind})
        case _ if settings.post_channel is None:
            await reply.tell("own-posts-first-channel")
            return
        case Verb.OWN_POSTS_SET:
            settings = replace(settings, own_posts=settings.own_posts | {kind})
        case Verb.OWN_POSTS_SEASONS if way in (OFF, *SEASONS):
            settings = await _with_seasons(reply, settings, way)
        case _:
            pass
    if settings != before:
        await reply.services.servers.set(reply.guild, settings, before=before)
    await _show_page(reply, await server_settings(reply))


async def _with_seasons(reply: Reply, settings: ServerSettings, way: str) -> ServerSettings:
    """Let seasons follow the calendar from its next date on, or no longer."""
    kept = settings.own_posts.difference(SEASONS)
    if way != OFF and OwnPost(way) not in settings.own_posts:
        await reply.services.own_posts.begin_seasons(reply.guild, OwnPost(way), settings)
    return replace(settings, own_posts=kept if way == OFF else kept | {OwnPost(way)})


async def _show_page(reply: Reply, settings: ServerSettings) -> None:
    missing = _missing(reply.interaction.guild, settings.post_channel)
    await reply.panel(own_posts_page(settings, reply.reader, missing, reply.guild, reply.services.clock.now()))


def _missing(guild: discord.Guild | None, number: int | None) -> tuple[str, ...] | None:
    """What the bot lacks for these posts in their channel; None where it is gone."""
    channel = None if guild is None or number is None else guild.get_channel(number)
    me: discord.Member | None = None if guild is None else guild.me
    return None if channel is None or me is None else lacking(channel.permissions_for(me), _NEEDED)


_TABLES: Final = ("view_channel", "attach_files")
_CONTESTS: Final[tuple[str, ...]] = (
    "view_channel",
    "send_messages",
    "attach_files",
    "create_public_threads",
    "send_messages_in_threads",
)


async def show_check(reply: Reply) -> None:
    """Look at this channel and at the contest channel, and show what is missing there."""
    interaction = reply.interaction
    here = Checked(
        channel=interaction.channel_id or 0,
        contests=False,
        missing=_missing_here(interaction.app_permissions, interaction.channel),
    )
    contests = (await server_settings(reply)).contest_channel
    channels = [here] if contests is None else [here, _contest_channel(interaction.guild, contests)]
    await reply.panel(check_panel(channels, reply.language))


def _missing_here(allowed: discord.Permissions, channel: object) -> tuple[str, ...]:
    """What the bot lacks to show tables in the channel of a command; Discord says what it may do there.

    These permissions say nothing of membership, without which nobody sees a private thread.
    """
    wanted: list[str] = [*_TABLES]
    wanted.insert(1, "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages")
    if isinstance(channel, discord.VoiceChannel | discord.StageChannel):
        wanted.insert(1, "connect")
    missing = lacking(allowed, wanted)
    if isinstance(channel, discord.Thread) and lacking(allowed, ("manage_threads",)):
        missing += (NOT_IN_THREAD,) if channel.is_private() and channel.me is None else ()
        missing += ("manage_threads",) if channel.locked else ()
    return missing


def _contest_channel(guild: discord.Guild | None, number: int) -> Checked:
    """What the bot lacks for contests in their channel and its threads, and for events in the server."""
    channel = None if guild is None else guild.get_channel(number)
    me: discord.Member | None = None if guild is None else guild.me
    if channel is None or me is None:
        return Checked(channel=number, contests=True, missing=None)
    allowed = channel.permissions_for(me)
    missing = lacking(allowed, _CONTESTS) + lacking(me.guild_permissions, ("create_events",))
    threads = channel.threads if isinstance(channel, discord.TextChannel) else ()
    if any(thread.locked and thread.owner_id == me.id for thread in threads) and lacking(allowed, ("manage_threads",)):
        missing += (LOCKED_THREADS,)
    return Checked(channel=number, contests=True, missing=missing)


@on_press(Verb.SERVER_CHECK, edits=True)
async def press_check(reply: Reply, _: Press, __: Values) -> None:
    """Look again."""
    if await may_manage(reply):
        await show_check(reply)
