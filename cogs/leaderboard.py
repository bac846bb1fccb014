"""`/leaderboard`."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.boards import Column
from bot.client import Bower
from bot.panels.ids import Press, Verb
from bot.panels.leaderboard import leaderboard_panel
from cogs.ui.answer import Answer, answer
from cogs.ui.language import text
from cogs.ui.presses import Values, pressed

_COLUMNS = tuple(Column)
_COLUMN_CHOICES = [app_commands.Choice(name=text(f"column-{column}"), value=column.value) for column in _COLUMNS]


class Leaderboard(commands.Cog):
    """`/leaderboard`."""

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


async def _board(reply: Answer, column: Column, page: int) -> None:
    board = await reply.services.boards.board(reply.guild, column, page)
    await reply.panel(leaderboard_panel(board, reply.reader, column=column, highlight=reply.user))


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


async def setup(bot: Bower) -> None:
    """Load the cog."""
    await bot.add_cog(Leaderboard())
