"""`/verify`: checks the deals of a finished game."""

from discord import app_commands
from discord.ext import commands

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.replay.verify import verify_panel
from bot.tables.errors import Code
from cogs.client import Bower
from cogs.interactions.answer import answer
from cogs.interactions.autocomplete import suggest_games
from cogs.interactions.context import Interaction
from cogs.interactions.language import text
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, on_press
from engine import Refused


class Records(commands.Cog):
    """`/verify`."""

    verify_group = app_commands.Group(name="verify", description=text("cmd-verify"), guild_only=True)

    @verify_group.command(name="game", description=text("cmd-verify-game"))
    @app_commands.describe(game=text("opt-game"))
    @app_commands.autocomplete(game=suggest_games)
    async def verify(self, interaction: Interaction, game: int) -> None:
        """Check every deal of a finished game."""
        async with answer(interaction, "verify game") as reply:
            await _verify(reply, game)


async def _verify(reply: Reply, number: int, page: int = 0) -> None:
    tables = reply.services.tables
    if (await tables.look(number)).table.guild != reply.guild:
        raise Refused(Code.UNKNOWN)
    game = await tables.reveal(number)
    await reply.panel(verify_panel(number, game.checks, game.secret, reply.reader, page))


@on_press(Verb.VERIFY)
async def verify(reply: Reply, press: Press, _: Values) -> None:
    """Check every deal of a game, from its result."""
    await _verify(reply, press.subject)


@on_press(Verb.VERIFY_PAGE, edits=True)
async def verify_page(reply: Reply, press: Press, _: Values) -> None:
    """Another page of the deals checked."""
    await _verify(reply, press.subject, press.index)


async def setup(bot: Bower) -> None:
    """Load the cog."""
    await bot.add_cog(Records())
