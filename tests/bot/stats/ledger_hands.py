"""A hand and what it counts for each seat, for `tests.bot.stats.ledger`."""

from collections.abc import Mapping
from typing import Any

from engine import Contract, HandResult, Rules, Word
from engine.codec import trump_text
from tests.there import there

SET = {"euchred", "lone_defence", "bid_set", "moon_set"}
ALL_TRICKS = {"march", "lone_march", "moon_made"}
ALONE_AND_ALL = {"lone_march", "moon_made"}
Fact = dict[str, Any]


def family(rules: Rules) -> str:
    """Which games can be compared."""
    if rules.partnership.value != "fixed":
        return "called" if rules.partnership.value == "called" else "alone"
    if rules.bidding.value == "auction":
        return "auction"
    return {4: "partners"}.get(rules.seats, "six")


def hand_fact(rules: Rules, result: HandResult, words: list[tuple[str, Any]]) -> Fact:
    """What a hand was; `gains` are points by side, more of which is better."""
    contract, told = result.contract, [word for word, _ in words]
    fact: Fact = {"number": result.number, "points": result.points, "outcome": result.outcome.value, "words": words}
    fact |= {"gains": [-each if rules.scoring.value == "count_down" else each for each in result.points]}
    if contract is None:
        return fact | {"trump": None, "called": False, "alone": False, "defended": False}
    _check_outcome(rules, contract, result)
    relation = next((word for word in told if word in (Word.NEXT.value, Word.CROSSING.value)), None)
    fact |= {"trump": trump_text(contract.trump), "round": contract.round, "relation": relation}
    fact |= {"alone": contract.alone, "defended": contract.lone_defender is not None, "called": not contract.makerless}
    return fact | {"position": (contract.maker - result.dealer) % rules.seats}


def of_seat(hand: Fact, rules: Rules, result: HandResult, seat: int, spent: Mapping[int, list[int]]) -> Fact:
    """What a hand counts for the member in a seat."""
    contract = there(result.contract)
    seats, gains = contract.seating.seats, hand["gains"]
    makers = set() if contract.makerless else {contract.maker, *contract.seating.companions[contract.maker]}
    if makers and result.partner is not None:
        makers.add(result.partner)
    gain = {each: gains[each % rules.sides] for each in seats}
    winners = {each for each in seats if gain[each] > 0}
    if not winners and len({*gain.values()}) > 1:
        winners = {each for each in seats if gain[each] == max(gain.values())}
    winners = winners & makers or winners
    euchred, marched = hand["outcome"] in SET, hand["outcome"] in ALL_TRICKS
    called = seat == contract.maker and not contract.makerless
    lone = contract.alone and seat == (contract.maker if contract.loner is None else contract.loner)
    lone_defender = seat == contract.lone_defender
    mates = {seat, *contract.seating.companions[seat], *(makers if seat in makers else ())}
    foes = {each % rules.sides for each in seats if each not in mates} - {seat % rules.sides}
    return {
        "number": result.number,
        "seat": seat,
        "position": (seat - result.dealer) % rules.seats,
        "trump": hand["trump"] if called else None,
        "round": hand["round"] if called else None,
        "relation": hand["relation"] if called else None,
        "words": [word for word, whose in hand["words"] if whose == seat],
        "par": None if hand["par"] is None else (hand["par"], -hand["par"])[seat % 2],
        "hands": 1,
        "hands_won": int(seat in winners),
        "points": gains[seat % rules.sides],
        "against": max((gains[side] for side in foes), default=0),
        "tricks": result.tricks[seat],
        "calls": int(called),
        "calls_made": int(called and not euchred),
        "euchres_made": int(euchred and seat not in makers),
        "euchres_suffered": int(euchred and seat in makers),
        "marches": int(marched and seat in makers),
        "loners_tried": int(lone),
        "loners_made": int(lone and hand["outcome"] in ALONE_AND_ALL),
        "defences_tried": int(lone_defender),
        "defences_made": int(lone_defender and euchred),
        "decisions": spent[seat][0],
        "by_computer": spent[seat][1],
        "think_ms": spent[seat][2],
    }


def _check_outcome(rules: Rules, contract: Contract, result: HandResult) -> None:
    """By the usual score table the tricks say how a hand ended; a ruling or a revoke may have ended it otherwise."""
    if (
        rules.scoring.value != "euchre"
        or contract.blind
        or result.outcome.value in ("revoked", "falsely_called", "awarded")
    ):
        return
    if result.claimed is None:
        taken = [trick.winner for trick in result.played]
        assert result.tricks == tuple(taken.count(seat) for seat in range(rules.seats))
    makers = sum(result.tricks[seat] for seat in (contract.maker, *contract.seating.companions[contract.maker]))
    everything = sum(result.tricks)
    assert (result.outcome.value in SET) == (makers * 2 <= everything)
    assert (result.outcome.value in ALL_TRICKS) == (makers == everything)
