"""Which card beats which once trump is known: tables made once per trump and pack."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from engine.cards import ALL_CARDS, FACES, JOKER, Card, Cards, Suit, Trump, card, natural_rank, suit_of

_BENNY: Final = 32
"""Above both bowers."""


@dataclass(frozen=True, slots=True)
class Ranking:
    """The order of the cards under one trump (rules-spec A2 to A6).

    `follow[card]` holds the cards of the suit `card` counts as: what must be played when it is led.
    `beats[card]` holds the cards that take the trick from `card` while it is winning.
    `strength[card]` orders the cards of one suit, trumps above all others.
    `free` are the cards that may be played whatever was led: a Benny at no trump.
    """

    trump: Trump
    trumps: Cards
    plain_trumps: Cards
    """The trumps besides the bowers (rules-spec D7)."""
    follow: tuple[Cards, ...]
    beats: tuple[Cards, ...]
    strength: tuple[int, ...]
    free: Cards = 0

    def is_trump(self, card: Card) -> bool:
        """Whether a card counts as a trump, the left bower and the Benny included."""
        return bool(self.trumps >> card & 1)


@cache
def ranking(trump: Trump, benny: Card | None = None, last_wins: bool = False) -> Ranking:  # noqa: FBT001, FBT002
    """The ranking under a trump; the same object for the same arguments.

    benny -- the card that is the highest trump, and at no trump wins any trick
    last_wins -- whether the later of two identical cards takes the trick

    >>> left, ace = card("Jd"), card("Ah")
    >>> bool(ranking(Trump.HEARTS).beats[ace] >> left & 1)
    True
    """
    right, left = bowers(trump)
    suits = tuple(_suit_under(c, trump, left, benny) for c in ALL_CARDS)
    strength = tuple(_strength(c, trump, suits[c], right, left, benny) for c in ALL_CARDS)
    trumps = _bits(c for c in ALL_CARDS if suits[c] == trump)
    free = 0 if trump.suit is not None or benny is None else 1 << benny
    follow = tuple(
        FACES if suits[c] is None else _bits(d for d in ALL_CARDS if suits[d] == suits[c]) for c in ALL_CARDS
    )
    beats = tuple(
        _bits(
            d
            for d in ALL_CARDS
            if (strength[d] > strength[c] or (last_wins and d == c)) and (suits[d] in (suits[c], trump) or d == benny)
        )
        for c in ALL_CARDS
    )
    plain = trumps & ~_bits(bower for bower in (right, left) if bower is not None)
    return Ranking(trump, trumps, plain, follow, beats, strength, free)


@cache
def bowers(trump: Trump) -> tuple[Card | None, Card | None]:
    """The right and the left bower, none at no trump."""
    suit = trump.suit
    if suit is None:
        return None, None
    return _jack(suit), _jack(suit.same_colour)


def counts_as(card: Card, trump: Trump, benny: Card | None = None) -> Suit | None:
    """The suit a card counts as once trump is known: left bower and Benny join trump (rules-spec A3, A4).

    `None` for a Benny at no trump, and for a joker where there is no Benny.

    >>> counts_as(card("Jd"), Trump.HEARTS).name
    'HEARTS'
    """
    return _suit_under(card, trump, bowers(trump)[1], benny)


def _bits(cards: Iterable[Card]) -> Cards:
    return sum(1 << card for card in cards)


def _jack(suit: Suit) -> Card:
    return card("J" + "cdhs"[suit])


def _suit_under(card: Card, trump: Trump, left: Card | None, benny: Card | None) -> Suit | None:
    if card == benny:
        return trump.suit
    if card == JOKER:
        return None
    return Suit(trump) if card == left else suit_of(card)


def _strength(
    card: Card, trump: Trump, suit: Suit | None, right: Card | None, left: Card | None, benny: Card | None
) -> int:
    if card == benny:
        return _BENNY
    if card == JOKER:
        return 0
    if card == right:
        return 31
    if card == left:
        return 30
    rank = natural_rank(card)
    if trump is Trump.LOW:
        return natural_rank(_ACE) - rank
    return rank + (16 if suit == trump else 0)


_ACE: Final = card("Ac")
