"""Messages that the bot shows unasked: sent, edited, deleted; which channels take none; for whom Bower may post.

No member is in the cache of discord.py, so Discord is asked. Whoever has left the server may do nothing.
"""

import logging
from collections.abc import Coroutine
from typing import Any, Final, NamedTuple, TypeVar, final

import discord
from cachetools import LRUCache
from discord import ui

from bot.panels.core.panel import Panel
from cogs.discord_errors import (
    UNKNOWN_MESSAGE,
    ChannelState,
    find_channel,
    find_role,
    is_unreadable,
    note_unreadable,
    one_line,
    passes,
    refusal,
    refuses_message,
    unread_answer,
)
from cogs.interactions.outbox import Outbox
from cogs.interactions.permissions import has_unknown_members, may_mention, may_send
from cogs.live.pace import RateLimit
from cogs.live.posting import ChannelEnds, Sent, shows

_log = logging.getLogger(__name__)
_UNREAD_POSTS: Final = 4
"""Tries, in 80 s, to learn the id of a message that Discord has posted: later it would be posted again."""
_REMEMBERED: Final = 1000
"""Channels; of a forgotten one Discord is asked again."""


class Where(NamedTuple):
    """A channel or thread of a server."""

    guild: int
    channel: int


@final
class Messages:
    """Each message has a nonce, so that it is posted once. Whoever uses this stores where it is."""

    def __init__(self, client: discord.Client, outbox: Outbox, *, rate_limit: RateLimit, ends: ChannelEnds) -> None:
        self._client = client
        self._outbox = outbox
        self._rate_limit = rate_limit
        self._ends = ends
        self._closed: LRUCache[int, ChannelState] = LRUCache(_REMEMBERED)
        """Channels that take none of our messages, and why."""
        self._asked: LRUCache[int, None] = LRUCache(_REMEMBERED)
        """Channels whose end Discord has told us of, or denied: archived threads, for example, are not in the cache."""
        self._unread: LRUCache[str, int] = LRUCache(_REMEMBERED)
        """How often each message was posted, by nonce, while no answer gives its id."""

    def why_closed(self, channel: int) -> ChannelState | None:
        """Whether a channel takes no messages: `CLOSED` or `GONE`, else `None`."""
        return self._closed.get(channel)

    async def is_gone(self, guild: discord.Guild, channel: int) -> bool:
        """Whether a channel or thread has been deleted.

        Discord is asked once where the cache does not have it, and after `ask_again` where it was gone.
        """
        is_gone = self._closed.get(channel) is ChannelState.GONE
        if channel in self._asked or (not is_gone and guild.get_channel_or_thread(channel) is not None):
            return is_gone
        try:
            with unread_answer("channel"):
                await guild.fetch_channel(channel)
        except discord.HTTPException as error:
            self._note_closed(channel, error)
        else:
            if is_gone:
                self._closed.pop(channel, None)
        self._asked[channel] = None
        return self._closed.get(channel) is ChannelState.GONE

    def ask_again(self) -> None:
        """Something has changed: a channel that was gone may be back."""
        self._asked.clear()

    async def send(
        self,
        panel: Panel,
        where: Where,
        nonce: str,
        called: discord.AllowedMentions,
        *,
        silent: bool,
        plain: bool = False,
    ) -> Sent | None:
        """Post a panel, which calls `called`; None where Discord has posted it and never says which message it is.

        One that is `plain` has only texts and buttons, and goes as words.

        Raises:
            discord.HTTPException: When Discord refuses it.
        """
        channel = self._client.get_partial_messageable(where.channel, guild_id=where.guild)

        async def send(view: ui.LayoutView, files: list[discord.File]) -> Sent:
            await self._rate_limit.wait()
            sent = await channel.send(view=view, files=files, nonce=nonce, allowed_mentions=called, silent=silent)
            return Sent(sent.id, shows(sent, view))

        async def send_plain() -> Sent:
            words, view = self._outbox.plain_message(panel)
            await self._rate_limit.wait()
            sent = await channel.send(words, view=view, nonce=nonce, allowed_mentions=called, silent=silent)
            return Sent(sent.id, sent.content == words)

        message: Sent | None
        try:
            message = await (send_plain() if plain else self._outbox.send(panel, where.channel, send))
        except discord.HTTPException as error:
            self._note_closed(where.channel, error)
            raise
        except Exception as error:
            if not is_unreadable(error):
                raise
            self._unread[nonce] = self._unread.get(nonce, 0) + 1
            if self._unread[nonce] < _UNREAD_POSTS:
                raise
            note_unreadable("message", error)
            message = None
        self._unread.pop(nonce, None)
        self._closed.pop(where.channel, None)
        if message is not None:
            self._ends.note_own(where.channel, message.id)
        return message

    async def edit(self, panel: Panel, channel: int, message: int, *, plain: bool = False) -> bool:
        """Show something else, and call nobody; False where somebody has deleted the message. `plain` as it was sent.

        Raises:
            discord.HTTPException: When Discord refuses it.
        """
        partial = self._client.get_partial_messageable(channel).get_partial_message(message)

        async def edit(view: ui.LayoutView, files: list[discord.File]) -> None:
            await self._rate_limit.wait()
            with unread_answer("message"):
                await partial.edit(view=view, attachments=files, allowed_mentions=discord.AllowedMentions.none())

        async def edit_plain() -> None:
            words, view = self._outbox.plain_message(panel)
            await self._rate_limit.wait()
            with unread_answer("message"):
                await partial.edit(content=words, view=view, allowed_mentions=discord.AllowedMentions.none())

        try:
            await (edit_plain() if plain else self._outbox.send(panel, channel, edit))
        except discord.HTTPException as error:
            if error.code == UNKNOWN_MESSAGE:
                return False
            self._note_closed(channel, error)
            raise
        self._closed.pop(channel, None)
        return True

    async def delete(self, channel: int, message: int) -> None:
        """Take a message away for good.

        Raises:
            discord.HTTPException: When Discord fails, but not where the message is gone or no longer ours to delete.
        """
        await self._rate_limit.wait()
        try:
            await self._client.get_partial_messageable(channel).get_partial_message(message).delete()
        except discord.HTTPException as error:
            if refusal(error) is None:
                raise

    def _note_closed(self, channel: int, error: discord.HTTPException) -> None:
        """Note that a channel takes no messages; it is logged once, organisers learn of it at a command."""
        standing = None if refuses_message(error) else refusal(error)
        if standing is not None and self._closed.get(channel) is not standing:
            _log.warning("channel %d takes no messages: %s", channel, one_line(error))
            self._closed[channel] = standing
            if standing is ChannelState.GONE:
                self._asked[channel] = None


T = TypeVar("T")


@final
class Askers:
    """Each method raises `discord.HTTPException` when Discord fails, so that a later try may work."""

    def __init__(self, client: discord.Client, rate_limit: RateLimit) -> None:
        self._client = client
        self._rate_limit = rate_limit

    async def may_write(self, guild: int, channel: int, user: int | None) -> bool:
        """Whether a member may write in a channel or thread."""
        found = await self._find(guild, channel, user)
        return found is not None and may_send(found[0], found[1])

    async def may_call(self, guild: int, channel: int, user: int | None, role: int) -> bool:
        """Whether a member may mention a role in a channel or thread."""
        called = await self._ask(find_role(self._client.get_guild(guild), role))
        if called is None:
            return False
        if may_mention(discord.Permissions.none(), called):
            return True
        found = await self._find(guild, channel, user)
        return found is not None and may_mention(found[0], called)

    async def may_make_events(self, guild: int, user: int | None) -> bool:
        """Whether a member may make Discord's own events in a server."""
        member = await self._member(guild, user)
        return member is not None and member.guild_permissions.create_events

    async def _find(self, guild: int, channel: int, user: int | None) -> tuple[discord.Permissions, object] | None:
        """What a member may do in a channel, and the channel; None where nobody can say."""
        where = await self._ask(find_channel(self._client.get_guild(guild), channel))
        if where is None or (isinstance(where, discord.Thread) and where.parent is None):
            return None
        member = await self._member(guild, user)
        if member is None:
            return None
        allowed = where.permissions_for(member)
        is_in = not has_unknown_members(where) or allowed.manage_threads or await self._is_in(where, member.id)
        return (allowed, where) if is_in else None

    async def _is_in(self, thread: object, user: int) -> bool:
        await self._rate_limit.wait()
        return isinstance(thread, discord.Thread) and await self._ask(thread.fetch_member(user)) is not None

    async def _member(self, guild: int, user: int | None) -> discord.Member | None:
        known = self._client.get_guild(guild)
        if known is None or user is None or user <= 0:
            return None
        await self._rate_limit.wait()
        return await self._ask(known.fetch_member(user))

    async def _ask(self, request: Coroutine[Any, Any, T]) -> T | None:
        """What Discord answers; None where it says no, or what cannot be read."""
        try:
            return await request
        except Exception as error:
            if is_unreadable(error):
                note_unreadable("rights", error)
                return None
            if not isinstance(error, discord.HTTPException) or passes(error):
                raise
            _log.info("nothing is known of a member for whom something is to be posted: %s", one_line(error))
            return None
