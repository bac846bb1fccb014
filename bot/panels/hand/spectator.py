"""What a member who does not sit at a table gets in place of a hand: the public view, and seats to take."""

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Block, Panel, Picture, Text, button_rows
from bot.panels.core.reader import Reader
from bot.panels.core.translator import Voice
from bot.panels.table.pause import pause_line
from bot.panels.table.picture import table_picture
from bot.panels.table.sides import partners_known
from bot.panels.table.status_lines import turn_line
from bot.tables.lobby.rated import is_at_stake
from bot.tables.model import TableView
from engine import Seat


def _join_label(shown: TableView, seat: Seat, aloud: Voice) -> str:
    """Whose seat can be taken, and with which partners."""
    view = shown.view
    partners = () if view is None or seat not in view.seating.seats else partners_known(view, seat)
    taken = aloud.say("spectator-join", name=aloud.name(seat))
    return (
        aloud.say("spectator-join-with", name=aloud.name(seat), partners=aloud.names(partners)) if partners else taken
    )


def spectator_panel(shown: TableView, reader: Reader) -> Panel:
    """The game as everyone sees it, with a button for each seat of a computer that is free to take.

    `shown` is the public view.
    """
    table = shown.table
    voice, aloud = Voice(table, reader.language), Voice(table, reader.language, aloud=True)
    seats = [
        Press(Verb.SIT_HERE, table.id, index=seat).button(_join_label(shown, seat, aloud))
        for seat, sitter in enumerate(table.seats)
        if sitter is not None and sitter.is_computer and table.contest is None and not is_at_stake(table)
    ]
    now = pause_line(shown, voice, watched=True) or turn_line(voice, shown)
    lines = [f"{voice.say('table-not-seated')} {voice.say('spectator-sees')}", now]
    blocks: tuple[Block, ...] = (
        Text("\n".join(lines)),
        *(() if reader.text_only else (Picture(table_picture(shown, aloud)),)),
        *button_rows(seats),
    )
    return Panel(blocks=blocks)
