"""Every option of the auction games changes what may be done or what follows (rules-spec 10)."""

from dataclasses import replace

import pytest

from engine import Outcome, Phase, Refusal, apply, story, view
from engine.codec import dump, load
from engine.rules.options import (
    BennyInNoTrump,
    NoTrump,
    RedealBy,
)
from engine.seats import EAST, NORTH, SOUTH, WEST
from tests.cases import for_all
from tests.engine.hand_lines import after, asked, choices, on, refusal
from tests.engine.rules.auctions import AUCTION, HEARTS, JOKER, MOON, SET_ASIDE, STUCK, contract_of, outcome_of, scored

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


def test_bids_are_public() -> None:
    state = after(f"deal {HEARTS}; bid 3; pass; bid 4; pass; name h", AUCTION)
    for seat in (None, NORTH, WEST):
        said = [(call.seat, dump(call.action)) for call in view(state, seat).calls]
        assert said == [(NORTH, "bid 3"), (EAST, "pass"), (SOUTH, "bid 4"), (WEST, "pass"), (SOUTH, "name h")]


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


def test_at_low_no_trump_the_nine_is_best() -> None:
    deal = "9h9c9d9sTcTd JhJcJdJsQcQd AhAcAdAsKcKd ThTsQhQsKhKs -"
    rules = replace(AUCTION, no_trump=NoTrump.HIGH_AND_LOW)
    assert outcome_of(scored("bid 6; name low", rules, deal)) == (Outcome.BID_MADE, (6, 0))
    high = on(after(f"deal {deal}; bid 6; name nt", rules), "play 9h; play Jh; play Ah; play Th")
    assert asked(high) == SOUTH


def test_benny_in_no_trump() -> None:
    """Highest: it may be played at any time and wins; led, any card follows. Else no trump is not offered with it."""
    assert "name nt" not in choices(after(f"deal {SET_ASIDE}; bid 6", JOKER))
    rules = replace(JOKER, no_trump=NoTrump.HIGH_AND_LOW, benny_in_no_trump=BennyInNoTrump.HIGHEST)
    state = after(f"deal {SET_ASIDE}; pass; pass; bid 4; pass", rules)
    assert {"name nt", "name low"} <= choices(state)
    for name in ("name nt", "name low"):
        led = on(state, f"{name}; play Xx")
        assert choices(led) == {f"play {each}" for each in ("9s", "Ts", "Js", "Qs", "Ks", "As")}
        won = on(led, "play As; play Ah; play Ac")
        assert asked(won) == SOUTH
        thrown = on(won, "play Ad; play Ks; play Jd; play Kc")
        assert asked(thrown) in (NORTH, SOUTH)
    follows = on(state, "name nt; play Ad; play As; play Jd; play Ac")
    assert asked(follows) == SOUTH


def test_the_joker_is_the_highest_trump() -> None:
    state = after(f"deal {SET_ASIDE}; bid 3; pass; pass; pass; name h; play Jh; play Ac", JOKER)
    assert choices(state) == {"play Xx"}
    won = on(state, "play Xx; play As")
    assert asked(won) == SOUTH


# --- moon


# --- the score


# --- the double pack


# --- the card set aside


def test_the_card_set_aside_is_seen_by_nobody() -> None:
    """Two deals that differ only in it and in a card of West's: the others see the same, and so does a spectator."""
    other = "JhJdAhKhQhTh JcTcQcKcAc9c 9dTdQdKdAdXx 9hTsJsQsKsAs 9s"
    lines = ["bid 3", "pass", "pass", "pass", "name d", "play Jd", "play 9c"]
    here, there = after("deal " + SET_ASIDE, JOKER), after("deal " + other, JOKER)
    assert view(here, WEST) != view(there, WEST)
    for line in [None, *lines]:
        if line is not None:
            before, action = (here, there), load(line)
            here, there = apply(here, action), apply(there, action)
            assert story(before[0], action, here) == story(before[1], action, there)
        for seat in (None, NORTH, EAST, SOUTH):
            assert view(here, seat) == view(there, seat)
            assert repr(view(here, seat)) == repr(view(there, seat))
            assert view(here, seat).upcard is None
