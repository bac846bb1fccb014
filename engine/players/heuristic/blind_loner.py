"""Whether a dealer goes alone unseen on a turned jack (rules-spec E7), by the chance to win the game.

The hand is not known, so its points are the mean of such hands: 6,000 deals by the rules of `robson` in which a
jack was turned (seed 20261121), each played by `RuleOfThumb` in all seats, once alone unseen and once looked at first.
"""

from typing import Final, TypeAlias

from engine.actions import Action, Alone, Pass
from engine.players.utility import Stakes

_Outcomes: TypeAlias = tuple[tuple[int, int, float], ...]
"""Points of the dealer's side, of the others, and how often."""
_UNSEEN: Final[_Outcomes] = ((0, 1, 0.867), (5, 0, 0.133))
_LOOKED_AT: Final[_Outcomes] = (
    (0, 1, 0.041),
    (0, 2, 0.154),
    (0, 4, 0.003),
    (1, 0, 0.575),
    (2, 0, 0.160),
    (4, 0, 0.067),
)


def weigh_blind(stakes: Stakes) -> list[tuple[Action, float]]:
    """What both answers bring the dealer's side, as `stakes` counts it: only a march that must be makes it worth it."""
    return [(Pass(), _mean(stakes, _LOOKED_AT)), (Alone(), _mean(stakes, _UNSEEN))]


def _mean(stakes: Stakes, outcomes: _Outcomes) -> float:
    first = stakes.side == 0
    return sum([part * stakes.worth((ours, theirs) if first else (theirs, ours)) for ours, theirs, part in outcomes])
