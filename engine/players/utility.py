"""What points are worth to a side at the score: themselves, or near the end of a game the chance to win it.

Where two sides play for points to a target, a game is taken for a row of hands that do not depend on one another, and
of which each brings the side that deals, and the other side, so many points with the same chances. Those were measured:
20,000 hands of `RuleOfThumb` in all four seats at no score, without and with a Benny (`benchmarks/tune_chances.py`,
seed 20261121). The deal goes from side to side. The chance at each score then follows from that at higher scores.

Everywhere else the chance is a guess that grows with the lead, as nothing was measured there: a side's weight falls by
e with every fifth of the target that it is short of winning, and the weights add up to 1.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from math import exp
from types import MappingProxyType
from typing import Final, TypeAlias, final

from engine.match import Match
from engine.players.weighed import Weighed
from engine.rules.model import Rules
from engine.rules.options import Benny, Scoring
from engine.seats import Seat, Side
from engine.view import View

_Outcome: TypeAlias = tuple[int, int, float]
"""Points of the dealer's side, points of the others, how often."""

OUTCOMES: Final[Mapping[bool, tuple[_Outcome, ...]]] = MappingProxyType(
    {
        False: (
            (0, 0, 0.00050),
            (0, 1, 0.17140),
            (0, 2, 0.14360),
            (0, 4, 0.01280),
            (1, 0, 0.46740),
            (2, 0, 0.15785),
            (4, 0, 0.04645),
        ),
        True: (
            (0, 0, 0.00030),
            (0, 1, 0.16545),
            (0, 2, 0.15965),
            (0, 4, 0.01865),
            (1, 0, 0.48030),
            (2, 0, 0.12980),
            (4, 0, 0.04585),
        ),
    }
)
"""What a hand brings, by whether there is a Benny."""
_PART: Final = 0.2
"""Of the target: how much further from winning makes a side e times less likely to win."""
_FIXED: Final = 4.0
"""The same where a number of hands is played, in points."""
_EXACT: Final = 1e-9


def winning(rules: Rules, scores: tuple[int, ...], side: Side, dealer: Seat | None = None) -> float:
    """The chance that a side wins the game with these scores before a hand, 0 to 1.

    dealer -- who deals that hand; `None` is either side as likely as the other

    >>> winning(Rules(), (0, 0), 0)
    0.5
    """
    if rules.sides != 2 or rules.scoring is not Scoring.EUCHRE or rules.fixed_hands:
        return _guess(rules, scores, side)
    table = _table(rules.winning_score, rules.win_by, rules.benny is not Benny.NONE)
    ours, theirs = scores[side], scores[1 - side]
    dealing, waiting = _look(table, rules, ours, theirs), 1 - _look(table, rules, theirs, ours)
    if dealer is None:
        return (dealing + waiting) / 2
    return dealing if rules.side_of(dealer) == side else waiting


@lru_cache(maxsize=4096)
def winning_after(
    rules: Rules, scores: tuple[int, ...], points: tuple[int, ...], side: Side, dealer: Seat | None = None
) -> float:
    """The chance that a side wins the game once a hand brings these points at these scores.

    dealer -- who deals that hand; `None` is either side as likely as the other to deal the next
    """
    match = Match(rules=rules, dealer=dealer or 0, scores=scores)
    won = match.winner_after(points)
    if won is not None:
        return float(won == side)
    following = None if dealer is None else rules.next_dealer(dealer)
    return winning(rules, match.add_points(points).scores, side, following)


_Table: TypeAlias = dict[tuple[int, int], float]
"""The chance of the side that deals, by its score and the other side's."""


def _look(table: _Table, rules: Rules, dealing: int, waiting: int) -> float:
    return _at(table, rules.winning_score, rules.win_by, max(0, dealing), max(0, waiting))


def _at(table: _Table, target: int, win_by: int, dealing: int, waiting: int) -> float:
    """The chance of the side that deals, at any scores: those of a game that is won too."""
    if max(dealing, waiting) >= target and abs(dealing - waiting) >= win_by:
        return float(dealing > waiting)
    # that near the target only the difference counts: a tie is played on, and so is too small a lead
    over = max(0, min(dealing, waiting) - max(0, target - win_by))
    return table[dealing - over, waiting - over]


@cache
def _table(target: int, win_by: int, benny: bool) -> _Table:  # noqa: FBT001 - a key
    """Every score that may stand before a hand, from the highest down, again and again until nothing changes.

    Only hands without points, and a tie that needs a lead of two, lead back to where they began.
    """
    highest = max(target, win_by)
    scores = [(ours, theirs) for ours in range(highest) for theirs in range(highest)]
    scores.sort(key=sum, reverse=True)
    table = dict.fromkeys(scores, 0.5)
    change = 1.0
    while change > _EXACT:
        change = 0.0
        for ours, theirs in scores:
            # after the hand the other side deals
            chance = sum(
                [
                    often * (1 - _at(table, target, win_by, theirs + more, ours + points))
                    for points, more, often in OUTCOMES[benny]
                ]
            )
            change = max(change, abs(chance - table[ours, theirs]))
            table[ours, theirs] = chance
    return table


def _guess(rules: Rules, scores: tuple[int, ...], side: Side) -> float:
    scale = _FIXED if rules.fixed_hands else max(1.0, _PART * rules.target)
    sign = -1 if rules.counts_down else 1
    mine = scores[side]
    # the weights relative to this side's, so that no score is too large for the arithmetic
    return 1 / sum([exp(min(50.0, sign * (score - mine) / scale)) for score in scores])


def net(rules: Rules, points: Sequence[int], side: Side) -> float:
    """What a hand was to a side: its points less the mean of the others'; where scores count down, the other way."""
    others = (sum(points) - points[side]) / (len(points) - 1)
    return others - points[side] if rules.counts_down else points[side] - others


_NEAR: Final = 4
"""Points short of the target from which a side is near the end of a game."""


@final
@dataclass(frozen=True, slots=True)
class Stakes:
    """What the points of a hand are worth to a side, in points.

    Near the end of a game it is the chance to win it, in points: as many as change that chance as much, at the score,
    by one each for one side and the other.
    """

    rules: Rules
    scores: tuple[int, ...]
    dealer: Seat
    side: Side
    near: bool

    @classmethod
    def of(cls, mine: View) -> "Stakes":
        """What is at stake for a seat."""
        if mine.seat is None or mine.dealer is None:
            raise ValueError("not a seat's view of a hand")
        rules = mine.rules
        side = rules.side_of(mine.seat)
        ends = rules.sides == 2 and rules.scoring is Scoring.EUCHRE and not rules.fixed_hands
        near = ends and max(mine.scores) >= rules.winning_score - _NEAR
        return cls(rules, mine.scores, mine.dealer, side, near)

    def by_points(self) -> "Stakes":
        """The same where points are worth themselves, whatever the score."""
        return replace(self, near=False)

    def worth(self, points: tuple[int, ...]) -> float:
        """What a hand that brings these points by side is worth; no points, for one thrown in, are worth nothing."""
        if not points:
            return 0.0
        if not self.near:
            return net(self.rules, points, self.side)
        before, slope = _slope(self.rules, self.scores, self.dealer, self.side)
        return (self.chance(points) - before) / slope

    def chance(self, points: tuple[int, ...]) -> float:
        """The chance to win the game after a hand that brings these points by side."""
        return winning_after(self.rules, self.scores, points, self.side, self.dealer)

    def chance_of(self, worth: float) -> float:
        """The chance to win the game that goes with what is expected of a hand; by a straight line far from its end."""
        before, slope = _slope(self.rules, self.scores, self.dealer, self.side)
        return min(1.0, max(0.0, before + slope * worth))

    def chances(self, weighed: Weighed) -> Weighed:
        """The same of choices, weighed by `worth`."""
        _, slope = _slope(self.rules, self.scores, self.dealer, self.side)
        worth = {choice: self.chance_of(worth) for choice, worth in weighed.worth.items()}
        return Weighed(worth, [slope * value for value in weighed.each], weighed.total)


@lru_cache(maxsize=4096)
def _slope(rules: Rules, scores: tuple[int, ...], dealer: Seat, side: Side) -> tuple[float, float]:
    """The chance after a hand without points, and by how much a point changes it."""
    sides, point = len(scores), -1 if rules.counts_down else 1
    ours = tuple([point * (index == side) for index in range(sides)])
    theirs = tuple([point * (index != side) for index in range(sides)])
    none, more, less = (winning_after(rules, scores, points, side, dealer) for points in ((), ours, theirs))
    return none, max((more - less) / 2, 1e-6)
