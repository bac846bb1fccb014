"""Robson's choice in numbers: what a win brings either way (rules-spec G4)."""

from typing import NamedTuple, final

from engine import View


@final
class Reward(NamedTuple):
    """What the winners of a hand choose between. Scores are the winners' and their opponents'."""

    points: int
    """What the win brings, if it is scored."""
    off: int
    """What can be taken off the opponents instead."""
    taken: tuple[int, int]
    lowered: tuple[int, int]


def reward_of(view: View) -> Reward:
    """The choice of a view in which it is to be made.

    Raises:
        ValueError: When no hand was won.
    """
    if view.last is None:
        raise ValueError("no hand was won")
    points = max(view.last.points)
    winners = view.last.points.index(points)
    ours, theirs = view.scores[winners], view.scores[1 - winners]
    off = min(points, theirs)
    return Reward(points, off, (ours + points, theirs), (ours, theirs - off))
