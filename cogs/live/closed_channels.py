"""Channels that reject our messages: what to repaint there, and when to retry."""

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
"""Milliseconds until the next try in a channel that rejected us, unless Discord reports a change there."""
CHANGED_AFTER_MS: Final = 2_000
"""The same after a reported change: a 403 is an invalid request, and 10,000 in 10 minutes get a bot banned."""
_REMEMBERED: Final = 1000
"""The most channels; a forgotten one is simply tried again."""
_UNKNOWN_CHANNEL: Final = 10003
THREAD_ARCHIVED: Final = 50083
_THREAD_LOCKED: Final = 160005


class Standing(Enum):
    """The outcome of painting a table."""

    SHOWN = "shown"
    LATER = "later"
    """Discord fails or is slow; retries go on."""
    CLOSED = "closed"
    """The bot may not write in the channel."""
    GONE = "gone"
    """The channel no longer exists."""


@final
@dataclass(slots=True)
class _Closure:
    gone: bool
    at: int
    hand: int
    """The number of the hand at the last try."""
    waiting: dict[int, StoredTable] = field(default_factory=dict[int, StoredTable])
    """The latest states of its tables."""


def passes(error: Exception) -> bool:
    """Whether an error is Discord's or the network's, and a retry may work."""
    if isinstance(error, discord.HTTPException):
        return error.status >= HTTPStatus.INTERNAL_SERVER_ERROR or error.status == HTTPStatus.TOO_MANY_REQUESTS
    return isinstance(error, aiohttp.ClientError | OSError)


def refusal(error: discord.HTTPException) -> Standing | None:
    """`CLOSED` or `GONE` if the error means that; `None` for any other error."""
    if error.code == _UNKNOWN_CHANNEL:
        return Standing.GONE
    closed = isinstance(error, discord.Forbidden | discord.NotFound) or error.code in (THREAD_ARCHIVED, _THREAD_LOCKED)
    return Standing.CLOSED if closed else None


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
        turned = hand not in (0, closure.hand) or not table.running
        return closure.gone or not turned or self._clock.now() - closure.at < AGAIN_AFTER_MS

    def close(self, error: discord.HTTPException, snapshots: list[StoredTable], hand: int) -> Standing | None:
        """Note that a channel rejected these states; `None` if the error says nothing about the channel."""
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
        """Note that a channel takes messages; returns the states that wait for it."""
        closure = self._closed.pop(channel, None)
        if closure is None:
            return []
        _log.info("channel %d takes messages again", channel)
        return list(closure.waiting.values())

    def to_try(self, guild: int) -> list[StoredTable]:
        """The states to retry after a change in a server: one of each of its closed channels."""
        now, found = self._clock.now(), list[StoredTable]()
        for closure in self._closed.values():
            first = next(iter(closure.waiting.values()))
            if first.table.guild == guild and not closure.gone and now - closure.at >= CHANGED_AFTER_MS:
                closure.at = now
                found.append(first)
        return found
