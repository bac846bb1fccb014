"""The computer players: every choice legal, the same again and blind to hidden cards, and games that end."""

import pickle
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.cli.simulate import play
from engine import PRESETS, Action, Phase, Play, Rules, State, actor, apply, dump, legal_actions, start, view
from engine.phases.registry import Playing
from engine.players import Player, RuleOfThumb, beside
from engine.players.heuristic.cutthroat import by_oneself
from engine.players.levels import Level, player_at
from engine.rules.options import NeedsTrump, NoTrump, Ranks, Scoring
from engine.seats import WEST
from tests.driver import Uniform
from tests.engine.golden_scenarios import SCENARIOS
from tests.engine.hand_lines import BARE, after
from tests.hidden_cards import swap_hidden
from tests.random_games import Game, ends_a_hand, random_action, random_game
from tests.strategies import games
from tests.suite import COVERING, EVERY_PRESET, examples, rest, sampled

THUMB = RuleOfThumb()
PLAYERS: tuple[Player, ...] = (THUMB, Uniform())


def choice(player: Player, state: State, seed: int = 0) -> str:
    """What a player does where a seat is to act, as a line."""
    return dump(player.choose(view(state, actor(state)), Random(seed)))


@rest
@given(games(), st.integers(0, 1 << 32))
@settings(max_examples=examples(60), deadline=None)
def test_every_choice_is_legal_and_the_same_again(game: Game, seed: int) -> None:
    for state in game.states:
        legal = {dump(action) for action in legal_actions(state)}
        if not legal:
            continue
        for player in PLAYERS:
            chosen = choice(player, state, seed)
            assert chosen in legal
            assert chosen == choice(player, state, seed)


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_game_by_rule_of_thumb_ends_under_every_rule(name: str) -> None:
    """It claims what stands, calls no revoke falsely and makes none; now and then somebody does what it never would."""
    rules, dice = SCENARIOS[name], Random(name)
    state, strange = start(rules, 0), 0.0 if rules.honour else 0.04
    for _ in range(8000):
        if state.phase is Phase.OVER:
            return
        aside = next(filter(None, (beside(view(state, seat)) for seat in range(rules.seats))), None)
        seat = actor(state)
        if aside is not None:
            state = apply(state, aside)
            assert strange or state.phase is not Phase.CLAIMING
        elif seat is None:
            state = apply(state, random_action(state, dice))
        else:
            mine, seed = view(state, seat), dice.random()
            player = PLAYERS[dice.random() < strange]
            chosen = player.choose(mine, Random(seed))
            assert chosen in legal_actions(state)
            assert chosen == player.choose(mine, Random(seed))
            state = apply(state, chosen)
        last = view(state, None).last
        assert last is None or last.revoked is None
    pytest.fail("a game without an end")


@given(games(), st.integers(0, 1 << 32))
@settings(max_examples=examples(40), deadline=None)
def test_hidden_cards_change_no_choice(game: Game, seed: int) -> None:
    seat = actor(game.state)
    if seat is None:
        return
    other = swap_hidden(game, seat, Random(seed))
    for player in PLAYERS:
        assert choice(player, game.state, seed) == choice(player, other.state, seed)


def test_at_an_honour_table_a_computer_follows_suit() -> None:
    strayed = 0
    for state in random_game(Rules(honour=True, false_call_pays=True, target=5), Random(5), 0).states:
        if isinstance(state, Playing) and state.trick:
            plays = [action for action in state.legal() if isinstance(action, Play)]
            led = state.setting.ranking.follow[state.trick[0]]
            following = {dump(play) for play in plays if led >> play.card & 1}
            if following:
                assert choice(THUMB, state) in following
                strayed += len(plays) > len(following)
    assert strayed > 10


@rest
@pytest.mark.parametrize(
    "rules",
    [
        *sampled(PRESETS.values(), [PRESETS[name] for name in COVERING[:5]], [PRESETS[name] for name in COVERING]),
        Rules(ranks=Ranks.SEVEN_UP),
        Rules(needs_trump=NeedsTrump.EVERYONE, no_trump=NoTrump.ROUND_TWO),
    ],
    ids=[*PRESETS, "thirty-two", "needs-trump"],
)
def test_makers_of_every_preset_make_it_more_often_than_not(rules: Rules) -> None:
    """Computers among themselves: few hands are thrown in, and most calls are kept."""
    results = [result for seed in range(25) for result in play(rules, Random(seed))[1]]
    contracts = [(result, result.contract) for result in results if result.contract is not None]
    called = [(result, contract) for result, contract in contracts if not contract.makerless]
    better = -1 if rules.scoring is Scoring.COUNT_DOWN else 1
    made = sum(result.points[rules.side_of(contract.maker)] * better > 0 for result, contract in called)
    thrown_in = len(results) - len(contracts)
    assert made > 0.65 * len(called)
    # without a partner fewer hands are good enough
    assert thrown_in < (0.3 if by_oneself(rules) else 0.1) * len(results)


# --- the levels


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


def test_a_level_forgets_the_deal_before(player: Player) -> None:
    """Nothing is carried from one question to the next: asked in any order, each has the same answer."""
    dice = Random(3)
    states = [game.state for name in ("north-american", "cornish") for game in positions(name, dice, 2)]
    first = [chosen(player, state, 9) for state in states]
    order = dice.sample(range(len(states)), len(states))
    assert {place: chosen(player, states[place], 9) for place in order} == dict(enumerate(first))
