"""Points of a finished hand (RULES.md 6, the score table)."""

from engine.hand import Contract, Outcome
from engine.seats import SIDES


def score(contract: Contract, taken: tuple[int, ...], tricks: int) -> tuple[Outcome, tuple[int, int]]:
    """The outcome and the points by side. `taken` counts tricks by seat, `tricks` is how many there were.

    The makers need more than half of the tricks; all of them are a march (RULES.md A7).
    """
    makers = sum(taken[contract.side :: len(SIDES)])  # the sides sit in turn
    if makers == tricks:
        outcome, points = (Outcome.LONE_MARCH, 4) if contract.alone else (Outcome.MARCH, 2)
    elif makers * 2 > tricks:
        outcome, points = (Outcome.LONE_MADE, 1) if contract.alone else (Outcome.MADE, 1)
    elif contract.lone_defender is not None:
        outcome, points = Outcome.LONE_DEFENCE, 4
    else:
        outcome, points = Outcome.EUCHRED, 2
    made = outcome not in (Outcome.LONE_DEFENCE, Outcome.EUCHRED)
    side = contract.side if made else 1 - contract.side
    return outcome, (points, 0) if side == 0 else (0, points)
