"""Points of a hand played for a bid by two sides (rules-spec 10, bid euchre)."""

from typing import Final

from engine.hand.contract import Contract
from engine.match import Match, Outcome

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
    makers = _tricks_of(contract, taken)
    made = makers >= contract.bid
    if contract.moon:
        outcome, points = (Outcome.MOON_MADE, 2 * tricks) if made else (Outcome.MOON_SET, -2 * tricks)
    else:
        outcome, points = (Outcome.BID_MADE, makers) if made else (Outcome.BID_SET, -contract.bid)
    others = tricks - makers
    side = match.rules.side_of(contract.maker)
    points = max(points, LOWEST - match.scores[side])
    return outcome, (points, others) if side == 0 else (others, points)


def _tricks_of(contract: Contract, taken: tuple[int, ...]) -> int:
    side = contract.seating.side
    return sum([won for seat, won in enumerate(taken) if side[seat] == contract.side])
