"""Whether to raise one's own score or to lower the opponents' (rules-spec G4)."""

from typing import Final

from engine.actions import Action, Lower, Take
from engine.players.heuristic.trump import short_of_winning
from engine.view import View

_NEAR: Final = 2
"""Points that the opponents are short of the target when any good hand may end the game."""


def reward(mine: View) -> Action:
    """Take what wins the game; lower opponents who are about to win it, where all the points come off; else take."""
    result, seat = mine.last, mine.seat
    if result is None or seat is None:
        raise ValueError("not a winner's view")
    side, points = mine.rules.side_of(seat), max(result.points)
    wins = short_of_winning(mine, side) <= points
    near = short_of_winning(mine, 1 - side) <= _NEAR
    return Lower() if near and not wins and mine.scores[1 - side] >= points else Take()
