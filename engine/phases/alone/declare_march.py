"""Declaring, "I declare": to undertake every trick for game and pool (rules-spec 10, set-back)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, final

from engine.actions import Action, Declare, Pass
from engine.errors import IllegalAction, Refusal
from engine.events.kinds import Event, Word
from engine.hand.contract import Contract
from engine.hand.hand import Hand
from engine.phases.base import BaseState, no_interjections
from engine.phases.flow import only_where, proceed
from engine.phases.kinds import Phase
from engine.seats import Seat

_CHOICES: Final = (Pass(), Declare())


@only_where(lambda rules: rules.declare_march)
def declare_march(hand: Hand) -> DeclareMarch | None:
    """All who play are asked in turn from the eldest; the first to declare leads."""
    contract = hand.contract
    return None if contract is None else DeclareMarch(hand, contract, contract.lineup.following[hand.match.dealer])


@final
@dataclass(frozen=True, slots=True)
class DeclareMarch:
    """`actor` declares, or passes."""

    phase = Phase.DECLARE_MARCH
    interjections = no_interjections

    hand: Hand
    contract: Contract
    actor: Seat

    def legal(self) -> tuple[Action, ...]:
        """What `actor` may do."""
        return _CHOICES

    def after(self, action: Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        match action:
            case Pass():
                told, following = self.hand.add_call(self.actor, action), self.contract.lineup.following
                after = following[self.actor]
                if after == following[self.hand.match.dealer]:
                    return proceed(told, declare_march)
                return DeclareMarch(told, self.contract, after)
            case Declare():
                contract = self.contract._replace(declared=self.actor)
                return proceed(self.hand.add_call(self.actor, action, contract), declare_march)
            case _:
                raise IllegalAction(Refusal.NOT_NOW)

    def events(self, action: Action, after: BaseState) -> Iterator[Event]:
        """Who declares."""
        if isinstance(action, Declare):
            yield Event(word=Word.DECLARED, seat=self.actor)
