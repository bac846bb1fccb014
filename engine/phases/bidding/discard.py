"""The dealer takes the upcard and buries a card (rules-spec D1)."""

from __future__ import annotations

from typing import Final, NamedTuple, final

from engine.actions import Action, Discard
from engine.cards import ALL_CARDS, FACES, adding, cards_in, without
from engine.errors import IllegalAction, Refusal
from engine.hand.hand import Hand
from engine.phases.base import BaseState, no_events, no_interjections
from engine.phases.flow import proceed
from engine.phases.kinds import Phase
from engine.seats import Seat


def take_upcard(hand: Hand) -> Discarding | None:
    """The dealer takes an accepted upcard, even to sit out; where D4 holds, a partner alone leaves it out of play."""
    contract, match = hand.contract, hand.match
    if contract is None or not contract.takes_upcard(match.dealer, match.rules):
        return None
    if match.rules.dummy and takes_dummy_too(hand):
        return None
    dealer = match.dealer
    return Discarding.__new__(Discarding, hand.holding(dealer, adding(hand.hands[dealer], hand.kitty[0])))


def takes_dummy_too(hand: Hand) -> bool:
    """Whether the upcard is taken together with a dummy: the dealer made its suit trump (rules-spec 10, two-handed)."""
    contract, match = hand.contract, hand.match
    if not match.rules.dummy or contract is None:
        return False
    return contract.maker == match.dealer and contract.takes_upcard(match.dealer, match.rules)


_DISCARDS: Final = tuple(map(Discard, ALL_CARDS))


def burials(hand: Hand, seat: Seat) -> tuple[Action, ...]:
    """Every card that `seat` holds, to be buried."""
    return tuple([_DISCARDS[card] for card in cards_in(hand.hands[seat] & FACES)])


def bury_card(hand: Hand, seat: Seat, action: Action) -> Hand:
    """The hand after `seat` has buried a card.

    Raises:
        IllegalAction: When the action is something else, or the card is not held.
    """
    match action:
        case Discard(card):
            held = hand.hands[seat]
            if not held >> card & 1:
                raise IllegalAction(Refusal.NOT_HELD)
            return hand.holding(seat, without(held, card), card)
        case _:
            raise IllegalAction(Refusal.NOT_NOW)


@final
class Discarding(NamedTuple):
    """The dealer holds a card too many and must bury one."""

    phase = Phase.DISCARDING
    interjections = no_interjections
    events = no_events

    hand: Hand

    @property
    def actor(self) -> Seat:
        """The dealer."""
        return self.hand.match.dealer

    def legal(self) -> tuple[Action, ...]:
        """Any card held may be buried, the upcard too."""
        return burials(self.hand, self.actor)

    def after(self, action: Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        return proceed(bury_card(self.hand, self.actor, action), take_upcard)
