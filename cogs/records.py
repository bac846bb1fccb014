"""What has been played: `/stats`, `/leaderboard`, `/verify`, and the statistics of a member by the context menu."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Bower
from bot.panels.ids import Press, Verb
from bot.panels.statistics import leaderboard_panel, statistics_panel
from bot.panels.verify import verify_panel
from bot.statistics import Column
from bot.tables.errors import Code, TableError
from cogs.ui.answer import Answer, answer
from cogs.ui.choosing import suggest_finished
from cogs.ui.language import text
from cogs.ui.presses import Values, pressed

_COLUMNS = tuple(Column)
_COLUMN_CHOICES = [app_commands.Choice(name=text(f"column-{column}"), value=column.value) for column in _COLUMNS]


class Records(commands.Cog):
    """`/stats`, `/leaderboard` and `/verify`."""

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

    @app_commands.command(name="leaderboard", description=text("cmd-leaderboard"))
    @app_commands.describe(column=text("opt-column"), page=text("opt-page"))
    @app_commands.choices(column=_COLUMN_CHOICES)
    @app_commands.guild_only()
    async def leaderboard(
        self,
        interaction: discord.Interaction,
        column: app_commands.Choice[str] | None = None,
        page: app_commands.Range[int, 1, 10_000] = 1,
    ) -> None:
        """The server's leaderboard."""

        async def work(reply: Answer) -> None:
            await _board(reply, Column(column.value) if column else _COLUMNS[0], page - 1)

        await answer(interaction, work, what="leaderboard")

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


async def _board(reply: Answer, column: Column, page: int) -> None:
    board = await reply.services.statistics.board(reply.guild, column, page)
    await reply.panel(leaderboard_panel(board, reply.reader, column=column, highlight=reply.user))


async def _verify(reply: Answer, number: int, page: int = 0) -> None:
    tables = reply.services.tables
    if (await tables.look(number)).table.guild != reply.guild:
        raise TableError(Code.UNKNOWN)
    game = await tables.reveal(number)
    await reply.panel(verify_panel(number, game.checks, game.secret, reply.reader, page))


def _column(number: int) -> Column:
    return _COLUMNS[number] if number < len(_COLUMNS) else _COLUMNS[0]


@pressed(Verb.BOARD, edits=True)
async def board(reply: Answer, press: Press, _: Values) -> None:
    """Another page of the leaderboard."""
    await _board(reply, _column(press.seen), press.index)


@pressed(Verb.BOARD_COLUMN, edits=True)
async def board_column(reply: Answer, _: Press, values: Values) -> None:
    """The leaderboard by another column."""
    await _board(reply, _column(int(values[0]) if values and values[0].isdecimal() else 0), 0)


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
