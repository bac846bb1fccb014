"""Computer players in auctions: legal, deterministic, and sensible where the case is clear."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from engine import PRESETS, Contract, Deal, State, actor, apply, dump, start, view
from engine.actions import Name
from engine.cards import Cards, Trump, hand_of, hand_text, parse_hand
from engine.match import first_match
from engine.phases.registry import Dealing
from engine.players import Level, RuleOfThumb, player_at
from engine.players.heuristic.auction import may_end, tricks_from_calls, worth
from engine.players.heuristic.auction_estimate import against_maker, for_maker, holding
from engine.ranking import ranking
from engine.rules.options import Duplicate, Moon, NoTrump
from engine.seats import NORTH, SOUTH, WEST
from tests.cases import for_all
from tests.engine import golden
from tests.engine.hand_lines import after, at, on
from tests.there import there

RULES = PRESETS["bid-euchre"]
HEARTS = "JhJdAhKhQhTh JcTcQcKcAc9c 9dTdQdKdAd9h 9sTsJsQsKsAs -"
"""North holds the six best hearts, East clubs, West spades."""
POOR = "9hTcQcKd9sTs JcTdQdJd9cKc QhAdAcJhAhTh KhJsQsKsAs9d -"
"""North holds nothing to speak of."""


def chosen(state: State) -> str:
    return dump(RuleOfThumb().choose(view(state, actor(state)), Random(0)))


def hand(text: str) -> Cards:
    return hand_of(parse_hand(text))


def test_a_certain_moon_is_bid_and_named() -> None:
    state = after("deal " + HEARTS, RULES)
    assert chosen(state) == "bid moon"
    assert chosen(on(state, "bid moon")) == "name h"
    together = after("deal " + HEARTS, PRESETS["pepper"])
    assert chosen(together) in ("bid 6", "bid moon")
    assert chosen(after("deal " + HEARTS, replace(RULES, moon=Moon.NEVER))) == "bid 6"


def test_a_poor_hand_passes() -> None:
    suits = replace(RULES, no_trump=NoTrump.NEVER)
    assert chosen(after("deal " + POOR, suits)) == "pass"
    assert chosen(after(f"deal {POOR}; pass; bid 4; pass", suits, dealer=NORTH)) == "pass"
    assert chosen(after(f"deal {POOR}; bid 4; pass; pass", suits, dealer=NORTH)) == "pass"


def test_a_stuck_dealer_bids_no_more_than_he_must() -> None:
    stuck = after(f"deal {POOR}; pass; pass; pass", RULES, dealer=NORTH)
    assert actor(stuck) == NORTH
    assert chosen(stuck) == "bid 3"


def test_the_last_to_speak_bids_just_enough() -> None:
    deal = "JhJdAhKh9c9s JcTcQcKcAcTh 9dTdQdKdAdQh 9hTsJsQsKsAs -"
    rules = replace(RULES, moon=Moon.NEVER)
    assert chosen(after(f"deal {deal}; pass; bid 3; pass", rules, dealer=NORTH)) == "bid 4"
    first = chosen(after("deal " + deal, rules))
    assert first in ("bid 4", "bid 5")


def test_a_partner_who_has_bid_is_left_alone() -> None:
    deal = "JhAh9c9sTdKd JcTcQcKcAcTh 9dQdAdQhJdKh 9hTsJsQsKsAs -"
    assert chosen(after(f"deal {deal}; pass; bid 4; pass", RULES, dealer=NORTH)) == "pass"


@for_all(
    cards__name=[
        ("JhJdAhKh9cTs", "name h"),
        ("9c9d9h9sTcTd", "name low"),
        ("AcAdAhAsKcKd", "name nt"),
        ("JcJsTs9sAh9d", "name s"),
    ]
)
def test_the_best_trump_is_named(cards: str, name: str) -> None:
    mine = parse_hand(cards)
    others = [card for card in RULES.pack if card not in mine]
    deal = [mine, *(others[i * 6 : i * 6 + 6] for i in range(3))]
    state = apply(start(RULES, 3), Deal(tuple(map(hand_of, deal)), ()))
    assert chosen(on(state, "bid 3; pass; pass; pass")) == name


RUNS = ("AKQJT9", "9TJQKA")
"""A suit from its top, at high, and at low no trump."""


@pytest.mark.parametrize(
    "level", [None, *[level for level in Level if level not in (Level.FIRST_TIMER, Level.LEARNER)]]
)
def test_a_hand_of_suits_from_the_top_or_the_bottom_is_bid_as_the_moon(level: Level | None) -> None:
    """Whatever the others hold, each card of such a hand takes a trick without trump."""
    dice, player = Random(53), RuleOfThumb() if level is None else player_at(level)
    for number in range(24):
        run, lengths = RUNS[number % 2], Counter(dice.choices("cdhs", k=6))
        mine = parse_hand("".join(rank + suit for suit, length in lengths.items() for rank in run[:length]))
        rest = [card for card in RULES.pack if card not in mine]
        dice.shuffle(rest)
        deal = [mine, *(rest[at : at + 6] for at in range(0, 18, 6))]
        state = apply(start(RULES, 3), Deal(tuple(map(hand_of, deal)), ()))
        asked = view(state, NORTH)
        assert dump(player.choose(asked, Random(number))) == "bid moon", hand_text(mine)
        asked = view(on(state, "bid moon"), NORTH)
        named = player.choose(asked, Random(number))
        assert isinstance(named, Name)
        tops = [mine.count(top) for top in parse_hand("AcAdAhAs" if named.trump is Trump.NONE else "9c9d9h9s")]
        assert named.trump < Trump.NONE or sum(tops) == len(lengths)
        bids = replace(RULES, moon=Moon.NEVER)
        state = apply(start(bids, 3), Deal(tuple(map(hand_of, deal)), ()))
        assert dump(player.choose(view(state, NORTH), Random(number))) == "bid 6"


# --- what hands are worth


def test_more_is_worth_more() -> None:
    strong, weak = hand("JhJdAhKhQhAs"), hand("JhJdAhKh9cTs")
    for alone in (False, True):
        for rules in (RULES, replace(RULES, hand_size=6, no_trump=NoTrump.HIGH)):
            assert for_maker(strong, Trump.HEARTS, rules, alone=alone) > for_maker(
                weak, Trump.HEARTS, rules, alone=alone
            )
        assert for_maker(strong, Trump.HEARTS, RULES, alone=alone) > for_maker(strong, Trump.CLUBS, RULES, alone=alone)
    assert for_maker(weak, Trump.CLUBS, RULES, alone=False) > for_maker(weak, Trump.CLUBS, RULES, alone=True)


def test_at_low_a_hand_of_nines_is_worth_what_aces_are_at_high() -> None:
    nines, aces = hand("9c9d9h9sTcTd"), hand("AcAdAhAsKcKd")
    for alone in (False, True):
        low = for_maker(nines, Trump.LOW, RULES, alone=alone)
        assert low == pytest.approx(for_maker(aces, Trump.NONE, RULES, alone=alone))


def test_a_holding_counts_what_others_can_beat() -> None:
    held = holding(hand("JhJdAhTh9cAs"), ranking(Trump.HEARTS), RULES)
    assert held[1:5] == (3, 0, 1, 0)
    assert (held.over, held.voids, held.headed, held.guarded) == (1, 1, 1, 0)


def test_the_second_copy_of_a_card_counts() -> None:
    double = PRESETS["bid-euchre-double"]
    both, one = hand("JhJhAhAhKhKh9c9cTsTs9d9d"), hand("JhJdAhAhKhKh9c9cTsTs9d9d")
    assert holding(both, ranking(Trump.HEARTS), double)[1:5] == (2, 0, 4, 0)
    assert holding(one, ranking(Trump.HEARTS), double)[1:5] == (1, 1, 4, 0)
    assert holding(both, ranking(Trump.HEARTS), double).over == 0
    last = replace(double, duplicate=Duplicate.LAST_WINS)
    assert for_maker(one, Trump.HEARTS, last, alone=False) < for_maker(one, Trump.HEARTS, double, alone=False)
    assert for_maker(both, Trump.HEARTS, last, alone=False) == for_maker(both, Trump.HEARTS, double, alone=False)


def test_a_benny_is_worth_a_trick_at_no_trump() -> None:
    rules = golden.SCENARIOS["benny-no-trump"]
    with_it, without = hand("Xx9cTdQhKs9s"), hand("Jc9cTdQhKs9s")
    for trump in (Trump.NONE, Trump.LOW):
        for alone in (False, True):
            assert for_maker(with_it, trump, rules, alone=alone) > for_maker(without, trump, rules, alone=alone) + 0.3


def test_against_a_maker_trumps_and_aces_count() -> None:
    contract = there(view(after(f"deal {HEARTS}; bid 6; pass; pass; pass; name h", RULES), None).contract)
    assert against_maker(hand("JhAhKh9cTc9s"), contract, RULES) > against_maker(hand("9hTh9cTc9sTs"), contract, RULES)
    assert against_maker(hand("9c9d9sTcTdTs"), contract, RULES) < 0.2


def test_at_low_no_trump_low_cards_are_kept() -> None:
    """East cannot follow, and throws a queen, not a ten; at high it is the other way round."""
    deal = "9hThJhQhKhAh TcQcTdQdTsQs 9cJcKc9dJdKd AcAdAs9sJsKs -"
    assert chosen(after(f"deal {deal}; bid 6; pass; pass; pass; name low; play 9h", RULES))[-2] == "Q"
    assert chosen(after(f"deal {deal}; bid 6; pass; pass; pass; name nt; play Ah", RULES))[-2] == "T"


# --- staying against a bidder

INDIANA = PRESETS["indiana"]
MIXED = "JhJdAhKhQh9c AcTcAsTsTd9d JcQcKcJsQsKs 9hThQdKdAd9s -"
"""North has the five best hearts, East two aces of short suits, South nothing, West two small hearts and an ace."""


def asked_to_stay(scores: tuple[int, ...], lines: str = "", bid: int = 4) -> State:
    """Whoever is asked, when North has bid so much in hearts."""
    before = Dealing(first_match(INDIANA, WEST)._replace(scores=scores))
    return on(before, f"deal {MIXED}; bid {bid}; pass; pass; pass; name h{lines}")


def test_who_is_likely_to_take_nothing_drops() -> None:
    assert chosen(asked_to_stay((21, 21, 21, 21), "; drop")) == "drop"


def test_a_good_hand_stays() -> None:
    strong = "JsJcAh9cTdQd 9dTcQcKcAcKh KdTsQhAdJdJh 9hThKsAsQs9s -"
    state = on(Dealing(first_match(INDIANA, SOUTH)), f"deal {strong}; bid 3; pass; pass; pass; name s")
    assert actor(state) == NORTH
    assert chosen(state) == "stay"


def test_a_bidder_who_would_win_unopposed_is_opposed() -> None:
    """Dropping gives North six tricks: where they do not win the game, it is the cheaper choice."""
    assert chosen(asked_to_stay((6, 21, 21, 21), "; drop; drop", bid=3)) == "stay"
    assert chosen(asked_to_stay((21, 21, 21, 21), "; drop; drop", bid=3)) == "drop"


def test_a_bid_that_wins_the_game_is_played_against() -> None:
    chance = asked_to_stay((4, 21, 21, 21))
    assert against_maker(view(chance, actor(chance)).cards, contract_of(chance), INDIANA) > 0.2
    assert chosen(chance) == "stay"
    assert chosen(asked_to_stay((9, 21, 21, 21))) == "drop"


def contract_of(state: State) -> Contract:
    return there(view(state, None).contract)


# --- what the others say, and the score

HEARD = PRESETS["hasenpfeffer"]
MIDDLING = "JhAh9c9sTdKd JcTcQcKcAcTh 9dQdAdQhJdKh 9hTsJsQsKsAs Xx"
"""North, the dealer, holds a hand whose worth is in doubt; the joker is set aside."""


def heard(words: str) -> float:
    state = after(f"deal {MIDDLING}; {words}", HEARD, dealer=NORTH)
    return tricks_from_calls(view(state, NORTH), NORTH)


def test_a_partner_who_bids_high_promises_tricks_and_an_opponent_takes_them_away() -> None:
    assert heard("pass; bid 5; pass") > heard("pass; bid 3; pass") > heard("pass; pass; bid 3")
    assert heard("bid 5; pass; pass") < heard("bid 3; pass; pass")


def test_where_no_trump_may_be_bid_nothing_is_read_into_bids() -> None:
    state = after("deal " + HEARTS + "; bid 5", RULES)
    assert tricks_from_calls(view(state, actor(state)), actor(state) or 0) == 0.0


def test_a_bid_that_would_win_the_opponents_the_game_is_fought() -> None:
    """Four by the opponents ends the game: the dealer bids over it what he leaves to them otherwise."""
    deal = "JhAhKh9sTdKd JcTcQcKcAc9c 9dQdAdQhJd9h ThTsJsQsKsAs -"
    words = f"deal {deal}; bid 4; pass; pass"
    assert chosen(on(at((0, 0), RULES, NORTH), words)) == "pass"
    assert chosen(on(at((0, 28), RULES, NORTH), words)) != "pass"


def test_a_bid_that_cannot_save_the_game_is_not_made() -> None:
    """One trick wins the opponents the game: only that they are set can save it, or a bid that is made."""
    assert chosen(on(at((0, 31), RULES, NORTH), f"deal {POOR}; bid 4; pass; pass")) == "pass"


def test_far_from_the_end_points_are_worth_themselves() -> None:
    mine = view(on(at((25, 0), RULES, NORTH), "deal " + HEARTS), NORTH)
    assert not may_end(mine)
    near = view(on(at((26, 0), RULES, NORTH), "deal " + HEARTS), NORTH)
    assert may_end(near)
    assert worth(RULES, (26, 0), 0, 6, 0) == worth(RULES, (26, 0), 0, 12, 0) > worth(RULES, (26, 0), 0, 5, 1)
    assert worth(RULES, (26, 0), 1, 0, 6) == -worth(RULES, (26, 0), 0, 6, 0)
