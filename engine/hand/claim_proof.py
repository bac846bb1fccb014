"""Whether a player takes every trick that is left, however the unseen cards lie (rules-spec L1).

Off lead that is so where each card of the hand takes any trick: a hand of top trumps. For a player on lead there is
a proof for every hand.

The proof is sound: each other hand, the partner's too, may hold any card that `PlayedCards.may_hold` leaves it, and
plays what is worst for the claimant. It is also nearly complete. No choice of the claimant's can hurt that hand more
than leading each suit from the top, trumps first: a card that could win later is kept back as long as its holder can
follow with another one, and thrown only when the suit is exhausted. The proof does not use that the hands share the
unseen cards between them, nor what the bidding shows. Of 1,093 claims that by the solver hold in every deal of the
unseen cards, in play at six kinds of tables, it proves 1,081; and it proves nothing that the solver refutes
(`tests/engine/players/test_claims_solved.py`).
"""

from collections.abc import Iterable, Sequence

from engine.cards import FACES, PLANE, Card, Cards, cards_in, count
from engine.ranking import Ranking


def is_certain(mine: Cards, order: Ranking, others: Iterable[Cards]) -> bool:
    """Whether `mine`, on lead, takes all the rest by itself; `others` is what each of the other hands may hold."""
    leads = from_the_top(mine, order)
    return all(_safe(leads, order, hand) for hand in others)


def is_unbeatable(mine: Cards, order: Ranking, best: Card, others: Iterable[Cards]) -> bool:
    """Whether `mine` takes all the rest from any position: each card beats `best`, which holds the trick, and the rest.

    That takes a hand of trumps alone; of two identical cards neither is sure to win.
    """
    if mine & ~(order.trumps | order.trumps << PLANE):
        return False
    unseen = {card for hand in others for card in cards_in(hand)}
    return all(
        order.beats[best] >> card & 1
        and all(order.beats[other] >> card & 1 and not order.beats[card] >> other & 1 for other in unseen)
        for card in {*cards_in(mine)}
    )


def from_the_top(mine: Cards, order: Ranking) -> list[Card]:
    """The order of leads of the proof: each suit from its top, trumps first."""
    return sorted(cards_in(mine), key=lambda card: (order.free >> card & 1, order.strength[card]), reverse=True)


def _safe(leads: Sequence[Card], order: Ranking, hand: Cards) -> bool:
    """Whether no card that a hand may hold can win a trick when these cards are led in turn."""
    for place, lead in enumerate(leads):
        better = cards_in(hand & order.beats[lead])
        if any(_keeps(card, leads[:place], order, hand) for card in better):
            return False
    return True


def _keeps(card: Card, led: Sequence[Card], order: Ranking, hand: Cards) -> bool:
    """Whether a hand may still hold `card` after these leads: it had another card for each that asked for its suit."""
    suit = order.follow[card]
    if order.free >> card & 1 or suit == FACES:
        return True
    asked = sum([1 for lead in led if order.follow[lead] == suit])
    return count(hand & (suit | suit << PLANE)) > asked
