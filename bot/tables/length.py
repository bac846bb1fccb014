"""How long a game lasts; and games without end: how long before nothing is dealt again, and before it is closed.

Whoever verifies, replays or exports a game reads its whole log. Between the two `engine.match.LONGEST` lets the score
decide.
"""

from collections.abc import Mapping
from math import ceil
from types import MappingProxyType
from typing import Final

from bot.tables.errors import Code
from bot.tables.game import StoredTable
from engine import PRESETS, Refused, Rules
from engine.rules.presets import base_of

MEASURED: Final[Mapping[str, tuple[float, float]]] = MappingProxyType(
    {
        "north-american": (11.5, 23.8),
        "stick-the-dealer": (11.5, 23.8),
        "columbus": (11.5, 24.1),
        "western-new-york": (11.5, 23.8),
        "canadian": (11.3, 24.2),
        "anzac": (12.4, 24.2),
        "cornish": (11.5, 26.7),
        "british-parlett": (10.7, 26.3),
        "penryn": (22.8, 27.7),
        "st-austell": (21.2, 26.4),
        "robson": (12.0, 24.1),
        "mathews-1844": (5.2, 24.4),
        "seven-card": (12.3, 32.0),
        "railroad": (23.2, 25.8),
        "no-trump": (11.1, 23.8),
        "bid-euchre": (11.2, 29.0),
        "bid-euchre-double": (9.0, 53.0),
        "hasenpfeffer": (10.5, 29.0),
        "pepper": (11.7, 28.9),
        "indiana": (12.1, 18.9),
        "two-handed": (10.4, 14.7),
        "three-handed": (16.8, 23.1),
        "five-handed": (12.8, 29.7),
        "six-handed": (11.1, 35.4),
        "hustle": (16.9, 23.8),
        "set-back": (2.9, 21.5),
        "buck": (22.8, 17.1),
    }
)
"""Hands a game and decisions a hand, the means of 40 games by rule of thumb (`benchmarks/game_length.py`)."""
SECONDS: Final = 1.8
"""For a decision, pauses between hands included: measured in a game of one member with three computers."""
RUBBER: Final = 2.4
"""Games in a rubber, as simulated."""
_FIVE: Final = 1.65
"""How much longer one of five games is: 33 games in 8 between equals, of three games 5 in 2."""
_STEP: Final = 5


def game_minutes(rules: Rules, preset: str) -> int:
    """About how long a game lasts, rounded up to five minutes.

    >>> game_minutes(PRESETS["north-american"], "north-american")
    10
    """
    return _STEP * ceil(decisions_of(rules, preset) * SECONDS / 60 / _STEP)


def decisions_of(rules: Rules, preset: str) -> float:
    """About how many decisions a game has, those of computers included.

    Hands grow with the target, decisions with the cards held, from those of the preset or the nearest one.
    """
    base = base_of(rules, preset)
    hands, decisions = MEASURED[base]
    if rules.fixed_hands:
        hands = rules.fixed_hands
    else:
        hands *= _goal(rules) / _goal(PRESETS[base])
    decisions *= _cards(rules) / _cards(PRESETS[base])
    return hands * decisions


def _goal(rules: Rules) -> float:
    return rules.target * (RUBBER if rules.rubber else 1) * (_FIVE if rules.best_of_five else 1)


def _cards(rules: Rules) -> int:
    return rules.hand_size * rules.seats


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
