"""What a hand is played for besides points: counters, never money (rules-spec H3).

On a hand both sides put an ante. Each raise by a defender is an ante more, which the makers match or not: who does not
gives up the stake as it was before the raises, and the hand is played for points alone. Or an ante is bet on each
trick.
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
    from engine.rules.model import Rules


def count_raises(calls: Iterable[Call]) -> int:
    """How often the defenders have raised."""
    return sum([isinstance(call.action, Raise) for call in calls])


def is_given_up(hand: Hand) -> bool:
    """Whether the makers have given up the stake."""
    return any(isinstance(call.action, GiveUp) for call in hand.calls)


def counters_of(hand: Hand, result: HandResult) -> tuple[int, ...]:
    """What a finished hand changes in the pots, by side; empty where nothing was staked or nobody won it."""
    rules, contract = hand.match.rules, result.contract
    if not rules.bets_on_hands or contract is None or result.outcome is Outcome.AWARDED:
        return ()
    if rules.betting is Betting.PER_TRICK:
        won = _tricks_of_north(result, rules) * rules.ante
        return (won, -won)
    if is_given_up(hand):
        winners, counters = 1 - contract.side, rules.ante
    else:
        winners, counters = result.points.index(max(result.points)), hand.stake // 2
    return (counters, -counters) if winners == 0 else (-counters, counters)


def _tricks_of_north(result: HandResult, rules: Rules) -> int:
    """By how many tricks North's side has more; a hand that a revoke has ended counts as all tricks of its winners."""
    if result.outcome in (Outcome.REVOKED, Outcome.FALSELY_CALLED):
        return rules.hand_size if result.points[0] > result.points[1] else -rules.hand_size
    return sum([won if rules.side_of(seat) == 0 else -won for seat, won in enumerate(result.tricks)])
