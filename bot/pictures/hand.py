"""A member's own cards in a row; cards that may not be played are dimmed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, final

from PIL import Image

from bot.pictures.colours import Pack
from bot.pictures.faces import FACES, check_faces
from bot.pictures.felt import WIDTH, draw_felt
from bot.pictures.sprites import CARD_RATIO, card_sprite, lay_card
from bot.pictures.table import draw_bower
from bot.pictures.table_description import Bower

_CARD: Final = 168
_GAP: Final = 16
_EDGE: Final = 26
_MOST: Final = 13
_LIFT: Final = 18
"""Pixels that an advised card is raised."""


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
    """A hint advises it."""


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


def check_hand(cards: tuple[HandCard, ...]) -> None:
    """Raises `ValueError` for more than 13 cards, or a text that is no card."""
    if len(cards) > _MOST:
        raise ValueError("cards")
    check_faces(card.card for card in cards)


def draw_hand(hand: HandPicture) -> Image.Image:
    """A hand as an RGB image of 960 x 287 pixels; more than five cards overlap, but leave their indices free."""
    high = round(_CARD * CARD_RATIO)
    canvas = draw_felt(high + 2 * _EDGE)
    count = len(hand.cards)
    step = min(_CARD + _GAP, (WIDTH - 2 * _EDGE - _CARD) / max(1, count - 1))
    left = (WIDTH - _CARD - step * (count - 1)) / 2
    for nth, card in enumerate(hand.cards):
        x = left + nth * step
        top = _EDGE - (_LIFT if card.lifted else 0)
        lay_card(canvas, card.card, hand.pack, x, top, _CARD, dim=card.dimmed)
        if card.bower and step > _CARD * 0.9:
            draw_bower(canvas, card.bower, x, top, _CARD, card.letter)
        elif card.bower:
            free = x - _CARD + max(step * 0.94, _CARD * 0.42)
            draw_bower(canvas, card.bower, free, top + high * 0.52, _CARD, card.letter)
    return canvas


def warm_hands(pack: Pack) -> None:
    """Draws the cards of hands in advance, into the cache."""
    for card in (None, *FACES):
        for dim in (False, True):
            card_sprite(card, pack, _CARD, dim=dim)
