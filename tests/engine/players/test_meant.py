"""What computers say they meant in a hand: the errors they make are owned to, and no unseen card says anything."""

from dataclasses import replace
from random import Random

import pytest

from engine import PRESETS, Action, Rules, Settle, State, actor, dump, load, view
from engine.fairness import SECRET_BYTES, chance
from engine.phases.registry import Dealing, DrawForDeal, RevokeReview
from engine.players.erring import Slip
from engine.players.explain.codes import Why
from engine.players.explain.reason import Explained, explain_hand, what_it_meant
from engine.players.levels import Level, player_at
from engine.seats import Seat
from tests.engine.hand_lines import after
from tests.engine.players.test_erring import CASES
from tests.hidden_cards import swap_hidden
from tests.random_games import Game
from tests.suite import sampled
from tests.there import there

QUICK, CI = ("north-american", "railroad", "set-back"), ("three-handed", "penryn", "six-handed")
LOW = (Level.FIRST_TIMER, Level.IMPROVER)


def a_hand(rules: Rules, level: Level, seed: str) -> Game:
    """The first hand of a game between computers of a level, to its end."""
    dice, secret = Random(seed), Random(seed).randbytes(SECRET_BYTES)
    game = Game(rules, None)
    while view(game.state, None).last is None:
        game = game.then(_next(game.state, level, secret, dice))
    return game


def _next(state: State, level: Level, secret: bytes, dice: Random) -> Action:
    seat = actor(state)
    if isinstance(state, DrawForDeal | Dealing):
        return chance(state, secret)
    if seat is None or isinstance(state, RevokeReview):
        return Settle()
    return player_at(level).choose(view(state, seat), dice)


def explained(game: Game, level: Level, members: tuple[int, ...] = ()) -> tuple[Explained, ...]:
    number = there(view(game.state, None).last).number
    levels: dict[Seat, Level] = dict.fromkeys(range(game.rules.seats), level)
    return explain_hand(game.rules, [dump(each) for each in game.actions], members, number, levels)


@pytest.mark.parametrize(("slip", "lines", "sound", "wrong"), CASES, ids=[f"{each[0]}, {each[3]}" for each in CASES])
def test_an_error_is_owned_to(slip: Slip, lines: str, sound: str, wrong: str) -> None:
    state = after(lines)
    mine = view(state, actor(state))
    said = {dump(choice): what_it_meant(Level.FIRST_TIMER, mine, choice) for choice in mine.choices}
    assert slip in there(said[wrong]).slips
    assert said[sound] is None or not there(said[sound]).slips
    assert said[sound] == what_it_meant(Level.EXPERT, mine, next(each for each in mine.choices if dump(each) == sound))


def test_where_several_errors_lead_to_a_card_each_is_named() -> None:
    """North, who has drawn every trump, leads the last one: of forgetting, not counting and spending it was one."""
    lines = next(lines for slip, lines, *_ in CASES if slip is Slip.MISCOUNTS_TRUMPS)
    state = after(lines)
    mine = view(state, actor(state))
    meant = [what_it_meant(Level.NOVICE, mine, choice) for choice in mine.choices]
    assert any({Slip.MISCOUNTS_TRUMPS, Slip.SPENDS_TRUMPS} <= {*each.slips} for each in meant if each is not None)


def test_nothing_is_said_of_what_a_level_never_does_or_had_to_do() -> None:
    """North, first to lead with the three best trumps, throws the ten of clubs away."""
    state = after("deal JhJdAhTcQd 9sTsQcKcAc ThQh9dTdKd QsJsKsAsAd 9hKhJc9c; order alone; discard Ad")
    seat = there(actor(state))
    mine = view(state, seat)
    assert what_it_meant(Level.IMPROVER, mine, load("play Tc")) is not None
    assert what_it_meant(Level.IMPROVER, mine, load("play Jd")) is None
    assert what_it_meant(Level.IMPROVER, mine, load("play As")) is None
    last = replace(mine, choices=(load("play Jh"),))
    assert what_it_meant(Level.IMPROVER, last, load("play Jh")) is None


def test_a_hand_is_explained_from_its_log_once_it_is_over() -> None:
    games = [a_hand(PRESETS["north-american"], Level.FIRST_TIMER, f"hand {number}") for number in range(12)]
    told = [each for game in games for each in explained(game, Level.FIRST_TIMER)]
    assert {slip for each in told for slip in each.meant.slips} >= {Slip.SAVES_WINNERS, Slip.MISSES_LEFT}
    assert any(each.meant.reason is not None and each.meant.reason.why is Why.CANNOT_BEAT for each in told)
    game = games[0]
    assert explained(game, Level.FIRST_TIMER, tuple(range(len(game.actions)))) == (), "members explain nothing"
    lines = [dump(each) for each in game.actions[:-1]]
    assert explain_hand(game.rules, lines, (), 1, {0: Level.NOVICE, 1: Level.NOVICE}) == (), "it is not over"


@pytest.mark.parametrize("name", sampled(PRESETS, QUICK, CI))
def test_cards_that_nobody_has_seen_change_no_explanation(name: str) -> None:
    """After a hand: the kitty, the discards, those of a player who sat out, and those left after a claim."""
    dice, swapped = Random(name), 0
    for number in range(4):
        game = a_hand(PRESETS[name], LOW[number % 2], f"{name} {number}")
        other = swap_hidden(game, None, dice, proposals=8)
        swapped += other.actions != game.actions
        assert explained(other, LOW[number % 2]) == explained(game, LOW[number % 2])
    rules = PRESETS[name]
    all_dealt = len(rules.pack) <= rules.seats * rules.hand_size + 1
    assert swapped or rules.double_pack or all_dealt, "every card is played, or one is left, which nobody else has"


@pytest.mark.parametrize("name", sampled(PRESETS, QUICK, CI))
def test_cards_that_a_seat_could_not_see_change_none_of_its_explanations(name: str) -> None:
    """At each choice of a hand the cards hidden from its seat are exchanged for others that it could not tell apart."""
    dice, swapped, level = Random(f"seat {name}"), 0, Level.FIRST_TIMER
    game = a_hand(PRESETS[name], level, f"seat {name}")
    places = [place for place, state in enumerate(game.states[:-1]) if _chooses(state)]
    for place in dice.sample(places, min(12, len(places))):
        until = replace(game, actions=game.actions[:place])
        seat, action = actor(until.state), game.actions[place]
        other = swap_hidden(until, seat, dice, proposals=8)
        swapped += other.actions != until.actions
        assert what_it_meant(level, view(other.state, seat), action) == what_it_meant(
            level, view(until.state, seat), action
        )
    assert swapped


def _chooses(state: State) -> bool:
    seat = actor(state)
    return seat is not None and len(view(state, seat).choices) > 1
