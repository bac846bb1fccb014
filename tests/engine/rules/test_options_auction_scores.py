"""What bids, moons and the double pack of the auction games score and tell (rules-spec 10)."""

from dataclasses import replace

import pytest

from engine import Outcome, Phase, Refusal, Rules, Seat, Word, actor, apply, replay, start, story, view
from engine.cards import card, cards_in
from engine.codec import load
from engine.events import result_event
from engine.rules.options import (
    Duplicate,
    Moon,
)
from engine.seats import EAST, NORTH, SOUTH, WEST
from tests.cases import for_all
from tests.engine.hand_lines import after, asked, choices, on, refusal
from tests.engine.rules.auctions import AUCTION, HEARTS, JOKER, MOON, SET_ASIDE, STUCK, contract_of, outcome_of, scored

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
