"""How often each level errs: each error is rarer from level to level, as docs/players.md's habits show."""

from collections.abc import Mapping
from typing import Final

from engine.players.erring.player import Erring
from engine.players.erring.slips import Slip

_CHANCES: Final[Mapping[Slip, tuple[float, float, float, float]]] = {
    Slip.FORGETS: (0.9, 0.7, 0.45, 0.2),
    Slip.MISCOUNTS_TRUMPS: (0.8, 0.6, 0.4, 0.15),
    Slip.MISSES_LEFT: (0.5, 0.3, 0.12, 0.02),
    Slip.TOO_HIGH: (0.35, 0.2, 0.1, 0.025),
    Slip.DUCKS: (0.12, 0.06, 0.03, 0.005),
    Slip.TAKES_PARTNERS_TRICK: (0.45, 0.22, 0.1, 0.025),
    Slip.SAVES_WINNERS: (0.5, 0.3, 0.15, 0.04),
    Slip.SPENDS_TRUMPS: (0.35, 0.25, 0.12, 0.03),
    Slip.BURIES_LOWEST: (0.8, 0.6, 0.4, 0.15),
    Slip.CALLS_TOO_LITTLE: (0.3, 0.2, 0.12, 0.05),
    Slip.CALLS_TOO_MUCH: (0.35, 0.25, 0.15, 0.06),
    Slip.NEVER_ALONE: (0.7, 0.5, 0.3, 0.12),
    Slip.ALONE_TOO_SOON: (0.2, 0.14, 0.09, 0.04),
}
"""The chances of an error where it can be made, from the lowest level up."""

FIRST_TIMER, LEARNER, NOVICE, IMPROVER = (
    Erring({slip: chances[place] for slip, chances in _CHANCES.items()}) for place in range(4)
)
