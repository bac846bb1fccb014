"""How well computer players play."""

from enum import StrEnum
from typing import Final

from engine.players.base import Player
from engine.players.expert import EXPERT, REGULAR
from engine.players.novice import Novice


class Level(StrEnum):
    """How well a computer player plays."""

    NOVICE = "novice"
    """Forgets, and makes beginners' mistakes."""
    REGULAR = "regular"
    """Plays soundly, and looks at a few of the deals that may be."""
    EXPERT = "expert"
    """Looks at hundreds of them, and reads what was said and played."""


_PLAYERS: Final[dict[Level, Player]] = {Level.NOVICE: Novice(), Level.REGULAR: REGULAR, Level.EXPERT: EXPERT}


def player_at(level: Level) -> Player:
    """The player of a level; the same object each time, which may be asked from several threads."""
    return _PLAYERS[level]
