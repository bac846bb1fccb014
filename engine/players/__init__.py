"""Computer players: each gets what its seat may see, and its own dice.

Begin with `player` (what one is), then `heuristic.player`; docs/players.md says how they think.
"""

from engine.players.claims import beside
from engine.players.heuristic.player import Player, RuleOfThumb
from engine.players.levels import Level, player_at

__all__ = ["Level", "Player", "RuleOfThumb", "beside", "player_at"]
