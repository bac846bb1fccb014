"""Points of a finished hand (rules-spec 6)."""

from typing import Final

from engine.hand.contract import Contract
from engine.match import Match, Outcome
from engine.rules.model import Rules
from engine.rules.options import Robson, Scoring
from engine.scoring.auction import score_tricks
from engine.scoring.countdown import score_count_down
from engine.seats import Seating, Side

# members looked up once: on Python 3.11 that takes as long as the rest of the arithmetic
_USUAL: Final = Scoring.EUCHRE
_MADE: Final = (Outcome.MADE, 1), (Outcome.LONE_MADE, 1)
"""By whether the makers were alone."""
_MARCH: Final = (Outcome.MARCH, 2), (Outcome.LONE_MARCH, 4)
_EUCHRED: Final = Outcome.EUCHRED
_MOST_OFF: Final = 4
"""Points of a lone march, which a blind loner does not exceed where a march lowers by 2 or 4."""


def score(contract: Contract, taken: tuple[int, ...], tricks: int, match: Match) -> tuple[Outcome, tuple[int, ...]]:
    """The outcome and the points by side. `taken` counts tricks by seat, `tricks` is how many there were.

    The makers need more than half of the tricks; all of them are a march (rules-spec A7, E5).
    """
    if match.rules.scoring is not _USUAL:
        return _score_otherwise(contract, taken, tricks, match)
    maker, alone = contract.maker, contract.alone
    makers = taken[maker]
    for partner in contract.seating.companions[maker]:
        makers += taken[partner]
    if contract.blind and contract.all_or_nothing:
        outcome, points = _of_blind_loner(contract, makers, tricks)
        return outcome, share(contract, points, match, makers=makers == tricks)
    won = makers * 2 > tricks
    if won:
        outcome, points = (_MARCH if makers == tricks else _MADE)[alone]
    elif contract.lone_defender is not None:
        outcome, points = Outcome.LONE_DEFENCE, 4
    else:
        outcome, points = _EUCHRED, _euchred_loner(contract, match.rules) if alone else 2
    return outcome, share(contract, points, match, makers=won)


def _euchred_loner(contract: Contract, rules: Rules) -> int:
    """What makers pay who are euchred alone (rules-spec E5)."""
    return 2 if rules.loner_made_trump and contract.loner is not None else rules.euchred_loner


def _score_otherwise(
    contract: Contract, taken: tuple[int, ...], tricks: int, match: Match
) -> tuple[Outcome, tuple[int, ...]]:
    match match.rules.scoring:
        case Scoring.TRICKS:
            return score_tricks(contract, taken, tricks, match)
        case Scoring.COUNT_DOWN:
            return score_count_down(contract, taken, tricks, match)
        case Scoring.THREE_HANDED:
            return score_three_handed(contract, taken, tricks)
        case Scoring.EUCHRE:
            return score(contract, taken, tricks, match)


def score_three_handed(contract: Contract, taken: tuple[int, ...], tricks: int) -> tuple[Outcome, tuple[int, ...]]:
    """Everyone alone (rules-spec 10, three-handed): more than half of the tricks 1, all but one 2, all 4.

    A euchre brings the defender with more tricks 2, or 1 each where they took as many.
    """
    maker = contract.maker
    won = taken[maker]
    if won * 2 > tricks:
        points = {tricks: 4, tricks - 1: 2}.get(won, 1)
        outcome = Outcome.MARCH if won == tricks else Outcome.MADE
        return outcome, tuple([points if seat == maker else 0 for seat in range(len(taken))])
    defence = [0 if seat == maker else mine for seat, mine in enumerate(taken)]
    best = max(defence)
    each = 2 if defence.count(best) == 1 else 1
    return Outcome.EUCHRED, tuple([each if mine == best else 0 for mine in defence])


def _of_blind_loner(contract: Contract, makers: int, tricks: int) -> tuple[Outcome, int]:
    """All tricks 5, anything less 1 to the defenders (rules-spec E7), or 4 to one who took most of them alone (E4)."""
    if makers == tricks:
        return Outcome.LONE_MARCH, 5
    if contract.lone_defender is not None and makers * 2 <= tricks:
        return Outcome.LONE_DEFENCE, 4
    return Outcome.EUCHRED, 1


def points_off(points: tuple[int, ...], scores: tuple[int, ...], rules: Rules) -> tuple[int, ...]:
    """What a win of these points changes in the scores if it lowers the opponents', not below 0 (rules-spec G4)."""
    most = min(max(points), _MOST_OFF) if rules.robson is Robson.MARCH_TWO_OR_FOUR else max(points)
    return tuple([0 if won else -min(most, score) for won, score in zip(points, scores, strict=True)])


def share(contract: Contract, points: int, match: Match, *, makers: bool) -> tuple[int, ...]:
    """Points by side of the match, for the makers or for their opponents; where each scores alone, to each of them."""
    return _split(contract.seating, contract.seating.side[contract.maker], points, match, among=makers)


def to_opponents(seating: Seating, side: Side, points: int, match: Match) -> tuple[int, ...]:
    """Points by side of the match, for the opponents of a side of this hand."""
    return _split(seating, side, points, match, among=False)


def _split(seating: Seating, side: Side, points: int, match: Match, *, among: bool) -> tuple[int, ...]:
    rules = match.rules
    if rules.sides == 2:
        return (points, 0) if (side == 0) is among else (0, points)
    scoring = [seat in seating.seats and (seating.side[seat] == side) is among for seat in range(rules.sides)]
    return tuple([points * scores for scores in scoring])
