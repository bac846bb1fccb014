"""The dealer takes the upcard and buries a card (RULES.md D1)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, final

from engine.actions import Action, Discard
from engine.cards import FACES, Cards, cards_in, without
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
    return Discarding(replace(hand, hands=_with_card(hand.hands, match.dealer, 1 << hand.upcard)))


def _with_card(hands: tuple[Cards, ...], seat: Seat, bit: Cards) -> tuple[Cards, ...]:
    return (*hands[:seat], hands[seat] | bit, *hands[seat + 1 :])


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
        return tuple(Discard(card) for card in cards_in(self.hand.hands[self.actor] & FACES))

    def after(self, action: Action) -> State:
        """The next state; see `engine.game.apply`."""
        hand = self.hand
        match action:
            case Discard(card):
                held = hand.hands[self.actor]
                if not held >> card & 1:
                    raise IllegalAction(Refusal.NOT_HELD)
                hands = (*hand.hands[: self.actor], without(held, card), *hand.hands[self.actor + 1 :])
                return proceed(replace(hand, hands=hands, buried=card), take_upcard)
            case _:
                raise IllegalAction(Refusal.NOT_NOW)
