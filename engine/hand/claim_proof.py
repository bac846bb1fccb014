"""Whether a player on lead takes every trick that is left, however the unseen cards lie (rules-spec L1).

The proof is sound: each other hand, the partner's too, may hold any of the cards that `may_hold` leaves it, and plays
what is worst for the claimant. It is also nearly complete. No choice of the claimant's can hurt that hand more than
leading each suit from the top, trumps first: a card that could win later is kept back as long as its holder can follow
with another one, and thrown only when the suit is exhausted. Not used is that the hands have to share the unseen cards
between them, and what the bidding tells. Of 1,093 claims that by the solver hold in every lay of the unseen cards, in
play at six kinds of tables, it proves 1,081; and it proves nothing that the solver refutes
(`tests/engine/players/test_claims_solved.py`).
"""

from collections.abc import Iterable, Sequence

from engine.cards import FACES, PLANE, Card, Cards, cards_in, count, without
from engine.hand.contract import Contract
from engine.ranking import Ranking
from engine.seats import Seat


def proved(mine: Cards, order: Ranking, others: Iterable[Cards]) -> bool:
    """Whether `mine`, on lead, takes all the rest by itself; `others` is what each of the other hands may hold."""
    leads = from_the_top(mine, order)
    return all(_safe(leads, order, hand) for hand in others)


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


def may_hold(
    seat: Seat,
    mine: Cards,
    contract: Contract,
    pack: Cards,
    played: Iterable[tuple[Seat, Sequence[Card]]],
    out: Iterable[Card],
    *,
    honour: bool,
) -> tuple[Cards, ...]:
    """What each of the other seats that play may hold, as `seat` with the cards `mine` can know it; 0 for all others.

    pack -- every card of the deal
    played -- the tricks, the one under way too: who led, and the cards in turn
    out -- cards that `seat` knows to be out of play: what it buried, a card turned down
    honour -- whether who does not follow suit may yet have a card of it (rules-spec H1)
    """
    order, active = contract.ranking, contract.active
    unseen, void = pack, [0] * contract.seating.table
    for leader, cards in played:
        first = active.index(leader)
        for player, card in zip(active[first:] + active[:first], cards, strict=False):
            unseen = without(unseen, card)
            suit = order.follow[cards[0]]
            if not (suit | order.free) >> card & 1 and not honour:
                void[player] |= suit | suit << PLANE
    for card in (*cards_in(mine), *out):
        if unseen >> card & 1:
            unseen = without(unseen, card)
    return tuple([unseen & ~void[other] if other in active and other != seat else 0 for other in range(len(void))])
