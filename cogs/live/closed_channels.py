"""Channels that take no messages of ours, what waits to be shown in them, and when it is tried again."""

import logging
from dataclasses import dataclass, field
from enum import Enum
from http import HTTPStatus
from typing import Final, final

import aiohttp
import discord

from bot.clock import Clock
from bot.tables.game import StoredTable

_log = logging.getLogger(__name__)

AGAIN_AFTER_MS: Final = 5 * 60_000
"""How long a channel that has refused us is left alone, unless Discord says that something there has changed."""
CHANGED_AFTER_MS: Final = 2_000
"""How long even then: 403 counts as an invalid request, of which 10,000 in 10 minutes get a bot banned for a while."""
_REMEMBERED: Final = 1000
"""Channels; one that is forgotten is only tried once more."""
_UNKNOWN_CHANNEL: Final = 10003
THREAD_ARCHIVED: Final = 50083
_THREAD_LOCKED: Final = 160005


class Standing(Enum):
    """How an attempt to show a table went."""

    SHOWN = "shown"
    LATER = "later"
    """Discord fails or is slow; it is tried until it works."""
    CLOSED = "closed"
    """We may not write in the channel."""
    GONE = "gone"
    """There is no such channel any more."""


@final
@dataclass(slots=True)
class _Closure:
    gone: bool
    at: int
    hand: int
    """The hand that was to be shown when the channel was last tried."""
    waiting: dict[int, StoredTable] = field(default_factory=dict[int, StoredTable])
    """The last states of its tables."""


def passes(error: Exception) -> bool:
    """Whether trouble is Discord's or the network's, and the same may work later."""
    if isinstance(error, discord.HTTPException):
        return error.status >= HTTPStatus.INTERNAL_SERVER_ERROR or error.status == HTTPStatus.TOO_MANY_REQUESTS
    return isinstance(error, aiohttp.ClientError | OSError)


def refusal(error: discord.HTTPException) -> Standing | None:
    """Whether Discord refuses a channel for now or for good; `None` if it says something else."""
    if error.code == _UNKNOWN_CHANNEL:
        return Standing.GONE
    closed = isinstance(error, discord.Forbidden | discord.NotFound) or error.code in (THREAD_ARCHIVED, _THREAD_LOCKED)
    return Standing.CLOSED if closed else None


@final
class Closures:
    """Closed channels are tried again with a new hand or a result, not often, and when they may have been opened."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._closed: dict[int, _Closure] = {}

    def must_wait(self, snapshot: StoredTable, hand: int) -> bool:
        """Whether a state has to wait, since its channel is closed."""
        table = snapshot.table
        closure = self._closed.get(table.channel)
        if closure is None:
            return False
        closure.waiting[table.id] = snapshot
        turned = hand not in (0, closure.hand) or not table.running
        return closure.gone or not turned or self._clock.now() - closure.at < AGAIN_AFTER_MS

    def close(self, error: discord.HTTPException, snapshots: list[StoredTable], hand: int) -> Standing | None:
        """Note that a channel has refused these states; `None` if the error says nothing about the channel."""
        standing = refusal(error)
        if standing is None:
            return None
        channel = snapshots[0].table.channel
        if channel not in self._closed:
            _log.warning("channel %d takes no messages: %s", channel, error)
        closure = self._closed.setdefault(channel, _Closure(gone=False, at=0, hand=hand))
        closure.gone, closure.at, closure.hand = standing is Standing.GONE, self._clock.now(), hand
        closure.waiting |= {snapshot.table.id: snapshot for snapshot in snapshots}
        if len(self._closed) > _REMEMBERED:
            del self._closed[next(iter(self._closed))]
        return standing

    def reopen(self, channel: int) -> list[StoredTable]:
        """A channel has taken a message: what else waits for it."""
        closure = self._closed.pop(channel, None)
        if closure is None:
            return []
        _log.info("channel %d takes messages again", channel)
        return list(closure.waiting.values())

    def to_try(self, guild: int) -> list[StoredTable]:
        """Something has changed in a server: what to try, a state of each of its closed channels."""
        now, found = self._clock.now(), list[StoredTable]()
        for closure in self._closed.values():
            first = next(iter(closure.waiting.values()))
            if first.table.guild == guild and not closure.gone and now - closure.at >= CHANGED_AFTER_MS:
                closure.at = now
                found.append(first)
        return found
