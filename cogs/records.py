"""What has been played: `/stats`, `/verify`, and the statistics of a member by the context menu."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Bower
from bot.panels.ids import Press, Verb
from bot.panels.statistics import statistics_panel
from bot.panels.verify import verify_panel
from bot.tables.errors import Code, TableError
from cogs.ui.answer import Answer, answer
from cogs.ui.choosing import suggest_finished
from cogs.ui.language import text
from cogs.ui.presses import Values, pressed


class Records(commands.Cog):
    """`/stats` and `/verify`."""

    def __init__(self, bot: Bower) -> None:
        self._bot = bot
        self._menu = app_commands.ContextMenu(name=text("menu-statistics"), callback=_statistics_of)
        app_commands.guild_only(self._menu)

    async def cog_load(self) -> None:
        """Add what a cog cannot hold by itself."""
        self._bot.tree.add_command(self._menu)

    async def cog_unload(self) -> None:
        """Take it away again."""
        self._bot.tree.remove_command(self._menu.name, type=self._menu.type)

    verify_group = app_commands.Group(name="verify", description=text("cmd-verify"), guild_only=True)

    @app_commands.command(name="stats", description=text("cmd-stats"))
    @app_commands.describe(member=text("opt-member"))
    @app_commands.guild_only()
    async def stats(self, interaction: discord.Interaction, member: discord.User | None = None) -> None:
        """A member's statistics in this server."""
        await _statistics_of(interaction, member or interaction.user)

    @verify_group.command(name="game", description=text("cmd-verify-game"))
    @app_commands.describe(game=text("opt-game"))
    @app_commands.autocomplete(game=suggest_finished)
    async def verify(self, interaction: discord.Interaction, game: int) -> None:
        """Check every deal of a finished game."""

        async def work(reply: Answer) -> None:
            await _verify(reply, game)

        await answer(interaction, work, what="verify game")


async def _statistics_of(interaction: discord.Interaction, member: discord.User | discord.Member) -> None:
    async def work(reply: Answer) -> None:
        standing = await reply.services.statistics.of(reply.guild, member.id)
        await reply.panel(statistics_panel(standing, member.display_name, reply.reader))

    await answer(interaction, work, what="stats")


async def _verify(reply: Answer, number: int, page: int = 0) -> None:
    tables = reply.services.tables
    if (await tables.look(number)).table.guild != reply.guild:
        raise TableError(Code.UNKNOWN)
    game = await tables.reveal(number)
    await reply.panel(verify_panel(number, game.checks, game.secret, reply.reader, page))


@pressed(Verb.VERIFY)
async def verify(reply: Answer, press: Press, _: Values) -> None:
    """Check every deal of the game that has just ended."""
    await _verify(reply, press.subject)


@pressed(Verb.VERIFY_PAGE, edits=True)
async def verify_page(reply: Answer, press: Press, _: Values) -> None:
    """Another page of the deals checked."""
    await _verify(reply, press.subject, press.index)


async def setup(bot: Bower) -> None:
    """Load the cog."""
    await bot.add_cog(Records(bot))
