"""Games without end: how long one may be before nothing is dealt again, and before it is closed.

Whoever verifies, replays or exports a game reads its whole log. Between the two `engine.match.LONGEST` lets the score
decide.
"""

from typing import Final

from bot.tables.errors import Code
from bot.tables.game import StoredTable
from engine import Refused

MOST_HANDS: Final = 300
"""Hands after which no ruling deals a hand again; games for points last some 20."""
MOST_LINES: Final = 10_000
"""Lines of the log after which none does, and scores are not corrected any more."""


def check_length(stored: StoredTable) -> None:
    """Check that a game may be made longer from outside the play.

    Raises:
        Refused: TOO_LONG.
    """
    if stored.hand_number >= MOST_HANDS or stored.table.version >= MOST_LINES:
        raise Refused(Code.TOO_LONG)


def is_endless(stored: StoredTable) -> bool:
    """Whether a game without a leader is closed before the next deal: it came this far, and nobody has won."""
    return stored.hand_number >= 4 * MOST_HANDS or stored.table.version >= 2 * MOST_LINES
