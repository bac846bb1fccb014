"""The commands of `/game`, and "Replay euchre game" on a message of ours."""

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.exports.formats import Format
from bot.panels.core.spots import Spot
from cogs.client import Bower
from cogs.exports import FORMATS, send_game
from cogs.game.check import check_deals
from cogs.game.history import list_games
from cogs.game.replay import show_position
from cogs.game.review import review_game, review_hand
from cogs.interactions.answer import answer
from cogs.interactions.autocomplete import suggest_games, suggest_played
from cogs.interactions.context import Interaction
from cogs.interactions.language import text
from cogs.interactions.table_messages import table_of_message

_LAST_HAND: Final = 10_000


@app_commands.guild_only()
class Game(commands.GroupCog, name="game", description=text("cmd-game")):
    """The commands of `/game`; what they show is in the modules beside this one."""

    def __init__(self, bot: Bower) -> None:
        self._bot = bot
        self._menu = app_commands.ContextMenu(name=text("menu-replay"), callback=_replay_message)
        app_commands.guild_only(self._menu)

    async def cog_load(self) -> None:
        """Add the context menu, which a cog cannot declare."""
        self._bot.tree.add_command(self._menu)

    async def cog_unload(self) -> None:
        """Remove the context menu."""
        self._bot.tree.remove_command(self._menu.name, type=self._menu.type)

    @app_commands.command(name="list", description=text("cmd-game-list"))
    @app_commands.describe(member=text("opt-list-member"))
    async def list(self, interaction: Interaction, member: discord.User | None = None) -> None:
        """The finished games of the server, or of a member."""
        async with answer(interaction, "game list") as reply:
            name = None if member is None else member.display_name
            await list_games(reply, None if member is None else member.id, name)

    @app_commands.command(name="replay", description=text("cmd-game-replay"))
    @app_commands.describe(game=text("opt-game"), hand=text("opt-replay-hand"))
    @app_commands.autocomplete(game=suggest_games)
    async def replay(
        self, interaction: Interaction, game: int, hand: app_commands.Range[int, 1, _LAST_HAND] = 1
    ) -> None:
        """Replay a finished game."""
        async with answer(interaction, "game replay") as reply:
            await show_position(reply, game, Spot(hand - 1), exactly=True)

    @app_commands.command(name="review", description=text("cmd-game-review"))
    @app_commands.describe(game=text("opt-game"), hand=text("opt-review-hand"))
    @app_commands.autocomplete(game=suggest_played)
    async def review(
        self, interaction: Interaction, game: int, hand: app_commands.Range[int, 1, _LAST_HAND] | None = None
    ) -> None:
        """Review a game, or one of its hands."""
        async with answer(interaction, "game review") as reply:
            await (review_game(reply, game) if hand is None else review_hand(reply, game, hand))

    @app_commands.command(name="check", description=text("cmd-game-check"))
    @app_commands.describe(game=text("opt-game"))
    @app_commands.autocomplete(game=suggest_games)
    async def check(self, interaction: Interaction, game: int) -> None:
        """Check every deal of a finished game."""
        async with answer(interaction, "game check") as reply:
            await check_deals(reply, game)

    @app_commands.command(name="export", description=text("cmd-game-export"))
    @app_commands.describe(game=text("opt-game"), kind=text("opt-export-format"))
    @app_commands.choices(kind=FORMATS)
    @app_commands.autocomplete(game=suggest_games)
    @app_commands.rename(kind="format")
    async def export(self, interaction: Interaction, game: int, kind: app_commands.Choice[str] | None = None) -> None:
        """One game as a file."""
        async with answer(interaction, "game export") as reply:
            await send_game(reply, game, Format.TEXT if kind is None else Format(kind.value))


async def _replay_message(interaction: Interaction, message: discord.Message) -> None:
    """Replay the game of a message of ours."""
    async with answer(interaction, "replay of a message") as reply:
        number = await table_of_message(reply, message)
        if number is None:
            await reply.tell("replay-none-here")
        else:
            await show_position(reply, number, Spot())


async def setup(bot: Bower) -> None:
    """Load the cog."""
    await bot.add_cog(Game(bot))
