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
        """Once connected, start emojis, running tables, clocks and computers."""
        self._presenter.start(self._bot, self._fail)
        if self._registering is None and self._bot.services.tables.shards.has_first:
            work = register_commands(self._bot.tree, self._bot.application_id or 0)
            self._registering = asyncio.create_task(work, name="register commands")

    @commands.Cog.listener()
    async def on_shard_ready(self, shard: int) -> None:
        """READY names all servers of the shard: the bot may have been removed or invited while it was away."""
        for guild, parked in await self._bot.ui.services.tables.guilds_at_play():
            is_in = self._bot.get_guild(guild) is not None
            if (guild >> 22) % (self._bot.shard_count or 1) == shard and is_in is parked:
                await self._park_or_unpark(guild)
        await self._bot.services.server_data.look()
        await self._presenter.desk.look_at_all()
        self._bot.services.turn_clocks.look_now()

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

    @commands.Cog.listener("on_guild_join")
    @commands.Cog.listener("on_guild_remove")
    async def on_coming_or_going(self, guild: discord.Guild) -> None:
        """Invited again, the server's running games go on; removed from it, they pause."""
        await self._park_or_unpark(guild.id)
        await self._bot.services.server_data.look()
        self._note_change(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """The server's outage is over."""
        self._note_change(guild.id)
        self._bot.services.turn_clocks.look_now()

    @commands.Cog.listener("on_guild_unavailable")
    @commands.Cog.listener("on_shard_disconnect")
    @commands.Cog.listener("on_shard_resumed")
    async def on_reach(self, _: object) -> None:
        """Members of some servers cannot act any more, or can again."""
        self._bot.services.turn_clocks.look_now()

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
            own = found.me._roles  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
            for gone in [each for each in own if found.get_role(each) is None]:  # discord.py leaves deleted ones
                own.remove(gone)
            self._bot.ui.outbox.note_change(each.id for each in (*found.channels, *found.threads))

    async def _fail(self, fault: Exception) -> None:
        self._bot.fault = fault
        await self._bot.close()


async def setup(bot: Bower) -> None:
    """Load the cog."""
    await bot.add_cog(Live(bot, bot.ui.presenter))
