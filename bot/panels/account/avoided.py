"""Members with whom somebody would rather not sit: the list, and the question before sitting down with one of them."""

from collections.abc import Sequence
from typing import Final

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.names import escape, join_names, plain
from bot.panels.core.panel import CHOICES, Button, Buttons, Choice, Lists, Menu, Panel, Picker, Select, Style, Text
from bot.panels.core.reader import Reader
from bot.tables.avoided import LIMIT, Avoided
from bot.tables.model import Table
from bot.texts.catalogue import say
from engine import Seat

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
        f"-# {say(language, 'avoid-does', look=say(language, 'league-button-look'))}",
    )
    add = Picker(id=Press(Verb.AVOID_ADD).menu(), kind=Lists.MEMBER, placeholder=say(language, "avoid-pick"))
    # a list is longer where two accounts of a person had one each
    choices = tuple(Choice(label=plain(each.name), value=str(each.user)) for each in listed[:CHOICES])
    off = Select(id=Press(Verb.AVOID_OFF).menu(), placeholder=say(language, "avoid-off"), choices=choices)
    return Panel(blocks=(Text("\n".join(lines)), add, *((Menu(off),) if listed else ())))


def avoid_button(language: str) -> Button:
    """Opens the member's list."""
    return Press(Verb.AVOID).button(say(language, "button-avoid"))


def sit_anyway_panel(table: Table, seat: Seat | None, names: Sequence[str], reader: Reader) -> Panel:
    """Asks whether to sit down where members on the list sit; `seat` is the one that was chosen."""
    language = reader.language
    asks = say(language, "avoid-asks", number=str(table.id), names=join_names([*map(escape, names)], language, _NAMES))
    sure = Press(Verb.SIT_ANYWAY, table.id, index=0 if seat is None else seat + 1)
    yes = sure.button(say(language, "button-avoid-sit"), Style.PRIMARY)
    no = Press(Verb.NO, table.id).button(say(language, "button-no"))
    return Panel(blocks=(Text(asks), Buttons((yes, no))))
