"""Computer players: each gets what its seat may see, and its own dice."""

from engine.players.base import Player
from engine.players.claiming import beside
from engine.players.plain import RuleOfThumb
from engine.players.uniform import Uniform

__all__ = ["Player", "RuleOfThumb", "Uniform", "beside"]
