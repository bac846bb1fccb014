"""`/help`."""

from discord import app_commands
from discord.ext import commands

from bot.panels.help.guide import TOPICS, help_panel
from cogs.client import Bower
from cogs.interactions.answer import answer
from cogs.interactions.context import Interaction
from cogs.interactions.language import text

_TOPIC_CHOICES = [app_commands.Choice(name=text(f"topic-{topic}"), value=topic) for topic in TOPICS]


class Help(commands.Cog):
    """`/help`."""

    @app_commands.allowed_contexts(guilds=True, dms=True)
    @app_commands.command(name="help", description=text("cmd-help"))
    @app_commands.describe(topic=text("opt-topic"))
    @app_commands.choices(topic=_TOPIC_CHOICES)
    async def help(self, interaction: Interaction, topic: app_commands.Choice[str] | None = None) -> None:
        """A page of the guide."""
        async with answer(interaction, "help") as reply:
            await reply.panel(help_panel(reply.reader, topic.value if topic else TOPICS[0]))


async def setup(bot: Bower) -> None:
    """Load the cog."""
    await bot.add_cog(Help())
