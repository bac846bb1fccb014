"""Hands so poor that they may be shown and bettered, or dealt again (rules-spec L3, L4).

What has to be shown is what proves the hand: three nines and tens, and for the others the whole hand. An exchange
is between three cards of the hand and three cards of the kitty that nobody has seen.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple, final

from engine.actions import Show
from engine.cards import Card, Cards, cards_in, count, hand_of, rank_of
from engine.hand.hand import Hand
from engine.rules.model import Rules
from engine.rules.options import AceNoFace, FarmersHand, Remedy, ShowUntil
from engine.seats import Seat

_EXCHANGED: Final = 3
_FACES: Final = "JQK"


@final
class PoorHand(NamedTuple):
    """What a holder may do about a poor hand. `action` without cards asks for a new deal."""

    action: Show
    shown: tuple[Card, ...]
    """The cards that all see."""
    farmers: bool
    """Whether it is a farmer's hand (L3); else it is an ace and no face card (L4)."""


def poor_hands(rules: Rules, cards: Cards) -> tuple[PoorHand, ...]:
    """Every way to show a hand before bidding; what is both kinds at once is a farmer's hand.

    >>> from engine.cards import parse_hand
    >>> nines = hand_of(parse_hand("9c9d9hAcKs"))
    >>> [each.action.cards for each in poor_hands(Rules(farmers_hand=FarmersHand.THREE_LOW), nines)]
    [(0, 1, 2)]
    """
    held, ways = cards_in(cards), dict[Show, PoorHand]()
    for poor in (*_farmers(rules, held), *_ace_no_face(rules, held)):
        ways.setdefault(poor.action, poor)
    return tuple(ways.values())


def _farmers(rules: Rules, held: tuple[Card, ...]) -> Iterator[PoorHand]:
    """See rules-spec L3."""
    kinds: list[tuple[Card, ...]] = []
    match rules.farmers_hand:
        case FarmersHand.ALL_LOW:
            kinds = [held] if all(rank_of(card) in "9T" for card in held) else []
        case FarmersHand.THREE_LOW:
            kinds = [tuple(card for card in held if rank_of(card) == rank) for rank in "9T"]
        case FarmersHand.ANY_THREE_LOW:
            kinds = [tuple(card for card in held if rank_of(card) in "9T")]
        case FarmersHand.NEVER:
            pass
    three = rules.farmers_hand is not FarmersHand.ALL_LOW
    for kind in kinds:
        if len(kind) < _EXCHANGED:
            continue
        if rules.farmers_remedy is Remedy.REDEAL:
            yield PoorHand(Show(), kind[:_EXCHANGED] if three else kind, farmers=True)
            continue
        for cards in combinations(kind, _EXCHANGED):
            yield PoorHand(Show(cards), cards if three else kind, farmers=True)


def _ace_no_face(rules: Rules, held: tuple[Card, ...]) -> Iterator[PoorHand]:
    """See rules-spec L4."""
    ranks = [rank_of(card) for card in held]
    one_ace = ranks.count("A") == 1 and all(rank in "A9T" for rank in ranks)
    match rules.ace_no_face:
        case AceNoFace.EXCHANGE if one_ace:
            for cards in combinations(held, _EXCHANGED):
                yield PoorHand(Show(cards), held, farmers=False)
        case AceNoFace.REDEAL if one_ace:
            yield PoorHand(Show(), held, farmers=False)
        case AceNoFace.REDEAL_ANY_ACES:
            if rules.benny_card not in held and not any(rank in _FACES for rank in ranks):
                yield PoorHand(Show(), held, farmers=False)
        case _:
            pass


def shows_out_of_turn(hand: Hand, seat: Seat) -> tuple[Show, ...]:
    """Every way in which a seat may show the hand that it was dealt, before the first lead; one exchange a deal.

    Who sits out, or has taken or given a card since the deal, has no poor hand to show.
    """
    rules, contract = hand.match.rules, hand.contract
    if rules.show_until is not ShowUntil.FIRST_LEAD or hand.shown:
        return ()
    playing = hand.seating.seats if contract is None else contract.active
    if seat not in playing or count(hand.hands[seat]) != rules.hand_size:
        return ()
    if any(seat == each.seat for each in hand.buried) or any(seat in (each.giver, each.taker) for each in hand.given):
        return ()
    return tuple([Show(poor.action.cards, seat) for poor in poor_hands(rules, hand.hands[seat])])


def find_poor_hand(hand: Hand, seat: Seat, action: Show) -> PoorHand | None:
    """What a seat shows by an action, if it may show it."""
    ways = poor_hands(hand.match.rules, hand.hands[seat])
    poor = next((each for each in ways if each.action.cards == action.cards), None)
    return None if poor is None else poor._replace(action=action)


def exchange_cards(hand: Hand, seat: Seat, poor: PoorHand) -> Hand:
    """The hand in which `seat` has shown its cards and changed three of them for three of the kitty.

    A farmer's hand gets the first three that nobody has seen, an ace and no face card the last three; the cards given
    lie in their places.
    """
    rules, cards = hand.match.rules, poor.action.cards
    first = rules.turns_up + rules.dummy if poor.farmers else len(hand.kitty) - _EXCHANGED
    taken = hand.kitty[first : first + _EXCHANGED]
    kitty = (*hand.kitty[:first], *cards, *hand.kitty[first + _EXCHANGED :])
    held = hand.hands[seat] & ~hand_of(cards) | hand_of(taken)
    return hand.add_call(seat, poor.action).holding(seat, held)._replace(kitty=kitty, shown=poor.shown)
