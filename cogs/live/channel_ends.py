"""Whether people have written below a message, by the last message that each press and command reports."""

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, final

from cachetools import LRUCache

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
