"""Finished games as files: one game, all games of a member, or a sheet of all games of a server."""

import asyncio
from typing import Final

from discord import app_commands

from bot.exports.game import Export, FileFormat, export_game
from bot.exports.reading import as_csv, zip_file
from bot.texts import say
from cogs.interactions.commands import text
from cogs.interactions.reply import Reply

FORMATS: Final = [
    app_commands.Choice(name=text(f"export-format-{wanted}"), value=wanted.value) for wanted in FileFormat
]


async def send_game(reply: Reply, number: int, wanted: FileFormat) -> None:
    """One finished game of this server as a file."""
    await reply.look(number)
    record = await reply.services.exports.game(number, reply.guild)
    file = await asyncio.to_thread(export_game, record, wanted, reply.user)
    await reply.file(say(reply.language, "export-game-done", number=str(number)), file.name, file.content)


async def send_own_games(reply: Reply, wanted: FileFormat) -> None:
    """All games of the member in this server, in a ZIP file."""
    largest = reply.interaction.filesize_limit
    found = await reply.services.exports.of_member(reply.guild, reply.user, wanted, largest=largest)
    if not found.held:
        await reply.tell("export-me-none")
        return
    said = [say(reply.language, "export-me-done", count=found.held)]
    if found.over:
        said.append(say(reply.language, "export-me-over", count=found.over))
    await reply.file(" ".join(said), "bower-games.zip", found.content)


async def send_sheet(reply: Reply) -> None:
    """All games of the server as a sheet; the caller checks that the member manages it."""
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
