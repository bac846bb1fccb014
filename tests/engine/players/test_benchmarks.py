"""The commands that measure the computer players: they run, say what they promise, and measure fairly."""

import json
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import pytest

from benchmarks import habits, levels
from benchmarks.complaints import POSITIONS, Found, main, measure
from benchmarks.duplicate import Pairing, dealt, net, played
from benchmarks.habits import Habit
from benchmarks.opponents import mover
from benchmarks.positions import Position, deal_of, positions
from engine import PRESETS, HandResult, Outcome, Phase, actor, apply, legal_actions, load, view
from engine.actions import Name, Order
from engine.phases.registry import Playing
from engine.players import RuleOfThumb
from engine.players.levels import FIRST_TIMER, Slip
from engine.rules.options import DefendAlone
from tests.engine.hand_lines import after
from tests.random_games import random_action
from tests.requirements import require_or_skip
from tests.suite import EVERY_PRESET, night

SEED = 7


# --- duplicate


@night
@pytest.mark.parametrize("preset", EVERY_PRESET)
@pytest.mark.parametrize("name", ["rule-of-thumb", "uniform"])
def test_a_player_against_itself_nets_nothing(name: str, preset: str) -> None:
    points, told = played(Pairing(name, name, preset=preset), SEED, 0, 4)
    assert points == [0.0] * 4
    assert sum(told.values()) >= 8


@night
@pytest.mark.parametrize("preset", ["north-american", "three-handed", "five-handed", "hustle", "buck", "penryn"])
def test_the_other_way_round_is_the_other_sign(preset: str) -> None:
    one, _ = played(Pairing("rule-of-thumb", "uniform", preset=preset), SEED, 0, 14)
    other, _ = played(Pairing("uniform", "rule-of-thumb", preset=preset), SEED, 0, 14)
    assert one == pytest.approx([-points for points in other])
    assert sum(one) > 0


@night
def test_net_is_what_a_seat_gains_by_being_ours() -> None:
    def scored(*points: int) -> HandResult:
        return HandResult(1, 0, None, (0, 0, 0, 0), Outcome.MADE, points)

    assert net(PRESETS["north-american"], [scored(2, 0), scored(0, 1)]) == 1.5
    assert net(PRESETS["north-american"], [scored(1, 0), scored(1, 0)]) == 0
    assert net(PRESETS["set-back"], [scored(-1, 5, 0, 5), scored(0, 0, 0, 0)]) == 2.75, "where scores count down"


# --- OpenSpiel's players


ALONE_TOO = replace(PRESETS["columbus"], defend_alone=DefendAlone.ALWAYS)
"""Rules that OpenSpiel knows, with all its calls."""


def hand_of_theirs(name: str, number: int) -> list[Any]:
    """Every action of a hand among four of one player; but for what no seed settles, it says the same again."""
    player, state, said = mover(name, simulations=20), dealt(ALONE_TOO, SEED, number), list[Any]()
    while (seat := actor(state)) is not None:
        action = player.choose(state, Random(number))
        assert action in legal_actions(state), seat
        assert name == "ismcts" or action == player.choose(state, Random(number))
        said.append((state.phase, action))
        state = apply(state, action)
    return said


@night
@pytest.mark.parametrize("name", ["ismcts", "ismcts-fair", "open-spiel-random"])
def test_openspiel_plays_whole_hands(name: str) -> None:
    require_or_skip("openspiel", find_spec("pyspiel"))
    said = [each for number in range(2 if name == "ismcts-fair" else 12) for each in hand_of_theirs(name, number)]
    calls = [action for _, action in said if isinstance(action, Order | Name)]
    assert calls
    if name != "ismcts-fair":
        assert {call.alone for call in calls} == {False, True}
        assert {phase for phase, _ in said} >= {Phase.FIRST_ROUND, Phase.DISCARDING, Phase.PLAYING}


@night
def test_fair_ismcts_sees_only_a_view() -> None:
    """The worlds it plays in come from the view, so other hidden cards lead to the same answer."""
    require_or_skip("openspiel", find_spec("pyspiel"))
    from tests.hidden_cards import swap_hidden
    from tests.random_games import Game

    player, changed = mover("ismcts-fair", simulations=30), 0
    for number in range(3):
        game, dice = Game(PRESETS["north-american"], 0), Random(number)
        while len(game.actions) < 8 or actor(game.state) is None:
            game = game.then(random_action(game.state, dice, calls=0.5))
        other = swap_hidden(game, actor(game.state), dice)
        changed += other.state != game.state
        assert view(game.state, actor(game.state)) == view(other.state, actor(other.state))
        assert player.choose(game.state, dice) == player.choose(other.state, dice)
    assert changed


# --- levels


RULES = PRESETS["north-american"]


def test_the_other_way_round_is_the_other_share() -> None:
    weak, strong = mover("novice"), mover(levels.RULE_OF_THUMB)
    one = levels.measure(("weak", "strong"), (weak, strong), rules=RULES, games=12, seed=5)
    other = levels.measure(("strong", "weak"), (strong, weak), rules=RULES, games=12, seed=5)
    assert one.won == pytest.approx(1 - other.won)
    assert one.points == pytest.approx(-other.points)
    assert one.won < 0.5 < other.won
    assert one.ci95 > 0


def test_two_by_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "levels.json"
    words = ["novice", "first-timer", "--games", "4", "--seed", "9", "--preset", "penryn", "--json", str(path)]
    assert levels.main(words) == 0
    told = capsys.readouterr().out
    assert "penryn, seed 9" in told
    assert "novice - first-timer" in told
    (only,) = json.loads(path.read_text())["matches"]
    assert (only["ours"], only["theirs"], only["games"]) == ("novice", "first-timer", 4)
    assert 0 <= only["won"] <= 1


@night
@pytest.mark.parametrize(("above", "below"), levels.NEIGHBOURS[:3])
def test_each_lower_level_beats_the_one_below(above: str, below: str) -> None:
    """In fewer games than docs/players.md counts, so with a wider margin."""
    figure = levels.measure((above, below), (mover(above), mover(below)), rules=RULES, games=600, seed=35)
    assert 0.53 < figure.won < 0.69


@night
@pytest.mark.parametrize(("name", "least", "most"), [("first-timer", 0.05, 0.14), ("novice", 0.25, 0.36)])
def test_how_low_levels_do_against_the_rule_of_thumb(name: str, least: float, most: float) -> None:
    thumb = mover(levels.RULE_OF_THUMB)
    figure = levels.measure((name, "thumb"), (mover(name), thumb), rules=RULES, games=600, seed=35)
    assert least < figure.won < most


# --- habits


SPADES = "deal AsKs9cTdQd 9sTsQcKcAc ThQh9dTcKd QsJsJhAhAd 9hJcJdKh; order; discard Ad; play As; play 9s"
KING = "deal KhAs9cTcQd JdTh9dQsKs AhJsTdAdQc Qh9sKcAcJc 9hJhTsKd; order; discard 9s; play Kh"
JACK = "deal JhAs9cTcQd JdTh9dQsKs AhJsTdAdQc Qh9sKcAcJc 9hKhTsKd; order; discard 9s; play Jh"
LAST = (
    "deal 9sTsQcQdKc KhKdJdTdTc JsAcQh9dJh AhQsThAs9c 9hJcKsAd; "
    "pass; pass; pass; order; discard 9c; play Kc; play Tc; play Ac"
)
CASES = [
    (SPADES, "play Th", {Habit.PARTNER_TRUMPED, Habit.ACES_TRUMPED}),
    (SPADES.replace("As;", "Ks;"), "play Th", {Habit.PARTNER_TRUMPED}),
    (SPADES, "play Tc", set[Habit]()),
    (KING, "play Th", set[Habit]()),
    (KING, "play Jd", set[Habit]()),
    (JACK, "play Jd", {Habit.BOWERS_WASTED}),
    (JACK, "play Th", set[Habit]()),
    (LAST, "play Qs", {Habit.SURE_TRICKS}),
    (LAST, "play Ah", set[Habit]()),
    ("deal AsKs9cTdQd 9sTsQcKcAc ThQh9dTcKd QsJsJhAhAd 9hJcJdKh", "order", set[Habit]()),
]


@pytest.mark.parametrize(("lines", "action", "told"), CASES)
def test_what_a_card_says_of_who_plays_it(lines: str, action: str, told: set[Habit]) -> None:
    state = after(lines)
    assert {*habits.habits_of_play(view(state, actor(state)), load(action))} == told


def test_errors_are_counted_for_those_who_make_them() -> None:
    first, thumb = (habits.count(player, hands=60, seed=1) for player in (FIRST_TIMER, RuleOfThumb()))
    assert {habits.figure(thumb, slip.value) for slip in Slip} == {(0.0, 0.0)}
    assert sum(habits.figure(first, slip.value)[0] > 0 for slip in Slip) > 8
    calls, of_them = (habits.figure(first, name)[0] for name in (Habit.CALLS, Habit.CALLS_EUCHRED))
    assert 25 < calls < 75
    assert 0 < of_them < 70


def test_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "habits.json"
    assert habits.main(["novice", "rule-of-thumb", "--hands", "6", "--seed", "2", "--json", str(path)]) == 0
    told = capsys.readouterr().out
    assert "seed 2, 6 hands each" in told
    rows = json.loads(path.read_text())["per_100_hands"]
    assert [*rows] == [*Habit, *Slip]
    assert all(f"\n{row} " in told and [*by_name] == ["novice", "rule-of-thumb"] for row, by_name in rows.items())


@night
def test_people_make_fewer_errors_from_level_to_level() -> None:
    players = [habits.player_of(name) for name in ("first-timer", "learner", "novice", "improver")]
    counted = [habits.count(player, hands=1500, seed=3) for player in players]
    for row in (Habit.PARTNER_TRUMPED, Habit.BOWERS_WASTED, Habit.SURE_TRICKS):
        figures = [habits.figure(counts, row)[0] for counts in counted]
        assert figures == sorted(figures, reverse=True), row


# --- complaints


ALL = {each.name: each for each in positions(POSITIONS)}


@pytest.mark.parametrize("name", ["duck-1", "three-1", "hopeless-2", "loner-lead-1", "nine-4"])
def test_the_deals_of_a_position_differ_only_in_what_its_seat_cannot_see(name: str) -> None:
    position = ALL[name]
    states = [deal_of(position, Random(seed)) for seed in range(8)]
    assert len({view(state, position.seat) for state in states}) == 1
    assert len({*states}) > 1
    assert deal_of(position, Random(3)) == states[3]


def test_who_has_not_followed_holds_nothing_of_the_suit() -> None:
    position = ALL["under-3"]
    for seed in range(10):
        state = deal_of(position, Random(seed))
        assert isinstance(state, Playing)
        contract = state.hand.contract
        assert contract is not None
        for seat in range(4):
            if seat != position.seat:
                assert not state.hands[seat] & lacked(state, seat)


def lacked(state: Playing, seat: int) -> int:
    """The cards of the suits that a seat has not followed."""
    contract, lacks = state.hand.contract, 0
    assert contract is not None
    for trick in state.tricks:
        turns = [(trick.leader + place) % 4 for place in range(4)]
        follow = contract.ranking.follow[trick.cards[0]]
        played = trick.cards[turns.index(seat)]
        lacks |= 0 if follow >> played & 1 else follow
    return lacks


def figures(position: Position, *steps: int) -> Found:
    """What is found by rule of thumb in runs up to so many deals."""
    found: Found = {}
    for deals in steps:
        while measure(position, found, "rule-of-thumb", 1, deals):
            pass
    return found


def test_figures_go_on_where_they_stopped() -> None:
    position = ALL["last-two-1"]
    once = figures(position, 30)
    assert figures(position, 5, 12, 30) == once
    pair = once[position.name]["differences"]["play Jh - play As"]
    assert pair["deals"] == 30
    assert not measure(position, once, "rule-of-thumb", 1, 30)


def test_the_command_writes_and_prints_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "figures.json"
    run = ["three-2", "--level", "rule-of-thumb", "--json", str(path)]
    assert main([*run, "--deals", "20"]) == 0
    assert main([*run, "--table"]) == 0
    first, again = capsys.readouterr().out.splitlines()
    assert first == again
    assert first.split()[:5] == ["three-2", "play", "Ks", "-", "play"]
    found = json.loads(path.read_text())
    assert found["three-2"]["differences"]["play Ks - play Qh"]["points"] == 20  # it keeps the maker from a third trick
    with pytest.raises(SystemExit):
        main(["nobody"])
