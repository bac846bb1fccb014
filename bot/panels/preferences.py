"""A member's preferences, with a button for each."""

from typing import Final

from bot.members import Preferences
from bot.panels.panel import Panel
from bot.panels.reader import Reader

SWITCHES: Final = ("four_colours", "text_only", "pings")
"""Fields of `Preferences` that `Verb.PREFER` turns, by the button's index. `PREFER_LANGUAGE` gives a language or `auto`."""


def preferences_panel(preferences: Preferences, reader: Reader) -> Panel:
    """What the member prefers, and how to change it."""
    raise NotImplementedError
