"""The menu of computer players' levels."""

from bot.panels.core.custom_ids import Press
from bot.panels.core.panel import Choice, Menu, Select
from bot.texts.catalogue import say
from engine.players.levels import Level


def level_menu(press: Press, placeholder: str, now: Level, language: str, *, alone: bool = False) -> Menu:
    """A menu of the levels with their descriptions; `press` is what choosing one does.

    One that stands `alone`, below no line about computers, says whose level it shows.
    """
    choices = tuple(
        Choice(
            label=_of_computers(level, language) if alone and level is now else say(language, f"level-{level}.title"),
            value=level.value,
            description=say(language, f"level-{level}.about"),
            chosen=level is now,
        )
        for level in Level
    )
    return Menu(Select(id=press.menu(), placeholder=placeholder, choices=choices))


def _of_computers(level: Level, language: str) -> str:
    return say(language, "level-of-computers", level=say(language, f"level-{level}"))
