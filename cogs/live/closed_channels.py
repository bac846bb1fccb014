"""Channels that reject our messages: what to repaint there, and when to retry."""

import logging
from dataclasses import dataclass, field
from typing import Final, final

from bot.clock import Clock
from bot.tables.game import StoredTable
from cogs.discord_errors import ChannelState, ends_with_a_change, is_unreadable, one_line, refusal

_log = logging.getLogger(__name__)

AGAIN_AFTER_MS: Final = 5 * 60_000
"""Milliseconds until the next try in a channel that rejected us, unless Discord reports a change there."""
_REMEMBERED: Final = 1000
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

    def must_wait(self, snapshot: StoredTable, hand: int) -> bool:
        """Whether a state must wait because its channel is closed."""
        table = snapshot.table
        closure = self._closed.get(table.channel)
        if closure is None:
            return False
        closure.waiting[table.id] = snapshot
        turned = hand not in (0, closure.hand) or not table.running or not closure.waits_for_a_turn
        return closure.gone or not turned or self._clock.now() - closure.at < AGAIN_AFTER_MS

    def close(self, error: Exception, snapshots: list[StoredTable], hand: int) -> ChannelState | None:
        """Note that a channel rejected these states; `None` if the error says nothing about the channel.

        `LATER` if Discord has posted a message, and no answer says which.
        """
        standing = ChannelState.LATER if is_unreadable(error) else refusal(error)
        if standing is None:
            return None
        channel = snapshots[0].table.channel
        if channel not in self._closed and standing is not ChannelState.LATER:
            _log.warning("channel %d takes no messages: %s", channel, one_line(error))
        closure = self._closed.setdefault(channel, _Closure(gone=False, at=0, hand=hand))
        closure.gone, closure.at, closure.hand = standing is ChannelState.GONE, self._clock.now(), hand
        closure.waits_for_a_turn = ends_with_a_change(error)
        closure.waiting |= {snapshot.table.id: snapshot for snapshot in snapshots}
        if len(self._closed) > _REMEMBERED:
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
