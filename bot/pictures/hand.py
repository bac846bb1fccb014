"""A member's own cards in a row; cards that may not be played are dimmed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from bot.pictures.canvas import Canvas
from bot.pictures.colours import Pack
from bot.pictures.faces import FACES, check_faces
from bot.pictures.sprites import CARD_RATIO
from bot.pictures.table import draw_bower
from bot.pictures.table_description import Bower
from bot.pictures.table_layout import MARGIN, WIDTH

_CARD: Final = 130
_GAP: Final = 11
_LIFT: Final = 14
"""Pixels that an advised card is raised."""
_MOST: Final = 13
HAND_HEIGHT: Final = round(_CARD * CARD_RATIO) + _LIFT + MARGIN
"""Pixels for a row of cards."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class HandCard:
    """A card in a member's own hand."""

    card: str | None
    """None is a back: the member may not look at it yet."""
    dimmed: bool = False
    """It may not be played now."""
    bower: Bower | None = None
    letter: str = ""
    """On the badge of a bower, in the reader's language."""
    lifted: bool = False
    """A hint advises it: it is raised, and glows."""


def check_hand(cards: tuple[HandCard, ...]) -> None:
    """Raises `ValueError` for more than 13 cards, or a text that is no card."""
    if len(cards) > _MOST:
        raise ValueError("cards")
    check_faces(card.card for card in cards)


def draw_hand(canvas: Canvas, cards: tuple[HandCard, ...], pack: Pack, y: int) -> None:
    """Draws cards in a row, `HAND_HEIGHT` pixels from `y` on; five fit, more overlap but leave their indices free."""
    count = len(cards)
    step = min(_CARD + _GAP, (WIDTH - 2 * MARGIN - _CARD) / max(1, count - 1))
    left = (WIDTH - _CARD - step * (count - 1)) / 2
    for nth, card in enumerate(cards):
        x, top = left + nth * step, y + (0 if card.lifted else _LIFT)
        canvas.lay_card(card.card, pack, x, top, _CARD, dim=card.dimmed, glow=card.lifted)
        if card.bower and step > _CARD * 0.9:
            draw_bower(canvas, card.bower, x, top, _CARD, card.letter, dim=card.dimmed)
        elif card.bower:
            free = x - _CARD + max(step * 0.94, _CARD * 0.42)
            draw_bower(canvas, card.bower, free, top + _CARD * CARD_RATIO * 0.52, _CARD, card.letter, dim=card.dimmed)


def warm_hands(canvas: Canvas, pack: Pack) -> None:
    """Draws the cards of hands in advance, into the cache."""
    for card in (None, *FACES):
        for dim in (False, True):
            canvas.lay_card(card, pack, 0, 0, _CARD, dim=dim)
