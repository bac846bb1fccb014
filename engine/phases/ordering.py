"""Round 1: accept the upcard's suit, or pass (RULES.md D1, D4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from engine.actions import Action, Order, Pass
from engine.cards import TRUMPS, Trump
from engine.errors import IllegalAction, Refusal
from engine.hand import Hand
from engine.options import WhoAlone
from engine.phases.flow import proceed
from engine.seats import Seat

if TYPE_CHECKING:
    from engine.phases import State

_ANY: Final = (Pass(), Order(), Order(alone=True))
_ONLY_PASS: Final = (Pass(),)
_ONLY_ALONE: Final = (Pass(), Order(alone=True))
_ONLY_TOGETHER: Final = (Pass(), Order())


def order_up(hand: Hand) -> Ordering | None:
    """Bidding begins with the eldest, or with the dealer (RULES.md D6), unless trump is made."""
    return None if hand.contract else Ordering(hand, hand.first_speaker)


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
        if self._must_be_alone:
            return _ONLY_ALONE
        return _ANY if self.hand.match.rules.alone is WhoAlone.MAKER else _ONLY_TOGETHER

    def after(self, action: Action) -> State:
        """The next state; see `engine.game.apply`."""
        hand = self.hand
        match action:
            case Pass():
                told = hand.told(self.actor, action)
                following = hand.seating.left[self.actor]
                return proceed(told, order_up) if following == hand.first_speaker else Ordering(told, following)
            case Order():
                if not self._has_trump:
                    raise IllegalAction(Refusal.NEEDS_TRUMP)
                if self._must_be_alone and not action.alone:
                    raise IllegalAction(Refusal.PARTNER_ALONE)
                if action.alone and not self._must_be_alone and hand.match.rules.alone is not WhoAlone.MAKER:
                    raise IllegalAction(Refusal.NOT_ALONE)
                contract = hand.made(self.actor, self._trump, 1, alone=action.alone)
                return proceed(hand.told(self.actor, action, contract), order_up)
            case _:
                raise IllegalAction(Refusal.NOT_NOW)

    @property
    def _has_trump(self) -> bool:
        return self.hand.may_make(self.actor, self._trump, upcard=True)

    @property
    def _trump(self) -> Trump:
        suit = self.hand.upcard_suit
        if suit is None:
            raise ValueError("a turned Benny that stands for nothing is not ordered up")
        return TRUMPS[suit]

    @property
    def _must_be_alone(self) -> bool:
        match = self.hand.match
        return match.rules.upcard_left_by(self.actor, match.dealer)
