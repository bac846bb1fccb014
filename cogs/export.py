"""`/export`: one finished game, all games of the member, or for managers a sheet of the server's games."""

import asyncio

from discord import app_commands
from discord.ext import commands

from bot.exports.archive import zip_file
from bot.exports.formats import Export, Format, export_game
from bot.exports.sheet import as_csv
from bot.texts import say
from cogs.client import Bower
from cogs.interactions.answer import answer
from cogs.interactions.autocomplete import suggest_games
from cogs.interactions.context import Interaction
from cogs.interactions.language import text
from cogs.interactions.reply import Reply
from engine.notation import NotCarried

_FORMATS = [app_commands.Choice(name=text(f"export-format-{wanted}"), value=wanted.value) for wanted in Format]


@app_commands.guild_only()
class ExportGames(commands.GroupCog, name="export", description=text("cmd-export")):
    """The commands of `/export`: only finished games of this server, whose cards are public."""

    @app_commands.command(name="game", description=text("cmd-export-game"))
    @app_commands.describe(game=text("opt-export-game"), kind=text("opt-export-format"))
    @app_commands.choices(kind=_FORMATS)
    @app_commands.autocomplete(game=suggest_games)
    @app_commands.rename(kind="format")
    async def game(self, interaction: Interaction, game: int, kind: app_commands.Choice[str] | None = None) -> None:
        """One game as a file."""
        async with answer(interaction, "export game") as reply:
            await _one(reply, game, _format(kind))

    @app_commands.command(name="me", description=text("cmd-export-me"))
    @app_commands.describe(kind=text("opt-export-format"))
    @app_commands.choices(kind=_FORMATS)
    @app_commands.rename(kind="format")
    async def me(self, interaction: Interaction, kind: app_commands.Choice[str] | None = None) -> None:
        """All games of the member in this server, in a ZIP file."""
        async with answer(interaction, "export me") as reply:
            await _own(reply, _format(kind))

    @app_commands.command(name="server", description=text("cmd-export-server"))
    async def server(self, interaction: Interaction) -> None:
        """All games of the server as a sheet. A group has one permission for all commands, so this checks its own."""
        async with answer(interaction, "export server") as reply:
            await _sheet(reply)


def _format(kind: app_commands.Choice[str] | None) -> Format:
    return Format.TEXT if kind is None else Format(kind.value)


async def _one(reply: Reply, number: int, wanted: Format) -> None:
    record = await reply.services.exports.game(number, reply.guild)
    try:
        file = await asyncio.to_thread(export_game, record, wanted, reply.language, reply.user)
    except NotCarried as why:
        await reply.tell(why.code, hand=why.hand)
        return
    await reply.file(say(reply.language, "export-game-done", number=str(number)), file.name, file.content)


async def _own(reply: Reply, wanted: Format) -> None:
    largest = reply.interaction.filesize_limit
    found = await reply.services.exports.of_member(reply.guild, reply.user, wanted, reply.language, largest=largest)
    if not found.held:
        await reply.tell("export-me-none-in-format" if found.refused else "export-me-none")
        return
    said = [say(reply.language, "export-me-done", count=found.held)]
    if found.refused:
        said.append(say(reply.language, "export-me-refused", count=found.refused))
    if found.over:
        said.append(say(reply.language, "export-me-over", count=found.over))
    await reply.file(" ".join(said), "bower-games.zip", found.content)


async def _sheet(reply: Reply) -> None:
    if not reply.interaction.permissions.manage_guild:
        await reply.tell("export-not-manager")
        return
    largest = reply.interaction.filesize_limit
    games, more = await reply.services.exports.of_server(reply.guild)
    if not games:
        await reply.tell("export-server-none")
        return
    sheet = Export("bower-server.csv", await asyncio.to_thread(as_csv, games, say(reply.language, "former-member")))
    file = sheet if len(sheet.content) <= largest else await asyncio.to_thread(zip_file, sheet)
    said = [say(reply.language, "export-server-done", count=len(games))]
    if more:
        said.append(say(reply.language, "export-server-over", count=more))
    await reply.file(" ".join(said), file.name, file.content)


async def setup(bot: Bower) -> None:
    """Load the cog."""
    await bot.add_cog(ExportGames())
