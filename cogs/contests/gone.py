"""Pauses a contest whose channel is gone or takes nothing, and knows where to say so."""

from collections.abc import Sequence
from typing import final

import discord

from bot.contests.commands import Change
from bot.contests.model import Stage, StoredContest
from bot.contests.notes import Kind, Note
from bot.contests.posts import NOTHING, Post, Purpose
from bot.contests.service import Contests
from bot.servers import Servers
from cogs.interactions.permissions import may_send
from cogs.live.messages import Messages


@final
class LostChannels:
    """Compares a contest with the cache of its server, so that what went while the bot was away counts."""

    def __init__(self, client: discord.Client, messages: Messages, contests: Contests, servers: Servers) -> None:
        self._client = client
        self._messages = messages
        self._contests = contests
        self._servers = servers

    async def pause(self, stored: StoredContest, posts: Sequence[Post]) -> bool:
        """Pause a contest that has lost its channel, and want one message about it; whether anything has changed."""
        guild = self._client.get_guild(stored.guild)
        if guild is None or guild.unavailable or stored.stage is Stage.DRAFT or stored.stage.is_final:
            return False
        if not await self._messages.is_gone(guild, stored.channel) and not self._messages.why_closed(stored.channel):
            return False
        if stored.paused and any(post.purpose == Purpose.CHANNEL_GONE and post.message != NOTHING for post in posts):
            return False
        await self._contests.change(stored.id, _pause_change)
        return True

    def is_role_gone(self, stored: StoredContest) -> bool:
        """Whether the role that members of a contest needed to sign up has been deleted."""
        return role_is_gone(self._client.get_guild(stored.guild), stored.plan.role)

    async def find_other_channel(self, stored: StoredContest) -> int | None:
        """Where the server's notices go: where the bot may write."""
        guild = self._client.get_guild(stored.guild)
        if guild is None:
            return None
        announced = (await self._servers.get(guild.id)).contest_channel
        first = None if announced is None else guild.get_channel_or_thread(announced)
        for channel in (first, guild.public_updates_channel, guild.system_channel):
            if channel is None or channel.id == stored.channel:
                continue
            if may_send(channel.permissions_for(guild.me), channel):
                return channel.id
        return None


def _pause_change(stored: StoredContest) -> Change:
    if stored.stage.is_final:
        return Change()
    happenings = () if stored.paused else (Note(Kind.PAUSED),)
    return Change(happenings=happenings, posts=((Purpose.CHANNEL_GONE, 0),))


def role_is_gone(guild: discord.Guild | None, role: int | None) -> bool:
    """Whether the role that members needed to sign up has been deleted, so that everybody may."""
    return role is not None and guild is not None and not guild.unavailable and guild.get_role(role) is None
