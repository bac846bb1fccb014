"""What a hand is worth under a trump, in tricks its own cards may take."""

from typing import Final

from engine.cards import SUITS, Card, Cards, Trump, cards_in, count, natural_rank
from engine.ranking import Ranking, ranking

ACE: Final = 8
"""`engine.cards.natural_rank` of an ace; a king is one less."""
KING: Final = 7

_BOWERS: Final = {31: 1.1, 30: 0.9}
"""By `Ranking.strength`."""
_TRUMPS: Final = {ACE: 0.75, KING: 0.6, 6: 0.5}
_LOW_TRUMP: Final = 0.4
_LENGTH: Final = 0.15
"""For every trump after the second."""
_ACE: Final = (0.75, 0.65, 0.45, 0.3, 0.2, 0.2)
"""A plain ace by the number of cards beside it in its suit."""
_GUARDED_KING: Final = 0.25
_BARE_KING: Final = 0.1
_VOID: Final = 0.3
"""A suit that may be trumped, while there is a trump for it."""
_NO_TRUMP: Final = {ACE: 0.95, KING: 0.45, 6: 0.15}


def worth(hand: Cards, trump: Trump) -> float:
    """The tricks `hand` may take under `trump`, by rule of thumb; 0 to about 5."""
    if trump is Trump.NONE:
        return sum(_NO_TRUMP.get(natural_rank(card), 0) for card in cards_in(hand))
    order = ranking(trump)
    trumps = hand & order.trumps
    held = count(trumps)
    total = sum(trump_worth(card, order) for card in cards_in(trumps)) + _LENGTH * max(0, held - 2)
    voids = 0
    for suit in plain_suits(hand, order):
        length = count(suit)
        if not length:
            voids += 1
            continue
        ranks = [natural_rank(card) for card in cards_in(suit)]
        if ACE in ranks:
            total += _ACE[length - 1]
        elif KING in ranks:
            total += _GUARDED_KING if length > 1 else _BARE_KING
    return total + _VOID * min(voids, held)


def trump_worth(card: Card, order: Ranking) -> float:
    """The share of a trick that one trump is worth."""
    return _BOWERS.get(order.strength[card], _TRUMPS.get(natural_rank(card), _LOW_TRUMP))


def plain_suits(hand: Cards, order: Ranking) -> tuple[Cards, ...]:
    """A hand's cards in each suit that is not trump; the left bower is in none."""
    return tuple(hand & order.follow[card] for suit in SUITS if suit != order.trump for card in (_nine(suit),))


def _nine(suit: int) -> Card:
    return Card(suit)  # the nines are the numbers 0 to 3
