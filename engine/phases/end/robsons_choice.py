"""Robson's choice: the winners of a hand lower the opponents' score instead of raising their own (rules-spec G4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from engine.actions import Action, Lower, Take
from engine.errors import IllegalAction, Refusal
from engine.hand.contract import Contract
from engine.match import HandResult
from engine.phases.base import BaseState, no_events, no_interjections
from engine.phases.end.settle import settle
from engine.phases.kinds import Phase
from engine.phases.play.base import OfPlay, PlayState
from engine.rules.options import Robson
from engine.scoring.euchre import points_off
from engine.seats import Seat, Side

_CHOICES: Final = (Take(), Lower())
_LEAST: Final = 2
"""Points of a win that may be taken off the opponents."""


def reward(playing: PlayState, result: HandResult) -> RobsonsChoice | None:
    """The winners choose, unless the opponents have nothing to lose."""
    match, contract = playing.hand.match, playing.setting.contract
    rule = match.rules.robson
    if rule is Robson.NEVER:
        return None
    winners, points = _win(result)
    if not match.scores[1 - winners]:
        return None
    side = contract.seating.side
    won_all = sum([won for seat, won in enumerate(result.tricks) if side[seat] == winners]) == playing.setting.tricks
    if not won_all and (rule is not Robson.ANY_TWO_OR_FOUR or points < _LEAST):
        return None
    return RobsonsChoice(playing, result, _chooser(contract, winners, match.dealer))


def _win(result: HandResult) -> tuple[Side, int]:
    points = max(result.points)
    return result.points.index(points), points


def _chooser(contract: Contract, winners: Side, dealer: Seat) -> Seat:
    """The maker, or who played alone in the maker's stead; of the defenders the eldest who played."""
    if winners == contract.side:
        return contract.maker if contract.lone_maker is None else contract.lone_maker
    seat = contract.lineup.following[dealer]
    while contract.seating.side[seat] != winners:
        seat = contract.lineup.following[seat]
    return seat


@final
@dataclass(frozen=True, slots=True)
class RobsonsChoice(OfPlay):
    """`actor` takes the points of `result`, or lowers the opponents' score by as many, though not below 0."""

    phase = Phase.ROBSONS_CHOICE
    interjections = no_interjections
    events = no_events

    playing: PlayState
    result: HandResult
    actor: Seat

    def legal(self) -> tuple[Action, ...]:
        """What `actor` may do."""
        return _CHOICES

    def after(self, action: Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        match action:
            case Take():
                return settle(self.hand, self.result)
            case Lower():
                match = self.hand.match
                off = points_off(self.result.points, match.scores, match.rules)
                return settle(self.hand, self.result._replace(points=off, lowered=True))
            case _:
                raise IllegalAction(Refusal.NOT_NOW)
