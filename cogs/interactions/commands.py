"""Commands: their texts in every language, their registration, and that each is answered, even if it fails early.

Discord hides the subcommands of a group whose name is localised, so no name is.
"""

import asyncio
import logging
from typing import Any, Final, TypeVar

import discord
from discord import app_commands
from discord.ext import commands
from discord.http import Route

from bot.tasks import Backoff
from bot.texts import DEFAULT_LANGUAGE, say
from cogs.discord_errors import log_failure, note_unreadable, one_line, passes
from cogs.event_guard import accept
from cogs.interactions.context import Interaction, UiClient
from cogs.interactions.router import answer, is_within_limit

T = TypeVar("T")
_LOCALES: Final = {discord.Locale.italian: "it", discord.Locale.french: "fr"}


def text(key: str) -> app_commands.locale_str:
    """The sentence under a key, translated for each member's client."""
    return app_commands.locale_str(say(DEFAULT_LANGUAGE, key), key=key)


def anywhere(command: T) -> T:
    """A command or group that is also there in direct messages, and wherever somebody goes who has Bower themselves.

    Discord knows no subcommand that is not: one that needs a server asks `is_in_server`.
    """
    contexts = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    return app_commands.allowed_installs(guilds=True, users=True)(contexts(command))


def add_menu(bot: commands.Bot, key: str, callback: Any) -> None:
    """Add a context menu, which no cog can declare; it is there in servers only."""
    menu = app_commands.ContextMenu(name=text(key), callback=callback)
    app_commands.guild_only(menu)
    bot.tree.add_command(menu)


class CatalogueTranslator(app_commands.Translator):
    """Gives discord.py the sentences of the catalogue."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The sentence in a locale; `None` for an unsupported locale or an unknown key."""
        del context
        key = string.extras.get("key")
        language = _LOCALES.get(locale)
        return say(language, key) if key and language else None


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


_PRIVATE_CHANNEL: Final = 2
"""The context of direct messages among people."""
_RETRY: Final = Backoff((10, 60, 300))
_ASSIGNED: Final = ("id", "application_id", "version", "dm_permission")
"""What Discord adds to a command; `contexts` says what `dm_permission` did."""


async def register_commands(tree: app_commands.CommandTree[UiClient], application: int) -> None:
    """Register all commands, unless Discord has the same; tries until it works.

    Discord limits how often commands may change, and its answer may take long: nobody waits for this.
    """
    what, failures, said = "the commands could not be registered, and are tried again", 0, ""
    while True:
        try:
            await _register_changed(tree, application)
        except Exception as error:
            failures += 1
            if isinstance(error, discord.HTTPException) and not passes(error):
                _log.log(logging.INFO if said == str(error) else logging.ERROR, "%s: %s", what, one_line(error))
                said = str(error)
            else:
                log_failure(_log, what, error, logging.WARNING)
            await asyncio.sleep(_RETRY.wait(failures))
        else:
            return


async def _register_changed(tree: app_commands.CommandTree[UiClient], application: int) -> None:
    payload, http, info = await translate_commands(tree), tree.client.http, tree.client.application
    if info is None or info.user_integration_config is None:  # Discord takes only what its owner has chosen there
        payload = [
            each | {"integration_types": [0], "contexts": [at for at in each["contexts"] if at != _PRIVATE_CHANNEL]}
            for each in payload
        ]
    route = Route("GET", "/applications/{application_id}/commands", application_id=application)
    registered = await http.request(route, params={"with_localizations": "true"})
    if sorted(_comparable(registered), key=repr) != sorted(_comparable(payload), key=repr):
        await http.bulk_upsert_global_commands(application, payload=payload)
        _log.info("the commands are registered")


async def translate_commands(tree: app_commands.CommandTree[UiClient]) -> list[dict[str, Any]]:
    """All commands in all languages, as Discord takes them. It takes as long as a quarter of the start of the bot."""
    translator = tree.translator
    assert translator is not None  # noqa: S101 - set before
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


def _comparable(found: Any) -> Any:
    """Commands, or a part of one, without what Discord adds and what is as if it were absent; all values as texts."""
    if isinstance(found, dict):
        parts = {key: _comparable(part) for key, part in found.items() if key not in _ASSIGNED}
        return sorted((key, part) for key, part in parts.items() if part)
    if isinstance(found, list):
        return [_comparable(each) for each in found]
    return "" if found is None or found is False else str(found)
