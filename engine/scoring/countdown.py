"""Scores that count down, and the pool the winner takes (rules-spec 10: set-back, Indiana, buck euchre)."""

from typing import Final

from engine.hand.contract import Contract
from engine.match import HandResult, Match, Outcome
from engine.rules.options import Lowers
from engine.seats import Seat

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
