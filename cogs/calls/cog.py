"""Listens for presses, which end the rest of a bell, and tells the desk what calls say."""

import discord
from discord.ext import commands

from bot.calls.calls import KIND
from cogs.calls import calling  # noqa: F401 - its functions answer presses
from cogs.calls.posts import CallPosts
from cogs.client import Bower
from cogs.interactions.context import Interaction


class Calling(commands.Cog):
    """Whoever presses something does not let calls go unheard."""

    def __init__(self, bot: Bower) -> None:
        self._bot = bot

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """A press; a command is none, so that members can read in `/preferences` why they are not called."""
        if interaction.type is discord.InteractionType.component and interaction.guild_id is not None:
            await self._bot.services.bells.note_press(interaction.guild_id, interaction.user.id)


async def setup(bot: Bower) -> None:
    """Load the cog."""
    services, posts = bot.services, bot.ui.presenter.row_posts
    posts.add(KIND, CallPosts(posts, services.calls, services.tables))
    await bot.add_cog(Calling(bot))
