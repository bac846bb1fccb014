"""Round 1: accept the upcard's suit, or pass (RULES.md D1, D4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from engine.actions import Action, Order, Pass
from engine.cards import TRUMPS, Trump
from engine.errors import IllegalAction, Refusal
from engine.hand import Hand
from engine.phases.accepting import accepted, alone_if_accepted
from engine.phases.flow import proceed
from engine.seats import Seat

if TYPE_CHECKING:
    from engine.phases import State

_ONLY_PASS: Final = (Pass(),)
_CHOICES: Final[Mapping[tuple[bool, ...], tuple[Action, ...]]] = {
    (False, True): (Pass(), Order(), Order(alone=True)),
    (False,): (Pass(), Order()),
    (True,): (Pass(), Order(alone=True)),
}
"""By whether alone may be said."""


def order_up(hand: Hand) -> Ordering | None:
    """Bidding begins with the eldest, or with the dealer (RULES.md D6), unless trump is made.

    A Benny that stands for no suit is not asked about: any suit may be named for it (RULES.md D5).
    """
    return None if hand.contract or hand.upcard_suit is None else Ordering(hand, hand.first_speaker)


@final
@dataclass(frozen=True, slots=True)
class Ordering:
    """`actor` accepts the upcard's suit or passes."""

    hand: Hand
    actor: Seat

    def legal(self) -> tuple[Action, ...]:
        """What `actor` may do."""
        return _CHOICES[alone_if_accepted(self.hand, self.actor)] if self._has_trump else _ONLY_PASS

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
                contract = accepted(hand, self.actor, self._trump, alone=action.alone)
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
