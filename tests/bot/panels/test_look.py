"""Looks and digests of panels: what makes two panels the same."""

from dataclasses import replace

import pytest

from bot.panels.core.panel import Button, Buttons, Divider, Panel, Picture, Text, panel_digest, panel_look
from bot.pictures import ChairPicture, SeatPicture, TablePicture

_CLOCK_MS = 80_000
_TABLE = TablePicture(seats=tuple(SeatPicture(name=name) for name in ("Ann", "Ben")), alt="A table.")
_DRAWING = ChairPicture(table=_TABLE, chair=0, alt="Your table.")
_PANEL = Panel(
    blocks=(Text("You play <t:1000:R>"), Picture(_DRAWING), Buttons((Button(id="a", label="A"),)), Text("-# 10")),
    accent=1,
)
_OTHERS = {
    "a text": replace(_PANEL, blocks=(Text("Ben plays <t:1000:R>"), *_PANEL.blocks[1:])),
    "the clock": replace(_PANEL, blocks=(Text("You play <t:1020:R>"), *_PANEL.blocks[1:])),
    "an alternative text": replace(
        _PANEL, blocks=(_PANEL.blocks[0], Picture(replace(_DRAWING, alt="Mine.")), *_PANEL.blocks[2:])
    ),
    "a picture": replace(_PANEL, blocks=(_PANEL.blocks[0], Picture(replace(_DRAWING, chair=1)), *_PANEL.blocks[2:])),
    "a button": replace(_PANEL, blocks=(*_PANEL.blocks[:2], Buttons((Button(id="b", label="A"),)), _PANEL.blocks[3])),
    "the order": replace(_PANEL, blocks=(*_PANEL.blocks[1:], _PANEL.blocks[0])),
    "a block more": replace(_PANEL, blocks=(*_PANEL.blocks, Divider())),
    "the colour": replace(_PANEL, accent=2),
}


@pytest.mark.parametrize("what", _OTHERS)
def test_panels_that_differ_in_anything_but_a_little_time_look_different(what: str) -> None:
    other = _OTHERS[what]
    assert panel_look(other, _CLOCK_MS) != panel_look(_PANEL, _CLOCK_MS)
    assert panel_digest(other, _CLOCK_MS) != panel_digest(_PANEL, _CLOCK_MS)


def test_a_little_time_makes_no_other_look() -> None:
    later = replace(_PANEL, blocks=(Text("You play <t:1003:R>"), *_PANEL.blocks[1:]))
    assert panel_look(later, _CLOCK_MS) == panel_look(_PANEL, _CLOCK_MS)
    assert panel_digest(later, _CLOCK_MS) == panel_digest(_PANEL, _CLOCK_MS)
