"""Round 1: accept the upcard's suit, or pass (RULES.md D1, D4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from engine.actions import Action, Order, Pass
from engine.cards import TRUMPS, suit_of
from engine.errors import IllegalAction, Refusal
from engine.hand import Contract, Hand
from engine.options import DealerPartner
from engine.phases.flow import proceed
from engine.seats import Seat, left_of, partner_of

if TYPE_CHECKING:
    from engine.phases import State

_ANY: Final = (Pass(), Order(), Order(alone=True))
_ONLY_PASS: Final = (Pass(),)
_ONLY_ALONE: Final = (Pass(), Order(alone=True))


def order_up(hand: Hand) -> Ordering:
    """Bidding begins with the eldest, or with the dealer (RULES.md D6)."""
    return Ordering(hand, hand.first_speaker)


@final
@dataclass(frozen=True, slots=True)
class Ordering:
    """`actor` accepts the upcard's suit or passes."""

    hand: Hand
    actor: Seat

    def legal(self) -> tuple[Action, ...]:
        """What `actor` may do."""
        if not self._has_trump:
            return _ONLY_PASS
        return _ONLY_ALONE if self._must_be_alone else _ANY

    def after(self, action: Action) -> State:
        """The next state; see `engine.game.apply`."""
        hand = self.hand
        match action:
            case Pass():
                told = hand.told(self.actor, action)
                following = left_of(self.actor)
                return proceed(told, order_up) if following == hand.first_speaker else Ordering(told, following)
            case Order():
                if not self._has_trump:
                    raise IllegalAction(Refusal.NEEDS_TRUMP)
                if self._must_be_alone and not action.alone:
                    raise IllegalAction(Refusal.PARTNER_ALONE)
                trump = TRUMPS[suit_of(hand.upcard)]
                contract = Contract(maker=self.actor, trump=trump, round=1, alone=action.alone)
                return proceed(hand.told(self.actor, action, contract), order_up)
            case _:
                raise IllegalAction(Refusal.NOT_NOW)

    @property
    def _has_trump(self) -> bool:
        return self.hand.may_make(self.actor, TRUMPS[suit_of(self.hand.upcard)], upcard=True)

    @property
    def _must_be_alone(self) -> bool:
        match = self.hand.match
        return match.rules.dealer_partner is DealerPartner.ALONE and self.actor == partner_of(match.dealer)
