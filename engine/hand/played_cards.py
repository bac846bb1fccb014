"""The one walk over the tricks of a hand: every card played, the voids seen, and what each seat may still hold."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias, final

from engine.cards import PLANE, Card, Cards, cards_in, without
from engine.hand.contract import Contract
from engine.seats import Seat

_Play: TypeAlias = tuple[Seat, Card, Card]
"""The seat, the card it played, and the card led to the trick, which may be the same."""


@final
class PlayedCards(NamedTuple):
    """The cards played so far, which everybody has seen.

    plays -- all of them in the order played: the seat, the card, and the card led to its trick
    voids -- by seat the cards of the suits that it did not follow, both copies of a double pack; at honour tables the
        seat may hold some all the same (rules-spec H1)
    """

    contract: Contract
    plays: tuple[_Play, ...]
    voids: tuple[Cards, ...]

    @classmethod
    def of(cls, contract: Contract, tricks: Iterable[tuple[Seat, Sequence[Card]]]) -> "PlayedCards":
        """Read the tricks, the one under way too: the seat that led, and the cards in turn."""
        order, following = contract.ranking, contract.lineup.following
        follow, free = order.follow, order.free
        plays: list[_Play] = []
        voids = [0] * contract.seating.table
        for leader, cards in tricks:
            if not cards:
                continue
            seat = leader
            led = cards[0]
            suit = follow[led]
            for card in cards:
                plays.append((seat, card, led))
                if not (suit | free) >> card & 1:
                    voids[seat] |= suit | suit << PLANE
                seat = following[seat]
        return cls(contract, tuple(plays), tuple(voids))

    def by(self, seat: Seat) -> tuple[Card, ...]:
        """The cards that a seat has played."""
        return tuple([card for player, card, _ in self.plays if player == seat])

    def may_hold(self, seat: Seat, mine: Cards, pack: Cards, out: Iterable[Card], *, honour: bool) -> tuple[Cards, ...]:
        """By seat, what each of the other seats that play may hold, as `seat` with the cards `mine` can know it.

        It is 0 for `seat` itself and for seats that sit out.

        pack -- every card of the deal
        out -- other cards that `seat` knows not to be in a hand: what it buried, a card turned down
        honour -- whether a seat that did not follow suit may have a card of it all the same
        """
        unseen = pack
        for _, card, _ in self.plays:
            unseen = without(unseen, card)
        for card in (*cards_in(mine), *out):
            if unseen >> card & 1:
                unseen = without(unseen, card)
        held = [0] * len(self.voids)
        for other in self.contract.active:
            if other != seat:
                held[other] = unseen if honour else unseen & ~self.voids[other]
        return tuple(held)
