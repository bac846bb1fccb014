"""What Bower says in a server that has invited it."""

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Buttons, Panel, Text
from bot.panels.help.guide import how_to_play_button
from bot.texts.catalogue import say


def greeting_panel(language: str) -> Panel:
    """What to type, who can set Bower up, and a way in for beginners."""
    setup = Press(Verb.SERVER_SETUP).button(say(language, "button-set-up"))
    blocks = (Text(say(language, "greeting")), Buttons((how_to_play_button(language), setup)))
    return Panel(blocks=blocks, accent=0xE3B04B)
