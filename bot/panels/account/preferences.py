"""A member's preferences, with a button or menu for each."""

from typing import Final

from bot.members.preferences import Preferences, Sort
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Button, Buttons, Choice, Menu, Panel, Select, Style, Text
from bot.panels.core.reader import Reader
from bot.texts.catalogue import LANGUAGES, say

SWITCHES: Final = ("four_colours", "text_only", "pings", "hidden")
"""The fields of `Preferences` that `Verb.PREFER` toggles, by the button's index."""
AUTO: Final = "auto"
"""The value of `PREFER_LANGUAGE` for Discord's language; other values are language codes."""


def preferences_panel(preferences: Preferences, reader: Reader) -> Panel:
    """The member's preferences, and how to change them."""
    language = reader.language
    switches = tuple(
        Button(
            id=Press(Verb.PREFER, index=index).button(),
            label=_switch(name, language, on=bool(getattr(preferences, name))),
            style=Style.SUCCESS if getattr(preferences, name) else Style.SECONDARY,
        )
        for index, name in enumerate(SWITCHES)
    )
    languages = (
        Choice(label=say(language, "preferences-language-auto"), value=AUTO, chosen=preferences.language is None),
        *(
            Choice(label=own_name, value=code, chosen=preferences.language == code)
            for code, own_name in LANGUAGES.items()
        ),
    )
    sorts = tuple(
        Choice(label=say(language, f"preferences-sort-{sort}"), value=sort.value, chosen=preferences.sort is sort)
        for sort in Sort
    )
    return Panel(
        blocks=(
            Text(f"### {say(language, 'preferences-title')}\n{say(language, 'preferences-note')}"),
            Buttons(switches),
            Text(f"**{say(language, 'preferences-language')}**"),
            Menu(
                Select(
                    id=Press(Verb.PREFER_LANGUAGE).menu(),
                    placeholder=say(language, "preferences-language"),
                    choices=languages,
                )
            ),
            Text(f"**{say(language, 'preferences-sort')}**"),
            Menu(
                Select(id=Press(Verb.PREFER_SORT).menu(), placeholder=say(language, "preferences-sort"), choices=sorts)
            ),
        )
    )


def _switch(name: str, language: str, *, on: bool) -> str:
    return say(language, "preferences-on" if on else "preferences-off", name=say(language, f"preferences-{name}"))
