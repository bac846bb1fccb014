"""Table talk that a member reports, and what the host rules on it: a message for all (rules-spec H2)."""

from enum import IntEnum
from typing import Final

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Button, Buttons, Panel, Style, Text
from bot.panels.core.translator import Voice
from bot.tables.model import Table, TableView
from engine import Seat, View

_SEATS: Final = 10
"""More than any table has: the number of a ruling and the seat that reported stand in one number."""
_ACCENT: Final = 0xB8860B


class Ruling(IntEnum):
    """What may be ruled. A button says it by its number."""

    NOTHING = 0
    REPLAY = 1
    """The hand is dealt again."""
    POINT = 2
    """For the side that reported."""


_STYLES: Final = {Ruling.REPLAY: Style.PRIMARY, Ruling.POINT: Style.PRIMARY, Ruling.NOTHING: Style.SECONDARY}


def hand_is_on(view: View | None) -> bool:
    """Whether there is a hand to rule about."""
    return view is not None and view.phase.has_hand


def report_panel(shown: TableView, seat: Seat, said: str = "") -> Panel:
    """Who of the table reports table talk in the hand under way, and buttons for whoever may rule on it.

    `said` is the address of the message that is reported, if it was one.
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
    """What was ruled on a report."""
    voice = Voice(table, table.language)
    reported = voice.say("talk-was-reported", name=voice.name(seat), number=str(table.id), hand=hand)
    side = voice.side(table.rules.side_of(seat))
    return Panel(blocks=(Text(f"{reported}\n{voice.say(f'talk-ruled-{ruling.name.lower()}', side=side)}"),))


def read_ruling(index: int) -> tuple[Ruling, Seat]:
    """The ruling and the seat that reported, from the number of a button.

    Raises:
        ValueError: For a number that is none.
    """
    return Ruling(index // _SEATS), index % _SEATS
