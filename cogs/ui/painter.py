"""The public messages of all tables, kept up to date: the latest state wins, and Discord's limits are never met."""

import asyncio
import contextlib
import logging
from dataclasses import dataclass
from typing import Final, final

import aiohttp
import discord

from bot import metrics
from bot.clock import Clock
from bot.logs import about
from bot.panels.panel import Panel
from bot.panels.public import retired_panel, table_panel
from bot.pictures import Studio
from bot.records.stakes import Stakes
from bot.records.statistics import Statistics
from bot.tables.model import Shown, Snapshot, Status
from bot.tables.service import Tables
from cogs.ui.emojis import Emojis
from cogs.ui.pace import Pace
from cogs.ui.widgets import layout
from engine import Phase

_log = logging.getLogger(__name__)

EDIT_EVERY: Final = 1.25
"""Seconds between two edits in one channel."""
FRESH_AFTER_MS: Final = 50 * 60_000
"""Messages over an hour old take 3 edits in 6 s and then fail (30046), so a new one comes before that."""
_RETRY: Final = (2.0, 5.0, 15.0, 60.0)
"""Seconds between tries while Discord fails; the last one is repeated."""
_HURRIED_RETRY: Final = 0.5
_TOO_MANY_OLD_EDITS: Final = 30046
_DEALT: Final = frozenset({Phase.ORDERING, Phase.NAMING, Phase.DISCARDING, Phase.DEFENDING, Phase.PLAYING})


@final
@dataclass(slots=True)
class _Message:
    """A table's public message as it was last painted. `hand` is the hand it shows, 0 for none yet."""

    id: int
    at: int
    hand: int
    shown: Shown | None


class Painter:
    """One worker a channel paints what is wanted there; `want` never waits."""

    def __init__(
        self,
        client: discord.Client,
        *,
        tables: Tables,
        statistics: Statistics,
        stakes: Stakes,
        studio: Studio,
        emojis: Emojis,
        clock: Clock,
    ) -> None:
        self._client = client
        self._tables = tables
        self._statistics = statistics
        self._stakes = stakes
        self._studio = studio
        self._emojis = emojis
        self._clock = clock
        self._pace = Pace()
        self._wanted: dict[int, dict[int, Snapshot]] = {}
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._messages: dict[int, _Message] = {}
        self._given_up: set[int] = set()
        self._fresh: set[int] = set()
        self._retired: set[int] = set()
        self._ended: dict[int, Shown] = {}
        """The last hand's end of each table, which quick play may leave unpainted: its message keeps the result."""
        self._hurry = asyncio.Event()

    def want(self, snapshot: Snapshot) -> None:
        """Let the channel show this state, unless a later one comes first; tables tell their states in order."""
        table = snapshot.table
        if table.id in self._given_up:
            return
        self._wanted.setdefault(table.channel, {})[table.id] = snapshot
        shown = snapshot.shown(None)
        if shown.view is not None and shown.view.phase is Phase.DEALING:
            self._ended[table.id] = shown
        if table.channel not in self._workers:
            self._workers[table.channel] = asyncio.create_task(self._work(table.channel), name="painter")

    def want_fresh(self, snapshot: Snapshot) -> None:
        """Show this state in a new message at the channel's end."""
        self._given_up.discard(snapshot.table.id)
        self._fresh.add(snapshot.table.id)
        self.want(self._wanted.get(snapshot.table.channel, {}).get(snapshot.table.id, snapshot))

    def retire(self, snapshot: Snapshot) -> None:
        """Take the buttons off a finished game's message: it has been followed by another."""
        self._retired.add(snapshot.table.id)
        self.want(snapshot)

    async def flush(self) -> None:
        """Paint what is still wanted, now: at the end of a run there is no time for a channel's pauses."""
        self._hurry.set()
        workers = tuple(self._workers.values())
        try:
            await asyncio.gather(*workers, return_exceptions=True)
        finally:  # what is not painted when time is up will be at the next start
            for worker in workers:
                worker.cancel()

    async def _pause(self, seconds: float) -> None:
        """Wait; in a hurry only where Discord has just failed."""
        if self._hurry.is_set():
            await asyncio.sleep(0 if seconds <= EDIT_EVERY else _HURRIED_RETRY)
            return
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._hurry.wait(), seconds)

    async def _work(self, channel: int) -> None:
        waiting = self._wanted[channel]
        failures = 0
        while waiting:
            table = next(iter(waiting))
            snapshot = waiting.pop(table)
            wait = EDIT_EVERY
            with about(table=table):
                try:
                    await self._paint(snapshot)
                    failures = 0
                except (discord.Forbidden, discord.NotFound):
                    _log.info("the channel or message is gone or closed to us; this table is painted no more")
                    metrics.PAINTS.labels("given_up").inc()
                    self._given_up.add(table)
                    waiting.pop(table, None)
                except (discord.HTTPException, aiohttp.ClientError, OSError):
                    wait = _RETRY[min(failures, len(_RETRY) - 1)]
                    failures += 1
                    metrics.PAINTS.labels("failed").inc()
                    _log.warning("painting failed, again in %g s", wait, exc_info=True)
                    waiting.setdefault(table, snapshot)
                except Exception:
                    metrics.PAINTS.labels("fault").inc()
                    _log.exception("a table could not be painted")
            await self._pause(wait)
        # nothing is awaited between the check and this line, so nothing wanted is lost
        del self._workers[channel], self._wanted[channel]

    async def _paint(self, snapshot: Snapshot) -> None:
        table, shown = snapshot.table, snapshot.shown(None)
        message = self._known(snapshot, shown)
        panel = await self._panel(shown)
        if message is not None and not self._needs_fresh(message, shown):
            try:
                await self._edit(table.channel, message.id, panel)
            except discord.HTTPException as refused:
                if refused.code != _TOO_MANY_OLD_EDITS:
                    raise
            else:
                message.shown, message.hand = shown, max(message.hand, _hand_of(shown))
                self._forget_finished(shown)
                return
        await self._send(shown, panel)
        if message is not None:
            await self._retire(table.channel, message, shown)
        self._forget_finished(shown)

    async def _send(self, shown: Shown, panel: Panel) -> None:
        table = shown.table
        view, files = await layout(panel, self._emojis, self._studio)
        await self._pace.turn()
        channel = self._client.get_partial_messageable(table.channel, guild_id=table.guild)
        sent = await channel.send(view=view, files=files)
        metrics.PAINTS.labels("sent").inc()
        at = self._clock.now()
        self._messages[table.id] = _Message(sent.id, at, _hand_of(shown), shown)
        self._fresh.discard(table.id)
        await self._tables.set_message(table.id, sent.id, at)

    async def _retire(self, channel: int, message: _Message, now: Shown) -> None:
        """Take the buttons off an older message; that it cannot be done is no reason to stop."""
        await self._pause(EDIT_EVERY)
        try:
            await self._edit(channel, message.id, retired_panel(self._ended.get(now.table.id) or message.shown or now))
        except discord.HTTPException:
            _log.info("an older message could not be retired", exc_info=True)

    async def _edit(self, channel: int, message: int, panel: Panel) -> None:
        view, files = await layout(panel, self._emojis, self._studio)
        await self._pace.turn()
        partial = self._client.get_partial_messageable(channel).get_partial_message(message)
        # without them Discord would parse the mentions of an edited text; discord.py adds its default only to texts
        await partial.edit(view=view, attachments=files, allowed_mentions=discord.AllowedMentions.none())
        metrics.PAINTS.labels("edited").inc()

    async def _panel(self, shown: Shown) -> Panel:
        if shown.table.id in self._retired:
            return retired_panel(shown)
        if shown.table.status is Status.OVER:
            course = await self._statistics.course(shown.table.id)
            return table_panel(shown, course, outcomes=await self._stakes.outcomes(shown.table))
        if shown.table.status is Status.LOBBY:
            return table_panel(shown, at_stake=await self._stakes.of(shown.table))
        return table_panel(shown)

    def _known(self, snapshot: Snapshot, shown: Shown) -> _Message | None:
        table = snapshot.table
        message = self._messages.get(table.id)
        if message is None and table.message is not None:
            # known from before a restart: what it shows is not, so it is taken to show this hand
            message = _Message(table.message, table.message_at or 0, _hand_of(shown), None)
            self._messages[table.id] = message
        return message

    def _needs_fresh(self, message: _Message, shown: Shown) -> bool:
        if shown.table.id in self._fresh:
            return True
        if shown.table.running and self._clock.now() - message.at > FRESH_AFTER_MS:
            return True
        return _hand_of(shown) > message.hand

    def _forget_finished(self, shown: Shown) -> None:
        if not shown.table.running:
            self._messages.pop(shown.table.id, None)
            self._ended.pop(shown.table.id, None)
            self._retired.discard(shown.table.id)


def _hand_of(shown: Shown) -> int:
    view = shown.view
    return view.number if view is not None and view.phase in _DEALT else 0
