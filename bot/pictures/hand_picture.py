"""A member's own cards without their table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

from bot.pictures.canvas import Canvas
from bot.pictures.colours import Pack
from bot.pictures.hand import HAND_HEIGHT, HandCard, check_hand, draw_hand
from bot.pictures.table import new_canvas
from bot.pictures.table_layout import MARGIN, layout_for


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class HandPicture:
    """A member's own cards, in the order given.

    Only the member may see it: show it in ephemeral messages, and keep it out of shared caches.

    Raises:
        ValueError: For no card, more than 13, or a text that is no card.
    """

    cards: tuple[HandCard, ...]
    pack: Pack = Pack.TWO
    alt: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        if not self.cards:
            raise ValueError("cards")
        check_hand(self.cards)


def draw_hand_picture(hand: HandPicture) -> Canvas:
    """A hand in a picture of its own."""
    canvas = new_canvas(HAND_HEIGHT + MARGIN, layout_for(4, own=False))
    draw_hand(canvas, hand.cards, hand.pack, MARGIN // 2)
    return canvas
