"""`/help` and `/rules`."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Bower
from bot.panels.help import TOPICS, help_panel
from bot.panels.rules import rules_panel
from bot.tables.errors import Code, TableError
from cogs.tables import server_settings
from cogs.ui.answer import Answer, answer
from cogs.ui.choosing import suggest_presets, table_meant
from cogs.ui.language import text
from engine import PRESETS

_TOPIC_CHOICES = [app_commands.Choice(name=text(f"topic-{topic}"), value=topic) for topic in TOPICS]


class Help(commands.Cog):
    """`/help` and `/rules`."""

    @app_commands.command(name="help", description=text("cmd-help"))
    @app_commands.describe(topic=text("opt-topic"))
    @app_commands.choices(topic=_TOPIC_CHOICES)
    async def help(self, interaction: discord.Interaction, topic: app_commands.Choice[str] | None = None) -> None:
        """A page of the guide."""

        async def work(reply: Answer) -> None:
            await reply.panel(help_panel(reply.reader, topic.value if topic else TOPICS[0]))

        await answer(interaction, work, what="help")

    @app_commands.command(name="rules", description=text("cmd-rules"))
    @app_commands.describe(preset=text("opt-preset"))
    @app_commands.autocomplete(preset=suggest_presets)
    @app_commands.guild_only()
    async def rules(self, interaction: discord.Interaction, preset: str | None = None) -> None:
        """The rules of a preset, else of this channel's table, else of the server's preset."""

        async def work(reply: Answer) -> None:
            if preset is not None:
                if preset not in PRESETS:
                    raise TableError(Code.UNKNOWN_PRESET, name=preset)
                await reply.panel(rules_panel(PRESETS[preset], preset, reply.reader))
                return
            try:
                table = (await table_meant(reply, None)).table
            except TableError:
                name = (await server_settings(reply)).preset
                await reply.panel(rules_panel(PRESETS[name], name, reply.reader))
            else:
                await reply.panel(rules_panel(table.rules, table.preset, reply.reader))

        await answer(interaction, work, what="rules")


async def setup(bot: Bower) -> None:
    """Load the cog."""
    await bot.add_cog(Help())
