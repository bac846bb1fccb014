"""A club turned up is trump without bidding (RULES.md 10, buck euchre)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards import Suit, Trump
from engine.hand.hand import Hand
from engine.phases.flow import proceed

if TYPE_CHECKING:
    from engine.phases import State


def turn_club(hand: Hand) -> State | None:
    """Clubs are trump when a club is turned: nobody made them, nobody takes the card up, nobody may drop."""
    match = hand.match
    if not match.rules.dirty_clubs or hand.contract is not None or hand.upcard_suit is not Suit.CLUBS:
        return None
    contract = hand.made(match.dealer, Trump.CLUBS, 0)._replace(makerless=True)
    return proceed(hand._replace(contract=contract), turn_club)
