"""Sends panels, in a plainer form where Discord refuses a picture or an emoji; and a message that one member sees."""

import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, Final, Self, TypeVar, final

import discord
from cachetools import LRUCache
from discord import ui

from bot import metrics
from bot.clock import Clock
from bot.panels.core.panel import Panel
from bot.pictures.studio import Studio
from cogs.discord_errors import MISSING_PERMISSIONS, ChannelState, ends_with_a_change, one_line, refusal, unread_answer
from cogs.interactions.components import layout, plain_message
from cogs.interactions.emojis import Emojis

_log = logging.getLogger(__name__)
T = TypeVar("T")
Post = Callable[[ui.LayoutView, list[discord.File]], Awaitable[T]]
"""Sends a message, or edits one, with these components and files."""

IN_WORDS_MS: Final = 10 * 60_000
"""How long no picture is sent to a channel that refused one, or to any after `_REFUSALS`."""
_REFUSALS: Final = 3
_REFUSALS_WITHIN_MS: Final = 60_000
_CHANNELS: Final = 1000
"""The most channels; a forgotten one simply refuses again."""
_ANSWERED: Final = 40060
"""The code of status 400 for an interaction that was answered."""


@final
class Outbox:
    """Panels are sent in words where pictures were refused within the last minutes."""

    def __init__(self, studio: Studio, emojis: Emojis, clock: Clock) -> None:
        self._studio = studio
        self._emojis = emojis
        self._clock = clock
        self._until: dict[int, int] = {}
        """Until when each channel gets words only."""
        self._not_allowed: set[int] = set()
        """Those of them in which the bot may not attach files."""
        self.held: LRUCache[int, None] = LRUCache(_CHANNELS)
        """Channels in which a rule of AutoMod held back the last message that was no answer."""
        self._everywhere_until = 0
        self.on_sent: Callable[[int], None] = lambda _: None  # called with a channel where a message went through
        self._refusals: deque[int] = deque(maxlen=_REFUSALS)

    async def send(self, panel: Panel, channel: int, post: Post[T], *, urgent: bool = False) -> T:
        """Send a panel to a channel; `urgent` as for `layout`.

        Raises:
            discord.HTTPException: When Discord refuses it also in words and without emojis, or for another cause.
        """
        in_words, emojis = self._is_in_words(channel), self._emojis
        refused: discord.HTTPException | None = None
        while True:
            view, files = await layout(panel, emojis, self._studio, urgent=urgent, in_words=in_words)
            try:
                sent = await post(view, files)
            except discord.HTTPException as error:
                if refusal(error) is ChannelState.HELD:
                    self.held[channel] = None
                    raise
                if names_emoji(error) and emojis is self._emojis:
                    _log.warning("an emoji was refused, and the panel goes without any: %s", one_line(error))
                    emojis = Emojis()
                    self._emojis.refetch()
                elif files and _may_be_about_a_picture(error):
                    in_words, refused = True, error
                else:
                    raise
            else:
                if not urgent:
                    self.held.pop(channel, None)
                if refused is not None:
                    self._note(refused, channel)
                self.on_sent(channel)
                return sent

    def plain_message(self, panel: Panel) -> tuple[str, ui.View]:
        """A panel of texts and buttons as words; see `plain_message` of the widgets."""
        return plain_message(panel, self._emojis)

    def note_change(self, channels: Iterable[int]) -> None:
        """Permissions may have changed in these channels: they get pictures again."""
        for channel in self._not_allowed.intersection(channels):
            self._not_allowed.discard(channel)
            self._until.pop(channel, None)

    def _is_in_words(self, channel: int) -> bool:
        return self._clock.now() < max(self._everywhere_until, self._until.get(channel, 0))

    def _note(self, refused: discord.HTTPException, channel: int) -> None:
        """Note that a picture was refused, for the same panel went in words."""
        now = self._clock.now()
        metrics.REFUSED_PICTURES.inc()
        _log.warning("a picture was refused, and its channel gets words for some minutes: %s", one_line(refused))
        self._until[channel] = now + IN_WORDS_MS
        if len(self._until) > _CHANNELS:
            forgotten = next(iter(self._until))
            del self._until[forgotten]
            self._not_allowed.discard(forgotten)
        if refused.code == MISSING_PERMISSIONS:
            self._not_allowed.add(channel)
            return
        self._refusals.append(now)
        if len(self._refusals) == _REFUSALS and now - self._refusals[0] <= _REFUSALS_WITHIN_MS:
            _log.warning("Discord refuses pictures everywhere; all panels go in words for some minutes")
            self._everywhere_until = now + IN_WORDS_MS


def names_emoji(error: discord.HTTPException) -> bool:
    """Whether Discord refused a message because of an emoji."""
    return error.status == HTTPStatus.BAD_REQUEST and "emoji" in error.text.lower()


def _may_be_about_a_picture(error: discord.HTTPException) -> bool:
    if error.status == HTTPStatus.BAD_REQUEST:
        return error.code != _ANSWERED and not ends_with_a_change(error)
    return error.code == MISSING_PERMISSIONS or error.status == HTTPStatus.REQUEST_ENTITY_TOO_LARGE


OF_A_TOKEN: Final = 5
"""How many follow-ups Discord takes by the token of an interaction where Bower is not."""
_ASKED: Final = "follow-ups"


class FollowUpsSpent(Exception):
    """Discord would take no further follow-up by this token."""


def may_follow_up(interaction: discord.Interaction[Any]) -> bool:
    """Whether Discord takes another follow-up by this token."""
    return interaction.is_guild_integration() or interaction.extras.get(_ASKED, 0) < OF_A_TOKEN


def count_follow_up(interaction: discord.Interaction[Any]) -> None:
    """Count a follow-up that is about to be asked for.

    Raises:
        FollowUpsSpent: Where Discord would not take it.
    """
    if not may_follow_up(interaction):
        raise FollowUpsSpent
    interaction.extras[_ASKED] = interaction.extras.get(_ASKED, 0) + 1


@final
@dataclass(frozen=True, slots=True)
class PrivateMessage:
    """An ephemeral message. The interaction's token, valid for 15 minutes, posted it or came with a press on it."""

    interaction: discord.Interaction[Any]
    id: int
    is_followup: bool = False
    """Whether the token posted it after the interaction's first answer."""

    @property
    def channel(self) -> int:
        """The channel it is in."""
        return self.interaction.channel_id or 0

    async def edit(self, view: ui.LayoutView, files: list[discord.File]) -> Self:
        """Show other components in this message, which is returned."""
        with unread_answer("answer to an interaction"):
            if self.is_followup:
                await self.interaction.followup.edit_message(self.id, view=view, attachments=files)
            else:
                await self.interaction.edit_original_response(view=view, attachments=files)
        return self

    async def post_again(self, view: ui.LayoutView, files: list[discord.File]) -> "PrivateMessage":
        """Post a message like this one at the end of the channel."""
        count_follow_up(self.interaction)
        sent = await self.interaction.followup.send(view=view, files=files, ephemeral=True, wait=True)
        return PrivateMessage(self.interaction, sent.id, is_followup=True)

    async def delete(self) -> None:
        """Delete the message."""
        if self.is_followup:
            await self.interaction.followup.delete_message(self.id)
        else:
            await self.interaction.delete_original_response()
