"""The public message of a table that has not begun: seats, sides, and how to sit down."""

from bot.panels.clock import length
from bot.panels.ids import Press, Verb
from bot.panels.panel import Block, Button, Buttons, Panel, Picture, Style, Text
from bot.panels.rules import rules_line
from bot.panels.table_picture import table_picture
from bot.panels.voice import Voice
from bot.tables.model import Shown, Table
from engine.seats import SEATS

_ACCENT = 0xE3B04B


def lobby_panel(shown: Shown, voice: Voice) -> Panel:
    """The table before its game."""
    table, said = shown.table, voice.say
    host = next((i for i, sitter in enumerate(table.seats) if sitter is not None and sitter.user == table.host), None)
    clock = said("table-clock", clock=length(table.clock_ms, voice.language))
    lines = [
        f"### {said('lobby-title')}",
        rules_line(table.rules, table.preset, voice.language),
        f"-# {clock if host is None else said('lobby-host', name=voice.name(host), clock=clock)}",
    ]
    missing = len(table.free_seats)
    call = said("lobby-missing", missing=missing) if missing else f"**{said('lobby-ready')}**"
    aloud = Voice(table, voice.language, aloud=True)
    blocks: tuple[Block, ...] = (
        Text("\n".join(lines)),
        Picture(table_picture(shown, aloud)),
        Text("\n".join([*_seats(table, voice), call])),
        *_sit(table, aloud),
        Buttons(_buttons(table, voice)),
    )
    return Panel(blocks=blocks, accent=_ACCENT)


def _seats(table: Table, voice: Voice) -> list[str]:
    lines: list[str] = []
    for side in (0, 1):
        partners: list[str] = []
        for seat in SEATS[side::2]:
            sitter = table.seats[seat]
            name = f"*{voice.name(seat)}*" if sitter is None else f"**{voice.name(seat)}**"
            computer = sitter is not None and sitter.is_computer
            key = "lobby-seat-computer" if computer else "lobby-seat"
            partners.append(voice.say(key, seat=voice.say(f"seat-{seat}"), name=name))
        lines.append(voice.say("lobby-side", one=partners[0], two=partners[1]))
    return lines


def _sit(table: Table, aloud: Voice) -> tuple[Block, ...]:
    """A button for each free seat, which says who the partner would be."""
    if not table.free_seats:
        return ()
    buttons: list[Button] = []
    for seat in table.free_seats:
        partner = (seat + 2) % len(SEATS)
        place = aloud.say(f"seat-{seat}")
        label = aloud.say("button-sit", seat=place)
        if table.seats[partner] is not None:
            label = aloud.say("button-sit-with", seat=place, partner=aloud.name(partner))
        buttons.append(Button(id=Press(Verb.SIT, table.id, index=seat).button(), label=label, style=Style.PRIMARY))
    return (Buttons(tuple(buttons)),)


def _buttons(table: Table, voice: Voice) -> tuple[Button, ...]:
    full = not table.free_seats
    return (
        Button(
            id=Press(Verb.START, table.id).button(),
            label=voice.say("button-start"),
            style=Style.SUCCESS,
            disabled=not full,
        ),
        Button(id=Press(Verb.ADD_COMPUTER, table.id).button(), label=voice.say("button-computer"), disabled=full),
        Button(id=Press(Verb.LEAVE, table.id).button(), label=voice.say("button-leave")),
        Button(id=Press(Verb.RULES, table.id).button(), label=voice.say("button-rules")),
        Button(id=Press(Verb.MORE, table.id).button(), label=voice.say("button-more")),
    )
