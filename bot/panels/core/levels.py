"""The menu of computer players' levels, and the line that names one."""

from bot.panels.core.custom_ids import Press
from bot.panels.core.panel import Choice, Menu, Select
from bot.texts.catalogue import say
from engine.players.levels import Level


def level_menu(press: Press, placeholder: str, now: Level, language: str) -> Menu:
    """A menu of the levels with their descriptions; `press` is what choosing one does."""
    choices = tuple(
        Choice(
            label=say(language, f"level-{level}.title"),
            value=level.value,
            description=say(language, f"level-{level}.about"),
            chosen=level is now,
        )
        for level in Level
    )
    return Menu(Select(id=press.menu(), placeholder=placeholder, choices=choices))


def level_line(level: Level, language: str, channel: str) -> str:
    """At which level computers play, and where another is chosen: by a button in the language of the `channel`."""
    more = say(channel, "button-more")
    return f"-# {say(language, 'level-proposed', level=say(language, f'level-{level}'), more=more)}"
