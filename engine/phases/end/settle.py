"""A result that stands: the stake changes hands with it."""

from __future__ import annotations

from engine.hand.hand import Hand
from engine.match import HandResult
from engine.phases.base import BaseState
from engine.phases.end.end_of_hand import finish
from engine.rules.options import Betting
from engine.scoring.counters import counters_of


def settle(hand: Hand, result: HandResult) -> BaseState:
    """The hand ends with `result`, and its winners take what was staked (rules-spec H3)."""
    if hand.match.rules.betting is not Betting.PER_HAND:
        return finish(hand.match, result)
    return finish(hand.match, result._replace(counters=counters_of(hand, result)))
