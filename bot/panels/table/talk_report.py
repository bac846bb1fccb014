"""A public report of table talk, and the ruling on it (rules-spec H2)."""

from typing import Final

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Button, Buttons, Panel, Style, Text
from bot.panels.core.translator import Voice
from bot.tables.model import Table, TableView
from bot.tables.reports import Report, Ruling, judge_of
from engine import Seat, View

_SEATS: Final = 10
"""More than any table has: the base of the number that combines a ruling with the reporting seat."""
_ACCENT: Final = 0xB8860B


_STYLES: Final = {Ruling.REPLAY: Style.PRIMARY, Ruling.POINT: Style.PRIMARY, Ruling.NOTHING: Style.SECONDARY}


def hand_is_on(view: View | None) -> bool:
    """Whether there is a current hand."""
    return view is not None and view.phase.has_hand


def report_panel(shown: TableView, seat: Seat, said: str) -> Panel:
    """The report of table talk in the current hand, with buttons for those who may rule or propose a ruling.

    `said` is the link to the reported message, if there is one.
    """
    table, number = shown.table, 0 if shown.view is None else shown.view.number
    voice = Voice(table, table.language)
    ruling = voice.say(f"talk-ruled-by-{judge_of(table)}")
    text = voice.say("talk-reported", name=voice.name(seat), number=str(table.id), hand=number, ruling=ruling)
    text = f"{text}\n{said}" if said else text
    buttons = [_button(table, number, ruling, seat, style) for ruling, style in _STYLES.items()]
    return Panel(blocks=(Text(text), Buttons(tuple(buttons))), accent=_ACCENT)


def proposed_panel(table: Table, report: Report) -> Panel:
    """The ruling that a player proposes, which the other side may accept; a moderator may still rule."""
    voice, ruling = Voice(table, table.language), report.proposed or Ruling.NOTHING
    proposer = report.seat if report.proposed_by is None else report.proposed_by
    reported = voice.say("talk-was-reported", name=voice.name(report.seat), number=str(table.id), hand=report.hand)
    side = voice.side(table.rules.side_of(report.seat))
    proposed = voice.say(f"fair-proposed-{ruling.name.lower()}", name=voice.name(proposer), side=side)
    accept = Press(Verb.ACCEPT, table.id, seen=report.hand, index=ruling * _SEATS + report.seat)
    buttons = (
        accept.button(voice.say("fair-accept"), Style.SUCCESS),
        *(_button(table, report.hand, each, report.seat, Style.SECONDARY) for each in _STYLES),
    )
    return Panel(blocks=(Text(f"{reported}\n{proposed}"), Buttons(buttons)), accent=_ACCENT)


def _button(table: Table, hand: int, ruling: Ruling, seat: Seat, style: Style) -> Button:
    aloud = Voice(table, table.language, aloud=True, longest=24)
    label = aloud.say(f"talk-rule-{ruling.name.lower()}", side=aloud.side(table.rules.side_of(seat)))
    return Press(Verb.RULING, table.id, seen=hand, index=ruling * _SEATS + seat).button(label[:80], style)


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
