"""A result that stands: the stake changes hands with it."""

from __future__ import annotations

from engine.hand.hand import Hand
from engine.match import HandResult
from engine.phases.base import BaseState
from engine.phases.end.end_of_hand import finish
from engine.scoring.counters import counters_of


def settle(hand: Hand, result: HandResult) -> BaseState:
    """The hand ends with `result`, and its winners take what was bet (rules-spec H3)."""
    if not hand.match.rules.bets_on_hands:
        return finish(hand.match, result)
    return finish(hand.match, result._replace(counters=counters_of(hand, result)))
