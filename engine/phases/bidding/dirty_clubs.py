"""A club turned up is trump without bidding (rules-spec 10, buck euchre)."""

from __future__ import annotations

from engine.cards import Suit, Trump
from engine.hand.hand import Hand
from engine.phases.base import BaseState
from engine.phases.flow import only_where, proceed


@only_where(lambda rules: rules.dirty_clubs)
def turn_club(hand: Hand) -> BaseState | None:
    """Clubs are trump when a club is turned: nobody made them, nobody takes the card up, nobody may drop."""
    match = hand.match
    if hand.contract is not None or hand.upcard_suit is not Suit.CLUBS:
        return None
    contract = hand.make_contract(match.dealer, Trump.CLUBS, 0)._replace(makerless=True)
    return proceed(hand._replace(contract=contract), turn_club)
