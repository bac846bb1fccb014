"""Suits in words for readers of the four-colour pack."""

import re
from dataclasses import replace
from typing import Final

from bot.panels.core.cards import AS_TEXT
from bot.panels.core.panel import Block, Buttons, Panel, Text
from bot.panels.core.reader import Reader

_RED: Final = re.compile(f"([♦♥])(?!{AS_TEXT})")


def plain_suits_for(reader: Reader, panel: Panel) -> Panel:
    """For the four-colour pack a panel with all suits as text: as emojis diamonds are red, and blue in the pictures."""
    if not reader.four_colours:
        return panel

    def plain(block: Block) -> Block:
        match block:
            case Text(markdown):
                return Text(_plain(markdown))
            case Buttons(buttons):
                return Buttons(tuple(replace(button, label=_plain(button.label)) for button in buttons))
            case _:
                return block

    return replace(panel, blocks=tuple(map(plain, panel.blocks)))


def _plain(text: str) -> str:
    return _RED.sub(rf"\1{AS_TEXT}", text)
