"""How well computer players play."""

from enum import StrEnum
from typing import Final

from engine.players.novice import Novice
from engine.players.player import Player


class Level(StrEnum):
    """How well a computer player plays."""

    NOVICE = "novice"
    """Forgets, and makes beginners' mistakes."""
    REGULAR = "regular"
    """Plays soundly, and looks at a few of the deals that may be."""
    EXPERT = "expert"
    """Looks at hundreds of them, and reads what was said and played."""


_NOVICE: Final = Novice()


def player_at(level: Level) -> Player:
    """The player of a level; the same object each time, which may be asked from several threads."""
    if level is Level.NOVICE:
        return _NOVICE
    from engine.players.monte_carlo.player import EXPERT, REGULAR  # loads numba, which who never asks need not wait for

    return REGULAR if level is Level.REGULAR else EXPERT
