"""Robson's choice in numbers: the two ways to score a win (rules-spec G4)."""

from typing import NamedTuple, final

from engine import View
from engine.scoring.euchre import points_off


@final
class Reward(NamedTuple):
    """The two choices of a hand's winners. Pairs of scores are the winners' and their opponents'."""

    points: int
    """Points added to the winners' score, if they take them."""
    off: int
    """Points taken off the opponents' score instead."""
    taken: tuple[int, int]
    lowered: tuple[int, int]


def reward_of(view: View) -> Reward:
    """The choice that a view offers.

    Raises:
        ValueError: When no hand was won.
    """
    if view.last is None:
        raise ValueError("no hand was won")
    points = max(view.last.points)
    winners = view.last.points.index(points)
    ours, theirs = view.scores[winners], view.scores[1 - winners]
    off = -min(points_off(view.last.points, view.scores, view.rules))
    return Reward(points, off, (ours + points, theirs), (ours, theirs - off))
