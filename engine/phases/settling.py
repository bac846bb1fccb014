"""A result that stands: the stake changes hands with it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.betting import counters_of
from engine.phases.ending import finish

if TYPE_CHECKING:
    from engine.hand import Hand, HandResult
    from engine.phases import State


def settle(hand: Hand, result: HandResult) -> State:
    """The hand ends with `result`, and its winners take what was staked (RULES.md H3)."""
    counters = counters_of(hand, result)
    return finish(hand.match, replace(result, counters=counters) if counters else result)
