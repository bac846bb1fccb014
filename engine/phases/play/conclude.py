"""From the last trick, or an early end, to the result."""

from __future__ import annotations

from engine.hand.called_partner import reveal_partner
from engine.match import HandResult
from engine.phases.base import BaseState
from engine.phases.end.end_of_hand import finish
from engine.phases.end.revoke_review import review
from engine.phases.end.robsons_choice import reward
from engine.phases.end.settle import settle
from engine.phases.play.base import PlayState
from engine.scoring.euchre import score
from engine.seats import Seat


def conclude(playing: PlayState, rest_to: Seat | None = None, claimed: Seat | None = None) -> BaseState:
    """The hand is played, or the tricks that are left go to `rest_to`; `claimed` says who laid down or threw in.

    What follows is the review of an honour table, Robson's choice, or the next deal.
    """
    setting = playing.setting
    hand, contract = setting.hand, setting.contract
    match, taken = hand.match, playing.taken
    if contract.called is not None:
        contract = reveal_partner(hand)
    if rest_to is not None:
        rest = setting.tricks - len(playing.tricks)
        taken = tuple([won + rest * (seat == rest_to) for seat, won in enumerate(taken)])
    outcome, points = score(contract, taken, setting.tricks, match)
    result = HandResult.__new__(
        HandResult,
        match.number,
        match.dealer,
        contract,
        taken,
        outcome,
        points,
        playing.tricks,
        partner=None if contract.called is None else contract.seating.partner(contract.maker),
        claimed=claimed,
    )
    if match.rules.settled_by_play:
        return finish(match, result)
    return review(playing, result) or reward(playing, result) or settle(hand, result)
