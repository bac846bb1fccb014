"""The one place that knows which client an interaction came through."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import discord

from bot.client import Bower
from bot.panels.core.reader import Reader, reader_of
from bot.services import Services

if TYPE_CHECKING:
    from cogs.live.cog import Live


def bower_of(interaction: discord.Interaction) -> Bower:
    """The client of an interaction."""
    return cast("Bower", interaction.client)


def services_of(interaction: discord.Interaction) -> Services:
    """What the client of an interaction runs on."""
    return bower_of(interaction).services


def live_of(interaction: discord.Interaction) -> Live:
    """What the client shows and keeps up to date."""
    return cast("Live", bower_of(interaction).get_cog("Live"))


async def reader_for(interaction: discord.Interaction) -> Reader:
    """Who answers and suggestions of an interaction are for: what the member prefers, else in Discord's language."""
    preferences = await services_of(interaction).members.get(interaction.user.id)
    return reader_of(preferences, interaction.locale.value)
