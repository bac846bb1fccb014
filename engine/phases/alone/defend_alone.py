"""A defender may play alone (rules-spec E4)."""

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
from engine.rules.options import DefendAlone
from engine.seats import Seat

_CHOICES: Final = (Pass(), Alone())


@only_where(lambda rules: rules.defend_alone is not DefendAlone.NEVER)
def defend_alone(hand: Hand) -> DefenderAlone | None:
    """The defenders are asked in turn from the eldest, as E2 has it, where the rules let them play alone."""
    contract, rule = hand.contract, hand.match.rules.defend_alone
    if contract is None or (rule is DefendAlone.AGAINST_LONER and not contract.alone):
        return None
    return DefenderAlone(hand, contract, _eldest_defender(hand, contract))


def _eldest_defender(hand: Hand, contract: Contract) -> Seat:
    seating = hand.seating
    eldest = seating.left[hand.match.dealer]
    return eldest if seating.side[eldest] != contract.side else seating.left[eldest]


@final
@dataclass(frozen=True, slots=True)
class DefenderAlone:
    """`actor`, a defender, plays alone or passes."""

    phase = Phase.DEFENDER_ALONE
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
                told = self.hand.add_call(self.actor, action)
                if self.actor == _eldest_defender(self.hand, self.contract):
                    return DefenderAlone(told, self.contract, self.contract.seating.partners(self.actor)[0])
                return proceed(told, defend_alone)
            case Alone():
                contract = self.contract._replace(lone_defender=self.actor)
                return proceed(self.hand.add_call(self.actor, action, contract), defend_alone)
            case _:
                raise IllegalAction(Refusal.NOT_NOW)

    def events(self, action: Action, after: BaseState) -> Iterator[Event]:
        """That a defender plays alone."""
        if isinstance(action, Alone):
            yield Event(word=Word.DEFENDS_ALONE, seat=self.actor)
