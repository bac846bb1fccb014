"""The page of all that Bower posts unasked, and what is changed there; for members who manage the server."""

from dataclasses import replace
from typing import Final

import discord

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.own_posts.page import HOURS, example_panel, own_posts_page
from bot.panels.puzzle import posted_panel
from bot.puzzles.daily import PuzzleNotReady
from bot.servers.settings import OwnPost, ServerSettings
from cogs.interactions.permissions import lacking
from cogs.interactions.picked import picked_id
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, chosen_number, on_press
from cogs.interactions.server_managers import may_manage
from cogs.interactions.server_settings import server_settings

_NEEDED: Final = ("view_channel", "send_messages", "attach_files")


@on_press(Verb.OWN_POSTS)
async def open_page(reply: Reply, _: Press, __: Values) -> None:
    """Show the page."""
    if await may_manage(reply):
        await _show(reply, await server_settings(reply))


@on_press(Verb.OWN_POSTS_CHANNEL, Verb.OWN_POSTS_HOUR, Verb.OWN_POSTS_SET, edits=True)
async def change(reply: Reply, press: Press, values: Values) -> None:
    """Change the channel or the hour, or turn a post on or off."""
    if not await may_manage(reply):
        return
    settings = before = await server_settings(reply)
    kind = next(iter(list(OwnPost)[press.index : press.index + 1]), None)
    if press.verb is Verb.OWN_POSTS_CHANNEL:
        channel = picked_id(reply.interaction, "channels", values)
        settings = settings if channel is None else replace(settings, post_channel=channel)
    elif press.verb is Verb.OWN_POSTS_HOUR:
        hour = chosen_number(values)
        settings = replace(settings, post_hour=hour) if hour is not None and hour in HOURS else settings
    elif kind is not None and press.seen and settings.post_channel is None:
        await reply.tell("own-posts-first-channel")
        return
    elif kind is not None:
        others = settings.own_posts - {kind}
        settings = replace(settings, own_posts=others | {kind} if press.seen else others)
    if settings != before:
        await reply.services.servers.set(reply.guild, settings, before=before)
    await _show(reply, await server_settings(reply))


@on_press(Verb.OWN_POSTS_EXAMPLE)
async def show_example(reply: Reply, press: Press, _: Values) -> None:
    """Show what a post would be now."""
    if not await may_manage(reply) or press.index >= len(OwnPost):
        return
    try:
        daily = await reply.services.puzzles.today()
    except PuzzleNotReady:
        await reply.tell("puzzle-not-ready")
        return
    yesterday = await reply.services.puzzle_boards.outcome(reply.guild, daily.day - 1)
    language = (await server_settings(reply)).language
    await reply.panel(example_panel(posted_panel(daily, yesterday, language, is_open=False), reply.language))


async def _show(reply: Reply, settings: ServerSettings) -> None:
    missing = _missing(reply.interaction.guild, settings.post_channel)
    await reply.panel(own_posts_page(settings, reader=reply.reader, missing=missing, now=reply.services.clock.now()))


def _missing(guild: discord.Guild | None, number: int | None) -> tuple[str, ...] | None:
    """What the bot lacks for these posts in their channel; None where it is gone."""
    channel = None if guild is None or number is None else guild.get_channel(number)
    me: discord.Member | None = None if guild is None else guild.me
    return None if channel is None or me is None else lacking(channel.permissions_for(me), _NEEDED)
