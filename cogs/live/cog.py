"""The gateway events that decide what can be painted, and when."""

import asyncio
from typing import Any

import discord
from discord.ext import commands

from bot.tables.parking import park, unpark
from cogs.client import Bower
from cogs.interactions.commands import register_commands
from cogs.live.presenter import Presenter


class Live(commands.Cog):
    """Starts the presenter once connected, and reports channels that may have been opened to the bot."""

    def __init__(self, bot: Bower, presenter: Presenter) -> None:
        self._bot = bot
        self._presenter = presenter
        self._registering: asyncio.Task[None] | None = None
        self._parking = asyncio.Lock()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Once connected, start emojis, running tables, clocks and computers; after each READY look for invitations."""
        self._presenter.start(self._fail)
        if self._registering is None and self._bot.settings.has_first_shard:
            work = register_commands(self._bot.tree, self._bot.services.database, self._bot.application_id or 0)
            self._registering = asyncio.create_task(work, name="register commands")
        for guild in await self._bot.ui.services.tables.parked_guilds():
            await self._park_or_unpark(guild)

    async def cog_unload(self) -> None:
        """Stop registering the commands."""
        if self._registering is not None:
            self._registering.cancel()

    @commands.Cog.listener("on_guild_channel_update")
    @commands.Cog.listener("on_guild_role_delete")
    @commands.Cog.listener("on_guild_role_update")
    @commands.Cog.listener("on_thread_join")
    @commands.Cog.listener("on_member_update")
    async def on_change(self, *changed: Any) -> None:
        """The bot's permissions in a channel may have changed, or it is in a private thread again.

        With a role goes what it forbids. Without the members intent Discord reports no member but the bot itself.
        """
        self._note_change(changed[-1].guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        """See `on_change`."""
        self._note_change(thread.guild_id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Invited again: the server's running tables continue."""
        await self._park_or_unpark(guild.id)
        self._note_change(guild.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Removed from the server: its games pause."""
        await self._park_or_unpark(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """The server's outage is over."""
        self._note_change(guild.id)

    async def _park_or_unpark(self, guild: int) -> None:
        """Pause a server's games unless the bot is in it now; of two events close together the last one counts."""
        async with self._parking:
            is_in = self._bot.get_guild(guild) is not None
            await (unpark if is_in else park)(self._bot.ui.services.tables, guild)

    def _note_change(self, guild: int) -> None:
        """What was refused in a server may be allowed now."""
        self._presenter.try_again(guild)
        found = self._bot.get_guild(guild)
        if found is not None:
            self._bot.ui.outbox.note_change(each.id for each in (*found.channels, *found.threads))

    async def _fail(self, fault: Exception) -> None:
        self._bot.fault = fault
        await self._bot.close()


async def setup(bot: Bower) -> None:
    """Load the cog."""
    await bot.add_cog(Live(bot, bot.ui.presenter))
