"""What a hand is played for besides points: counters, never money (rules-spec H3).

Both sides put an ante. Each raise by a defender is an ante more, which the makers match or not: who does not gives up
the stake as it was before the raises, and the hand is played for points alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.actions import GiveUp, Raise
from engine.match import Outcome
from engine.rules.options import Betting

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.hand.hand import Call, Hand
    from engine.match import HandResult


def count_raises(calls: Iterable[Call]) -> int:
    """How often the defenders have raised."""
    return sum([isinstance(call.action, Raise) for call in calls])


def is_given_up(hand: Hand) -> bool:
    """Whether the makers have given up the stake."""
    return any(isinstance(call.action, GiveUp) for call in hand.calls)


def counters_of(hand: Hand, result: HandResult) -> tuple[int, ...]:
    """What a finished hand changes in the pots, by side; empty where nothing was staked or nobody won it."""
    rules, contract = hand.match.rules, result.contract
    if rules.betting is not Betting.PER_HAND or contract is None or result.outcome is Outcome.AWARDED:
        return ()
    if is_given_up(hand):
        winners, counters = 1 - contract.side, rules.ante
    else:
        winners, counters = result.points.index(max(result.points)), hand.stake // 2
    return (counters, -counters) if winners == 0 else (-counters, counters)
