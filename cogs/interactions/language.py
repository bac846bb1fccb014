"""Descriptions and choices of commands in every language; names of commands stay English.

Discord hides the subcommands of a group whose name is localised, so no name is.
"""

from typing import Final

import discord
from discord import app_commands

from bot.texts import DEFAULT_LANGUAGE, say

_LOCALES: Final = {discord.Locale.italian: "it", discord.Locale.french: "fr"}


def text(key: str) -> app_commands.locale_str:
    """The sentence under a key, translated for each member's client."""
    return app_commands.locale_str(say(DEFAULT_LANGUAGE, key), key=key)


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
