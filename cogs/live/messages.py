"""Sends, edits and deletes messages that the bot shows unasked, and remembers which channels take none."""

import logging
from typing import Final, NamedTuple, final

import discord
from cachetools import LRUCache
from discord import ui

from bot.panels.core.panel import Panel
from cogs.discord_errors import (
    UNKNOWN_MESSAGE,
    ChannelState,
    is_unreadable,
    note_unreadable,
    one_line,
    refusal,
    refuses_message,
    unread_answer,
)
from cogs.interactions.outbox import Outbox
from cogs.live.channel_ends import ChannelEnds
from cogs.live.posting import Sent, shows
from cogs.live.rate_limit import RateLimit

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
