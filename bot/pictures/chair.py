"""The table from one member's chair: that seat at the bottom, and the member's own cards under the felt."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

from bot.pictures.banner import draw_banner
from bot.pictures.canvas import Canvas
from bot.pictures.hand import HAND_HEIGHT, HandCard, check_hand, draw_hand
from bot.pictures.table import draw_seats, new_canvas
from bot.pictures.table_description import TablePicture
from bot.pictures.table_layout import MARGIN, WIDTH, Box, layout_for


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class ChairPicture:
    """A table from the seat `chair`, and the cards that only its member may see, in the order given.

    Only the member may see it: show it in ephemeral messages, and keep it out of shared caches.

    Raises:
        ValueError: For an unknown seat or card, or more than 13 cards.
    """

    table: TablePicture
    chair: int
    hand: tuple[HandCard, ...] = ()
    """Empty before the deal and after the last trick."""
    alt: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        if self.chair not in range(len(self.table.seats)):
            raise ValueError("chair")
        check_hand(self.hand)


def draw_chair(picture: ChairPicture) -> Canvas:
    """A table from a chair, of one height through a game: a banner is drawn in place of the hand."""
    table = picture.table
    layout = layout_for(len(table.seats), own=True)
    canvas = new_canvas(layout.height + HAND_HEIGHT, layout)
    draw_seats(canvas, table, layout, picture.chair, own=True)
    if table.banner:
        row = Box(MARGIN, layout.height, WIDTH - 2 * MARGIN, HAND_HEIGHT - MARGIN)
        draw_banner(canvas, table, row)
    else:
        draw_hand(canvas, picture.hand, table.pack, layout.height - MARGIN // 2)
    return canvas
