"""Whoever makes trump takes the dummy and buries as many cards (rules-spec 10, two-handed)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import final

from engine.actions import Action
from engine.cards import adding, count
from engine.events.kinds import Event, Word
from engine.hand.hand import Hand
from engine.phases.base import BaseState, no_events, no_interjections
from engine.phases.bidding.discard import burials, bury_card, takes_dummy_too
from engine.phases.flow import only_where, proceed
from engine.phases.kinds import Phase
from engine.seats import Seat


@only_where(lambda rules: rules.dummy > 0)
def take_dummy(hand: Hand) -> TakingDummy | None:
    """The maker takes the cards after the upcard; a dealer who makes the upcard's suit takes that too, all at once.

    A dealer who was ordered up has taken the upcard and buried a card before (`take_upcard`).
    """
    contract, match = hand.contract, hand.match
    if contract is None:
        return None
    maker = contract.maker
    first = 0 if takes_dummy_too(hand) else 1
    held = hand.hands[maker]
    for card in hand.kitty[first : 1 + match.rules.dummy]:
        held = adding(held, card)
    return TakingDummy(hand.holding(maker, held), maker)


def dummy_events(before: BaseState, after: BaseState) -> Iterator[Event]:
    """The dummy taken, whatever came before it."""
    if after.phase is Phase.TAKING_DUMMY and before.phase is not Phase.TAKING_DUMMY:
        yield Event(word=Word.DUMMY_TAKEN, seat=after.actor)


@final
@dataclass(frozen=True, slots=True)
class TakingDummy:
    """`actor`, the maker, holds cards too many and buries them one by one."""

    phase = Phase.TAKING_DUMMY
    interjections = no_interjections
    events = no_events

    hand: Hand
    actor: Seat

    def legal(self) -> tuple[Action, ...]:
        """Any card held may be buried, those just taken too."""
        return burials(self.hand, self.actor)

    def after(self, action: Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        hand = bury_card(self.hand, self.actor, action)
        if count(hand.hands[self.actor]) > hand.match.rules.hand_size:
            return TakingDummy(hand, self.actor)
        return proceed(hand, take_dummy)
