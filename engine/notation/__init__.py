"""Games in notations that others read: Euchre Game Notation (docs/exports.md)."""

from engine.notation.egn_errors import BadEgn, EgnFault, NotCarried, NotInEgn
from engine.notation.egn_reading import EgnGame, from_egn
from engine.notation.egn_rules import carried
from engine.notation.egn_writing import About, to_egn

__all__ = ["About", "BadEgn", "EgnFault", "EgnGame", "NotCarried", "NotInEgn", "carried", "from_egn", "to_egn"]
