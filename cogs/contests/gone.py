"""Notices what a contest needs and what is gone from its server: its channel, a role. Organisers are asked once."""

from collections.abc import Sequence
from typing import final

import discord

from bot.contests.commands.moving import role_in
from bot.contests.posts import Post
from bot.contests.purposes import Purpose, short_id
from bot.contests.service import Contests
from bot.contests.state import Stage, StoredContest
from bot.panels.contests.questions import PURPOSES
from bot.servers.settings import Servers
from cogs.interactions.permissions import may_send
from cogs.live.messages import Messages


@final
class ContestQuestions:
    """Compares what a contest needs with the cache of its server, so that what went while the bot was away counts."""

    def __init__(self, client: discord.Client, messages: Messages, contests: Contests, servers: Servers) -> None:
        self._client = client
        self._messages = messages
        self._contests = contests
        self._servers = servers

    async def want(self, stored: StoredContest, posts: Sequence[Post]) -> bool:
        """Have the organisers asked about what is gone; whether a question is new."""
        guild = self._client.get_guild(stored.guild)
        if guild is None or guild.unavailable or stored.stage is Stage.DRAFT or stored.stage.is_final:
            return False
        gone = await self._find_gone(guild, stored)
        new = gone - {(post.purpose, post.number) for post in posts}
        for purpose, number in sorted(new):
            if purpose != Purpose.ORGANISERS_GONE:
                await self._contests.want(stored.id, purpose, number)
            elif not await self._contests.want_first(stored.id, stored.guild, purpose, number):
                new.discard((purpose, number))  # another contest of the server asks
        return bool(new)

    async def _find_gone(self, guild: discord.Guild, stored: StoredContest) -> set[tuple[str, int]]:
        """The purposes and numbers of questions to ask."""
        roles = ((purpose, role_in(stored.plan, use)) for use, purpose in PURPOSES.items())
        found = {(purpose, short_id(role)) for purpose, role in roles if role is not None and _is_gone(guild, role)}
        role = (await self._servers.get(guild.id)).organiser_role
        if role is not None and _is_gone(guild, role):
            question = (Purpose.ORGANISERS_GONE, short_id(role))
            if not await self._contests.was_wanted(guild.id, *question):
                found.add(question)
        if await self._messages.is_gone(guild, stored.channel):
            found.add((Purpose.CHANNEL_GONE, short_id(stored.channel)))
        return found

    async def find_other_channel(self, stored: StoredContest) -> int | None:
        """Where organisers are asked about a contest whose channel is gone: where the bot may write."""
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


def _is_gone(guild: discord.Guild, role: int) -> bool:
    return guild.get_role(role) is None
