"""The pace of edits to messages over an hour old, of which Discord takes few (error 30046)."""

from collections import deque
from typing import Final, final

from bot.clock import Clock

OLD_MS: Final = 59 * 60_000
"""The age in milliseconds from which Discord counts edits, less a minute."""
_EDITS: Final = 3
_WITHIN_MS: Final = 60_000
"""Discord takes about three edits in 6 s. This is a tenth of that, for it may count otherwise."""


@final
class OldMessages:
    """At most three edits a minute to the old messages of a channel."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._edits: dict[int, deque[int]] = {}

    def must_wait(self, channel: int, sent_at: int) -> bool:
        """Whether an edit to a message from `sent_at` must wait."""
        now = self._clock.now()
        edits = self._edits.get(channel)
        if edits is not None and now - edits[-1] >= _WITHIN_MS:
            edits = None
            del self._edits[channel]
        return now - sent_at >= OLD_MS and edits is not None and len(edits) == _EDITS and now - edits[0] < _WITHIN_MS

    def note_edit(self, channel: int, sent_at: int) -> None:
        """Note an edit to a message from `sent_at`."""
        now = self._clock.now()
        if now - sent_at >= OLD_MS:
            self._edits.setdefault(channel, deque[int](maxlen=_EDITS)).append(now)
