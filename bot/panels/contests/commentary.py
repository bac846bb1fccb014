"""The commentator's view of a match: all hands of a hand after which another one has ended."""

from typing import Final

from bot.history.replay_steps import Position
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Button, Buttons, Panel, Style, Text
from bot.panels.core.reader import Reader
from bot.panels.core.spots import Spot
from bot.panels.core.translator import Voice
from bot.panels.replay.panel import hand_buttons, position_blocks, step_buttons
from bot.texts.catalogue import say

LAST_HAND: Final = 99_999
"""Stands for the last hand that may be shown."""


def commentary_question(table: int, language: str) -> Panel:
    """Says what a commentator sees and gives up, and asks whether to begin."""
    press = Press(Verb.COMMENTARY_SURE, table)
    yes = press.button(say(language, "commentary-sure"), Style.DANGER)
    return Panel(blocks=(Text(say(language, "commentary-ask")), Buttons((yes,))))


def commentary_panel(position: Position | None, table: int, reader: Reader) -> Panel:
    """A step with all hands, with buttons to others; None while there is nothing to show."""
    latest = Spot(LAST_HAND).press(Verb.COMMENTARY_STEP, table, place=9)
    again = latest.button(say(reader.language, "commentary-latest"))
    if position is None:
        return Panel(blocks=(Text(say(reader.language, "commentary-none")), Buttons((again,))))
    shown = position.shown.table
    voice, aloud = Voice(shown, reader.language), Voice(shown, reader.language, aloud=True)
    return Panel(
        blocks=(
            *position_blocks(position, voice, aloud, reader),
            Buttons(step_buttons(position, aloud, Verb.COMMENTARY_STEP)),
            Buttons((*hand_buttons(position, aloud, Verb.COMMENTARY_STEP)[: position.hand > 0], again)),
        )
    )


def commentary_button(table: int, language: str) -> Button:
    """Asks whether to comment on the match at a table."""
    return Press(Verb.COMMENTARY, table).button(say(language, "commentary-button"))
