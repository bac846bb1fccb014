"""The partner's assist made the dealer the maker, who may go alone (rules-spec 9, mathews-1844)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, final

from engine.actions import Action, Alone, Pass
from engine.errors import IllegalAction, Refusal
from engine.events.kinds import Event, Word
from engine.hand.contract import Contract
from engine.hand.hand import Hand
from engine.phases.base import BaseState, no_interjections
from engine.phases.flow import only_where, proceed
from engine.phases.kinds import Phase
from engine.rules.options import AssistMakes, WhoAlone
from engine.seats import Seat

_CHOICES: Final = (Pass(), Alone())


@only_where(lambda rules: rules.assist_makes is AssistMakes.DEALER and rules.alone is WhoAlone.MAKER)
def go_alone(hand: Hand) -> DealerAlone | None:
    """Asked before the dealer discards, because alone is said with the call (rules-spec E1), if another made it."""
    contract, match = hand.contract, hand.match
    if contract is None or contract.maker != match.dealer or not hand.calls or hand.calls[-1].seat == match.dealer:
        return None
    return DealerAlone(hand, contract)


@final
@dataclass(frozen=True, slots=True)
class DealerAlone:
    """The dealer, made the maker by the partner's assist, plays alone or passes."""

    phase = Phase.DEALER_ALONE
    interjections = no_interjections

    hand: Hand
    contract: Contract

    @property
    def actor(self) -> Seat:
        """The dealer."""
        return self.hand.match.dealer

    def legal(self) -> tuple[Action, ...]:
        """What the dealer may do."""
        return _CHOICES

    def after(self, action: Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        match action:
            case Pass():
                return proceed(self.hand.add_call(self.actor, action), go_alone)
            case Alone():
                contract = self.contract._replace(alone=True)
                return proceed(self.hand.add_call(self.actor, action, contract), go_alone)
            case _:
                raise IllegalAction(Refusal.NOT_NOW)

    def events(self, action: Action, after: BaseState) -> Iterator[Event]:
        """That the dealer plays alone."""
        if isinstance(action, Alone):
            yield Event(word=Word.ALONE, seat=self.actor)
