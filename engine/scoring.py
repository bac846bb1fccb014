"""Points of a finished hand (RULES.md 6, the score table)."""

from engine.hand import Contract, Outcome
from engine.rules import Rules
from engine.seats import SIDES


def score(contract: Contract, taken: tuple[int, ...], tricks: int, rules: Rules) -> tuple[Outcome, tuple[int, int]]:
    """The outcome and the points by side. `taken` counts tricks by seat, `tricks` is how many there were.

    The makers need more than half of the tricks; all of them are a march (RULES.md A7, E5).
    """
    makers = sum(taken[contract.side :: len(SIDES)])  # the sides sit in turn
    if makers * 2 > tricks:
        side = contract.side
        if makers == tricks:
            outcome, points = (Outcome.LONE_MARCH, 4) if contract.alone else (Outcome.MARCH, 2)
        else:
            outcome, points = Outcome.LONE_MADE if contract.alone else Outcome.MADE, 1
    else:
        side = 1 - contract.side
        if contract.lone_defender is not None:
            outcome, points = Outcome.LONE_DEFENCE, 4
        else:
            outcome, points = Outcome.EUCHRED, rules.euchred_loner if contract.alone else 2
    return outcome, (points, 0) if side == 0 else (0, points)
