"""Sends, edits and deletes the messages of contests."""

import logging
from typing import Final, final

import discord
from discord import ui

from bot.contests.posts import NOTHING, Post
from bot.contests.service import Contests
from bot.contests.state import StoredContest
from bot.members.preferences import Members
from bot.panels.contests.announcement import Announcement
from bot.panels.core.panel import Panel
from cogs.discord_errors import (
    UNKNOWN_MESSAGE,
    Standing,
    is_unreadable,
    note_unreadable,
    one_line,
    refusal,
    refuses_message,
    unread_answer,
)
from cogs.interactions.mentions import notifying
from cogs.interactions.outbox import Outbox
from cogs.live.askers import Askers
from cogs.live.channel_ends import ChannelEnds
from cogs.live.posting import nonce
from cogs.live.rate_limit import RateLimit

_log = logging.getLogger(__name__)
_UNREAD_POSTS: Final = 4
"""Tries, in 80 s, to learn the id of a message that Discord has posted: later it would be posted again."""

_REMEMBERED: Final = 1000
"""Channels; of a forgotten one Discord is asked again."""


@final
class ContestMessages:
    """Each message has a nonce, so that it is posted once; where it is and what it shows is stored with the contest."""

    def __init__(
        self,
        client: discord.Client,
        outbox: Outbox,
        *,
        contests: Contests,
        members: Members,
        askers: Askers,
        rate_limit: RateLimit,
        ends: ChannelEnds,
        pings: bool,
    ) -> None:
        """Without `pings` no message calls anybody."""
        self._client = client
        self._outbox = outbox
        self._contests = contests
        self._members = members
        self._askers = askers
        self._rate_limit = rate_limit
        self._ends = ends
        self._pings = pings
        self._closed: dict[int, Standing] = {}
        """Channels that take none of our messages, and why."""
        self._elsewhere: set[int] = set()
        """Channels that the cache does not have, about which Discord has been asked: archived threads, for example."""
        self._unread: dict[str, int] = {}
        """How often each message was posted, by nonce, while no answer gives its id."""

    def why_closed(self, channel: int) -> Standing | None:
        """Whether a channel takes no messages: `CLOSED` or `GONE`, else `None`."""
        return self._closed.get(channel)

    async def is_gone(self, guild: discord.Guild, channel: int) -> bool:
        """Whether a channel or thread has been deleted. Discord is asked once where the cache does not have it."""
        if self._closed.get(channel) is Standing.GONE:
            return True
        if guild.get_channel_or_thread(channel) is not None or channel in self._elsewhere:
            return False
        try:
            with unread_answer("channel"):
                await guild.fetch_channel(channel)
        except discord.HTTPException as error:
            self._note_closed(channel, error)
        if len(self._elsewhere) >= _REMEMBERED:
            self._elsewhere.clear()
        self._elsewhere.add(channel)
        return self._closed.get(channel) is Standing.GONE

    async def send(self, stored: StoredContest, post: Post, said: Announcement, digest: str | None) -> None:
        """Post a message of a contest, and store where it is.

        Raises:
            discord.HTTPException: When Discord refuses it.
        """
        where = said.channel or stored.channel
        channel = self._client.get_partial_messageable(where, guild_id=stored.guild)
        name = nonce("contest", stored.id, stored.created_at, post.purpose, post.number, post.message or post.wanted_at)
        users = [user for user in said.users if self._pings and (await self._members.get(user)).pings]
        role = said.role if self._pings else None
        may_call = role is not None and await self._askers.may_call(stored.guild, where, said.asker, role)
        called = notifying(users, [role] if role is not None and may_call else [])

        async def send(view: ui.LayoutView, files: list[discord.File]) -> int:
            await self._rate_limit.wait()
            sent = await channel.send(
                view=view, files=files, nonce=name, allowed_mentions=called, silent=not (users or may_call)
            )
            return sent.id

        try:
            message = await self._outbox.send(said.panel, where, send)
        except discord.HTTPException as error:
            self._note_closed(where, error)
            raise
        except Exception as error:
            if not is_unreadable(error):
                raise
            self._unread[name] = self._unread.get(name, 0) + 1
            if self._unread[name] < _UNREAD_POSTS:
                raise
            note_unreadable("message", error)
            message = NOTHING
        self._unread.pop(name, None)
        self._closed.pop(where, None)
        self._ends.note_own(where, message)
        await self._store(stored, post, where, message, digest)

    async def edit(self, stored: StoredContest, post: Post, panel: Panel, digest: str) -> bool:
        """Show something else, and call nobody; False where somebody has deleted the message.

        Raises:
            discord.HTTPException: When Discord refuses it.
        """
        where, message = post.channel or stored.channel, post.message or 0
        partial = self._client.get_partial_messageable(where).get_partial_message(message)

        async def edit(view: ui.LayoutView, files: list[discord.File]) -> None:
            await self._rate_limit.wait()
            with unread_answer("message"):
                await partial.edit(view=view, attachments=files, allowed_mentions=discord.AllowedMentions.none())

        try:
            await self._outbox.send(panel, where, edit)
        except discord.HTTPException as error:
            if error.code == UNKNOWN_MESSAGE:
                return False
            self._note_closed(where, error)
            raise
        self._closed.pop(where, None)
        await self._store(stored, post, where, message, digest)
        return True

    async def delete(self, stored: StoredContest, post: Post) -> None:
        """Take a message away for good, if it was posted.

        Raises:
            discord.HTTPException: When Discord fails, but not where the message is gone or no longer ours to delete.
        """
        where = post.channel or stored.channel
        if post.message:
            await self._rate_limit.wait()
            try:
                await self._client.get_partial_messageable(where).get_partial_message(post.message).delete()
            except discord.HTTPException as error:
                if refusal(error) is None:
                    raise
        await self._store(stored, post, where, NOTHING, None)

    async def give_up(self, stored: StoredContest, post: Post) -> None:
        """Never post a message: Discord refuses it for good."""
        await self._store(stored, post, post.channel or stored.channel, NOTHING, None)

    async def _store(self, stored: StoredContest, post: Post, channel: int, message: int, shown: str | None) -> None:
        await self._contests.set_post(
            stored.id, post.purpose, post.number, channel=channel, message=message, shown=shown
        )

    def _note_closed(self, channel: int, error: discord.HTTPException) -> None:
        """Note that a channel takes no messages; it is logged once, organisers learn of it at a command."""
        standing = None if refuses_message(error) else refusal(error)
        if standing is not None and self._closed.get(channel) is not standing:
            _log.warning("channel %d takes no messages of a contest: %s", channel, one_line(error))
            self._closed[channel] = standing
            for oldest in list(self._closed)[:-_REMEMBERED]:
                del self._closed[oldest]
