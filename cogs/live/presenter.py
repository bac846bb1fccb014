"""Updates public messages, open hand panels, pings and posts."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, final

import discord

from bot.services import Services
from bot.tables.game import StoredTable
from bot.tables.reach import Discord
from bot.tasks import cancel
from cogs.event_guard import guard_events
from cogs.interactions.emojis import Emojis
from cogs.interactions.outbox import Outbox
from cogs.live.desk import Desk, RowPosts
from cogs.live.messages import Askers, Messages
from cogs.live.open_panels import OpenPanels
from cogs.live.pace import PER_SECOND, EditPace, RateLimit
from cogs.live.painter import Painter
from cogs.live.pings import Pings
from cogs.live.posting import ChannelEnds
from cogs.live.table_messages import TablePosts

_log = logging.getLogger(__name__)
UPLOAD_WAIT: Final = 5.0
"""Seconds that running tables wait for the emojis at a start; the first upload takes longer."""


@final
class Presenter:
    """Keeps Discord up to date with the tables, from the start of the clocks to the end of the bot."""

    def __init__(self, client: discord.AutoShardedClient, services: Services, emojis: Emojis, outbox: Outbox) -> None:
        self._client = client
        self._services = services
        self._emojis = emojis
        self.rate_limit = RateLimit(services.tables.shards.share * PER_SECOND)
        """Shared by all that the bot sends by itself, which Discord counts together."""
        ends = ChannelEnds()
        guard_events(client, ends.note_interaction)
        self.panels = OpenPanels(services, outbox)
        self.painter = Painter(
            TablePosts(client, outbox, self.rate_limit, ends),
            tables=services.tables,
            database=services.database,
            stakes=services.stakes,
            reactions=services.reactions,
            avatars=services.avatars,
            clock=services.clock,
            ends=ends,
            on_posted=self.panels.follow,
        )
        self.pings = Pings(
            client,
            tables=services.tables,
            members=services.members,
            clock=services.clock,
            rate_limit=self.rate_limit,
            ends=ends,
        )
        self.askers = Askers(client, self.rate_limit)
        self.messages = Messages(client, outbox, rate_limit=self.rate_limit, ends=ends)
        self.desk = Desk(
            self.messages,
            self.askers,
            servers=services.servers,
            members=services.members,
            pace=EditPace(services.clock),
            clock=services.clock,
        )
        self.row_posts = RowPosts(self.desk, services.posts)
        self.closes: list[Callable[[], Awaitable[None]]] = [self.panels.close, self.pings.close, self.desk.close]
        """What ends before the last states are painted; features add theirs."""
        self._started = False
        self._tasks: set[asyncio.Task[None]] = set()
        services.tables.subscribe(self._show)
        outbox.on_sent = self.try_again
        services.reach.subscribe(self._show_moved_clocks)

    def start(self, members: Discord, on_fault: Callable[[Exception], Awaitable[None]]) -> None:
        """Start emojis, clocks, computers and running tables in the background; a second call does nothing.

        `on_fault` is called when the running tables cannot be read.
        """
        if not self._started:
            self._started = True
            self._run(self._start(members, on_fault), "start")

    async def close(self) -> None:
        """Take no new tables, finish running actions, paint the last states."""
        services = self._services
        services.tables.stop_taking()
        await self.stop_tasks()
        await asyncio.gather(*(close() for close in self.closes))
        await services.autoplay.close()
        await services.orders.close()
        await services.turn_clocks.close()
        await self.painter.flush()

    async def stop_tasks(self) -> None:
        """Stop what runs in the background: uploads of emojis, the start."""
        await cancel(*self._tasks)

    def try_again(self, where: int) -> None:
        """Something has changed in a server, or went through in a channel: what failed there may work again."""
        self.painter.try_again(where)
        self.pings.try_again(where)
        self.desk.try_again(where)

    def show_reactions(self, stored: StoredTable) -> None:
        """Show what members have said about the hand that has just ended."""
        self.painter.want(stored)
        self.panels.refresh_for(stored)

    def _show_moved_clocks(self) -> None:
        self._run(self._show_again(), "show running tables")

    async def _start(self, members: Discord, on_fault: Callable[[Exception], Awaitable[None]]) -> None:
        services = self._services
        uploading = self._run(self._ensure_emojis(), "emojis")
        self._run(services.studio.warm_up(), "warm up")
        await asyncio.wait({uploading}, timeout=UPLOAD_WAIT)
        try:
            ended = await services.tables.just_ended()
            await services.start(members)  # first, for it moves the clocks
            for stored, rematched in ended:
                (self.painter.note_rematch if rematched else self.painter.want)(stored)
            await self._show_running()
            await self.desk.start()
        except Exception as fault:
            await on_fault(fault)

    async def _ensure_emojis(self) -> None:
        """Upload missing emojis, and see to the emojis from then on."""
        await self._emojis.ensure(self._client)
        self._run(self._emojis.maintain(self._client), "maintain emojis")

    def _show(self, stored: StoredTable) -> None:
        self.painter.want(stored)
        self.panels.refresh_for(stored)
        self.pings.update(stored)

    async def _show_running(self) -> None:
        tables = self._services.tables
        for stored in await tables.running():
            # as it is now: presses are answered already, and a later state must not be painted over
            self._show(await tables.load(stored.table.id))

    async def _show_again(self) -> None:
        try:
            await self._show_running()
        except Exception:
            _log.exception("the running tables could not be shown again")

    def _run(self, work: Coroutine[Any, Any, None], name: str) -> "asyncio.Task[None]":
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
