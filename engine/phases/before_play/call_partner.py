"""The maker calls a card, whose holder is the partner (rules-spec 10, five-handed)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import final

from engine.actions import Action, CallSuit
from engine.cards import TRUMPS
from engine.errors import IllegalAction, Refusal
from engine.events.kinds import Event, Word
from engine.hand.called_partner import callable_suits
from engine.hand.contract import Contract
from engine.hand.hand import Hand
from engine.phases.base import BaseState, no_interjections
from engine.phases.flow import only_where, proceed
from engine.phases.kinds import Phase
from engine.rules.options import Partnership
from engine.seats import Seat


@only_where(lambda rules: rules.partnership is Partnership.CALLED)
def call_partner(hand: Hand) -> CallingPartner | None:
    """A maker who does not go alone calls a card, once the dealer has discarded."""
    contract = hand.contract
    return None if contract is None or contract.alone else CallingPartner(hand, contract)


@final
@dataclass(frozen=True, slots=True)
class CallingPartner:
    """The maker names the suit of the called card."""

    phase = Phase.CALLING_PARTNER
    interjections = no_interjections

    hand: Hand
    contract: Contract

    @property
    def actor(self) -> Seat:
        """The maker."""
        return self.contract.maker

    def legal(self) -> tuple[Action, ...]:
        """Any suit but trump, whoever has its card: the maker too."""
        return tuple(map(CallSuit, callable_suits(self.contract.trump)))

    def after(self, action: Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        match action:
            case CallSuit(suit):
                if suit not in callable_suits(self.contract.trump):
                    raise IllegalAction(Refusal.TRUMP_CALLED)
                contract = self.contract._replace(called=suit)
                return proceed(self.hand.add_call(self.actor, action, contract), call_partner)
            case _:
                raise IllegalAction(Refusal.NOT_NOW)

    def events(self, action: Action, after: BaseState) -> Iterator[Event]:
        """The suit called."""
        if isinstance(action, CallSuit):
            yield Event(word=Word.SUIT_CALLED, seat=self.actor, trump=TRUMPS[action.suit])
