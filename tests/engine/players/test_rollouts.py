"""Choices weighed by playing imagined hands out."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from engine import PRESETS, GiveUp, Lower, Phase, Play, Refuse, Rules, See, State, Take, actor, apply, start, view
from engine.actions import Accept, Discard, Order, Pass
from engine.cards import card
from engine.phases.registry import Dealing
from engine.players.determinize.rollouts import ends_soon, net, play_out_hand, strange_words, weigh
from engine.players.heuristic.player import RuleOfThumb
from engine.rules.options import Betting, Robson
from engine.view import View
from tests.engine.hand_lines import after, at, on
from tests.random_games import random_action, random_variant
from tests.suite import EVERY_PRESET, rest


def asked(state: State) -> View:
    """What the seat to act sees."""
    return view(state, actor(state))


@pytest.mark.parametrize("name", EVERY_PRESET)
def test_every_choice_of_every_preset_is_weighed(name: str) -> None:
    dice, rules = Random(name), PRESETS[name]
    state = start(rules, 0)
    for _ in range(70):
        if state.phase is Phase.OVER:
            break
        mine = asked(state)
        if mine.choices and dice.random() < 0.4:
            advice = weigh(mine, 7, 2)
            assert Counter(option.action for option in advice.options) == Counter(mine.choices)
            assert all(0 <= option.winning <= 1 for option in advice.options)
            assert advice.deals == 2
            first = [(option.winning, option.points) for option in advice.options]
            if not ends_soon(mine):
                first = [(points, chance) for chance, points in first]
            assert first == sorted(first, reverse=True)
        state = apply(state, random_action(state, dice, calls=0.5, beside=0.05))


@rest
def test_every_phase_can_be_weighed_by_any_rules() -> None:
    dice, met = Random("phases"), Counter[Phase]()
    for _ in range(700):
        rules = random_variant(dice)
        state = start(rules, dice.randrange(rules.seats))
        for _ in range(70):
            if state.phase is Phase.OVER:
                break
            mine = asked(state)
            if mine.choices and met[mine.phase] < 6:
                met[mine.phase] += 1
                assert {option.action for option in weigh(mine, 1, 1).options} == {*mine.choices}
            state = apply(state, random_action(state, dice, calls=0.5, beside=0.05))
    assert {*met} == {*Phase} - {Phase.DRAW_FOR_DEAL, Phase.DEALING, Phase.REVOKE_REVIEW, Phase.OVER}


def test_the_same_seed_gives_the_same_advice_and_another_one_another() -> None:
    mine = asked(after("deal 9cTcQcKcAc 9d9sTdTsQs QdKdAdKsAs 9hThQhKhAh JsJhJdJc; pass; order; discard 9h"))
    assert weigh(mine, 3, 8) == weigh(mine, 3, 8)
    assert weigh(mine, 3, 8) != weigh(mine, 4, 8)


def test_the_card_that_wins_for_certain_comes_out_best() -> None:
    """Two tricks are won, two are left, a higher trump is out: the nine that trumps now is the third trick."""
    lines = "deal AcAd9s9hKs 9c9dAsKcTh TcTdTsJcJs QcQdQsKdJh JdQhKhAh; pass; pass; pass; pass; name h"
    tricks = (
        "play Ac; play 9c; play Tc; play Qc; play Ad; play 9d; play Td; play Qd; play 9s; play As; play Ts; play Qs"
    )
    mine = asked(after(f"{lines}; {tricks}; play Kc; play Jc; play Kd", dealer=3))
    assert mine.seat == 0
    advice = weigh(mine, 1, 30)
    assert advice.best.action == Play(card("9h"))
    assert advice.best.points == 1
    assert advice.loss(Play(card("Ks"))) > 0.5


def test_a_hopeless_call_is_worse_than_a_pass_and_five_trumps_better() -> None:
    deal = "deal JhJdAhKhQh TcJcQcKcAc 9dTdQdKdAd 9sTsQsKsAs 9hTh9cJs"
    mine = asked(after(deal, dealer=3))
    advice = weigh(mine, 1, 20)
    assert advice.best.action == Order(alone=True)
    assert advice.best.points == 4
    assert advice.loss(Pass()) > 2
    poor = asked(after("deal 9cTcQdKcTd 9d9sTsQsKs QcKdAdJcAs 9hThQhKhAh JhJsJdAc", dealer=3))
    assert weigh(poor, 1, 20).best.action == Pass()


def test_the_dealer_keeps_the_bowers() -> None:
    deal = "deal 9cTcQcKcAc 9d9sTdTsQs QdKdAdKsAs 9hThJsQhKh JhAhJdJc"
    mine = asked(after(f"{deal}; pass; pass; pass; order", dealer=3))
    assert mine.phase is Phase.DISCARDING
    advice = weigh(mine, 1, 30)
    assert advice.best.action == Discard(card("Js"))
    assert advice.options[-1].action in {Discard(card("Jh")), Discard(card("Kh"))}


def test_a_claim_that_may_be_false_is_refused() -> None:
    deal = "deal 9sTsJhAcKd 9dTdQdAdJc 9h9cTcQcKc AsKsQsKhAh JsJdThQh; pass; pass; pass; pass; name h"
    doubtful = weigh(asked(after(f"{deal}; laydown 0", dealer=3)), 1, 10)
    assert doubtful.best.action == Refuse()
    assert doubtful.of(Accept()).points == -2


def test_robson_takes_what_wins() -> None:
    rules = Rules(robson=Robson.MARCH)
    deal = "deal JhJdAhKhQh TcJcQcKcAc 9dTdQdKdAd 9sTsQsKsAs 9hTh9cJs"
    lines = f"{deal}; order; discard 9s; play Jh; play Tc; play 9d; play 9h; laydown 0"
    state = on(at((8, 5), rules), lines)
    mine = asked(state)
    assert mine.phase is Phase.ROBSONS_CHOICE
    advice = weigh(mine, 1, 3)
    assert advice.best.action == Take()
    assert advice.best.winning == 1
    assert advice.best.points == 2
    assert advice.of(Lower()).points == 2
    assert advice.of(Lower()).winning < 1


def test_what_decides_the_game_goes_before_points() -> None:
    """At 9 to 9 a march brings no more than a point: all that counts is who scores."""
    mine = asked(on(at((9, 9)), "deal JhJdAhKhQh TcJcQcKcAc 9dTdQdKdAd 9sTsQsKsAs 9hTh9cJs"))
    assert ends_soon(mine)
    advice = weigh(mine, 1, 10)
    assert advice.best.winning == 1
    assert [option.winning for option in advice.options] == sorted([o.winning for o in advice.options], reverse=True)
    assert not ends_soon(replace(mine, scores=(5, 5)))
    assert ends_soon(replace(mine, scores=(2, 6)))
    assert ends_soon(replace(mine, rules=Rules(fixed_hands=10)))
    assert not ends_soon(replace(mine, rules=Rules(fixed_hands=12)))


def test_counters_decide_between_equals() -> None:
    """The stake changes no points: with a certain march the makers see it."""
    rules = Rules(betting=Betting.PER_HAND)
    deal = "deal JhJdAhKhQh TcJcQcKcAc 9dTdQdKdAd 9sTsQsKsAs 9hTh9cJs"
    mine = asked(after(f"{deal}; order; discard 9s; raise; check", rules, dealer=3))
    assert mine.phase is Phase.BETTING_ROUND
    advice = weigh(mine, 1, 3)
    assert advice.of(See()).points == advice.of(GiveUp()).points
    assert advice.best.action == See()


@pytest.mark.parametrize("name", EVERY_PRESET)
def test_a_player_by_rule_of_thumb_says_nothing_strange(name: str) -> None:
    """Law: gone through again from its deal, a hand that it has bid shows every word to be its own."""
    dice, rules, thumb, words = Random(name), PRESETS[name], RuleOfThumb(), 0
    state = start(rules, 0)
    while words < 20 and state.phase is not Phase.OVER:
        mine = asked(state)
        if mine.phase is Phase.PLAYING and mine.choices and not mine.tricks:
            words += len(mine.calls)
            assert all(not strange_words(state, seat) for seat in range(rules.seats))
        state = apply(state, thumb.choose(mine, dice) if mine.choices else random_action(state, dice))
    assert words


def test_a_pass_with_the_best_trumps_is_strange() -> None:
    deal = "deal 9sTsQsKsAs JhJdAhKhQh 9dTdQdKdAd TcJcQcKcAc 9hTh9cJs"
    state = after(f"{deal}; pass; pass", dealer=3)
    assert strange_words(state, 2) == 1
    assert strange_words(state, 1) == 0


def test_points_are_the_right_way_round() -> None:
    assert net(Rules(), (2, 0), 0) == 2
    assert net(Rules(), (2, 0), 1) == -2
    assert net(PRESETS["five-handed"], (2, 2, 0, 0, 0), 0) == 1.5
    assert net(PRESETS["set-back"], (-3, -1, 0, 1), 0) == 3
    assert net(PRESETS["set-back"], (-3, -1, 0, 1), 3) == pytest.approx(-4 / 3 - 1)


def test_a_hand_thrown_in_is_worth_nothing() -> None:
    state = after("deal 9cTcQcKcAc 9d9sTdTsQs QdKdAdKsAs 9hThQhKhAh JsJhJdJc" + "; pass" * 7, dealer=3)
    mine = asked(state)
    assert weigh(mine, 1, 4).of(Pass()).points == 0
    ended = play_out_hand(apply(state, Pass()))
    assert isinstance(ended, Dealing)


def test_whose_turn_it_is_not_gets_no_advice() -> None:
    state = after("deal 9cTcQcKcAc 9d9sTdTsQs QdKdAdKsAs 9hThQhKhAh JsJhJdJc", dealer=3)
    with pytest.raises(ValueError, match="turn"):
        weigh(view(state, 2), 1, 4)
    with pytest.raises(ValueError, match="nothing"):
        weigh(asked(state), 1, 0)
