"""Cards, hands as sets of bits, and their texts.

A card is an int: `rank * 4 + suit` in the order of `RANK_LETTERS`, so that the 24 cards of the common pack are the
numbers 0 to 23 and a hand of them is an int below 2**24 (small ints are the quick ones). A hand has two planes: bit
`card` says "holds one", bit `card + PLANE` says "holds a second one", which only double packs use. Copies are never
told apart.
"""

from collections.abc import Iterable
from enum import IntEnum
from functools import lru_cache
from typing import Final, NewType, TypeAlias

from engine.errors import BadNotation

Card = NewType("Card", int)
Cards: TypeAlias = int
"""A set of cards (a hand) as bits; see the module's docstring."""

RANK_LETTERS: Final = "9TJQKA872"
SUIT_LETTERS: Final = "cdhs"
PLANE: Final = 40
"""Distance between the two planes of a hand."""
FACES: Final = (1 << PLANE) - 1
"""The first plane: every kind of card held, once."""


class Suit(IntEnum):
    """The four suits; `suit ^ 3` is the other suit of the same colour."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def same_colour(self) -> "Suit":
        """The other suit of this colour, whose jack is the left bower when this suit is trump."""
        return Suit(self ^ 3)


class Trump(IntEnum):
    """What may be made trump: a suit, no trump (rules-spec A5), or low no trump (A6)."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3
    NONE = 4
    LOW = 5

    @property
    def suit(self) -> Suit | None:
        """The suit that is trump, `None` at no trump."""
        return None if self >= Trump.NONE else Suit(self)


SUITS: Final = tuple(Suit)
"""The suits by number; a look-up here costs a tenth of `Suit(number)`."""
TRUMPS: Final = tuple(Trump)
"""What may be trump, by number; the first four by suit."""

JOKER: Final = Card(36)
"""The Benny of a pack that has one (rules-spec A4)."""
CARD_NAMES: Final = (*(rank + suit for rank in RANK_LETTERS for suit in SUIT_LETTERS), "Xx")
ALL_CARDS: Final = tuple(Card(number) for number in range(len(CARD_NAMES)))
_BY_NAME: Final = {name: Card(number) for number, name in enumerate(CARD_NAMES)}

_NATURAL: Final = "2789TJQKAX"
_DRAW_ORDER: Final = "A2789TJQKX"


def card(name: str) -> Card:
    """The card of a text such as `Jd`, `Th` or `Xx`.

    Raises:
        BadNotation: For anything else.

    >>> card_name(card("Jd"))
    'Jd'
    """
    try:
        return _BY_NAME[name]
    except KeyError:
        raise BadNotation(name) from None


def card_name(card: Card) -> str:
    """The text of a card: rank `2789TJQKA` and suit `cdhs`, the joker is `Xx`."""
    return CARD_NAMES[card]


def suit_of(card: Card) -> Suit:
    """The suit printed on a card; the joker has none.

    Raises:
        ValueError: For the joker.
    """
    if card == JOKER:
        raise ValueError("the joker has no suit")
    return SUITS[card & 3]


def rank_of(card: Card) -> str:
    """The letter of a card's rank, `X` for the joker."""
    return CARD_NAMES[card][0]


def natural_rank(card: Card) -> int:
    """A card's rank outside trump, higher is better: 2 is 0, ace is 8, the joker above it (rules-spec A2, A5)."""
    return _NATURAL.index(rank_of(card))


def draw_rank(card: Card) -> int:
    """A card's rank in a draw, where only the ace is low: A 2 7 8 9 10 J Q K, joker (rules-spec B1)."""
    return _DRAW_ORDER.index(rank_of(card))


def pack_of(ranks: str) -> tuple[Card, ...]:
    """All four suits of some ranks, in the order of their numbers.

    >>> len(pack_of("9TJQKA"))
    24
    """
    return tuple(sorted(card(rank + suit) for rank in ranks for suit in SUIT_LETTERS))


def hand_of(cards: Iterable[Card]) -> Cards:
    """Some cards as a hand; a card given twice fills both planes.

    Raises:
        BadNotation: For a card given three times.
    """
    hand = 0
    for each in cards:
        bit = 1 << each
        if not hand & bit:
            hand |= bit
        elif not hand & bit << PLANE:
            hand |= bit << PLANE
        else:
            raise BadNotation(card_name(each) * 3)
    return hand


@lru_cache(maxsize=1 << 16)
def cards_in(hand: Cards) -> tuple[Card, ...]:
    """The cards of a hand in the order of their numbers, doubles twice."""
    found: list[Card] = []
    while hand:
        lowest = hand & -hand
        found.append(Card((lowest.bit_length() - 1) % PLANE))
        hand ^= lowest
    return tuple(sorted(found))


def without(hand: Cards, card: Card) -> Cards:
    """A hand that holds `card`, less one of it."""
    second = 1 << card + PLANE
    return hand ^ second if hand & second else hand ^ (1 << card)


def adding(hand: Cards, card: Card) -> Cards:
    """A hand with one more `card`, of which it holds one at most."""
    bit = 1 << card
    return hand | bit << PLANE if hand & bit else hand | bit


def count(hand: Cards) -> int:
    """How many cards a hand holds."""
    return hand.bit_count()


def parse_hand(text: str) -> tuple[Card, ...]:
    """Cards written without spaces.

    Raises:
        BadNotation: Where that is not a row of cards.

    >>> [card_name(c) for c in parse_hand("JdTh9c")]
    ['Jd', 'Th', '9c']
    """
    if len(text) % 2:
        raise BadNotation(text)
    return tuple(card(text[i : i + 2]) for i in range(0, len(text), 2))


def hand_text(cards: Iterable[Card]) -> str:
    """Cards as one word, in the order given."""
    return "".join(card_name(c) for c in cards)
