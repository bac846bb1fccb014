"""The command tree: every command is answered once, even if it fails before its own code runs."""

import logging
from typing import Final

import discord
from discord import app_commands

from cogs.discord_errors import note_unreadable, one_line
from cogs.event_guard import accept
from cogs.interactions.answer import answer
from cogs.interactions.context import Interaction, UiClient
from cogs.interactions.limit import is_within_limit

_log = logging.getLogger(__name__)
_COMMAND: Final = discord.InteractionType.application_command
_OLDER: Final = (
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
    app_commands.TransformerError,
)
"""Errors over a command that Discord has, and Bower does not have in this form."""


class CommandTree(app_commands.CommandTree[UiClient]):
    """Ignores commands that are delivered twice, limits members, and answers commands of an older version."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Whether a command is new, and within the member's limit; autocomplete may repeat."""
        if interaction.type is not _COMMAND or interaction.client.ui.deduplication.is_first(interaction.id):
            return await is_within_limit(interaction, "command")
        _log.info("%s was delivered again", (interaction.data or {}).get("name", "a command"))
        return False

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answer a command that failed before its code ran: of an older version, or with an invalid option."""
        if interaction.type is not _COMMAND:
            _log.info("a suggestion failed: %s", one_line(error))
            return
        async with answer(interaction, "command") as reply:
            if not isinstance(error, _OLDER):
                raise error
            _log.info("a command of an older version: %s", one_line(error))
            await reply.tell("reply-old-command")

    async def _call(self, interaction: Interaction) -> None:
        """Find a command and run it; a payload in which none can be found is dropped."""
        try:
            await super()._call(interaction)
        except app_commands.AppCommandError:
            raise
        except Exception as error:
            note_unreadable("INTERACTION_CREATE", error)
            await accept(interaction)
