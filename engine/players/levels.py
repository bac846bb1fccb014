"""How well computer players play."""

from enum import StrEnum
from typing import Final

from engine.players.base import Player
from engine.players.plain import RuleOfThumb


class Level(StrEnum):
    """How well a computer player plays."""

    NOVICE = "novice"
    """Forgets, and makes beginners' mistakes."""
    REGULAR = "regular"
    EXPERT = "expert"


_PLAYERS: Final[dict[Level, Player]] = {level: RuleOfThumb() for level in Level}


def player_at(level: Level) -> Player:
    """The player of a level; the same object each time, and it may be used from several threads and processes."""
    return _PLAYERS[level]
