"""How often the bot may ask something of Discord by itself, and when it tries again what was refused."""

import asyncio
import logging
import math
from collections import deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar, final

from cachetools import LRUCache

from bot.clock import Clock
from bot.tables.game import StoredTable
from cogs.discord_errors import ChannelState, ends_with_a_change, is_unreadable, one_line, refusal
from cogs.live.posting import time_of_posting

PER_SECOND: Final = 40
"""For all processes together: below Discord's 50 a second for everything a bot sends."""


class RateLimit:
    """Lets requests through one after the other, at most `per_second`."""

    def __init__(self, per_second: float = PER_SECOND) -> None:
        self._gap = 1 / per_second
        self._next = 0.0

    @property
    def is_busy(self) -> bool:
        """Whether the next request waits for more than a second."""
        return self._next - asyncio.get_running_loop().time() > 1

    async def wait(self) -> None:
        """Wait for permission to send one request."""
        now = asyncio.get_running_loop().time()
        at = max(now, self._next)
        self._next = at + self._gap
        if at > now:
            await asyncio.sleep(at - now)


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


PANELS_AT_ONCE: Final = 3
"""How many of these panels are made at the same time."""
_BUSY: Final = 0.25
"""Seconds in the queue from which the bot is busy."""
_REST: Final = 3.0
"""Seconds between two changes of one panel while the bot is busy."""


@final
class QueuePlace:
    """One panel's place in a queue that lets `PANELS_AT_ONCE` in at a time."""

    def __init__(self, queue: asyncio.Semaphore) -> None:
        self._queue = queue
        self._waiting: asyncio.Future[Any] | None = None
        self._has_turn = False
        self._rests_until = 0.0

    async def wait(self) -> None:
        """Wait for a turn, or until it is skipped."""
        waiting = self._waiting = asyncio.ensure_future(self._wait())
        try:
            await asyncio.wait({waiting})
        finally:
            self._waiting = None
            waiting.cancel()
        self._has_turn = not waiting.cancelled()

    def skip(self) -> None:
        """Wait no longer: the member's turn at the table has come."""
        if self._waiting is not None:
            self._waiting.cancel()

    def end(self) -> None:
        """End the turn, if there is one: the panel is made."""
        if self._has_turn:
            self._has_turn = False
            self._queue.release()

    async def _wait(self) -> None:
        loop = asyncio.get_running_loop()
        await asyncio.sleep(max(0, self._rests_until - loop.time()))
        began = loop.time()
        await self._queue.acquire()
        if loop.time() - began > _BUSY:
            self._rests_until = loop.time() + _REST


CHANGED_AFTER: Final = 2.0
"""Seconds between two tries: a refusal is an invalid request, and 10,000 in 10 minutes get a bot banned."""
_SERVERS: Final = 1000
K = TypeVar("K", bound=Hashable)
"""What was refused: the number of a table, of a contest, ...."""


@final
@dataclass(slots=True)
class _Refused:
    where: int
    at: float
    tried: float = -math.inf
    """When `retry` was called last."""
    timer: asyncio.TimerHandle | None = None


@final
class Retries(Generic[K]):
    """Calls `retry` with what was refused, after a change in its server, or failed, after a success in its channel.

    Of two changes in a row the first may lead to a try that is refused; the second is tried when 2 s are over. So is
    one that Discord reports while the refusal of a try from before it is on its way.
    """

    def __init__(self, retry: Callable[[K], None]) -> None:
        self._retry = retry
        self._refused: dict[K, _Refused] = {}
        self._changed: LRUCache[int, float] = LRUCache(_SERVERS)
        """When something has changed last, by server."""

    def note(self, number: K, where: int) -> None:
        """Note that something was refused in a server just now, or failed in a channel."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        found = self._refused.setdefault(number, _Refused(where, now))
        found.where, found.at = where, now
        if found.timer is None and self._changed.get(where, -math.inf) > max(found.tried, now - CHANGED_AFTER):
            found.timer = loop.call_later(CHANGED_AFTER, self._go, number, found)
        if len(self._refused) > _SERVERS:
            self.forget(next(iter(self._refused)))

    def forget(self, number: K) -> None:
        """Note that something was accepted, or is no longer wanted."""
        found = self._refused.pop(number, None)
        if found is not None and found.timer is not None:
            found.timer.cancel()

    def note_change(self, where: int) -> None:
        """Something has changed in a server, its permissions perhaps, or went through in a channel."""
        loop = asyncio.get_running_loop()
        self._changed[where] = loop.time()
        for number, found in tuple(self._refused.items()):
            if found.where != where or found.timer is not None:
                continue
            wait = found.at + CHANGED_AFTER - loop.time()
            if wait > 0:
                found.timer = loop.call_later(wait, self._go, number, found)
            else:
                self._go(number, found)

    def close(self) -> None:
        """Try nothing any more."""
        for number in tuple(self._refused):
            self.forget(number)

    def _go(self, number: K, found: _Refused) -> None:
        found.timer, found.at = None, asyncio.get_running_loop().time()
        found.tried = found.at
        self._retry(number)


_log = logging.getLogger(__name__)

AGAIN_AFTER_MS: Final = 5 * 60_000
"""Milliseconds until the next try in a channel that rejected us, unless Discord reports a change there."""
_CHANNELS: Final = 1000
"""The most channels; a forgotten one is simply tried again."""


@final
@dataclass(slots=True)
class _Closure:
    gone: bool
    at: int
    hand: int
    """The number of the hand at the last try."""
    waits_for_a_turn: bool = True
    """Whether it takes a new hand besides the time, because Discord reports the end of such a refusal."""
    waiting: dict[int, StoredTable] = field(default_factory=dict[int, StoredTable])
    """The latest states of its tables."""


@final
class Closures:
    """Closed channels are retried for a new hand or a result, not often, and when they may have been opened."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._closed: dict[int, _Closure] = {}

    def must_wait(self, stored: StoredTable, hand: int) -> bool:
        """Whether a state must wait because its channel is closed."""
        table = stored.table
        closure = self._closed.get(table.channel)
        if closure is None:
            return False
        closure.waiting[table.id] = stored
        turned = hand not in (0, closure.hand) or not table.running or not closure.waits_for_a_turn
        return closure.gone or not turned or self._clock.now() - closure.at < AGAIN_AFTER_MS

    def close(self, error: Exception, waiting: list[StoredTable], hand: int) -> ChannelState | None:
        """Note that a channel rejected these states; `None` if the error says nothing about the channel.

        `LATER` if Discord has posted a message, and no answer says which.
        """
        standing = ChannelState.LATER if is_unreadable(error) else refusal(error)
        if standing is None:
            return None
        channel = waiting[0].table.channel
        if channel not in self._closed and standing is not ChannelState.LATER:
            _log.warning("channel %d takes no messages: %s", channel, one_line(error))
        closure = self._closed.setdefault(channel, _Closure(gone=False, at=0, hand=hand))
        closure.gone, closure.at, closure.hand = standing is ChannelState.GONE, self._clock.now(), hand
        closure.waits_for_a_turn = ends_with_a_change(error)
        closure.waiting |= {stored.table.id: stored for stored in waiting}
        if len(self._closed) > _CHANNELS:
            del self._closed[next(iter(self._closed))]
        return standing

    def reopen(self, channel: int) -> list[StoredTable]:
        """Note that a channel takes messages; returns the states that wait for it."""
        closure = self._closed.pop(channel, None)
        if closure is None:
            return []
        _log.info("channel %d takes messages again", channel)
        return list(closure.waiting.values())

    def first_waiting(self, channel: int) -> StoredTable | None:
        """A state to retry after a change in the channel's server; `None` if nothing changes that."""
        closure = self._closed.get(channel)
        return None if closure is None or closure.gone else next(iter(closure.waiting.values()))
