"""Advice behind hints, reviews and puzzles: by the expert where it can, else by playing imagined hands out."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from engine import PRESETS, GiveUp, Lower, Phase, Play, Rules, See, State, Take, View, actor, apply, start, view
from engine.actions import Accept, Order, Pass, Refuse
from engine.cards import card
from engine.players import adviser, weighed
from engine.players.adviser import Advice, advise, ends_soon, strange_words, weigh
from engine.players.heuristic.player import RuleOfThumb
from engine.players.monte_carlo.player import EXPERT
from engine.players.utility import Stakes, net
from engine.rules.options import Betting, Robson
from engine.seats import WEST
from tests.engine.hand_lines import MARCH, after, at, on
from tests.hidden_cards import swap_hidden
from tests.random_games import Game, ends_a_hand, random_action, random_deal, random_variant
from tests.suite import COVERING, EVERY_PRESET, rest, sampled

pytestmark = pytest.mark.compiled

QUESTIONS = 7
PLAYED_OUT = 12
"""Hands played out in these tests for a question that the compiled search does not answer."""


@pytest.fixture(autouse=True)
def shortly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adviser, "_PLAYED_OUT", PLAYED_OUT)
    monkeypatch.setattr(adviser, "_FEWEST", 2)


def positions_of(name: str, number: int) -> list[Game]:
    """Positions of a preset in which a seat has something to choose, one of each phase first."""
    dice, rules = Random(f"advise {name}"), PRESETS[name]
    found: list[tuple[Phase, Game]] = []
    for dealer in range(3):
        game = Game(rules, dealer % rules.seats)
        while game.state.phase is not Phase.OVER:
            mine = view(game.state, actor(game.state))
            if len(mine.choices) > 1:
                found.append((mine.phase, game))
            before, game = game.state, game.then(random_action(game.state, dice, calls=0.5))
            if ends_a_hand(before, game.state):
                break
    dice.shuffle(found)
    firsts = dict(reversed(found))
    others = [game for _, game in found if game not in firsts.values()]
    return [*firsts.values(), *others][:number]


def seen(game: Game) -> View:
    return view(game.state, actor(game.state))


@pytest.mark.parametrize("name", [name for name, rules in PRESETS.items() if not rules.turns_up])
def test_a_hint_in_an_auction_is_what_the_expert_says(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weighed, "SURE", 0.0)  # however sure the hands seem that were played out
    asked = [each for each in map(seen, positions_of(name, 60)) if each.phase in {Phase.AUCTION, Phase.AUCTION_TRUMP}]
    assert asked
    for seed, mine in enumerate(asked):
        assert advise(mine, seed).best.action == EXPERT.choose(mine, Random(seed))


@pytest.mark.parametrize(
    "name", sampled(PRESETS, ["north-american", "railroad", "five-handed", "bid-euchre-double"], COVERING)
)
def test_advice_is_about_every_choice_best_first_and_the_same_again(name: str) -> None:
    for game in positions_of(name, QUESTIONS):
        mine = seen(game)
        advice = advise(mine, 5)
        assert Counter(option.action for option in advice.options) == Counter(mine.choices)
        assert all(0 <= option.winning <= 1 for option in advice.options)
        assert advice.deals >= 2
        assert advice == advise(mine, 5)
        assert Stakes.of(mine).near or is_in_order(advice, [option.points for option in advice.options])
        assert advice.loss(advice.best.action) == 0


@pytest.mark.parametrize("name", EVERY_PRESET)
def test_advice_does_not_depend_on_hidden_cards(name: str) -> None:
    dice, changed = Random(name), 0
    for game in positions_of(name, 3):
        other = swap_hidden(game, actor(game.state), dice, proposals=8)
        changed += other.state != game.state
        assert advise(seen(game), 3) == advise(seen(other), 3)
    assert changed


def test_near_the_end_the_best_is_what_wins_most_often() -> None:
    dice, met = Random(2), 0
    for number in range(24):
        state = apply(at((9, 9)), random_deal(PRESETS["north-american"], dice, WEST))
        for _ in range(number):
            if actor(state) is not None and state.phase is not Phase.OVER:
                state = apply(state, random_action(state, dice, calls=0.5))
        mine = view(state, actor(state))
        if len(mine.choices) > 1 and mine.scores == (9, 9):
            met += 1
            advice = advise(mine, 1)
            assert is_in_order(advice, [option.winning for option in advice.options])
    assert met > 8


def is_in_order(advice: Advice, worth: list[float]) -> bool:
    """Whether the first cannot be told apart from the best, and the others are in their order."""
    first, *others = worth
    as_good = [max(o.noise, o.winning_noise) + 1e-9 for o in advice.options[1:]]
    others = [round(each, 3) for each in others]
    return others == sorted(others, reverse=True) and (not others or first >= others[0] - as_good[0] - 0.001)


def test_how_much_it_thinks_is_bounded_by_deals() -> None:
    """Not by a clock: the engine has none, and the same question takes the same work every time."""
    for name in ("north-american", "bid-euchre", "five-handed"):
        for game in positions_of(name, 4):
            mine = seen(game)
            deals = advise(mine, 1).deals
            assert deals <= 1200
            if name == "bid-euchre" and mine.phase is Phase.AUCTION:
                assert deals == max(2, PLAYED_OUT // len(mine.choices))


def test_the_adviser_and_the_expert_agree_where_it_is_plain() -> None:
    mine = view(after(f"deal {MARCH}"), 0)
    assert EXPERT.choose(mine, Random(1)) == advise(mine, 1).best.action


def test_a_forced_choice_is_advised_too() -> None:
    state, dice = start(PRESETS["north-american"], 3), Random(1)
    while state.phase is not Phase.PLAYING or len(view(state, actor(state)).choices) > 1:
        state = apply(state, random_action(state, dice))
    mine = view(state, actor(state))
    assert [option.action for option in advise(mine, 1).options] == list(mine.choices)


def test_out_of_turn() -> None:
    with pytest.raises(ValueError, match="turn"):
        advise(view(after(f"deal {MARCH}"), 3), 1)
    with pytest.raises(ValueError, match="turn"):
        advise(view(after(f"deal {MARCH}"), None), 1)


# --- by playing imagined hands out


def asked(state: State) -> View:
    """What the seat to act sees."""
    return view(state, actor(state))


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
