"""Round 1: accept the upcard's suit, or pass; before that, show a poor hand (rules-spec D1, D4, L3, L4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple, final

from engine.actions import Action, Order, Pass, Show
from engine.cards import TRUMPS, Trump
from engine.errors import IllegalAction, Refusal
from engine.events.kinds import Event, Word
from engine.hand.hand import Hand
from engine.hand.poor_hands import PoorHand, poor_hands
from engine.phases.base import BaseState, no_interjections
from engine.phases.bidding.acceptance import accept_upcard, alone_if_accepted
from engine.phases.flow import proceed
from engine.phases.kinds import Phase
from engine.phases.show_hand import show_events, show_hand
from engine.seats import Seat

_ONLY_PASS: Final = (Pass(),)
_CHOICES: Final[Mapping[tuple[bool, ...], tuple[Action, ...]]] = {
    (False, True): (Pass(), Order(), Order(alone=True)),
    (False,): (Pass(), Order()),
    (True,): (Pass(), Order(alone=True)),
}
"""By whether alone may be said."""


def order_up(hand: Hand) -> FirstRound | None:
    """Bidding begins with the eldest, or with the dealer (rules-spec D6), unless trump is made.

    A Benny that stands for no suit is not asked about: any suit may be named for it (rules-spec D5).
    """
    return (
        None if hand.contract or hand.upcard_suit is None else FirstRound.__new__(FirstRound, hand, hand.first_speaker)
    )


@final
class FirstRound(NamedTuple):
    """`actor` accepts the upcard's suit or passes.

    The holder of a poor hand may show it before that, on its turn to speak: nobody else learns that there is one. After
    an exchange the same seat speaks.
    """

    phase = Phase.FIRST_ROUND
    interjections = no_interjections

    hand: Hand
    actor: Seat

    def legal(self) -> tuple[Action, ...]:
        """What `actor` may do."""
        said = _CHOICES[alone_if_accepted(self.hand, self.actor)] if self._has_trump else _ONLY_PASS
        if not self.hand.match.rules.shows_on_turn:
            return said
        return (*said, *[poor.action for poor in self.poor_hands])

    def after(self, action: Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        hand, actor = self
        match action:
            case Pass():
                told = hand.add_call(actor, action)
                following = hand.seating.left[actor]
                if following == hand.first_speaker:
                    return proceed(told, order_up)
                return FirstRound.__new__(FirstRound, told, following)
            case Order():
                if not self._has_trump:
                    raise IllegalAction(Refusal.NEEDS_TRUMP)
                contract = accept_upcard(hand, actor, self._trump, alone=action.alone)
                return proceed(hand.add_call(actor, action, contract), order_up)
            case Show():
                return self._show(action)
            case _:
                raise IllegalAction(Refusal.NOT_NOW)

    def events(self, action: Action, after: BaseState) -> Iterator[Event]:
        """The upcard ordered up, assisted, taken up, or turned down by all; a poor hand shown."""
        hand, seat = self.hand, self.actor
        dealer, upcard = hand.match.dealer, hand.kitty[:1]
        match action:
            case Order(alone):
                word = Word.ASSISTED if seat in hand.seating.partners(dealer) else Word.ORDERED_UP
                yield Event(word=Word.TOOK_UP if seat == dealer else word, seat=seat, cards=upcard)
                if alone:
                    yield Event(word=Word.ALONE, seat=seat)
            case Pass() if after.phase is Phase.SECOND_ROUND:
                yield Event(word=Word.TURNED_DOWN, seat=dealer, cards=upcard)
            case Show():
                yield from show_events(hand, seat, action)
            case _:
                pass

    @property
    def poor_hands(self) -> tuple[PoorHand, ...]:
        """What `actor` may do about a poor hand; one exchange a deal."""
        return () if self.hand.shown else poor_hands(self.hand.match.rules, self.hand.hands[self.actor])

    def _show(self, action: Show) -> BaseState:
        rules = self.hand.match.rules
        if not rules.shows_on_turn:
            raise IllegalAction(Refusal.NOT_NOW)
        if action not in [poor.action for poor in self.poor_hands]:
            raise IllegalAction(Refusal.NOT_POOR)
        return show_hand(self, self.actor, action)

    @property
    def _has_trump(self) -> bool:
        hand, actor = self
        return hand.match.rules.needs_no_trump or hand.may_make(actor, self._trump, upcard=True)

    @property
    def _trump(self) -> Trump:
        suit = self.hand.upcard_suit
        if suit is None:
            raise ValueError("a turned Benny that stands for nothing is not ordered up")
        return TRUMPS[suit]
