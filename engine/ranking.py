"""Which card beats which once trump is known: tables made once per trump."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from engine.cards import FACES, Card, Cards, Suit, Trump, card, natural_rank, suit_of

_KINDS: Final = 36
"""Cards other than the joker."""


@dataclass(frozen=True, slots=True)
class Ranking:
    """The order of the cards under one trump (RULES.md A2, A3, A5).

    `follow[card]` holds the cards of the suit `card` counts as: what must be played when it is led.
    `beats[card]` holds the cards that take the trick from `card` while it is winning.
    `strength[card]` orders the cards of one suit, trumps above all others.
    """

    trump: Trump
    trumps: Cards
    plain_trumps: Cards
    """The trumps besides the bowers (RULES.md D7)."""
    follow: tuple[Cards, ...]
    beats: tuple[Cards, ...]
    strength: tuple[int, ...]

    def is_trump(self, card: Card) -> bool:
        """Whether a card counts as a trump, the left bower included."""
        return bool(self.trumps >> card & 1)


@cache
def ranking(trump: Trump) -> Ranking:
    """The ranking under a trump; the same object for the same trump.

    >>> left, ace = card("Jd"), card("Ah")
    >>> bool(ranking(Trump.HEARTS).beats[ace] >> left & 1)
    True
    """
    right, left = bowers(trump)
    suits = tuple(_suit_under(Card(c), trump, left) for c in range(_KINDS))
    strength = tuple(_strength(Card(c), trump, suits[c], right, left) for c in range(_KINDS))
    trumps = sum(1 << c for c in range(_KINDS) if suits[c] == trump)
    follow = tuple(sum(1 << d for d in range(_KINDS) if suits[d] == suits[c]) for c in range(_KINDS))
    beats = tuple(
        sum(1 << d for d in range(_KINDS) if strength[d] > strength[c] and (suits[d] == suits[c] or suits[d] == trump))
        for c in range(_KINDS)
    )
    # no pack has a joker yet; its column keeps the tables as long as the cards are many
    plain = trumps & ~sum(1 << bower for bower in (right, left) if bower is not None)
    return Ranking(trump, trumps, plain, (*follow, FACES), (*beats, 0), (*strength, 0))


def bowers(trump: Trump) -> tuple[Card | None, Card | None]:
    """The right and the left bower, none at no trump."""
    suit = trump.suit
    if suit is None:
        return None, None
    return _jack(suit), _jack(suit.same_colour)


def counts_as(card: Card, trump: Trump) -> Suit:
    """The suit a card counts as once trump is known: the left bower joins trump (RULES.md A3).

    >>> counts_as(card("Jd"), Trump.HEARTS).name
    'HEARTS'
    """
    return _suit_under(card, trump, bowers(trump)[1])


def _jack(suit: Suit) -> Card:
    return card("J" + "cdhs"[suit])


def _suit_under(card: Card, trump: Trump, left: Card | None) -> Suit:
    return Suit(trump) if card == left else suit_of(card)


def _strength(card: Card, trump: Trump, suit: Suit, right: Card | None, left: Card | None) -> int:
    if card == right:
        return 31
    if card == left:
        return 30
    return natural_rank(card) + (16 if suit == trump else 0)
