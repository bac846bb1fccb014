"""A member's preferences, with a button or menu for each."""

from collections.abc import Mapping
from typing import Final

from bot.members.preferences import OnlyCard, Preferences, Sort
from bot.panels.account.avoided import avoid_button
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Choice, Menu, Panel, Select, Style, Text, button_rows
from bot.panels.core.reader import Reader
from bot.texts.catalogue import LANGUAGES, say

SWITCHES: Final = ("four_colours", "text_only", "pings", "hidden", "avatar")
"""The fields of `Preferences` that `Verb.PREFER` toggles, by the button's index."""
AUTO: Final = "auto"
"""The value of `PREFER_LANGUAGE` for Discord's language; other values are language codes."""


def preferences_panel(preferences: Preferences, reader: Reader) -> Panel:
    """The member's preferences, and how to change them."""
    language = reader.language
    switches = tuple(
        Press(Verb.PREFER, index=index).button(
            _switch(name, language, on=bool(getattr(preferences, name))),
            Style.SUCCESS if getattr(preferences, name) else Style.SECONDARY,
        )
        for index, name in enumerate(SWITCHES)
    )
    chosen = AUTO if preferences.language is None else preferences.language
    languages = {AUTO: say(language, "preferences-language-auto"), **LANGUAGES}
    sorts = {sort.value: say(language, f"preferences-sort-{sort}") for sort in Sort}
    only_cards = {each.value: say(language, f"preferences-only-card-{each}") for each in OnlyCard}
    return Panel(
        blocks=(
            Text(f"### {say(language, 'preferences-title')}\n{say(language, 'preferences-note')}"),
            *button_rows((*switches, avoid_button(language))),
            *_menu(Verb.PREFER_LANGUAGE, say(language, "preferences-language"), languages, chosen),
            *_menu(Verb.PREFER_SORT, say(language, "preferences-sort"), sorts, preferences.sort),
            *_menu(Verb.PREFER_ONLY_CARD, say(language, "preferences-only-card"), only_cards, preferences.only_card),
            Text(f"-# {say(language, 'preferences-only-card-note')}"),
        )
    )


def _menu(verb: Verb, title: str, labels: Mapping[str, str], chosen: str) -> tuple[Text, Menu]:
    """A heading and a menu of values with their labels."""
    choices = tuple(Choice(label=label, value=value, chosen=value == chosen) for value, label in labels.items())
    return Text(f"**{title}**"), Menu(Select(id=Press(verb).menu(), placeholder=title, choices=choices))


def _switch(name: str, language: str, *, on: bool) -> str:
    return say(language, "preferences-on" if on else "preferences-off", name=say(language, f"preferences-{name}"))
