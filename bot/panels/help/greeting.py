"""What Bower says in a server that has invited it."""

from bot.panels.core.panel import Buttons, Panel, Text
from bot.panels.help.guide import how_to_play_button
from bot.texts.catalogue import say


def greeting_panel(language: str) -> Panel:
    """What to type, who can set Bower up, and a way in for beginners."""
    blocks = (Text(say(language, "greeting")), Buttons((how_to_play_button(language),)))
    return Panel(blocks=blocks, accent=0xE3B04B)
