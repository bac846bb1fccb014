"""Auction games: their rules, and what bids come to."""

from dataclasses import replace

import pytest

from engine import Contract, Outcome, Phase, Refusal, Rules, State, actor, start, view
from engine.cards import card, cards_in
from engine.match import first_match
from engine.phases.registry import Dealing
from engine.rules.options import AllPass, Bidding, Moon, NoTrump, RedealBy, Scoring, WhoAlone
from engine.seats import EAST, NORTH, SOUTH, WEST
from tests.cases import for_all
from tests.engine.hand_lines import after, asked, choices, on, played_out, refusal

HEARTS = "JhJdAhKhQhTh JcTcQcKcAc9c 9dTdQdKdAd9h 9sTsJsQsKsAs -"
"""North holds the six best hearts, South the seventh, the diamonds; East clubs, West spades."""


AUCTION = Rules(
    bidding=Bidding.AUCTION, scoring=Scoring.TRICKS, alone=WhoAlone.NOBODY, hand_size=6, target=32, minimum_bid=3
)


MOON = replace(AUCTION, moon=Moon.ALONE)


STUCK = replace(AUCTION, all_pass=AllPass.STICK_DEALER)


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


# --- bidding


def test_bidding() -> None:
    """No card is turned: one round of bids, the highest names trump and leads."""
    state = after("deal " + HEARTS, AUCTION)
    assert (state.phase, asked(state)) == (Phase.AUCTION, NORTH)
    assert view(state, None).upcard is None
    assert choices(state) == {"pass", "bid 3", "bid 4", "bid 5", "bid 6"}
    state = on(state, "bid 3; pass")
    assert choices(state) == {"pass", "bid 4", "bid 5", "bid 6"}
    state = on(state, "bid 5; pass")
    assert (state.phase, asked(state)) == (Phase.AUCTION_TRUMP, SOUTH)
    assert choices(state) == {"name c", "name d", "name h", "name s"}
    state = on(state, "name d")
    assert (state.phase, asked(state)) == (Phase.PLAYING, SOUTH)
    contract = contract_of(state)
    assert (contract.maker, contract.bid, contract.round, contract.moon, contract.alone) == (SOUTH, 5, 0, False, False)
    turned = after("deal JhJdAhKhQh TcJcQcKcAc 9dTdQdKdAd 9sTsQsKsAs 9hTh9cJs")
    assert turned.phase is Phase.FIRST_ROUND


def test_the_auction_ends_where_nobody_can_bid_more() -> None:
    assert after(f"deal {HEARTS}; bid 6", AUCTION).phase is Phase.AUCTION_TRUMP
    above = after(f"deal {HEARTS}; bid 6", MOON)
    assert (above.phase, choices(above)) == (Phase.AUCTION, {"pass", "bid moon"})
    won = on(above, "bid moon")
    assert (won.phase, asked(won)) == (Phase.AUCTION_TRUMP, EAST)


@pytest.mark.parametrize(("minimum", "least"), [(1, "bid 1"), (3, "bid 3"), (6, "bid 6")])
def test_minimum_bid(minimum: int, least: str) -> None:
    state = after("deal " + HEARTS, replace(AUCTION, minimum_bid=minimum))
    assert len(choices(state)) == 8 - minimum
    assert least in choices(state)
    assert refusal(state, f"bid {minimum - 1}") is Refusal.BID_TOO_LOW


def test_all_pass_the_hand_is_thrown_in() -> None:
    state = after(f"deal {HEARTS}; pass; pass; pass", AUCTION)
    assert "pass" in choices(state)
    public = view(on(state, "pass"), None)
    assert (public.phase, public.dealer, public.scores, public.number) == (Phase.DEALING, NORTH, (0, 0), 2)
    assert public.last is not None
    assert public.last.outcome is Outcome.THROWN_IN
    same = view(after(f"deal {HEARTS}; pass; pass; pass; pass", replace(AUCTION, redeal_by=RedealBy.SAME)), None)
    assert same.dealer == WEST


def test_all_pass_the_dealer_is_stuck() -> None:
    state = after(f"deal {HEARTS}; pass; pass; pass", STUCK)
    assert choices(state) == {"bid 3", "bid 4", "bid 5", "bid 6"}
    assert refusal(state, "pass") is Refusal.MUST_BID
    assert asked(on(state, "bid 3")) == WEST
    free = after(f"deal {HEARTS}; pass; bid 3; pass", STUCK)
    assert "pass" in choices(free)
    assert "pass" in choices(after(f"deal {HEARTS}; pass; pass", STUCK))


# --- what may be named


@for_all(
    rule__extra__refused=[
        (NoTrump.NEVER, set[str](), {"name nt": Refusal.NO_TRUMP_OFF, "name low": Refusal.NO_TRUMP_OFF}),
        (NoTrump.HIGH, {"name nt"}, {"name low": Refusal.LOW_OFF}),
        (NoTrump.HIGH_AND_LOW, {"name nt", "name low"}, dict[str, Refusal]()),
    ]
)
def test_no_trump(rule: NoTrump, extra: set[str], refused: dict[str, Refusal]) -> None:
    state = after(f"deal {HEARTS}; bid 6", replace(AUCTION, no_trump=rule))
    assert choices(state) == {"name c", "name d", "name h", "name s"} | extra
    for line, code in refused.items():
        assert refusal(state, line) is code
    assert refusal(state, "name h alone") is Refusal.NOT_ALONE


DOUBLE = replace(AUCTION, double_pack=True, hand_size=12, minimum_bid=6, target=52)


TWICE = "JhJhJdJdAhAhKhKhQhQhThTh JcJcTcTcQcQcKcKcAcAc9c9c 9d9dTdTdQdQdKdKdAdAd9h9h 9s9sTsTsJsJsQsQsKsKsAsAs -"


def test_moon() -> None:
    assert refusal(after("deal " + HEARTS, AUCTION), "bid moon") is Refusal.NO_MOON
    state = after("deal " + HEARTS, MOON)
    assert "bid moon" in choices(state)
    alone = on(state, "bid moon; name h")
    contract = contract_of(alone)
    assert (contract.moon, contract.bid, contract.alone, contract.sitting_out) == (True, 6, True, (SOUTH,))
    assert actor(on(alone, "play Jh; play 9c")) == WEST
    together = after(f"deal {HEARTS}; bid moon; name h", replace(AUCTION, moon=Moon.WITH_PARTNER))
    contract = contract_of(together)
    assert (contract.moon, contract.bid, contract.alone, contract.sitting_out) == (True, 6, False, ())
    assert asked(on(together, "play Jh; play 9c")) == SOUTH


def test_partners_best_of_a_lone_moon() -> None:
    rules = replace(MOON, partners_best=1)
    state = after(f"deal {HEARTS}; bid moon; name h", rules)
    assert (state.phase, asked(state)) == (Phase.PARTNERS_BEST, NORTH)
    state = on(state, "give Th; give 9h")
    assert (state.phase, asked(state)) == (Phase.PLAYING, NORTH)
    assert cards_in(view(state, NORTH).cards) == tuple(sorted(map(card, ("Jh", "Jd", "Ah", "Kh", "Qh", "9h"))))
    assert after(f"deal {HEARTS}; bid 3; pass; pass; pass; name h", rules).phase is Phase.PLAYING
    two = after(f"deal {HEARTS}; bid moon; name h; give Th; give Qh", replace(MOON, partners_best=2))
    assert (two.phase, asked(two)) == (Phase.PARTNERS_BEST, SOUTH)


def test_scoring_both_sides_score_their_tricks() -> None:
    """East bids three in clubs and takes them; then West's spades and the rest go to the others' diamonds."""
    deal = "9hThJhQh9cTc AcKcQc9d9sTs TdJdQdKdAdJc AhKhAsKsQsJs -"
    assert outcome_of(scored("pass; bid 3; pass; pass; name c", deal=deal)) == (Outcome.BID_MADE, (2, 4))


def test_scoring_no_score_falls_below_three_digits() -> None:
    assert outcome_of(scored("pass; bid 6; name h", scores=(0, -990))) == (Outcome.BID_SET, (6, -6))
    assert outcome_of(scored("pass; bid 6; name h", scores=(0, -997))) == (Outcome.BID_SET, (6, -2))
    assert view(scored("pass; bid moon; name h", MOON, scores=(0, -999)), None).scores == (6, -999)


def test_target_reached_by_both_in_one_hand() -> None:
    """The higher score wins; a tie plays another hand. (West bids three in clubs: two tricks to four.)"""
    deal = "9hThJhQh9cTc AcKcQc9d9sTs TdJdQdKdAdJc AhKhAsKsQsJs -"
    lines, rules = "pass; bid 3; pass; pass; name c", replace(AUCTION, target=10)
    for scores, winner in (((8, 6), None), ((9, 6), 0), ((8, 7), 1), ((7, 5), None), ((10, 8), None)):
        public = view(scored(lines, rules, deal, scores), None)
        assert public.winner == winner
        assert (public.phase is Phase.OVER) == (winner is not None)
        assert public.scores == (scores[0] + 2, scores[1] + 4)


def test_double_pack() -> None:
    state = after("deal " + TWICE, DOUBLE)
    assert choices(state) == {"pass", *(f"bid {tricks}" for tricks in range(6, 13))}
    assert view(state, NORTH).counts == (12,) * 4
    assert len(cards_in(view(state, NORTH).cards)) == 12
    end = scored("bid 12; name h", DOUBLE, TWICE)
    assert outcome_of(end) == (Outcome.BID_MADE, (12, 0))
    assert refusal(start(DOUBLE, WEST), "deal " + HEARTS) is Refusal.BAD_DEAL
    thrice = TWICE.replace("9c9c", "9cJh").replace("QhQhThTh", "QhQhTh9c")
    assert refusal(start(DOUBLE, WEST), "deal " + thrice) is Refusal.BAD_DEAL
