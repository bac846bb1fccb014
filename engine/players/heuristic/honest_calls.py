"""A computer makes trump only with the trump that the rules ask for, also where that is a matter of honour."""

from dataclasses import replace

from engine.actions import Action, Name, Order
from engine.cards import Trump
from engine.ranking import ranking
from engine.view import View


def without_breaches(mine: View) -> View:
    """The view without the calls for which the seat lacks a trump besides the bowers (rules-spec D7, H1)."""
    seat, dealer = mine.seat, mine.dealer
    if not mine.rules.trump_on_honour or seat is None or dealer is None or not mine.rules.owes_trump(seat, dealer):
        return mine
    return replace(mine, choices=tuple([each for each in mine.choices if _is_honest(mine, each)]))


def _is_honest(mine: View, action: Action) -> bool:
    suit, held = mine.upcard_suit, mine.cards
    if mine.upcard is not None and mine.seat == mine.dealer and (isinstance(action, Order) or suit is None):
        held |= 1 << mine.upcard
    match action:
        case Name(trump):
            pass
        case Order() if suit is not None:
            trump = Trump(suit)
        case _:
            return True
    return trump >= Trump.NONE or bool(held & ranking(trump, mine.rules.benny_card).plain_trumps)
