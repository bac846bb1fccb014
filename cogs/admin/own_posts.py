"""The page of all that Bower posts unasked, and what is changed there; for members who manage the server."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

import discord

from bot.own_posts.schedule import WEEK, monday_at
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Panel
from bot.panels.own_posts.page import HOURS, OFF, example_panel, own_posts_page, previews_panel
from bot.panels.own_posts.posts import Dates, week_panel
from bot.panels.puzzle import posted_panel
from bot.puzzles.daily import PuzzleNotReady
from bot.servers.settings import SEASONS, SWITCHED, OwnPost, ServerSettings
from bot.stats.seasons import SeasonCode
from cogs.interactions.permissions import lacking
from cogs.interactions.picked import picked_id
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, chosen_number, on_press
from cogs.interactions.server_managers import may_manage
from cogs.interactions.server_settings import server_settings
from cogs.own_posts.seasons import find_final_board
from cogs.own_posts.weekly import find_week

_NEEDED: Final = ("view_channel", "send_messages", "attach_files")


@on_press(Verb.OWN_POSTS)
async def open_page(reply: Reply, press: Press, _: Values) -> None:
    """Show the page, or the previews."""
    if not await may_manage(reply):
        return
    if press.index:
        await reply.panel(previews_panel(reply.language))
    else:
        await _show(reply, await server_settings(reply))


@on_press(Verb.OWN_POSTS_CHANNEL, Verb.OWN_POSTS_HOUR, Verb.OWN_POSTS_SET, Verb.OWN_POSTS_SEASONS, edits=True)
async def change(reply: Reply, press: Press, values: Values) -> None:
    """Change the channel or the hour, or turn a post on or off."""
    if not await may_manage(reply):
        return
    settings = before = await server_settings(reply)
    hour, kind, way = chosen_number(values), _kind_of(press), next(iter(values), "")
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
    await _show(reply, await server_settings(reply))


def _kind_of(press: Press) -> OwnPost | None:
    """The post that a button is about."""
    return dict(enumerate(OwnPost)).get(press.index)


async def _with_seasons(reply: Reply, settings: ServerSettings, way: str) -> ServerSettings:
    """Let seasons follow the calendar from its next date on, or no longer."""
    kept = settings.own_posts.difference(SEASONS)
    if way != OFF and OwnPost(way) not in settings.own_posts:
        await reply.services.own_posts.begin_seasons(reply.guild, OwnPost(way), settings)
    return replace(settings, own_posts=kept if way == OFF else kept | {OwnPost(way)})


@on_press(Verb.OWN_POSTS_EXAMPLE)
async def show_example(reply: Reply, press: Press, _: Values) -> None:
    """Show what a post would be now."""
    if not await may_manage(reply):
        return
    language = (await server_settings(reply)).language
    match _kind_of(press):
        case OwnPost.DAILY:
            panel = await _daily_now(reply)
        case OwnPost.WEEKLY:
            panel = await _week_now(reply)
        case _:
            panel = await _season_now(reply)
    if panel is not None:
        await reply.panel(example_panel(panel(language), reply.language))


async def _daily_now(reply: Reply) -> Callable[[str], Panel] | None:
    try:
        daily = await reply.services.puzzles.today()
    except PuzzleNotReady:
        await reply.tell("puzzle-not-ready")
        return None
    yesterday = await reply.services.puzzle_boards.outcome(reply.guild, daily.day - 1)
    return partial(posted_panel, daily, yesterday, is_open=False)


async def _week_now(reply: Reply) -> Callable[[str], Panel] | None:
    """The post about the week that is on, so far."""
    settings = await server_settings(reply)
    channel = settings.post_channel or reply.interaction.channel_id or 0
    dates = Dates(monday_at(reply.services.clock.now(), settings.zone) + WEEK, settings.zone)
    week = await find_week(reply.interaction.guild, reply.services, reply.guild, channel, dates)
    if week is None:
        await reply.tell("own-posts-weekly-nothing")
        return None
    return partial(week_panel, week, dates, is_open=False)


async def _season_now(reply: Reply) -> Callable[[str], Panel] | None:
    season = await reply.services.seasons.current(reply.guild)
    if season is None:
        await reply.tell(SeasonCode.NONE_RUNNING)
        return None
    channel = (await server_settings(reply)).post_channel or reply.interaction.channel_id or 0
    found = await find_final_board(reply.interaction.guild, reply.services, reply.guild, season, channel)
    if found is None:
        await reply.tell("own-posts-season-nothing")
    return found


async def _show(reply: Reply, settings: ServerSettings) -> None:
    missing = _missing(reply.interaction.guild, settings.post_channel)
    await reply.panel(own_posts_page(settings, reply.reader, missing, reply.guild, reply.services.clock.now()))


def _missing(guild: discord.Guild | None, number: int | None) -> tuple[str, ...] | None:
    """What the bot lacks for these posts in their channel; None where it is gone."""
    channel = None if guild is None or number is None else guild.get_channel(number)
    me: discord.Member | None = None if guild is None else guild.me
    return None if channel is None or me is None else lacking(channel.permissions_for(me), _NEEDED)
