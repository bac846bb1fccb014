"""A server's settings, all that Bower posts unasked, and what it may do: shown, and changed by its managers."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import discord

from bot.panels.account import (
    HELD_BACK,
    LOCKED_THREADS,
    NOT_IN_THREAD,
    Checked,
    check_panel,
    roles_panel,
    server_panel,
    setup_form,
    setup_offer,
)
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.own_posts import HOURS, OFF, own_posts_page
from bot.servers import ROLES, SEASONS, SWITCHED, OwnPost, ServerSettings
from bot.texts import LANGUAGES, say
from bot.user_text import tidy
from bot.wall_clock import find_zone
from cogs.discord_errors import find_channel
from cogs.help import status_of
from cogs.interactions.autocomplete import find_rules
from cogs.interactions.checks import may_manage, picked_id, server_settings
from cogs.interactions.context import may_give
from cogs.interactions.permissions import FOR_ROOMS, invitation, kind_of, lacking
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, chosen_number, on_press
from cogs.roles import keeper


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
    """What was played in another channel is not public until somebody says so."""
    moved = changed.get("contest_channel", before.contest_channel) != before.contest_channel is not None
    changed = {"public_pages": False, **changed} if moved else changed
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


@on_press(Verb.SERVER_FORGET)
async def forget(reply: Reply, _: Press, values: Values) -> None:
    """Delete what is stored about the server, if the word was typed. For those who manage here."""
    word = say(reply.language, "forget-server-word")
    if not await may_manage(reply):
        return
    if tidy("".join(values)).casefold() != word.casefold():
        await reply.tell("forget-server-not", word=word)
    else:
        await keeper(reply).take_back(guild_id=reply.guild)
        await reply.services.server_data.forget(reply.guild)
        await reply.tell("forget-server-done")


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
    async with reply.services.servers.changing.of(reply.guild):
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
    missing = await _missing(reply, settings.post_channel)
    await reply.panel(own_posts_page(settings, reply.reader, missing, reply.guild, reply.services.clock.now()))


async def _missing(reply: Reply, number: int | None, *more: str) -> tuple[str, ...] | None:
    """What the bot lacks to post in a channel, and of more permissions there; None where it is gone."""
    guild = reply.interaction.guild
    channel = await find_channel(guild, number)
    me: discord.Member | None = None if guild is None else guild.me
    return None if channel is None or me is None else _missing_in(reply, channel, channel.permissions_for(me), *more)


def _missing_in(reply: Reply, channel: Any, allowed: discord.Permissions, *more: str) -> tuple[str, ...]:
    """What the bot lacks to post in a channel, by what it is allowed there."""
    kind = kind_of(channel)
    missing = lacking(allowed, (*kind.reading, *kind.writing, "attach_files", *more))
    return (*missing, HELD_BACK) if channel is not None and channel.id in reply.ui.outbox.held else missing


async def show_check(reply: Reply) -> None:
    """Look at this channel and at the contest channel, and show what is missing there."""
    interaction = reply.interaction
    here = Checked(
        channel=interaction.channel_id or 0,
        contests=False,
        missing=_missing_here(reply, interaction.app_permissions, interaction.channel),
    )
    settings = await server_settings(reply)
    contests = settings.contest_channel
    channels = [here] if contests is None else [here, await _contest_channel(reply, contests)]
    await reply.panel(check_panel(channels, reply.language, *_refused_lines(reply, settings), status_of(reply)))


def _missing_here(reply: Reply, allowed: discord.Permissions, channel: object) -> tuple[str, ...]:
    """What the bot lacks to show tables in the channel of a command; Discord says what it may do there.

    These permissions say nothing of membership, without which nobody sees a private thread.
    """
    missing = _missing_in(reply, channel, allowed)
    if isinstance(channel, discord.Thread) and lacking(allowed, ("manage_threads",)):
        missing += (NOT_IN_THREAD,) if channel.is_private() and channel.me is None else ()
        missing += ("manage_threads",) if channel.locked else ()
    return missing


async def _contest_channel(reply: Reply, number: int) -> Checked:
    """What the bot lacks for contests in their channel and its threads, and for events in the server."""
    guild, missing = reply.interaction.guild, await _missing(reply, number, *FOR_ROOMS)
    if guild is None or missing is None:
        return Checked(channel=number, contests=True, missing=None)
    missing += lacking(guild.me.guild_permissions, ("create_events",))
    ours = (each for each in guild.threads if each.parent_id == number and each.owner_id == guild.me.id)
    if any(each.locked and lacking(each.permissions_for(guild.me), ("manage_threads",)) for each in ours):
        missing += (LOCKED_THREADS,)
    return Checked(channel=number, contests=True, missing=missing)


@on_press(Verb.SERVER_CHECK, edits=True)
async def press_check(reply: Reply, _: Press, __: Values) -> None:
    """Look again."""
    if await may_manage(reply):
        await show_check(reply)


async def show_roles(reply: Reply) -> None:
    """Show the roles that Bower gives, and what is refused; compare them now."""
    settings = await server_settings(reply)
    await reply.panel(roles_panel(settings, _refused_lines(reply, settings), reply.language))
    keeper(reply).due.look_at(reply.guild)


@on_press(Verb.SERVER_ROLES, edits=True)
async def choose_role(reply: Reply, press: Press, values: Values) -> None:
    """Choose a role, or none by @everyone, or look again. For those who manage here, and may give the role."""
    if not await may_manage(reply):
        return
    before, server = await server_settings(reply), reply.interaction.guild
    picked = picked_id(reply.interaction, "roles", values)
    if picked is not None and server is not None and press.index < len(ROLES):
        if picked != server.id and not may_give(reply.interaction, server.get_role(picked)):
            await reply.tell("roles-not-yours", role=f"<@&{picked}>")
            return
        chosen = {ROLES[press.index]: None if picked == server.id else picked}
        await reply.services.servers.set(reply.guild, replace(before, **chosen), before=before)
    await show_roles(reply)


def _why_refused(server: discord.Guild, number: int) -> str:
    """Why Discord would not let the bot give or take a role: a key after `roles-`, or nothing."""
    role, me = server.get_role(number), server.me
    if role is None:
        return "gone"
    if role.managed:
        return "managed"
    if lacking(me.guild_permissions, ("manage_roles",)):
        return "permission"
    return "" if me.top_role > role or server.owner_id == me.id else "above"


def _refused_lines(reply: Reply, settings: ServerSettings) -> tuple[str, ...]:
    """Why Bower cannot give the roles of a server, a line for each cause and role."""
    server, link = reply.interaction.guild, invitation(reply.interaction.application_id, "manage_roles")
    chosen = (role for name in ROLES if (role := getattr(settings, name)) is not None)
    found = ((role, _why_refused(server, role)) for role in chosen) if server is not None else ()
    said = (say(reply.language, f"roles-{why}", role=f"<@&{role}>", link=link) for role, why in found if why)
    return tuple(dict.fromkeys(said))
