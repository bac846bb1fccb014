"""Games in notations that others read: Euchre Game Notation (docs/exports.md). Begin with `egn_writing`."""

from engine.notation.egn_errors import BadEgn, EgnFault, NotCarried, NotInEgn
from engine.notation.egn_reading import EgnGame, from_egn
from engine.notation.egn_rules import rules_as_read
from engine.notation.egn_writing import About, to_egn

__all__ = ["About", "BadEgn", "EgnFault", "EgnGame", "NotCarried", "NotInEgn", "from_egn", "rules_as_read", "to_egn"]
