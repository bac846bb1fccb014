"""Which table a member means, and suggestions while typing."""

import discord
from discord import app_commands

from bot.tables.errors import Code, TableError
from bot.tables.model import Snapshot, Table
from bot.texts import language_of, say
from cogs.ui.answer import Answer
from cogs.ui.client import services_of
from engine import PRESETS

CHOICES = 25


async def table_meant(answer: Answer, number: int | None) -> Snapshot:
    """The table of a number, else the one of this channel where the member sits, else the newest of this channel.

    Raises:
        TableError: UNKNOWN when there is no such table in this server.
    """
    tables = answer.services.tables
    if number is not None:
        snapshot = await tables.look(number)
        if snapshot.table.guild != answer.guild:
            raise TableError(Code.UNKNOWN)
        return snapshot
    here = [each for each in await tables.in_channel(answer.interaction.channel_id or 0) if each.table.running]
    if not here:
        raise TableError(Code.NONE_HERE)
    return next((each for each in here if each.table.seat_of(answer.user) is not None), here[0])


async def suggest_tables(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Running tables of the server, this channel's first."""
    services = services_of(interaction)
    language = language_of(interaction.locale.value)
    tables = [table for table in await services.tables.in_guild(interaction.guild_id or 0) if table.running]
    tables.sort(key=lambda table: (table.channel != interaction.channel_id, -table.id))
    named = [(label(table, language), table.id) for table in tables]
    return [app_commands.Choice(name=name, value=number) for name, number in named if typed.lower() in name.lower()][
        :CHOICES
    ]


async def suggest_finished(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The last finished games of the server, newest first."""
    tables = await services_of(interaction).tables.finished(interaction.guild_id or 0, CHOICES)
    language = language_of(interaction.locale.value)
    named = [(label(table, language), table.id) for table in tables]
    return [app_commands.Choice(name=name, value=number) for name, number in named if typed.lower() in name.lower()]


async def suggest_presets(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Presets by their names in the member's language."""
    language = language_of(interaction.locale.value)
    named = [(say(language, f"preset-{key}"), key) for key in PRESETS]
    return [
        app_commands.Choice(name=name, value=key)
        for name, key in named
        if typed.lower() in name.lower() or typed.lower() in key
    ][:CHOICES]


def label(table: Table, language: str) -> str:
    """A table in one line: number and who sits there, 100 characters at most."""
    names = ", ".join(sitter.name for sitter in table.seats if sitter is not None)
    return say(language, "label-table", number=str(table.id), names=names)[:100]
