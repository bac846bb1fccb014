"""Points of a finished hand (RULES.md 6, the score table)."""

from engine.hand import Contract, Match, Outcome
from engine.options import Scoring
from engine.trick_scoring import score_tricks


def score(contract: Contract, taken: tuple[int, ...], tricks: int, match: Match) -> tuple[Outcome, tuple[int, ...]]:
    """The outcome and the points by side. `taken` counts tricks by seat, `tricks` is how many there were.

    The makers need more than half of the tricks; all of them are a march (RULES.md A7, E5).
    """
    if match.rules.scoring is Scoring.TRICKS:
        return score_tricks(contract, taken, tricks, match)
    side = contract.seating.side
    makers = sum([won for seat, won in enumerate(taken) if won and side[seat] == contract.side])
    won = makers * 2 > tricks
    if won:
        if makers == tricks:
            outcome, points = (Outcome.LONE_MARCH, 4) if contract.alone else (Outcome.MARCH, 2)
        else:
            outcome, points = Outcome.LONE_MADE if contract.alone else Outcome.MADE, 1
    elif contract.lone_defender is not None:
        outcome, points = Outcome.LONE_DEFENCE, 4
    else:
        outcome, points = Outcome.EUCHRED, match.rules.euchred_loner if contract.alone else 2
    return outcome, share(contract, points, match, makers=won)


def share(contract: Contract, points: int, match: Match, *, makers: bool) -> tuple[int, ...]:
    """Points by side of the match, for the makers or for their opponents; where each scores alone, to each of them."""
    seating, rules = contract.seating, match.rules
    if rules.sides == 2:
        side = contract.side if makers else 1 - contract.side
        return (points, 0) if side == 0 else (0, points)
    scoring = [seat in seating.seats and (seating.side[seat] == contract.side) is makers for seat in range(rules.sides)]
    return tuple([points * scores for scores in scoring])
