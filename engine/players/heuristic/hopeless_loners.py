"""No computer goes alone where an opponent takes up a card that beats all it has: it would give the partner away.

A loner scores more than a maker with a partner for all the tricks only, and one of them is lost (rules-spec D1, E1).
"""

from dataclasses import replace

from engine.actions import Action, Alone, Name, Order, Pass
from engine.cards import TRUMPS, Card, Cards, cards_in
from engine.hand.contract import Contract
from engine.phases.kinds import Phase
from engine.view import View


def without_hopeless_loners(mine: View) -> View:
    """The view without "alone" where it cannot take every trick and the same with the partner is a choice."""
    hopeless = [each for each in mine.choices if _with_partner(each) in mine.choices and _is_hopeless(mine, each)]
    return replace(mine, choices=tuple([each for each in mine.choices if each not in hopeless])) if hopeless else mine


def _with_partner(action: Action) -> Action | None:
    """The same without going alone."""
    match action:
        case Order(True):
            return Order()
        case Name(trump, True):
            return Name(trump)
        case Alone():
            return Pass()
        case _:
            return None


def _is_hopeless(mine: View, action: Action) -> bool:
    contract, seat, dealer = _contract_of(mine, action), mine.seat, mine.dealer
    if contract is None or seat is None or dealer is None or mine.upcard is None:
        return False
    side = contract.seating.side
    if side[seat] != contract.side or side[dealer] == contract.side or not contract.takes_upcard(dealer, mine.rules):
        return False
    beats = contract.ranking.beats
    upcard, cards = mine.upcard, cards_in(_may_hold(mine, mine.upcard))
    return all(beats[card] >> upcard & 1 and not beats[upcard] >> card & 1 for card in cards)


def _contract_of(mine: View, action: Action) -> Contract | None:
    """What is played if this is said, or has been made already."""
    suit, rules = mine.upcard_suit, mine.rules
    accepts = mine.phase is Phase.FIRST_ROUND or suit is None  # a Benny that stands for no suit goes with any
    if mine.contract is not None or mine.seat is None or not accepts:
        return mine.contract
    trump = action.trump if isinstance(action, Name) else None if suit is None else TRUMPS[suit]
    if trump is None:
        return None
    return Contract(mine.seat, trump, 1, seating=mine.seating, benny=rules.benny_card, last_wins=rules.later_wins)


def _may_hold(mine: View, upcard: Card) -> Cards:
    """The cards in hand, and all others where a loner may yet change some."""
    rules = mine.rules
    changes = rules.partners_best or rules.kitty_exchange
    return mine.cards | rules.pack_bits & ~(1 << upcard) if changes else mine.cards
