"""The table from one member's chair: that seat at the bottom, and the member's own cards under the felt."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

from PIL import Image

from bot.pictures.felt import WIDTH
from bot.pictures.hand import HandCard, HandPicture, check_hand, draw_hand
from bot.pictures.table import draw_table
from bot.pictures.table_description import TablePicture


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
    """Empty before the deal."""
    alt: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        if self.chair not in range(len(self.table.seats)):
            raise ValueError("chair")
        check_hand(self.hand)


def draw_chair(picture: ChairPicture) -> Image.Image:
    """A table from a chair as an RGB image of 960 x 640 pixels, and higher with a hand."""
    table = draw_table(picture.table, picture.chair)
    if not picture.hand:
        return table
    hand = draw_hand(HandPicture(cards=picture.hand, pack=picture.table.pack))
    canvas = Image.new("RGB", (WIDTH, table.height + hand.height))
    canvas.paste(table, (0, 0))
    canvas.paste(hand, (0, table.height))
    return canvas
