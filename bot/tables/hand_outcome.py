"""Who won a hand, who made it, and whether counters are at stake: of the engine's results, for all who tell of them."""

from engine import Contract, HandResult, Rules, Seat
from engine.rules.options import Betting, Scoring


def winners_of(result: HandResult, rules: Rules) -> frozenset[Seat]:
    """The seats that won a hand: the makers if they gained points, else the others who did; none if all passed.

    If nobody gained, because points were deducted, the seats that lost the least.
    """
    contract = result.contract
    if contract is None:
        return frozenset()
    won, makers = points_won(result, rules), makers_of(contract, result)
    gained = {seat: won[rules.side_of(seat)] for seat in contract.seating.seats}
    above = {seat for seat, points in gained.items() if points > 0}
    if not above:
        most = max(gained.values())
        above = {seat for seat, points in gained.items() if points == most > min(gained.values())}
    return frozenset(above & makers or above)


def makers_of(contract: Contract, result: HandResult) -> frozenset[Seat]:
    """The maker and the partners of this hand, the called card's holder among them; nobody where nobody made trump."""
    if contract.makerless:
        return frozenset()
    side = contract.seating.side
    makers = {seat for seat in contract.seating.seats if side[seat] == contract.side}
    return frozenset(makers if result.partner is None else makers | {result.partner})


def for_counters(rules: Rules) -> bool:
    """Whether a game is played for counters besides points. They are never money (rules-spec H3)."""
    return rules.pool or rules.betting is not Betting.NEVER


def points_won(result: HandResult, rules: Rules) -> tuple[int, ...]:
    """Points won by side of the match; where scores count down, points taken off are won."""
    down = rules.scoring is Scoring.COUNT_DOWN
    return tuple([-points if down else points for points in result.points])
