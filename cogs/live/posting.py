"""What is known of a posted message: its nonce, what it shows, and whether people have written below it."""

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Final, TypeGuard, final

import discord
from cachetools import LRUCache
from discord import ui

_NAME_BYTES = 12
"""Discord takes nonces of at most 25 characters; these are 24 hexadecimal digits."""


@final
@dataclass(frozen=True, slots=True)
class Sent:
    """A message that was posted. It is not current if it was posted before, and its answer or the bot was lost."""

    id: int
    is_current: bool


def time_of_posting(message: int) -> int:
    """When a message was posted, milliseconds UTC: its id says so."""
    return int(discord.utils.snowflake_time(message).timestamp() * 1000)


def nonce(*what: str | int) -> str:
    """A nonce from these values; Discord posts a message with the same nonce only once within a few minutes.

    discord.py sets `enforce_nonce` with every nonce. After a kill or a lost answer between posting and storing the id,
    posting again gives the id.
    """
    return blake2b(":".join(map(str, what)).encode(), digest_size=_NAME_BYTES).hexdigest()


def shows(message: discord.Message | discord.PartialMessage, view: ui.LayoutView) -> bool:
    """Whether a message shows this view; an existing message may show an earlier state, and of a partial one who knows.

    Compares all texts and the ids of buttons and menus: the texts also say what a picture shows.
    """
    if not _is_whole(message):
        return False
    shown = [each.to_dict() for each in message.components]
    return list(_collect_texts(shown)) == list(_collect_texts(view.to_components()))


def takes_presses(message: discord.Message | discord.PartialMessage) -> bool:
    """Whether a message has a button or a menu; one that could not be read was posted just now."""
    if not _is_whole(message):
        return True
    view = ui.LayoutView.from_message(message, timeout=None)
    return any(isinstance(child, ui.ActionRow) for child in view.walk_children())


def _is_whole(message: discord.Message | discord.PartialMessage) -> TypeGuard[discord.Message]:
    """Whether its components are known: discord.py does not set what an answer of Discord's lacks."""
    return isinstance(message, discord.Message) and hasattr(message, "components")


def _collect_texts(components: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    for each in components:
        yield str(each.get("content") or each.get("custom_id") or "").strip()
        yield from _collect_texts(each.get("components") or ())


_CHANNELS: Final = 10_000
"""The most channels; of a forgotten one nothing is known until the next press there."""
_REPORTED: Final = 8
_OWN: Final = 16


@final
@dataclass(slots=True)
class _End:
    reported: deque[int] = field(default_factory=lambda: deque[int](maxlen=_REPORTED))
    own: deque[int] = field(default_factory=lambda: deque[int](maxlen=_OWN))


@final
class ChannelEnds:
    """The last messages of channels, and which of them are the bot's. No intent is needed for it.

    An interaction's payload has the channel's `last_message_id`. discord.py resolves `interaction.channel` from its
    cache instead, where this id is as old as the connection.
    """

    def __init__(self) -> None:
        self._ends: LRUCache[int, _End] = LRUCache(_CHANNELS)

    def note_interaction(self, payload: Mapping[str, Any]) -> None:
        """Note the last message of the channel, and that the message pressed is the bot's."""
        channel, pressed = payload.get("channel") or {}, payload.get("message") or {}
        if channel.get("id") is None:
            return
        if pressed.get("id") is not None:
            self.note_own(int(channel["id"]), int(pressed["id"]))
        if channel.get("last_message_id") is not None:
            _add(self._end(int(channel["id"])).reported, int(channel["last_message_id"]))

    def note_own(self, channel: int, message: int) -> None:
        """Note that a message is the bot's."""
        _add(self._end(channel).own, message)

    def has_others_below(self, channel: int, message: int) -> bool:
        """Whether somebody else is known to have written below a message; `False` if nothing is known."""
        end = self._ends.get(channel)
        return end is not None and any(each > message and each not in end.own for each in end.reported)

    def _end(self, channel: int) -> _End:
        return self._ends.setdefault(channel, _End())


def _add(messages: deque[int], message: int) -> None:
    if message not in messages:
        messages.append(message)
