"""The partner whom the maker calls by a card, and who may know who it is (rules-spec 10, five-handed).

Called is the ace of a suit, or its best card that anybody holds once the maker's discard is made. It may lie in the
kitty, be buried or be the maker's own: then the maker plays alone, and nobody need know.
"""

from collections.abc import Iterable, Sequence
from functools import cache

from engine.cards import SUITS, Card, Cards, Suit, Trump, rank_of
from engine.hand.contract import Contract
from engine.hand.hand import Hand
from engine.hand.played_cards import PlayedCards
from engine.ranking import counts_as
from engine.rules.model import Rules
from engine.rules.options import CalledCard
from engine.seats import Seat, join_sides


def callable_suits(trump: Trump) -> tuple[Suit, ...]:
    """The suits whose card may be called: all but trump."""
    return tuple(suit for suit in SUITS if suit != trump)


@cache
def called_cards(suit: Suit, contract_trump: Trump, rules: Rules) -> tuple[Card, ...]:
    """The cards that may be the called one, the first of them that is held; best first."""
    of_suit = {card for card in rules.pack if counts_as(card, contract_trump, rules.benny_card) == suit}
    order = sorted(of_suit, reverse=True, key=lambda card: "2789TJQKA".index(rank_of(card)))
    return tuple(order if rules.called_card is CalledCard.BEST else [card for card in order if rank_of(card) == "A"])


def partner_of(hand: Hand) -> Seat | None:
    """Who holds the called card; `None` when nobody but the maker may. `hand` is as it was before the first lead."""
    contract = hand.contract
    if contract is None or contract.called is None:
        return None
    for card in called_cards(contract.called, contract.trump, hand.match.rules):
        for seat in hand.seating.seats:
            if hand.hands[seat] >> card & 1:
                return None if seat == contract.maker else seat
    return None


def reveal_partner(hand: Hand) -> Contract:
    """The contract of a hand that is over: the called partner sits on the maker's side.

    Raises:
        ValueError: When no trump was made.
    """
    contract, partner = hand.contract, partner_of(hand)
    if contract is None:
        raise ValueError("no trump was made")
    if partner is None:
        return contract
    return contract._replace(seating=join_sides(contract.seating, contract.maker, partner))


def known_partner(
    hand: Hand, seat: Seat | None, cards: Cards, tricks: Iterable[tuple[Seat, Sequence[Card]]]
) -> Seat | None:
    """The partner, as far as `seat` can know; `None` as long as it cannot, and when it is the maker who had the card.

    cards -- those the seat holds now
    tricks -- those played, the one under way too: who led, and the cards in turn
    """
    contract, rules = hand.contract, hand.match.rules
    if contract is None or contract.called is None:
        return None
    gone = {buried.card for buried in hand.buried if buried.seat == seat}
    if hand.upcard is not None and not contract.takes_upcard(hand.match.dealer, rules):
        gone.add(hand.upcard)
    played = {card: player for player, card, _ in PlayedCards.of(contract, tricks).plays}
    for card in called_cards(contract.called, contract.trump, rules):
        holder = seat if cards >> card & 1 else played.get(card)
        if holder is not None:
            return None if holder == contract.maker else holder
        if card not in gone:
            return None
    return None
