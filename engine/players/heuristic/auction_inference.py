"""What the others said in an auction before a seat speaks, and how many tricks more or fewer that promises."""

from typing import Final, NamedTuple, final

from engine.actions import Bid
from engine.rules.options import NoTrump, Partnership
from engine.seats import Seat
from engine.view import View


@final
class Heard(NamedTuple):
    """The words of an auction, counted; of each other player the last one."""

    partner_bid: float
    """Partners who have bid."""
    partner_more: float
    """The tricks of their bids over the least bid, as parts of the hand."""
    partner_passed: float
    opponent_bid: float
    opponent_more: float
    opponent_passed: float

    @classmethod
    def of(cls, mine: View, seat: Seat) -> "Heard":
        """What a seat has heard."""
        rules, partners = mine.rules, mine.seating.partners(seat)
        counted = [0.0] * len(cls._fields)
        last = {call.seat: call.action for call in mine.calls if call.seat != seat}
        for other, word in last.items():
            place = 0 if other in partners else 3
            if isinstance(word, Bid):
                tricks = rules.hand_size if word.moon else word.tricks
                counted[place] += 1
                counted[place + 1] += (tricks - rules.minimum_bid) / rules.hand_size
            else:
                counted[place + 2] += 1
        return cls(*counted)


_NOTHING_HEARD: Final = -0.16
_TRICKS: Final = Heard(
    partner_bid=0.0,
    partner_more=2.6,
    partner_passed=-0.32,
    opponent_bid=0.0,
    opponent_more=-1.75,
    opponent_passed=0.23,
)
"""Tricks that each word adds, fitted to 14,919 auctions of `hasenpfeffer` (`benchmarks/tune_bidding.py`).

They were said by bidders who heard nothing. To hear it won 0.055 ± 0.030 points a deal from these (12,000 deals).
"""


def tricks_from_calls(mine: View, seat: Seat) -> float:
    """Tricks of its side that a seat that bids may add to those its own cards promise.

    Nothing where there is no trump to be bid too: what was said tells less there, and reading it won nothing.
    """
    rules = mine.rules
    if rules.no_trump is not NoTrump.NEVER or rules.partnership is Partnership.EACH_ALONE or rules.double_pack:
        return 0.0
    return _NOTHING_HEARD + sum([each * often for each, often in zip(_TRICKS, Heard.of(mine, seat), strict=True)])
