"""The adviser behind hints, reviews and puzzles, in every preset."""

from collections import Counter
from random import Random

import pytest

from engine import PRESETS, Phase, View, actor, apply, start, view
from engine.players import adviser
from engine.players.adviser import advise
from engine.players.monte_carlo.player import EXPERT, THOROUGH
from engine.players.utility import Stakes
from engine.seats import WEST
from tests.engine.hand_lines import BARE, MARCH, after, at, on, played_out
from tests.hidden_cards import swap_hidden
from tests.random_games import Game, ends_a_hand, random_action, random_deal
from tests.suite import COVERING, EVERY_PRESET, sampled

pytestmark = pytest.mark.compiled

QUESTIONS = 7
PLAYED_OUT = 12
"""Hands played out in these tests for a question that the compiled search does not answer."""


@pytest.fixture(autouse=True)
def shortly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adviser, "_PLAYED_OUT", PLAYED_OUT)
    monkeypatch.setattr(adviser, "_FEWEST", 2)


def asked(name: str, number: int) -> list[Game]:
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


@pytest.mark.parametrize(
    "name", sampled(PRESETS, ["north-american", "railroad", "five-handed", "bid-euchre-double"], COVERING)
)
def test_advice_is_about_every_choice_best_first_and_the_same_again(name: str) -> None:
    for game in asked(name, QUESTIONS):
        mine = seen(game)
        advice = advise(mine, 5)
        assert Counter(option.action for option in advice.options) == Counter(mine.choices)
        assert all(0 <= option.winning <= 1 for option in advice.options)
        assert advice.deals >= 2
        assert advice == advise(mine, 5)
        order = [option.points for option in advice.options]
        assert Stakes.of(mine).near or order == sorted(order, reverse=True)
        assert advice.loss(advice.best.action) == 0


@pytest.mark.parametrize("name", EVERY_PRESET)
def test_advice_does_not_depend_on_hidden_cards(name: str) -> None:
    dice, changed = Random(name), 0
    for game in asked(name, 3):
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
            chances = [option.winning for option in advise(mine, 1).options]
            assert chances == sorted(chances, reverse=True)
    assert met > 8


def test_other_dice_may_think_otherwise() -> None:
    mine = seen(asked("north-american", 1)[0])
    assert len({advise(mine, seed).options for seed in range(3)}) > 1


def test_how_much_it_thinks_is_bounded_by_deals() -> None:
    """Not by a clock: the engine has none, and the same question takes the same work every time."""
    for name in ("north-american", "bid-euchre", "five-handed"):
        for game in asked(name, 4):
            mine = seen(game)
            deals = advise(mine, 1).deals
            assert deals <= 1200
            if name == "bid-euchre" and mine.phase is Phase.AUCTION:
                assert deals == max(2, PLAYED_OUT // len(mine.choices))


def test_it_speaks_of_no_more_deals_than_it_looked_at() -> None:
    """What to do with the points of a march, and whether to go alone unseen, the expert answers without any."""
    robson = PRESETS["robson"]
    marched = played_out(on(at((3, 9), robson), f"deal {MARCH}; order; discard 9h"), MARCH)
    turned = after(f"deal {BARE}", robson)
    for state, phase in ((marched, Phase.ROBSONS_CHOICE), (turned, Phase.BLIND_LONER)):
        mine = view(state, actor(state))
        assert mine.phase is phase
        assert THOROUGH.deals(mine) == 0
        assert advise(mine, 1).deals == PLAYED_OUT // len(mine.choices)


def test_the_adviser_and_the_expert_agree_where_it_is_plain() -> None:
    mine = view(after(f"deal {MARCH}"), 0)
    assert EXPERT.choose(mine, Random(1)) == advise(mine, 1).best.action


def test_a_forced_choice_is_advised_too() -> None:
    state = start(PRESETS["north-american"], 3)
    dice = Random(1)
    for _ in range(200):
        seat = actor(state)
        if seat is not None and state.phase is Phase.PLAYING and len(view(state, seat).choices) == 1:
            break
        state = apply(state, random_action(state, dice))
    mine = view(state, actor(state))
    assert [option.action for option in advise(mine, 1).options] == list(mine.choices)


def test_out_of_turn() -> None:
    with pytest.raises(ValueError, match="turn"):
        advise(view(after(f"deal {MARCH}"), 3), 1)
    with pytest.raises(ValueError, match="turn"):
        advise(view(after(f"deal {MARCH}"), None), 1)
