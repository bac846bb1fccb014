"""Puts members' avatars into the pictures of a panel."""

from collections.abc import Mapping
from dataclasses import replace

from bot.panels.core.panel import Panel, Picture
from bot.pictures import Avatar, ChairPicture, TablePicture
from engine import Seat


def with_avatars(panel: Panel, avatars: Mapping[Seat, Avatar]) -> Panel:
    """A table's panel with avatars in the name plates of its pictures."""
    if not avatars:
        return panel
    blocks = (
        Picture(_draw_in(block.drawing, avatars))
        if isinstance(block, Picture) and isinstance(block.drawing, TablePicture | ChairPicture)
        else block
        for block in panel.blocks
    )
    return replace(panel, blocks=tuple(blocks))


def _draw_in(drawing: TablePicture | ChairPicture, avatars: Mapping[Seat, Avatar]) -> TablePicture | ChairPicture:
    table = drawing.table if isinstance(drawing, ChairPicture) else drawing
    seats = tuple(replace(seat, avatar=avatars.get(index)) for index, seat in enumerate(table.seats))
    shown = replace(table, seats=seats)
    return replace(drawing, table=shown) if isinstance(drawing, ChairPicture) else shown
