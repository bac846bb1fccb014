"""Discord's limit on messages that interactions' tokens post in a channel, also private ones: about 30 in 60 s."""

import asyncio
from collections import OrderedDict, deque
from typing import Final, final

WITHIN: Final = 60.0
UNASKED: Final = 20
"""How many of them a channel may get that no member asked for; the rest is for answers."""
_CHANNELS: Final = 1000


@final
class FollowUps:
    """Counts them, so that panels are posted again only where there is room."""

    def __init__(self) -> None:
        self._sent: OrderedDict[int, deque[float]] = OrderedDict()

    def note(self, channel: int) -> None:
        """Note that one is being posted."""
        sent = self._sent.setdefault(channel, deque[float](maxlen=UNASKED))
        sent.append(asyncio.get_running_loop().time())
        self._sent.move_to_end(channel)
        if len(self._sent) > _CHANNELS:
            self._sent.popitem(last=False)

    def has_room(self, channel: int) -> bool:
        """Whether a channel may get one that nobody asked for."""
        sent = self._sent.get(channel)
        return sent is None or len(sent) < UNASKED or asyncio.get_running_loop().time() - sent[0] >= WITHIN
