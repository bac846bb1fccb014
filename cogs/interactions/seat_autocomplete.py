"""Autocomplete for the seats of a table."""

from discord import app_commands

from bot.panels.core.translator import Voice
from bot.panels.table.lobby import place_name
from bot.tables.lobby.seats import computers_at
from bot.tables.model import Status, Table
from cogs.interactions.context import Interaction, reader_for
from cogs.interactions.rights import look
from engine import Refused, Seat

LABEL_LONGEST = 100
"""The most characters of a suggestion."""


async def suggest_seats(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The command's table's seats, free or a computer's, each with its number from 1 and the partners there."""
    table = await _find_table(interaction)
    if table is None:
        return []
    voice = Voice(table, (await reader_for(interaction)).language, aloud=True)
    named = [(_label(place_name(table, seat, voice), seat + 1), seat + 1) for seat in _open_seats(table)]
    return [app_commands.Choice(name=name, value=number) for name, number in named if typed.lower() in name.lower()]


def _label(place: str, number: int) -> str:
    """A seat with its number, unless its name already has the number."""
    return (place if str(number) in place else f"{number}. {place}")[:LABEL_LONGEST]


async def _find_table(interaction: Interaction) -> Table | None:
    """The table named in the command so far, else the channel's newest where a member may sit down."""
    tables, number = interaction.client.services.tables, interaction.namespace.table
    if isinstance(number, int):
        try:
            return (await look(interaction, number)).table
        except Refused:
            return None
    here = [each.table for each in await tables.in_channel(interaction.channel_id or 0) if each.table.running]
    return next((table for table in here if _open_seats(table)), None)


def _open_seats(table: Table) -> tuple[Seat, ...]:
    """Where a member may sit down now."""
    return table.open_seats if table.status is Status.LOBBY else computers_at(table)
