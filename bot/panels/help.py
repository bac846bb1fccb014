"""A short guide."""

from typing import Final

from bot.panels.panel import Panel
from bot.panels.reader import Reader

TOPICS: Final = ("start", "play", "euchre", "commands")
"""What there is help about; the names are under `help-topic-<topic>`."""


def help_panel(reader: Reader, topic: str = "start") -> Panel:
    """One page of the guide.

    Raises:
        KeyError: For a topic there is not.
    """
    raise NotImplementedError
