"""No level goes alone where an opponent takes up a card that beats all of its hand; else every level may."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from engine import PRESETS, Rules, State, actor, apply, dump, view
from engine.cards import card, card_name, cards_in
from engine.players import Level, Player, RuleOfThumb, player_at
from engine.players.heuristic.trump import without_hopeless_loners
from engine.rules.options import Benny, Duplicate, UpcardBenny, WhoAlone
from engine.seats import WEST
from tests.engine.hand_lines import after
from tests.random_games import random_deal
from tests.suite import examples

PLAYERS: dict[str, Player] = {"rule of thumb": RuleOfThumb(), **{level.value: player_at(level) for level in Level}}
SEEDS = 8


def deal(first: str, rules: Rules, upcard: str, seed: int = 0) -> str:
    """A deal with these cards for North, this upcard, and the rest by lot; North is eldest."""
    held = [first[at : at + 2] for at in range(0, len(first), 2)]
    rest = [card_name(each) for each in rules.pack]
    for name in (*held, upcard):
        rest.remove(name)
    Random(seed).shuffle(rest)
    size = rules.hand_size
    hands = [held, *(rest[size * nth : size * (nth + 1)] for nth in range(rules.seats - 1))]
    return "deal " + " ".join("".join(cards) for cards in (*hands, [upcard, *rest[size * (rules.seats - 1) :]]))


def said(state: State) -> dict[str, Counter[str]]:
    """What each player says, with some seeds."""
    seat = actor(state)
    return {
        name: Counter(dump(player.choose(view(state, seat), Random(seed))) for seed in range(SEEDS))
        for name, player in PLAYERS.items()
    }


def nobody_alone(state: State) -> bool:
    return not any("alone" in words for counted in said(state).values() for words in counted)


@pytest.mark.parametrize(
    ("held", "upcard"),
    [("JdAhKhQhAs", "Jh"), ("JdAhKhQhTh", "Jh"), ("JsAcKcAhAs", "Jc"), ("JhAdKdQdAc", "Jd")],
)
def test_the_right_bower_taken_up_by_an_opponent(held: str, upcard: str) -> None:
    rules = PRESETS["north-american"]
    for seed in range(3):
        assert nobody_alone(after(deal(held, rules, upcard, seed), rules, WEST))


def test_a_benny_turned_where_any_suit_may_be_named() -> None:
    rules = Rules(benny=Benny.JOKER, upcard_benny=UpcardBenny.BID_ANY)
    state = after(deal("JhJdAhKhQh", rules, "Xx"), rules, WEST)
    assert nobody_alone(state)
    assert all("name h" in "".join(words) for words in said(state).values())


def test_a_named_benny_turned() -> None:
    rules = Rules(benny=Benny.TWO_OF_SPADES, upcard_benny=UpcardBenny.NAMED_SUIT)
    state = after([deal("JhJdAhKhQh", rules, "2s"), "name h"], rules, WEST)
    assert nobody_alone(state)


def test_when_everybody_is_asked_before_the_first_lead() -> None:
    rules = Rules(alone=WhoAlone.ANYONE)
    line = "deal JdAhKhQhAs 9cTcQcKcAc 9dTdQdKdAd 9sTsQsKsTh Jh9hJcJs"
    state = after(f"{line}; order; discard Ts", rules, WEST)
    assert nobody_alone(state)


def test_with_more_hands_and_cards() -> None:
    rules = PRESETS["six-handed"]
    assert nobody_alone(after([deal("JhJdAhKhQh", rules, "Xx"), "name h"], rules, 5))
    seven = PRESETS["seven-card"]
    assert nobody_alone(after(deal("JdAhKhQhThAsAc", seven, "Jh"), seven, WEST))


def test_the_dealer_and_the_partner_may_go_alone_with_it() -> None:
    rules = PRESETS["north-american"]
    dealer = after("deal 9cTcQcKcAc 9d9sTdTsQs QdKdAsKsTh JdAhKhQhAd Jh9hJcJs; pass; pass; pass", rules, WEST)
    partner = after("deal 9cTcQcKcAc JdAhKhQhAd 9d9sTdTsQs QdKdAsKsTh Jh9hJcJs; pass", rules, WEST)
    for counted in said(dealer).values():
        assert "order alone" in counted
    assert any("alone" in dump(choice) for choice in view(partner, 1).choices)


def test_a_loner_who_holds_what_beats_it_may_go_alone() -> None:
    rules = Rules(benny=Benny.JOKER)
    state = after(deal("XxJdAhKhQh", rules, "Jh"), rules, WEST)
    assert "order alone" in said(state)["rule of thumb"]


def test_a_lower_card_taken_up_keeps_nobody_from_going_alone() -> None:
    rules = PRESETS["north-american"]
    for counted in said(after(deal("JhJdAhKhQh", rules, "9h"), rules, WEST)).values():
        assert "order alone" in counted


@pytest.mark.parametrize("duplicate", Duplicate)
def test_who_holds_the_same_card_may_go_alone(duplicate: Duplicate) -> None:
    """Led, it wins where the first of two does; laid on the other, where the later one does."""
    rules = replace(Rules(double_pack=True, seats=6), duplicate=duplicate)
    state = after(deal("JhJdAhKhQh", rules, "Jh"), rules, 5)
    assert len(without_hopeless_loners(view(state, 0)).choices) == len(view(state, 0).choices)
    poor = after(deal("JdJdAhKhQh", rules, "Jh"), rules, 5)
    assert len(without_hopeless_loners(view(poor, 0)).choices) < len(view(poor, 0).choices)


def test_over_random_deals_nobody_goes_alone_against_a_certain_top_trump() -> None:
    rules, dice = PRESETS["north-american"], Random(29)
    met = 0
    for _ in range(examples(400)):
        state = apply(after((), rules, WEST), random_deal(rules, dice, WEST))
        mine = view(state, 0)
        if mine.upcard is None or mine.upcard not in {card(f"J{suit}") for suit in "cdhs"}:
            continue
        met += 1
        for level in (Level.NOVICE, Level.REGULAR):
            assert "alone" not in dump(player_at(level).choose(mine, Random(met))), [*cards_in(mine.cards)]
    assert met > 5
