"""The levels: legal, the same again, and blind to hidden cards, in every preset."""

import pickle
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from engine import PRESETS, Action, Phase, State, actor, apply, legal_actions, view
from engine.players.levels import Level, player_at
from engine.players.player import Player
from engine.seats import WEST
from tests.engine.hand_lines import BARE, after
from tests.hidden_cards import swap_hidden
from tests.random_games import Game, ends_a_hand, random_action
from tests.suite import COVERING, EVERY_PRESET, first, sampled

HANDS = 2
SWAPS = 12
"""Positions of each preset in which hidden cards are swapped."""


@pytest.fixture(params=Level)
def player(request: pytest.FixtureRequest) -> Player:
    """A player of each level."""
    return player_at(Level(request.param))


def chosen(player: Player, state: State, seed: int) -> Action:
    """What a player does where a seat is to act."""
    return player.choose(view(state, actor(state)), Random(seed))


def positions(name: str, dice: Random, hands: int) -> Iterator[Game]:
    """Every position of some hands, played at random, in which a seat has something to choose."""
    rules = PRESETS[name]
    for number in range(hands):
        game = Game(rules, number % rules.seats)
        while game.state.phase is not Phase.OVER:
            if actor(game.state) is not None and len(legal_actions(game.state)) > 1:
                yield game
            before, game = game.state, game.then(random_action(game.state, dice, calls=0.5))
            if ends_a_hand(before, game.state):
                break


@pytest.mark.parametrize("name", sampled(PRESETS, ["north-american", "railroad", "five-handed", "set-back"], COVERING))
def test_whole_hands_of_legal_choices_made_from_the_view_and_the_dice_alone(player: Player, name: str) -> None:
    rules, phases = PRESETS[name], Counter[Phase]()
    for number in range(HANDS):
        game = Game(rules, number % rules.seats)
        dice = Random(f"{name} {number}")
        while game.state.phase is not Phase.OVER:
            state, seat = game.state, actor(game.state)
            if seat is None:
                action = random_action(state, dice)
            else:
                mine, seed = view(state, seat), dice.randrange(1 << 30)
                action = player.choose(mine, Random(seed))
                assert action in mine.choices
                phases[mine.phase] += 1
                if len(mine.choices) > 1:
                    copy = pickle.loads(pickle.dumps(mine))  # noqa: S301 - our own; another process sees no more
                    assert player.choose(copy, Random(seed)) == action
            before, game = state, game.then(action)
            if ends_a_hand(before, game.state):
                break
    assert phases.total() > HANDS


@pytest.mark.compiled
@pytest.mark.parametrize("name", EVERY_PRESET)
def test_hidden_cards_change_no_choice_of_any_level(name: str) -> None:
    dice = Random(f"swap {name}")
    found = list(positions(name, dice, 3))
    swapped = 0
    for game in dice.sample(found, min(SWAPS, len(found))):
        seat = actor(game.state)
        other = swap_hidden(game, seat, dice, proposals=8)
        assert view(other.state, seat) == view(game.state, seat)
        swapped += other.state != game.state
        for level in Level:
            assert chosen(player_at(level), game.state, 5) == chosen(player_at(level), other.state, 5), level
    assert swapped > SWAPS // 2


@pytest.mark.parametrize("level", first([Level.NOVICE, Level.REGULAR, Level.EXPERT], 1))
def test_other_dice_may_choose_otherwise(level: Level) -> None:
    dice = Random(8)
    states = [game.state for game in positions("north-american", dice, 8)]
    seen = [{chosen(player_at(level), state, seed) for seed in range(4)} for state in states]
    assert any(len(each) > 1 for each in seen)
    assert sum(len(each) == 1 for each in seen) > len(seen) / 3


@pytest.mark.compiled
def test_every_phase_is_answered_by_every_level(player: Player) -> None:
    """Positions reached at random, in whatever phases the presets have, with interjections."""
    dice, met = Random("phases"), Counter[Phase]()
    for name in PRESETS:
        state: State = Game(PRESETS[name], 0).state
        for _ in range(150):
            phase = state.phase
            if phase is Phase.OVER:
                break
            if actor(state) is not None and met[phase] < 8 and len(legal_actions(state)) > 1:
                met[phase] += 1
                assert chosen(player, state, 1) in legal_actions(state)
            state = apply(state, random_action(state, dice, calls=0.5, beside=0.05))
    chances = {Phase.DRAW_FOR_DEAL, Phase.DEALING, Phase.REVOKE_REVIEW, Phase.OVER}
    rare = {Phase.BLIND_CALL, Phase.BLIND_LONER, Phase.DEALER_ALONE, Phase.ANYONE_ALONE, Phase.BETTING_ROUND}
    rare |= {
        Phase.ROBSONS_CHOICE,
        Phase.DEFENDER_ALONE,
        Phase.KITTY_EXCHANGE,
        Phase.PARTNERS_BEST,
        Phase.CALLING_PARTNER,
        Phase.DECLARE_MARCH,
        Phase.CUTTING,
    }
    assert {*met} >= {*Phase} - chances - rare


def test_out_of_turn(player: Player) -> None:
    with pytest.raises(ValueError, match="turn"):
        player.choose(view(after(f"deal {BARE}"), WEST), Random(0))


def test_the_same_player_each_time() -> None:
    assert all(player_at(level) is player_at(level) for level in Level)
    assert len({id(player_at(level)) for level in Level}) == len(Level)


def test_a_level_forgets_the_deal_before(player: Player) -> None:
    """Nothing is carried from one question to the next: asked in any order, each has the same answer."""
    dice = Random(3)
    states = [game.state for name in ("north-american", "cornish") for game in positions(name, dice, 2)]
    first = [chosen(player, state, 9) for state in states]
    order = dice.sample(range(len(states)), len(states))
    assert {place: chosen(player, states[place], 9) for place in order} == dict(enumerate(first))


def test_what_is_said_beside_the_turn_changes_nothing(player: Player) -> None:
    dice = Random(4)
    for game in list(positions("north-american", dice, 2))[::3]:
        mine = view(game.state, actor(game.state))
        bare = replace(mine, interjections=())
        assert player.choose(mine, Random(1)) == player.choose(bare, Random(1))
