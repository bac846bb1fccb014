"""Pauses the games of a server from which the bot was removed, until it is invited again."""

from bot.tables.commands.pause import Park, Unpark
from bot.tables.model import Status
from bot.tables.service import Tables
from engine import Refused


async def park(tables: Tables, guild: int) -> None:
    """Pause all games of a server."""
    await _do_everywhere(tables, guild, Park())


async def unpark(tables: Tables, guild: int) -> None:
    """Let the games of a server go on that were paused by `park`."""
    await _do_everywhere(tables, guild, Unpark())


async def _do_everywhere(tables: Tables, guild: int, command: Park | Unpark) -> None:
    for table in await tables.in_guild(guild):
        if table.status is Status.PLAYING:
            try:
                await tables.do(table.id, command)
            except Refused:  # it has ended meanwhile
                continue
