"""What a hand is worth under a trump, in tricks.

The figures are fitted: hands of random deals were called by force in every place and played out by `RuleOfThumb`, and
the tricks its side took were regressed on what the hand held.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from itertools import combinations
from typing import Final, final

from engine.cards import SUITS, Card, Cards, Trump, cards_in, count, natural_rank, without
from engine.contract import Contract
from engine.ranking import Ranking, ranking
from engine.view import View

ACE: Final = 8
"""`engine.cards.natural_rank` of an ace."""
KING: Final = 7
QUEEN: Final = 6
_RIGHT: Final = 31
"""`Ranking.strength` of the right bower."""
_LEFT: Final = 30
"""`Ranking.strength` of the left bower; a Benny stands above both."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Scale:
    """What each holding adds to the tricks of a side. `plain_ace` is by the number of cards beside it in its suit."""

    right: float
    left: float
    ace: float
    king: float
    queen: float
    low: float
    third_trump: float
    fourth_trump: float
    plain_ace: tuple[float, float, float]
    plain_king: float
    void: float
    """A suit that may be trumped, as far as there is a trump for it."""
    no_trump: "NoTrumpScale"


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class NoTrumpScale:
    """The same at no trump. `long` is for every card after the third of a suit headed by the ace."""

    ace: float
    king_with_ace: float
    queen_with_both: float
    guarded_king: float
    long: float


TOGETHER: Final = Scale(
    right=1.0,
    left=0.6,
    ace=0.45,
    king=0.4,
    queen=0.35,
    low=0.3,
    third_trump=0.3,
    fourth_trump=0.3,
    plain_ace=(0.35, 0.3, 0.2),
    plain_king=0.05,
    void=0.1,
    no_trump=NoTrumpScale(ace=0.7, king_with_ace=0.5, queen_with_both=0.15, guarded_king=0.15, long=0.85),
)
"""Over what the partner and the place bring."""
ALONE: Final = Scale(
    right=1.45,
    left=1.0,
    ace=0.8,
    king=0.7,
    queen=0.65,
    low=0.6,
    third_trump=0.2,
    fourth_trump=0.1,
    plain_ace=(0.6, 0.6, 0.45),
    plain_king=0.2,
    void=0.2,
    no_trump=NoTrumpScale(ace=1.05, king_with_ace=0.8, queen_with_both=0.35, guarded_king=0.35, long=1.0),
)
"""Without a partner; less a third of a trick for what the opponents hold (at no trump, more a third)."""


def worth(hand: Cards, trump: Trump, scale: Scale, benny: Card | None = None) -> float:
    """The tricks that `hand` brings its side under `trump`; `benny` is the card that is one in this pack."""
    order = ranking(trump, benny)
    if trump is Trump.NONE:
        plain = sum(_at_no_trump(suit, scale.no_trump) for suit in plain_suits(hand, order))
        return plain + scale.no_trump.ace * count(hand & order.free)
    trumps = hand & order.trumps
    held = count(trumps)
    total = sum(trump_worth(card, order, scale, benny) for card in cards_in(trumps))
    total += scale.third_trump * (held > 2) + scale.fourth_trump * (held > 3)
    voids = 0
    for suit in plain_suits(hand, order):
        ranks = [natural_rank(card) for card in cards_in(suit)]
        if not ranks:
            voids += 1
        elif ACE in ranks:
            total += scale.plain_ace[min(len(ranks), 3) - 1]
        elif KING in ranks:
            total += scale.plain_king
    return total + scale.void * min(voids, held)


def left_after(hand: Cards, number: int) -> Iterator[Cards]:
    """What may be left of a hand that buries or gives away so many cards."""
    return (reduce(without, less, hand) for less in combinations(cards_in(hand), number))


def contract_in(mine: View) -> Contract:
    """The contract that there must be where a decision follows from it."""
    if mine.contract is None:
        raise ValueError("no trump was made")
    return mine.contract


def plain_suits(hand: Cards, order: Ranking) -> tuple[Cards, ...]:
    """A hand's cards in each suit that is not trump; the left bower is in none."""
    nines = (Card(suit) for suit in SUITS if suit != order.trump)  # nines have the first numbers, one in each suit
    return tuple(hand & order.follow[nine] for nine in nines)


def _at_no_trump(suit: Cards, scale: NoTrumpScale) -> float:
    ranks = [natural_rank(card) for card in cards_in(suit)]
    if ACE not in ranks:
        return scale.guarded_king if KING in ranks and len(ranks) > 1 else 0.0
    total = scale.ace + scale.long * max(0, len(ranks) - 3)
    if KING in ranks:
        total += scale.king_with_ace + (scale.queen_with_both if QUEEN in ranks else 0.0)
    return total


def trump_worth(card: Card, order: Ranking, scale: Scale, benny: Card | None) -> float:
    """What a trump brings. Where there is a Benny, a bower is worth a mean of its own and of the next lower trump."""
    strength, rank = order.strength[card], natural_rank(card)
    if strength > _RIGHT:
        return scale.right
    if strength == _RIGHT:
        return scale.right if benny is None else (scale.right + scale.left) / 2
    if strength == _LEFT:
        return scale.left if benny is None else (scale.left + scale.ace) / 2
    return scale.ace if rank == ACE else scale.king if rank == KING else scale.queen if rank == QUEEN else scale.low
