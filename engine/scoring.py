"""Points of a finished hand, by each way of scoring, and the counters it is played for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.actions import GiveUp, Raise
from engine.contract import Contract
from engine.match import HandResult, Match, Outcome
from engine.rules.model import Rules
from engine.rules.options import Betting, Lowers, Robson, Scoring
from engine.seats import Seat, Seating, Side

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.hand import Call, Hand


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


def count_raises(calls: Iterable[Call]) -> int:
    """How often the defenders have raised."""
    return sum([isinstance(call.action, Raise) for call in calls])


def is_given_up(hand: Hand) -> bool:
    """Whether the makers have given up the stake."""
    return any(isinstance(call.action, GiveUp) for call in hand.calls)


def counters_of(hand: Hand, result: HandResult) -> tuple[int, ...]:
    """What a finished hand changes in the pots, by side; empty where nothing was staked or nobody won it."""
    rules, contract = hand.match.rules, result.contract
    if not rules.bets_on_hands or contract is None or result.outcome is Outcome.AWARDED:
        return ()
    if rules.betting is Betting.PER_TRICK:
        won = _tricks_of_north(result, rules) * rules.ante
        return (won, -won)
    if is_given_up(hand):
        winners, counters = 1 - contract.side, rules.ante
    else:
        winners, counters = result.points.index(max(result.points)), hand.stake // 2
    return (counters, -counters) if winners == 0 else (-counters, counters)


def _tricks_of_north(result: HandResult, rules: Rules) -> int:
    """By how many tricks North's side has more; a hand that a revoke has ended counts as all tricks of its winners."""
    if result.outcome in (Outcome.REVOKED, Outcome.FALSELY_CALLED):
        return rules.hand_size if result.points[0] > result.points[1] else -rules.hand_size
    return sum([won if rules.side_of(seat) == 0 else -won for seat, won in enumerate(result.tricks)])


HIGHEST: Final = 999
"""No penalty lifts a score above three digits; doubled again and again, it would outgrow every column."""
_DEFENCE: Final = 2
"""What a euchre brings each defender, by the score table or where the defenders count down too."""


def score_count_down(
    contract: Contract, taken: tuple[int, ...], tricks: int, match: Match
) -> tuple[Outcome, tuple[int, ...]]:
    """The outcome, and by seat how each score changes: below zero is better. `taken` counts tricks by seat.

    Every trick is one off, and who stayed without one goes up. A maker who fails goes up and counts no trick of the
    hand. Who declared stands in the maker's place and needs every trick.
    """
    if contract.declared is not None and taken[contract.declared] == tricks:
        return Outcome.DECLARED_WON, _wins_at_once(contract.declared, match.scores)
    undertaker = _undertaker(contract)
    needed = tricks if contract.declared is not None else contract.bid or tricks // 2 + 1
    failed = undertaker is not None and taken[undertaker] < needed
    changes = [0] * len(taken)
    for seat in contract.active:
        if seat == undertaker and failed:
            change = _penalty(contract, match, seat)
        else:
            change = _change(contract, taken, tricks, match, seat=seat, euchre=failed)
        changes[seat] = min(change, HIGHEST - match.scores[seat])
    return _outcome(contract, taken, tricks, failed=failed), tuple(changes)


def settle_pool(match: Match, result: HandResult, winner: Seat | None) -> Match:
    """The match after a hand's antes: who failed pays another one, and the winner of the game takes the pool."""
    pots, pool, ante = [*match.pots], match.pool, match.rules.ante
    payer = payer_of(result)
    if payer is not None:
        pots[payer] -= ante
        pool += ante
    if winner is not None:
        pots[winner] += pool
        pool = 0
    return match._replace(pots=tuple(pots), pool=pool)


def payer_of(result: HandResult) -> Seat | None:
    """Who failed in a hand and pays another ante, where there is a pool."""
    failed = (Outcome.EUCHRED, Outcome.BID_SET, Outcome.DECLARED_LOST)
    return _undertaker(result.contract) if result.contract and result.outcome in failed else None


def _undertaker(contract: Contract) -> Seat | None:
    """Who has to make something of the hand."""
    if contract.declared is not None:
        return contract.declared
    return None if contract.makerless else contract.maker


def _penalty(contract: Contract, match: Match, seat: Seat) -> int:
    if contract.declared is None:
        return match.rules.set_penalty
    # twice nothing would be no penalty, and twice less than nothing a gain
    score = match.scores[seat]
    return score if score > 0 else max(1, match.rules.set_penalty)


def _change(contract: Contract, taken: tuple[int, ...], tricks: int, match: Match, *, seat: Seat, euchre: bool) -> int:
    """How the score of one changes who stayed and did not fail."""
    rules, undertaker = match.rules, _undertaker(contract)
    if rules.lowers is Lowers.TRICKS or undertaker is None:
        lowered = taken[seat]
    elif euchre:
        lowered = _DEFENCE
    else:
        lowered = (2 if taken[seat] == tricks else 1) * (seat == undertaker)
    lowered += _DEFENCE * (euchre and rules.defenders_lower)
    return (0 if taken[seat] else rules.no_trick) - lowered


def _outcome(contract: Contract, taken: tuple[int, ...], tricks: int, *, failed: bool) -> Outcome:
    if contract.declared is not None:
        return Outcome.DECLARED_LOST
    if contract.makerless:
        return Outcome.NO_MAKER
    if contract.bid:
        return Outcome.BID_SET if failed else Outcome.BID_MADE
    if failed:
        return Outcome.EUCHRED
    return Outcome.MARCH if taken[contract.maker] == tricks else Outcome.MADE


def _wins_at_once(seat: Seat, scores: tuple[int, ...]) -> tuple[int, ...]:
    """Down to 0, or below whoever is there already."""
    others = [score for other, score in enumerate(scores) if other != seat]
    goal = min(0, *[score - 1 for score in others])
    return tuple([goal - score if other == seat else 0 for other, score in enumerate(scores)])


LOWEST: Final = -999
"""No bid that fails brings a score below three digits: a side that always bids too much would outgrow every column."""


def score_tricks(
    contract: Contract, taken: tuple[int, ...], tricks: int, match: Match
) -> tuple[Outcome, tuple[int, ...]]:
    """The outcome and the points by side. `taken` counts tricks by seat, `tricks` is how many there were.

    Made: each side scores its tricks. Set: the bid is taken off the bidder's side, and the others score their tricks.
    The bid above all tricks wins or loses twice as many points as there are tricks; who played against it scores the
    tricks they took, as ever.
    """
    sides = contract.seating.side
    makers = sum([won for seat, won in enumerate(taken) if sides[seat] == contract.side])
    made = makers >= contract.bid
    if contract.moon:
        outcome, points = (Outcome.MOON_MADE, 2 * tricks) if made else (Outcome.MOON_SET, -2 * tricks)
    else:
        outcome, points = (Outcome.BID_MADE, makers) if made else (Outcome.BID_SET, -contract.bid)
    others = tricks - makers
    side = match.rules.side_of(contract.maker)
    points = max(points, LOWEST - match.scores[side])
    return outcome, (points, others) if side == 0 else (others, points)
