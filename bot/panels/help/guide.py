"""A short guide."""

from typing import Final

from bot.panels.core.panel import Panel, Text
from bot.panels.core.reader import Reader
from bot.texts.catalogue import say

TOPICS: Final = ("start", "play", "euchre", "commands")
"""The pages of the guide; their names are under `topic-<topic>`."""


def help_panel(reader: Reader, topic: str = "start") -> Panel:
    """One page of the guide; an unknown topic is the first page."""
    known = topic if topic in TOPICS else TOPICS[0]
    others = (say(reader.language, f"topic-{each}") for each in TOPICS if each != known)
    more = say(reader.language, "help-more", topics=" · ".join(others))
    return Panel(blocks=(Text(say(reader.language, f"help-{known}")), Text(f"-# {more}")))
