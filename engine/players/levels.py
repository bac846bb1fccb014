"""How well computer players play."""

from enum import StrEnum
from typing import Final

from engine.players.erring import FIRST_TIMER, IMPROVER, LEARNER, NOVICE
from engine.players.player import Player


class Level(StrEnum):
    """How well a computer player plays, the weakest first."""

    FIRST_TIMER = "first-timer"
    """Has just learned the rules."""
    LEARNER = "learner"
    """Has played a few games; counts little."""
    NOVICE = "novice"
    """Forgets, and makes beginners' mistakes."""
    IMPROVER = "improver"
    """Knows the maxims, and slips now and then."""
    REGULAR = "regular"
    """Plays soundly, and looks at a few of the deals that may be."""
    EXPERT = "expert"
    """Looks at hundreds of them, and reads what was said and played."""


_ERRING: Final = {
    Level.FIRST_TIMER: FIRST_TIMER,
    Level.LEARNER: LEARNER,
    Level.NOVICE: NOVICE,
    Level.IMPROVER: IMPROVER,
}


def player_at(level: Level) -> Player:
    """The player of a level; the same object each time, which may be asked from several threads."""
    erring = _ERRING.get(level)
    if erring is not None:
        return erring
    from engine.players.monte_carlo.player import EXPERT, REGULAR  # loads numba, which who never asks need not wait for

    return REGULAR if level is Level.REGULAR else EXPERT
