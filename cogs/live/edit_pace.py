"""How soon a message may be edited again."""

import asyncio
from collections.abc import Hashable
from typing import Final, final

from bot.clock import Clock
from cogs.live.old_messages import OldMessages
from cogs.live.posting import time_of_posting

PACE: Final = 2.0
"""Seconds between two edits of the same message."""
OLD_PACE: Final = 20.0
"""The same where the message is old: Discord takes few edits of old messages."""
_AT_ONCE: Final = 0.1
"""Seconds that are not worth a wait."""


@final
class EditPace:
    """Of messages that stay while what they show changes: notice boards, calls."""

    def __init__(self, clock: Clock) -> None:
        self._old_messages = OldMessages(clock)
        self._edited: dict[Hashable, float] = {}
        """When each message was edited, by the loop's time; none older than `PACE`."""

    def take(self, key: Hashable, channel: int, message: int) -> float:
        """Seconds until a message may be edited; 0 for now, which then counts as an edit.

        `key` says what is edited: two messages with the same one share the pace.
        """
        now, sent_at = asyncio.get_running_loop().time(), time_of_posting(message)
        wait = self._edited.get(key, now - PACE) + PACE - now
        if self._old_messages.must_wait(channel, sent_at):
            wait = OLD_PACE
        if wait > _AT_ONCE:
            return wait
        self._edited = {each: at for each, at in self._edited.items() if at > now - PACE} | {key: now}
        self._old_messages.note_edit(channel, sent_at)
        return 0.0
