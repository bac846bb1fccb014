"""What a seat can read off the table while tricks are played: the cards still out, and who may hold them."""

from dataclasses import dataclass
from functools import cache
from typing import final

from engine.actions import Play, Show
from engine.cards import Card, Cards, Trump, cards_in, hand_of, natural_rank
from engine.hand.contract import Contract
from engine.hand.played_cards import PlayedCards
from engine.ranking import Ranking
from engine.rules.model import Rules
from engine.rules.options import Partnership, Scoring
from engine.seats import Seat
from engine.view import View


@final
@dataclass(frozen=True, slots=True)
class Reading:
    """A view, read. `may_hold[seat]` are the cards another seat that plays may still have, by what has been shown."""

    view: View
    contract: Contract
    order: Ranking
    seat: Seat
    legal: tuple[Card, ...]
    may_hold: tuple[Cards, ...]

    @property
    def hand(self) -> Cards:
        """The seat's own cards."""
        return self.view.cards

    @property
    def trumps(self) -> Cards:
        """The seat's own trumps."""
        return self.view.cards & self.order.trumps

    friends: tuple[Seat, ...]
    """Who plays with this seat, as far as it knows, whether they play or not."""
    making: bool
    """Whether this seat's side has to make something of the hand."""

    @property
    def against(self) -> Cards:
        """The cards that opponents may still have."""
        held = 0
        for seat, cards in enumerate(self.may_hold):
            if seat not in self.friends:
                held |= cards
        return held

    def is_top(self, card: Card) -> bool:
        """Whether no opponent can have a higher card of the suit."""
        return not self.order.beats[card] & self.order.follow[card] & self.against

    def rank(self, card: Card) -> int:
        """A plain card's rank in its suit, 8 for the best; low no trump turns the order round (rules-spec A6)."""
        if self.order.trump is not Trump.LOW:
            return natural_rank(card)
        return self.order.strength[card] + _lowest_rank(self.view.rules)

    def is_safe(self, card: Card, seats: tuple[Seat, ...]) -> bool:
        """Whether none of these seats can have a card that beats it, by trumping neither."""
        return not any(self.order.beats[card] & self.may_hold[seat] for seat in seats)


def read(view: View) -> Reading:
    """The view of a seat that is to play.

    Raises:
        ValueError: When it is not.
    """
    contract, seat = view.contract, view.seat
    if contract is None or seat is None or view.leader is None:
        raise ValueError("not a seat's view of the play")
    rules = view.rules
    out, dealers, shower, kept = [*view.buried], 0, None, 0
    if view.upcard is not None and not view.upcard_taken:
        out.append(view.upcard)
    elif view.upcard is not None and (view.dealer in contract.active or not rules.partners_best):
        dealers = 1 << view.upcard
    if view.shown:
        shower, away = next((call.seat, call.action.cards) for call in view.calls if isinstance(call.action, Show))
        out += away
        kept = hand_of(view.shown)
    if rules.double_pack:
        dealers = 0  # it may be the other copy
    else:
        out += view.given  # the partner, who holds them, sits out
    unseen = PlayedCards.of(contract, view.all_tricks).may_hold(seat, view.cards, rules.pack_bits, out, honour=False)
    may_hold: list[Cards] = []
    for other, cards in enumerate(unseen):
        elsewhere = (0 if other == view.dealer else dealers) | (0 if other == shower else kept)
        may_hold.append(cards & ~elsewhere if view.counts[other] else 0)
    order = contract.ranking
    legal = tuple(choice.card for choice in view.choices if isinstance(choice, Play))
    if view.rules.honour and view.trick:  # what may be played is not what should be
        led = order.follow[view.trick[0]] | order.free
        legal = tuple(card for card in legal if led >> card & 1) or legal
    friends, making = company(view, contract, seat)
    return Reading(view, contract, order, seat, legal, tuple(may_hold), friends, making)


def company(view: View, contract: Contract, seat: Seat) -> tuple[tuple[Seat, ...], bool]:
    """Who plays with `seat`, as far as it knows, and whether its side has to make something of the hand.

    A defender who does not know the called partner takes all but the maker for friends: two in three are. Where
    everyone scores alone and a euchre pays the defenders, they are friends until the maker is euchred; where each trick
    counts for its own taker, nobody has a friend.
    """
    if view.rules.partnership is Partnership.EACH_ALONE and _defends_with_others(view, contract, seat):
        return tuple(each for each in contract.active if each not in (seat, contract.maker)), False
    if view.rules.partnership is not Partnership.CALLED:
        undertaker = contract.maker if contract.declared is None else contract.declared
        makes = contract.seating.side[seat] == contract.seating.side[undertaker]
        return contract.seating.partners(seat), makes and not (contract.makerless and contract.declared is None)
    makers = {contract.maker, contract.maker if view.partner is None else view.partner}
    together = makers if seat in makers else {*contract.seating.seats} - makers
    return tuple(sorted(together - {seat})), seat in makers


def counts_majority(rules: Rules) -> bool:
    """Whether makers need more than half of the tricks, and are euchred without."""
    return rules.scoring in (Scoring.EUCHRE, Scoring.THREE_HANDED)


def _defends_with_others(view: View, contract: Contract, seat: Seat) -> bool:
    if seat == contract.maker or contract.makerless or not counts_majority(view.rules):
        return False
    size = view.rules.hand_size
    return sum(view.taken) - view.taken[contract.maker] < size - size // 2


@cache
def _lowest_rank(rules: Rules) -> int:
    return min(map(natural_rank, rules.pack))


def lowest(cards: Cards, order: Ranking) -> Card:
    """The weakest of some cards."""
    return min(cards_in(cards), key=lambda card: order.strength[card])


def highest(cards: Cards, order: Ranking) -> Card:
    """The strongest of some cards."""
    return max(cards_in(cards), key=lambda card: order.strength[card])
