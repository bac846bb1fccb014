"""Auction games: their rules, and what bids come to."""

from dataclasses import replace

from engine import Contract, Outcome, Rules, State, view
from engine.match import first_match
from engine.phases.registry import Dealing
from engine.rules.options import (
    AllPass,
    Benny,
    Bidding,
    Moon,
    Scoring,
    WhoAlone,
)
from engine.seats import WEST
from tests.engine.hand_lines import on, played_out

HEARTS = "JhJdAhKhQhTh JcTcQcKcAc9c 9dTdQdKdAd9h 9sTsJsQsKsAs -"
"""North holds the six best hearts, South the seventh, the diamonds; East clubs, West spades."""


AUCTION = Rules(
    bidding=Bidding.AUCTION, scoring=Scoring.TRICKS, alone=WhoAlone.NOBODY, hand_size=6, target=32, minimum_bid=3
)


MOON = replace(AUCTION, moon=Moon.ALONE)


STUCK = replace(AUCTION, all_pass=AllPass.STICK_DEALER)


JOKER = replace(AUCTION, benny=Benny.JOKER)


SET_ASIDE = "JhJdAhKhQhTh JcTcQcKcAc9c 9dTdQdKdAdXx 9sTsJsQsKsAs 9h"
"""The same with a joker at South, and the nine of hearts set aside."""


def scored(lines: str, rules: Rules = AUCTION, deal: str = HEARTS, scores: tuple[int, int] = (0, 0)) -> State:
    """After a hand played out in the order of the cards in `deal`."""
    match = first_match(rules, WEST)._replace(scores=scores)
    return played_out(on(Dealing(match), f"deal {deal}; {lines}"), deal)


def outcome_of(state: State) -> tuple[Outcome, tuple[int, ...]]:
    last = view(state, None).last
    assert last is not None
    return last.outcome, last.points


def contract_of(state: State) -> Contract:
    contract = view(state, None).contract
    assert contract is not None
    return contract
