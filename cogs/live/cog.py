"""What is shown without being asked for: public messages, open hand panels, calls; and the start of the clocks."""

import asyncio
import logging
from typing import Final

import discord
from discord import ui
from discord.ext import commands

from bot.client import Bower
from bot.panels.core.panel import Panel
from bot.tables.model import Snapshot
from cogs.interactions.answer import unexpected
from cogs.interactions.components import PressButton, PressMenu
from cogs.interactions.deduplication import Deliveries
from cogs.interactions.emojis import Emojis
from cogs.interactions.language import CatalogueTranslator
from cogs.interactions.widgets import layout
from cogs.live.even_pace import EvenPace
from cogs.live.open_panels import OpenPanels
from cogs.live.painter import Painter
from cogs.live.pings import Pings
from cogs.live.rate_limit import Pace

_log = logging.getLogger(__name__)
UPLOAD_WAIT: Final = 5.0
"""Seconds the tables of before wait for the emojis; a first start uploads all of them, which takes longer."""


class Live(commands.Cog):
    """Listens to the tables and keeps Discord up to date."""

    def __init__(self, bot: Bower) -> None:
        services = bot.services
        self.bot = bot
        self.deliveries = Deliveries()
        self.emojis = Emojis()
        self.pace = Pace()
        """Of all that is sent without being asked for: Discord counts it together."""
        self.painter = Painter(
            bot,
            tables=services.tables,
            statistics=services.statistics,
            stakes=services.stakes,
            studio=services.studio,
            emojis=self.emojis,
            clock=services.clock,
            pace=self.pace,
        )
        self.panels = OpenPanels(
            members=services.members, studio=services.studio, emojis=self.emojis, clock=services.clock
        )
        self.pings = Pings(
            bot,
            tables=services.tables,
            members=services.members,
            panels=self.panels,
            pace=self.pace,
            enabled=services.settings.pings,
        )
        self.even_pace = EvenPace(self._show, services.clock)
        self._starting: asyncio.Task[None] | None = None
        self._uploading: asyncio.Task[None] | None = None
        self._warming: asyncio.Task[None] | None = None
        self._showing: asyncio.Task[None] | None = None

    async def layout(self, panel: Panel) -> tuple[ui.LayoutView, list[discord.File]]:
        """A panel as Discord's components and files, for an answer."""
        return await layout(panel, self.emojis, self.bot.services.studio, urgent=True)

    def changed(self, snapshot: Snapshot) -> None:
        """A table has changed, and the change is kept."""
        self.even_pace.changed(snapshot)

    def _show(self, snapshot: Snapshot) -> None:
        self.painter.want(snapshot)
        self.panels.changed(snapshot)
        self.pings.changed(snapshot)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Once connected: emojis, the tables of before, clocks and computers. Later connections change nothing."""
        if self._starting is None:
            self._starting = asyncio.create_task(self._start(), name="start")

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """What we may do in a channel may have changed, and so with a role of ours, a thread, our own membership."""
        self.painter.try_again(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        """See `on_guild_channel_update`."""
        self.painter.try_again(after.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        """See `on_guild_channel_update`."""
        self.painter.try_again(thread.guild_id)

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, after: discord.Member) -> None:
        """See `on_guild_channel_update`; Discord tells us of ourselves only."""
        self.painter.try_again(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Invited again: the tables of before go on."""
        self.painter.try_again(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """The server's outage is over."""
        self.painter.try_again(guild.id)

    async def _start(self) -> None:
        self._uploading = asyncio.create_task(self.emojis.ensure(self.bot), name="emojis")
        services = self.bot.services
        self._warming = asyncio.create_task(services.studio.warm_up(), name="warm up")
        await asyncio.wait({self._uploading}, timeout=UPLOAD_WAIT)
        try:
            ended = await services.tables.just_ended()
            await services.start()  # first, for it moves the clocks
            for snapshot, rematched in ended:
                (self.painter.retire if rematched else self.painter.want)(snapshot)
            for snapshot in await services.tables.running():
                # as it is now: presses are answered already, and a later state must not be painted over
                self.changed(await services.tables.look(snapshot.table.id))
        except Exception as fault:  # without the tables of before there is nothing to run for
            self.bot.fault = fault
            await self.bot.close()

    def hears(self) -> bool:
        """Whether any shard is connected, so that members' presses reach us."""
        shards = self.bot.shards.values()
        return not shards or not all(shard.is_closed() for shard in shards)

    def back(self) -> None:
        """The clocks have been given time: show the tables as they are now."""
        self._showing = asyncio.create_task(self._show_running(), name="show running tables")

    async def _show_running(self) -> None:
        tables = self.bot.services.tables
        try:
            for snapshot in await tables.running():
                # as it is now: presses are answered already, and a later state must not be painted over
                self.changed(await tables.look(snapshot.table.id))
        except Exception:
            _log.exception("the running tables could not be shown again")

    async def farewell(self) -> None:
        """At the end: no new tables, running actions finish, the last states are painted."""
        services = self.bot.services
        services.tables.stop_taking()
        for task in (self._starting, self._uploading, self._warming, self._showing):
            if task is not None and task is not asyncio.current_task():
                task.cancel()
        self.even_pace.close()
        await asyncio.gather(self.panels.close(), self.pings.close())
        await services.turns.close()
        await services.deadlines.close()
        await self.painter.flush()


async def setup(bot: Bower) -> None:
    """Load the cog."""
    live = Live(bot)
    await bot.tree.set_translator(CatalogueTranslator())
    bot.tree.error(unexpected)
    bot.add_dynamic_items(PressButton, PressMenu)
    bot.services.tables.subscribe(live.changed)
    deadlines = bot.services.deadlines
    deadlines.on_half, deadlines.hears, deadlines.on_back = live.pings.half_run, live.hears, live.back
    bot.before_close.append(live.farewell)
    await bot.add_cog(live)
