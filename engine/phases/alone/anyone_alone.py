"""Before the first lead anybody may go alone, makers and defenders (rules-spec E2)."""

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
from engine.rules.options import WhoAlone
from engine.seats import Seat

_CHOICES: Final = (Pass(), Alone())


@only_where(lambda rules: rules.alone is WhoAlone.ANYONE)
def call_lone(hand: Hand) -> AnyoneAlone | None:
    """All are asked in turn from the eldest, but for a side that has its lone player already."""
    contract = hand.contract
    if contract is None:
        return None
    return _ask_next(hand, contract, hand.seating.around(hand.seating.left[hand.match.dealer]))


def _ask_next(hand: Hand, contract: Contract, turn: tuple[Seat, ...]) -> AnyoneAlone | None:
    """The first of some seats whose side has nobody alone yet."""
    for place, seat in enumerate(turn):
        making = contract.seating.side[seat] == contract.side
        if not contract.alone if making else contract.lone_defender is None:
            return AnyoneAlone(hand, contract, turn[place:])
    return None


@final
@dataclass(frozen=True, slots=True)
class AnyoneAlone:
    """`actor` plays without the partner or passes. `turn` are the seats not yet asked, `actor` first."""

    phase = Phase.ANYONE_ALONE
    interjections = no_interjections

    hand: Hand
    contract: Contract
    turn: tuple[Seat, ...]

    @property
    def actor(self) -> Seat:
        """The seat that is asked."""
        return self.turn[0]

    def legal(self) -> tuple[Action, ...]:
        """What `actor` may do."""
        return _CHOICES

    def after(self, action: Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        match action:
            case Pass():
                contract = self.contract
            case Alone():
                contract = self._alone()
            case _:
                raise IllegalAction(Refusal.NOT_NOW)
        told = self.hand.add_call(self.actor, action, contract)
        return _ask_next(told, contract, self.turn[1:]) or proceed(told, call_lone)

    def events(self, action: Action, after: BaseState) -> Iterator[Event]:
        """That a maker or a defender plays alone."""
        if isinstance(action, Alone):
            making = self.contract.seating.side[self.actor] == self.contract.side
            yield Event(word=Word.ALONE if making else Word.DEFENDS_ALONE, seat=self.actor)

    def _alone(self) -> Contract:
        contract, seat = self.contract, self.actor
        if contract.seating.side[seat] != contract.side:
            return contract._replace(lone_defender=seat)
        return contract._replace(alone=True, loner=None if seat == contract.maker else seat)
