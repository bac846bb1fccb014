"""A greeting in a server that has invited the bot."""

import logging

import discord
from discord import ui
from discord.ext import commands

from bot.panels.help.guide import greeting_panel
from bot.texts import language_of
from cogs.client import Bower
from cogs.discord_errors import log_failure
from cogs.interactions.permissions import may_send

_log = logging.getLogger(__name__)


class Greeting(commands.Cog):
    """Says once in a server's system channel what to type; without a notification."""

    def __init__(self, bot: Bower) -> None:
        self._bot = bot

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a server that has invited the bot, where it may write."""
        channel = guild.system_channel
        if not self._bot.settings.greeting or channel is None:
            return
        if not may_send(channel.permissions_for(guild.me), channel):
            return
        if not await self._bot.services.greetings.claim(guild.id):
            return

        async def post(view: ui.LayoutView, files: list[discord.File]) -> None:
            await channel.send(view=view, files=files, silent=True)

        panel = greeting_panel(language_of(guild.preferred_locale.value))
        try:
            await self._bot.ui.outbox.send(panel, channel.id, post)
        except Exception as error:
            log_failure(_log, f"the server {guild.id} could not be greeted", error)


async def setup(bot: Bower) -> None:
    """Load the cog."""
    await bot.add_cog(Greeting(bot))
