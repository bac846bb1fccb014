"""The list of members with whom somebody would rather not sit."""

from collections.abc import Sequence
from typing import Final

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.names import escape, join_names, plain
from bot.panels.core.panel import CHOICES, Button, Choice, Lists, Menu, Panel, Picker, Select, Text
from bot.panels.core.reader import Reader
from bot.tables.avoided import LIMIT, Avoided
from bot.texts.catalogue import say

_NAMES: Final = 300
"""Characters of the names in a text."""


def avoided_panel(listed: Sequence[Avoided], reader: Reader) -> Panel:
    """A member's list, with menus that add somebody and take somebody off."""
    language = reader.language
    names = join_names([escape(each.name) for each in listed], language, _NAMES)
    lines = (
        f"### {say(language, 'avoid-title')}",
        say(language, "avoid-how", limit=LIMIT),
        say(language, "avoid-on", names=names) if listed else say(language, "avoid-none"),
        f"-# {say(language, 'avoid-does')}",
    )
    add = Picker(id=Press(Verb.AVOID_ADD).menu(), kind=Lists.MEMBER, placeholder=say(language, "avoid-pick"))
    # a list is longer where two accounts of a person had one each
    choices = tuple(Choice(label=plain(each.name), value=str(each.user)) for each in listed[:CHOICES])
    off = Select(id=Press(Verb.AVOID_OFF).menu(), placeholder=say(language, "avoid-off"), choices=choices)
    return Panel(blocks=(Text("\n".join(lines)), add, *((Menu(off),) if listed else ())))


def avoid_button(language: str) -> Button:
    """Opens the member's list."""
    return Press(Verb.AVOID).button(say(language, "button-avoid"))
