"""The limit on what a member may press and type; nobody who plays meets it."""

import logging
from typing import Final

import discord

from bot import metrics
from bot.tables.errors import Code
from bot.texts import language_of, say
from cogs.discord_errors import log_failure
from cogs.interactions.context import Interaction

_log = logging.getLogger(__name__)
KEYSTROKE: Final = 0.25
"""What autocomplete costs; a press, a form and a command cost 1."""


async def is_within_limit(interaction: Interaction, what: str) -> bool:
    """Whether the member may go on; otherwise this answers with a refusal, at little cost: no preferences are read."""
    typing = interaction.type is discord.InteractionType.autocomplete
    if interaction.client.ui.presses.take(interaction.user.id, KEYSTROKE if typing else 1.0):
        return True
    _log.info("%s of a member over the limit", what)
    metrics.PRESSES.labels(what, "limited").inc()
    try:
        if typing:
            await interaction.response.autocomplete([])
        else:
            said = say(language_of(interaction.locale.value), Code.TOO_FAST)
            await interaction.response.send_message(said, ephemeral=True)
    except Exception as error:  # the member goes without an answer
        log_failure(_log, "a member over the limit has no answer", error)
    return False
