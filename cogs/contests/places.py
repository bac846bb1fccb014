"""The channel of a contest: whether it is there, and what the bot may do in it."""

from dataclasses import dataclass
from typing import final

import discord

from bot.contests.errors import ContestCode
from bot.contests.state import StoredContest
from cogs.interactions.permissions import is_for_everyone, may_send
from cogs.interactions.reply import Reply
from engine import Refused


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class ChannelRights:
    """What the bot may do in a channel."""

    may_post: bool
    may_call: bool
    """Whether the contest's role is called by a message there."""
    threads: bool
    """Whether tables may have threads there."""
    may_make_events: bool
    """Whether it may make Discord's own events in the server."""
    for_everyone: bool
    """Whether the whole server sees the channel, as it would see an event."""


def place_of(reply: Reply, stored: StoredContest) -> ChannelRights | None:
    """What the bot may do in a contest's channel, by the cache; None where there is no such channel."""
    guild = reply.interaction.guild
    channel = None if guild is None else guild.get_channel_or_thread(stored.channel)
    if guild is None or channel is None:
        return None
    allowed = channel.permissions_for(guild.me)
    role = None if stored.plan.ping_role is None else guild.get_role(stored.plan.ping_role)
    return ChannelRights(
        may_post=may_send(allowed, channel),
        may_call=allowed.mention_everyone or (role is not None and role.mentionable),
        threads=isinstance(channel, discord.TextChannel)
        and allowed.create_public_threads
        and allowed.send_messages_in_threads,
        may_make_events=guild.me.guild_permissions.create_events,
        for_everyone=is_for_everyone(channel),
    )


def check_place(reply: Reply, stored: StoredContest) -> ChannelRights:
    """The channel of a contest, if the bot can post there and the roles it needs are there.

    Raises:
        Refused: CHANNEL_GONE, MAY_NOT_POST, ROLE_GONE.
    """
    place, guild = place_of(reply, stored), reply.interaction.guild
    if place is None or guild is None:
        raise Refused(ContestCode.CHANNEL_GONE)
    if not place.may_post:
        raise Refused(ContestCode.MAY_NOT_POST)
    for role in (stored.plan.ping_role, stored.plan.role):
        if role is not None and guild.get_role(role) is None:
            raise Refused(ContestCode.ROLE_GONE)
    return place
