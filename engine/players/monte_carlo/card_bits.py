"""Cards as the solver counts them: one bit each, in an order that trump makes.

A plain card is bit `rank * 4 + suit`, so that the lowest bit of a set is the lowest card of any suit; trumps are above
all others, the Benny at the top. Cards of one suit are in order of strength, and a trump beats every plain card.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final, final

from engine.cards import ALL_CARDS, Card, Cards, Trump, cards_in
from engine.ranking import ranking

TRUMP_BITS: Final = 40
"""The number of the lowest trump's bit."""
TRUMP_CARDS: Final = 0xFFF << TRUMP_BITS
LOWEST_TRUMP: Final = 1 << TRUMP_BITS
CLUBS: Final = 0x1111111111
DIAMONDS: Final = CLUBS << 1
HEARTS: Final = CLUBS << 2
SPADES: Final = CLUBS << 3
_WEAKEST_TRUMP: Final = 16
"""`Ranking.strength` of a two of trumps, where there is one."""
_BOWERS: Final = {30: 9, 31: 10, 32: 11}
"""Places of the left bower, the right bower and the Benny by their strength."""


@final
@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """The order of the cards under one trump: `bit[card]` is the card's own."""

    bit: tuple[int, ...]
    card: dict[int, Card]
    free: int
    """The Benny at no trump, which may be played whatever was led."""

    def bits(self, hand: Cards) -> int:
        """A hand of a single pack in this order."""
        return sum([self.bit[card] for card in cards_in(hand)])

    def cards(self, bits: int) -> tuple[Card, ...]:
        """The cards of a set of bits, the lowest first."""
        found: list[Card] = []
        while bits:
            lowest = bits & -bits
            found.append(self.card[lowest])
            bits ^= lowest
        return tuple(found)


@cache
def layout(trump: Trump, benny: Card | None = None) -> Layout:
    """The order under a trump.

    >>> from engine.cards import card
    >>> hearts = layout(Trump.HEARTS)
    >>> hearts.bit[card("Jd")] > hearts.bit[card("Ah")] > hearts.bit[card("As")]
    True
    """
    order = ranking(trump, benny)

    def bit(card: Card) -> int:
        strength = order.strength[card]
        if order.is_trump(card) or card == benny:
            return 1 << TRUMP_BITS + _BOWERS.get(strength, strength - _WEAKEST_TRUMP)
        return 0 if card not in suits else 1 << (strength * 4 + suits[card])

    suits = {card: card & 3 for card in ALL_CARDS[:-1]}
    bits = tuple(bit(card) for card in ALL_CARDS)
    free = 0 if trump.suit is not None or benny is None else bits[benny]
    return Layout(bits, {each: card for card, each in zip(ALL_CARDS, bits, strict=True) if each}, free)
