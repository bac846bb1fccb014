"""Round 1: who is the maker when the card turned is accepted, and who may then be alone (rules-spec D1, D4, D5, E1)."""

from engine.cards import Trump
from engine.errors import IllegalAction, Refusal
from engine.hand.contract import Contract
from engine.hand.hand import Hand
from engine.rules.options import AssistMakes
from engine.seats import Seat


def alone_if_accepted(hand: Hand, seat: Seat) -> tuple[bool, ...]:
    """Whether who accepts may say alone: the dealer's partner must (rules-spec D4), or may not, under some rules."""
    rules, dealer = hand.match.rules, hand.match.dealer
    if rules.accepts_alike:
        return rules.alone_choices
    if rules.upcard_left_by(seat, dealer):
        return (True,)
    return (False,) if _assists(hand, seat) else rules.alone_choices


def accept_upcard(hand: Hand, seat: Seat, trump: Trump, *, alone: bool) -> Contract:
    """The contract that accepting the card turned makes, with `trump` as its suit.

    Raises:
        IllegalAction: When `seat` may not be alone, or may be nothing else.
    """
    allowed = alone_if_accepted(hand, seat)
    if alone not in allowed:
        if not alone:
            raise IllegalAction(Refusal.PARTNER_ALONE)
        raise IllegalAction(Refusal.DEALERS_CALL if _assists(hand, seat) else Refusal.NOT_ALONE)
    maker = hand.match.dealer if not hand.match.rules.accepts_alike and _assists(hand, seat) else seat
    return hand.make_contract(maker, trump, 1, alone=alone)


def _assists(hand: Hand, seat: Seat) -> bool:
    """Whether the call of `seat` makes the dealer the maker (rules-spec 9, mathews-1844)."""
    if hand.match.rules.assist_makes is AssistMakes.PARTNER:
        return False
    return seat in hand.seating.partners(hand.match.dealer)
