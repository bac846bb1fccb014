"""Every option of the auction games changes what may be done or what follows (rules-spec 10)."""

from dataclasses import replace

import pytest

from engine import Contract, Outcome, Phase, Refusal, Rules, Seat, State, Word, actor, apply, replay, start, story, view
from engine.cards import card, cards_in
from engine.codec import dump, load
from engine.events.end_of_hand import result_event
from engine.match import first_match
from engine.phases.registry import Dealing
from engine.rules.options import (
    AllPass,
    Benny,
    BennyInNoTrump,
    Bidding,
    Duplicate,
    Moon,
    NoTrump,
    RedealBy,
    Scoring,
    WhoAlone,
)
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
JOKER = replace(AUCTION, benny=Benny.JOKER)
SET_ASIDE = "JhJdAhKhQhTh JcTcQcKcAc9c 9dTdQdKdAdXx 9sTsJsQsKsAs 9h"
"""The same with a joker at South, and the nine of hearts set aside."""
DOUBLE = replace(AUCTION, double_pack=True, hand_size=12, minimum_bid=6, target=52)
TWICE = "JhJhJdJdAhAhKhKhQhQhThTh JcJcTcTcQcQcKcKcAcAc9c9c 9d9dTdTdQdQdKdKdAdAd9h9h 9s9sTsTsJsJsQsQsKsKsAsAs -"


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


@pytest.mark.parametrize("rule", [Moon.ALONE, Moon.WITH_PARTNER])
def test_a_moon_wins_or_loses_twice_the_tricks(rule: Moon) -> None:
    rules = replace(AUCTION, moon=rule)
    assert outcome_of(scored("bid moon; name h", rules)) == (Outcome.MOON_MADE, (12, 0))
    assert outcome_of(scored("pass; bid moon; name h", rules)) == (Outcome.MOON_SET, (6, -12))


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


# --- the score


@pytest.mark.parametrize("bid", [3, 6])
def test_scoring_a_bid_made_brings_every_trick(bid: int) -> None:
    lines = "bid 6; name h" if bid == 6 else "bid 3; pass; pass; pass; name h"
    assert outcome_of(scored(lines)) == (Outcome.BID_MADE, (6, 0))


def test_scoring_both_sides_score_their_tricks() -> None:
    """East bids three in clubs and takes them; then West's spades and the rest go to the others' diamonds."""
    deal = "9hThJhQh9cTc AcKcQc9d9sTs TdJdQdKdAdJc AhKhAsKsQsJs -"
    assert outcome_of(scored("pass; bid 3; pass; pass; name c", deal=deal)) == (Outcome.BID_MADE, (2, 4))


def test_scoring_a_bid_set_is_taken_off_and_the_others_score_their_tricks() -> None:
    """East undertakes six tricks in North's hearts: the score goes below zero."""
    state = scored("pass; bid 6; name h")
    assert outcome_of(state) == (Outcome.BID_SET, (6, -6))
    assert view(state, None).scores == (6, -6)
    some = scored("pass; bid 4; pass; pass; name h", scores=(1, 2))
    assert view(some, None).scores == (7, -2)


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


# --- the double pack


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


def test_a_moon_of_the_double_pack_is_worth_24() -> None:
    rules = replace(DOUBLE, moon=Moon.ALONE)
    assert outcome_of(scored("bid moon; name h", rules, TWICE)) == (Outcome.MOON_MADE, (24, 0))


@pytest.mark.parametrize(("rule", "winner"), [(Duplicate.FIRST_WINS, NORTH), (Duplicate.LAST_WINS, EAST)])
def test_duplicate(rule: Duplicate, winner: Seat) -> None:
    deal = TWICE.replace("JhJhJdJd", "JhJdJdKd").replace("AcAc9c9c", "AcJh9c9c").replace("QdKdKd", "QdAcKd")
    rules = replace(DOUBLE, duplicate=rule)
    state = after(f"deal {deal}; bid 12; name h; play Jh; play Jh; play 9h; play 9s", rules)
    assert asked(state) == winner


def test_a_card_held_twice_is_played_one_by_one() -> None:
    state = after(f"deal {TWICE}; bid 12; name h; play Jh; play Jc; play 9h; play 9s", DOUBLE)
    mine = view(state, NORTH)
    assert "play Jh" in choices(state)
    assert cards_in(mine.cards).count(card("Jh")) == 1
    again = on(state, "play Jh; play Jc; play 9h; play 9s")
    assert "play Jh" not in choices(again)
    assert refusal(again, "play Jh") is Refusal.NOT_HELD


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


def test_the_story_of_the_deal_shows_no_card() -> None:
    before = start(JOKER, WEST)
    dealt = load("deal " + SET_ASIDE)
    assert [(event.word, event.cards) for event in story(before, dealt, apply(before, dealt))] == [
        (Word.DEALT_DOWN, ())
    ]


def words(lines: str, rules: Rules = MOON) -> list[tuple[Word, Seat | None, int]]:
    """The events of the bidding, from the deal on: word, seat, points."""
    state, told = start(rules, WEST), list[tuple[Word, Seat | None, int]]()
    for line in [f"deal {HEARTS}", *lines.split("; ")]:
        action = load(line)
        before, state = state, apply(state, action)
        told += [(event.word, event.seat, event.points) for event in story(before, action, state)]
    return told


def test_the_story_of_an_auction() -> None:
    dealt = (Word.DEALT_DOWN, WEST, 0)
    assert words("pass; bid 3; bid 5; pass; name h") == [
        dealt,
        (Word.BID, EAST, 3),
        (Word.BID, SOUTH, 5),
        (Word.AUCTION_WON, SOUTH, 0),
        (Word.NAMED, SOUTH, 0),
    ]
    moon = [dealt, (Word.MOON_BID, NORTH, 0), (Word.AUCTION_WON, NORTH, 0), (Word.NAMED, NORTH, 0)]
    assert words("bid moon; name h") == [*moon, (Word.ALONE, NORTH, 0)]
    assert words("bid moon; name h", replace(AUCTION, moon=Moon.WITH_PARTNER)) == moon
    assert words("pass; pass; pass", STUCK)[-1] == (Word.STUCK_TO_BID, WEST, 0)
    assert words("pass; bid 3; pass", STUCK)[-1] == (Word.BID, EAST, 3)
    assert words("pass; pass; pass", AUCTION) == [dealt]
    assert words("pass; pass; pass; pass", AUCTION) == [dealt, (Word.THROWN_IN, None, 0)]


@for_all(
    lines__word__side__points__others=[
        ("bid 6; pass; pass; pass; name h", Word.BID_MADE, 0, 6, 0),
        ("pass; bid 5; pass; pass; name h", Word.BID_SET, 1, 5, 6),
        ("bid moon; name h", Word.MOON_MADE, 0, 12, 0),
        ("pass; bid moon; name h", Word.MOON_SET, 1, 12, 6),
    ]
)
def test_the_story_of_a_bid(lines: str, word: Word, side: int, points: int, others: int) -> None:
    """The event has the bidder's side and what it won or lost, and the other side's points."""
    last = view(scored(lines, MOON), None).last
    assert last is not None
    event = result_event(last, MOON)
    assert (event.word, event.seat, event.side, event.points, event.others) == (word, side, side, points, others)


def test_an_auction_is_replayed_from_its_lines() -> None:
    lines = [f"deal {SET_ASIDE}", "bid 3", "pass", "pass", "pass", "name d", "play Jd"]
    state = replay(JOKER, map(load, lines), WEST)
    assert asked(state) == EAST
