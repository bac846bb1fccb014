"""The dealer takes the upcard and buries a card (RULES.md D1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from engine.actions import Action, Discard
from engine.cards import ALL_CARDS, FACES, adding, cards_in, without
from engine.errors import IllegalAction, Refusal
from engine.hand import Hand
from engine.phases.flow import proceed
from engine.seats import Seat

if TYPE_CHECKING:
    from engine.phases import State


def take_upcard(hand: Hand) -> Discarding | None:
    """The dealer takes an accepted upcard, even to sit out; where D4 holds, a partner alone leaves it out of play."""
    contract, match = hand.contract, hand.match
    if contract is None or contract.round != 1:
        return None
    if match.rules.upcard_left_by(contract.maker, match.dealer):
        return None
    dealer = match.dealer
    return Discarding(hand.holding(dealer, adding(hand.hands[dealer], hand.kitty[0])))


_DISCARDS: Final = tuple(map(Discard, ALL_CARDS))


@final
@dataclass(frozen=True, slots=True)
class Discarding:
    """The dealer holds a card too many and must bury one."""

    hand: Hand

    @property
    def actor(self) -> Seat:
        """The dealer."""
        return self.hand.match.dealer

    def legal(self) -> tuple[Action, ...]:
        """Any card held may be buried, the upcard too."""
        return tuple([_DISCARDS[card] for card in cards_in(self.hand.hands[self.actor] & FACES)])

    def after(self, action: Action) -> State:
        """The next state; see `engine.game.apply`."""
        hand = self.hand
        match action:
            case Discard():
                dealer, buried = hand.match.dealer, action.card
                held = hand.hands[dealer]
                if not held >> buried & 1:
                    raise IllegalAction(Refusal.NOT_HELD)
                return proceed(hand.holding(dealer, without(held, buried), buried), take_upcard)
            case _:
                raise IllegalAction(Refusal.NOT_NOW)
