"""What points are worth to a side at the score: themselves, or near the end of a game the chance to win it."""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, final

from engine.players.determinize.rollouts import net
from engine.players.win_probability import winning_after
from engine.rules.model import Rules
from engine.rules.options import Scoring
from engine.seats import Seat, Side
from engine.view import View

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
        """What is at stake for a seat.

        Raises:
            ValueError: When the view is no seat's.
        """
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


@lru_cache(maxsize=4096)
def _slope(rules: Rules, scores: tuple[int, ...], dealer: Seat, side: Side) -> tuple[float, float]:
    """The chance after a hand without points, and by how much a point changes it."""
    sides, point = len(scores), -1 if rules.counts_down else 1
    ours = tuple([point * (index == side) for index in range(sides)])
    theirs = tuple([point * (index != side) for index in range(sides)])
    none, more, less = (winning_after(rules, scores, points, side, dealer) for points in ((), ours, theirs))
    return none, max((more - less) / 2, 1e-6)
