"""The computer players where somebody may be alone, sees no card, or changes cards: legal, the same again, sound."""

from random import Random

import pytest

from engine import PRESETS, Phase, Rules, State, actor, apply, dump, legal_actions, view
from engine.players import Player, RuleOfThumb
from engine.rules.options import AssistMakes, Benny, BennyInNoTrump, DefendAlone, NoTrump, UpcardBenny, WhoAlone
from tests.engine.hand_lines import MARCH, after, on
from tests.random_games import random_deal
from tests.there import there
from tests.uniform_player import Uniform

TABLES = {
    "blind call": Rules(benny=Benny.JOKER, alone=WhoAlone.ANYONE),
    "named suit": Rules(benny=Benny.TWO_OF_SPADES, upcard_benny=UpcardBenny.NAMED_SUIT, partners_best=2),
    "bid any": Rules(benny=Benny.JOKER, upcard_benny=UpcardBenny.BID_ANY, defend_alone=DefendAlone.ALWAYS),
    "no trump": Rules(
        benny=Benny.JOKER, no_trump=NoTrump.ROUND_TWO, benny_in_no_trump=BennyInNoTrump.HIGHEST, partners_best=1
    ),
    "blind loner": Rules(blind_loner=True, defend_alone=DefendAlone.ALWAYS, partners_best=1),
    "assist": Rules(assist_makes=AssistMakes.DEALER),
}
PLAYERS: tuple[Player, ...] = (RuleOfThumb(), Uniform())


@pytest.mark.parametrize("name", TABLES)
def test_whole_games_reach_their_end_and_every_choice_is_legal(name: str) -> None:
    rules, dice = TABLES[name], Random(name)
    seen: set[Phase] = set()
    for _ in range(6):
        state = after((), rules)
        while (phase := state.phase) is not Phase.OVER:
            seen.add(phase)
            if phase is Phase.DEALING:
                state = apply(state, random_deal(rules, dice, view(state, None).dealer or 0))
                continue
            seat = there(actor(state))
            player, mine, seed = PLAYERS[(seat + seat // 2) % 2], view(state, seat), dice.random()
            chosen = player.choose(mine, Random(seed))
            assert chosen in legal_actions(state)
            assert chosen == player.choose(mine, Random(seed))
            state = apply(state, chosen)
    asked = {
        "blind call": {Phase.BLIND_CALL, Phase.ANYONE_ALONE},
        "named suit": {Phase.BLIND_CALL, Phase.PARTNERS_BEST},
        "bid any": {Phase.SECOND_ROUND, Phase.DEFENDER_ALONE},
        "no trump": {Phase.BLIND_CALL, Phase.PARTNERS_BEST},
        "blind loner": {Phase.BLIND_LONER, Phase.PARTNERS_BEST},
        "assist": {Phase.DEALER_ALONE},
    }
    assert asked[name] <= seen


def thumb(state: State) -> str:
    return dump(RuleOfThumb().choose(view(state, actor(state)), Random(0)))


TURNED = "9cTcQcKcAc 9d9sTdTsQs QdKdAdKsAs 9hThQhKhAh XxJsJhJdJc"


def test_a_blind_call_is_not_alone_and_goes_through_the_suits() -> None:
    state = after("deal " + TURNED, Rules(benny=Benny.JOKER))
    assert thumb(state) in {"name c", "name d", "name h", "name s"}


def test_a_blind_loner_is_declined() -> None:
    deal = "9cTcQcKcAc 9d9sTdTsQs QdKdAdKsAs 9hThQhKhAh JhJsJdJc"
    assert thumb(after("deal " + deal, Rules(blind_loner=True))) == "pass"


BEST = "9cTcQcKcAc JcJsJdTsQs QdKdAdKsAs 9hThQhKhAh JhTd9d9s"
"""West holds five hearts, and the jack of hearts is turned."""


def test_a_dealer_assisted_goes_alone_with_the_best_cards() -> None:
    rules = Rules(assist_makes=AssistMakes.DEALER)
    assert thumb(after(f"deal {BEST}; pass; order", rules)) == "alone"
    poor = "9cTcQcKcAc JcJsJdTsQs QdKdAdKsAs 9hThTd9d9s JhQhKhAh"
    assert thumb(after(f"deal {poor}; pass; order", rules)) == "pass"


def test_before_the_lead_the_best_hand_goes_alone_and_others_pass() -> None:
    rules = Rules(alone=WhoAlone.ANYONE)
    state = after(f"deal {MARCH}; order; discard 9h", rules)
    assert thumb(state) == "alone"
    state = on(state, "pass")
    for _ in range(3):
        assert thumb(state) == "pass"
        state = on(state, "pass")


def test_before_the_lead_a_defender_with_the_trumps_goes_alone() -> None:
    deal = "9c9sTs9dTd JhJdAhKhQh JsQsKsAsQd TcJcQcKcAc 9hThKdAd"
    state = after(f"deal {deal}; order; discard 9h; pass", Rules(alone=WhoAlone.ANYONE))
    assert thumb(state) == "alone"


def test_a_loner_gives_the_worst_card_and_gets_the_best_trump() -> None:
    deal = "JhJdAhKh9c TcQcKcAcJc 9dTdQdKdQh AsTsQsKsJs 9hTh9sAd"
    state = after(f"deal {deal}; order alone; discard 9h", Rules(partners_best=1))
    assert thumb(state) == "give 9c"
    assert thumb(on(state, "give 9c")) == "give Qh"


def test_a_loner_does_not_look_for_what_was_given_away() -> None:
    """South holds the ace of diamonds and sits out: North's king is the best left, and is led when trumps are gone."""
    deal = "JhJdAhKdAd TcQcKcAcJc 9dTdQd9cTh AsTsQsKsJs 9hKhQh9s"
    state = after(f"deal {deal}; order alone; discard 9h; give Ad; give 9c", Rules(partners_best=1))
    state = on(state, "play Jh; play Tc; play Ts; play Jd; play Qc; play Qs; play Ah; play Kc; play Ks")
    assert thumb(state) == "play Kd"


@pytest.mark.parametrize("name", ["cornish", "british-parlett", "penryn", "st-austell", "mathews-1844"])
def test_makers_of_the_british_games_make_it_more_often_than_not(name: str) -> None:
    rules, dice = PRESETS[name], Random(name)
    made = hands = 0
    for _ in range(60):
        state = after((), rules)
        while view(state, None).last is None:
            if state.phase is Phase.DEALING:
                state = apply(state, random_deal(rules, dice, view(state, None).dealer or 0))
                continue
            state = apply(state, RuleOfThumb().choose(view(state, actor(state)), dice))
        last = view(state, None).last
        if last is not None and last.contract is not None:
            hands += 1
            made += last.points[last.contract.side] > 0
    assert made > hands * 0.55
