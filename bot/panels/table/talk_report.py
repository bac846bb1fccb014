"""A public report of table talk, and the host's ruling on it (rules-spec H2)."""

from enum import IntEnum
from typing import Final

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Button, Buttons, Panel, Style, Text
from bot.panels.core.translator import Voice
from bot.tables.model import Table, TableView
from engine import Seat, View

_SEATS: Final = 10
"""More than any table has: the base of the number that combines a ruling with the reporting seat."""
_ACCENT: Final = 0xB8860B


class Ruling(IntEnum):
    """The possible rulings, by their numbers in custom ids."""

    NOTHING = 0
    REPLAY = 1
    """The hand is dealt again."""
    POINT = 2
    """A point for the side that reported."""


_STYLES: Final = {Ruling.REPLAY: Style.PRIMARY, Ruling.POINT: Style.PRIMARY, Ruling.NOTHING: Style.SECONDARY}


def hand_is_on(view: View | None) -> bool:
    """Whether there is a current hand."""
    return view is not None and view.phase.has_hand


def report_panel(shown: TableView, seat: Seat, said: str = "") -> Panel:
    """The report of table talk in the current hand, with buttons for the host and moderators.

    `said` is the link to the reported message, if there is one.
    """
    table, number = shown.table, 0 if shown.view is None else shown.view.number
    voice = Voice(table, table.language)
    aloud = Voice(table, table.language, aloud=True, longest=24)
    text = voice.say("talk-reported", name=voice.name(seat), number=str(table.id), hand=number)
    text = f"{text}\n{said}" if said else text
    side = aloud.side(table.rules.side_of(seat))
    buttons = [
        Button(
            id=Press(Verb.RULING, table.id, seen=number, index=ruling * _SEATS + seat).button(),
            label=aloud.say(f"talk-rule-{ruling.name.lower()}", side=side)[:80],
            style=style,
        )
        for ruling, style in _STYLES.items()
    ]
    return Panel(blocks=(Text(text), Buttons(tuple(buttons))), accent=_ACCENT)


def ruled_panel(table: Table, hand: int, ruling: Ruling, seat: Seat) -> Panel:
    """The ruling on a report."""
    voice = Voice(table, table.language)
    reported = voice.say("talk-was-reported", name=voice.name(seat), number=str(table.id), hand=hand)
    side = voice.side(table.rules.side_of(seat))
    return Panel(blocks=(Text(f"{reported}\n{voice.say(f'talk-ruled-{ruling.name.lower()}', side=side)}"),))


def read_ruling(index: int) -> tuple[Ruling, Seat]:
    """The ruling and the seat that reported, from the number of a button.

    Raises:
        ValueError: For an invalid number.
    """
    return Ruling(index // _SEATS), index % _SEATS
