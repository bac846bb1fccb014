"""Players who did not make trump stay, or drop out of the hand (rules-spec 10: set-back, Indiana, buck euchre)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, final

from engine.actions import Action, Drop, Stay
from engine.errors import IllegalAction, Refusal
from engine.events.kinds import Event, Word
from engine.hand.contract import Contract
from engine.hand.hand import Hand
from engine.match import HandResult
from engine.phases.base import BaseState, no_interjections
from engine.phases.end.end_of_hand import finish
from engine.phases.flow import only_where, proceed
from engine.phases.kinds import Phase
from engine.scoring.euchre import score
from engine.seats import Seat

_CHOICES: Final = (Stay(), Drop())


@only_where(lambda rules: rules.may_drop)
def stay_or_drop(hand: Hand) -> StayOrDrop | None:
    """All but the maker are asked in turn from the eldest; where nobody made trump, nobody may drop."""
    contract = hand.contract
    if contract is None or contract.makerless:
        return None
    return StayOrDrop(hand, contract, _seats_asked(hand, contract)[0])


def _seats_asked(hand: Hand, contract: Contract) -> tuple[Seat, ...]:
    eldest = hand.seating.left[hand.match.dealer]
    return tuple(seat for seat in hand.seating.around(eldest) if seat != contract.maker)


@final
@dataclass(frozen=True, slots=True)
class StayOrDrop:
    """`actor` plays against the maker, or lays the cards down unseen."""

    phase = Phase.STAY_OR_DROP
    interjections = no_interjections

    hand: Hand
    contract: Contract
    actor: Seat

    def legal(self) -> tuple[Action, ...]:
        """Either; the last one too, when all others have dropped."""
        return _CHOICES

    def after(self, action: Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        match action:
            case Stay():
                contract = self.contract
            case Drop():
                contract = self.contract._replace(dropped=(*self.contract.dropped, self.actor))
            case _:
                raise IllegalAction(Refusal.NOT_NOW)
        told, asked = self.hand.add_call(self.actor, action, contract), _seats_asked(self.hand, contract)
        following = asked.index(self.actor) + 1
        if following < len(asked):
            return StayOrDrop(told, contract, asked[following])
        return proceed(told, stay_or_drop) if contract.dropped != asked else _end_uncontested(told, contract)

    def events(self, action: Action, after: BaseState) -> Iterator[Event]:
        """Who stays, who drops, and that all have dropped."""
        match action:
            case Stay():
                yield Event(word=Word.STAYED, seat=self.actor)
            case Drop():
                yield Event(word=Word.DROPPED, seat=self.actor)
                if after.phase.between_hands:
                    yield Event(word=Word.ALL_DROPPED, seat=self.contract.maker)
            case _:
                pass


def _end_uncontested(hand: Hand, contract: Contract) -> BaseState:
    """All have dropped: the maker takes every trick at once."""
    match = hand.match
    tricks = match.rules.hand_size
    taken = tuple([tricks * (seat == contract.maker) for seat in range(len(hand.hands))])
    outcome, points = score(contract, taken, tricks, match)
    result = HandResult(
        number=match.number, dealer=match.dealer, contract=contract, tricks=taken, outcome=outcome, points=points
    )
    return finish(match, result)
