"""The channel of a contest: whether it is there, and what the bot may do in it."""

from dataclasses import dataclass
from typing import Final, final

import discord

from bot.contests.errors import ContestCode
from bot.contests.state import StoredContest
from bot.panels.contests.audience import everybody
from bot.panels.core.names import escape, join_names
from cogs.interactions.permissions import has_unknown_members, is_for_everyone, may_read, may_send
from cogs.interactions.reply import Reply
from engine import Refused

_MEMBERS_A_REQUEST: Final = 100
"""That Discord's gateway finds by their ids."""


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


async def check_everybody_sees(reply: Reply, stored: StoredContest, channel: int) -> None:
    """Refuse a channel in which somebody who is in the contest, and still in the server, could not follow it.

    Raises:
        Refused: NOT_SEEN.
    """
    guild, users = reply.interaction.guild, everybody(stored)
    found = None if guild is None else guild.get_channel_or_thread(channel)
    if guild is None or found is None:
        raise Refused(ContestCode.CHANNEL_GONE)
    names = list[str]()
    for start in range(0, len(users), _MEMBERS_A_REQUEST):
        asked = [*users[start : start + _MEMBERS_A_REQUEST]]
        for member in await guild.query_members(user_ids=asked, limit=len(asked), cache=False):
            allowed = found.permissions_for(member)
            if not may_read(allowed, found) or (has_unknown_members(found) and not allowed.manage_threads):
                names.append(escape(member.display_name))
    if names:
        said = join_names(sorted(names), reply.language)
        raise Refused(ContestCode.NOT_SEEN, channel=str(channel), names=said)
