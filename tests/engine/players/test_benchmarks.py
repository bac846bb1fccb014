"""The commands that measure the computer players: they run, say what they promise, and measure fairly."""

import json
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import pytest

from benchmarks.duplicate import Pairing, dealt, match, net, played, pool_of, sides_of
from benchmarks.opponents import Honest, Split, mover
from benchmarks.pacing import spread
from engine import PRESETS, Action, HandResult, Outcome, Phase, State, View, actor, apply, legal_actions, view
from engine.actions import Name, Order
from engine.players import RuleOfThumb
from engine.rules.options import DefendAlone
from tests.random_games import random_action
from tests.requirements import require_or_skip
from tests.suite import EVERY_PRESET, night
from tests.uniform_player import Uniform

ROOT = Path(__file__).resolve().parents[3]
SEED = 7
FIGURES = {"net_points_per_deal", "ci95", "deals", "seconds", "per_hand"}
PAIRING = {"ours", "theirs", "bids", "preset", "simulations"}


def run(script: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, f"benchmarks/{script}.py", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)


def figures_of(path: Path, done: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    assert done.returncode == 0, done.stderr
    return json.loads(path.read_text())


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


@night
def test_deals_do_not_depend_on_where_a_process_begins() -> None:
    pairing = Pairing("rule-of-thumb", "uniform")
    assert played(pairing, SEED, 0, 6)[0] == [*played(pairing, SEED, 0, 2)[0], *played(pairing, SEED, 2, 4)[0]]
    assert played(pairing, SEED, 0, 6)[0] != played(pairing, SEED + 1, 0, 6)[0]


@night
@pytest.mark.processes
def test_as_many_processes_as_there_are_give_the_same() -> None:
    pairing, tallies = Pairing("rule-of-thumb", "uniform"), []
    for processes in (1, 2):
        with pool_of(processes) as pool:
            tallies.append(match(pairing, SEED, 35, pool, processes))
    assert tallies[0].points == tallies[1].points
    assert tallies[0].told == tallies[1].told
    assert len(tallies[0].points) == 35


@night
def test_with_equal_bids_only_the_cards_differ() -> None:
    class Silent:
        def choose(self, state: State, rng: Random) -> Action:
            raise AssertionError(state, rng)

    rng = Random(3)
    state = dealt(PRESETS["north-american"], SEED, 0)
    bidder, split = Honest(RuleOfThumb()), Split(Honest(RuleOfThumb()), Silent())
    while state.phase is not Phase.PLAYING:
        action = split.choose(state, rng)
        assert action == bidder.choose(state, rng)
        state = apply(state, action)
    with pytest.raises(AssertionError):
        split.choose(state, rng)


@night
def test_partners_are_on_one_side() -> None:
    assert sides_of(dealt(PRESETS["north-american"], SEED, 1)) == (0, 1, 0, 1)
    assert sides_of(dealt(PRESETS["three-handed"], SEED, 1)) == (0, 1, 2)


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


# --- the commands


@night
@pytest.mark.processes
def test_strength_prints_a_table_and_writes_json(tmp_path: Path) -> None:
    path = tmp_path / "strength.json"
    options = ("--deals", "1", "--processes", "2", "--simulations", "3", "--seed", "5", "--json", str(path))
    done = run("strength", *options)
    figures = figures_of(path, done)
    assert {"machine", "seed", "preset", "matches"} <= figures.keys()
    assert figures["matches"]
    for each in figures["matches"]:
        assert each.keys() == PAIRING | FIGURES
        assert each["deals"] == 1
        assert f"{each['ours']} - {each['theirs']}" in done.stdout
    assert {"uniform", "rule-of-thumb"} <= {each["theirs"] for each in figures["matches"]}


@night
@pytest.mark.processes
def test_strength_of_two_by_name(tmp_path: Path) -> None:
    path = tmp_path / "strength.json"
    options = ("--bids", "rule-of-thumb", "--preset", "buck", "--deals", "3", "--processes", "1", "--json", str(path))
    (only,) = figures_of(path, run("strength", "novice", "uniform", *options))["matches"]
    assert (only["ours"], only["theirs"], only["bids"]) == ("novice", "uniform", "rule-of-thumb")
    assert only["preset"] == "buck"
    assert only["deals"] == 3
    assert only["ci95"] is not None


@night
@pytest.mark.processes
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("expert",), "name two players"),
        (("expert", "nobody"), "invalid choice"),
        (("ismcts", "expert", "--preset", "buck"), "not played"),
        (("--bids", "expert"), "wants two"),
    ],
)
def test_strength_refuses_what_cannot_be(arguments: Iterable[str], words: str) -> None:
    done = run("strength", *arguments)
    assert done.returncode != 0
    assert words in done.stdout + done.stderr


@night
@pytest.mark.processes
def test_pace_prints_a_table_and_writes_json(tmp_path: Path) -> None:
    path = tmp_path / "pace.json"
    options = ("--preset", "north-american", "--player", "rule-of-thumb", "--player", "novice", "--plain")
    done = run("pace", *options, "--deals", "3", "--seconds", "1", "--json", str(path))
    figures = figures_of(path, done)
    assert figures.keys() == {"machine", "seed", "choices", "memory", "starts"}
    assert {"playing", "ordering"} <= {each["kind"] for each in figures["choices"]}
    for each in figures["choices"]:
        assert {"player", "compiled", "preset", "kind", "number", "p50_ms", "p99_ms", "max_ms"} == each.keys()
        assert 0 <= each["p50_ms"] <= each["p99_ms"] <= each["max_ms"]
    assert {each["player"] for each in figures["memory"]} == {"rule-of-thumb", "novice"}
    assert {"none"} <= {each["cache"] for each in figures["starts"]}
    assert {each["compiled"] for each in figures["choices"]} == {False}
    assert "worst" in done.stdout


@night
@pytest.mark.processes
def test_solver_prints_a_table_and_writes_json(tmp_path: Path) -> None:
    path = tmp_path / "solver.json"
    options = ("--plain", "--kind", "five-card", "--kind", "loner", "--seconds", "0.05", "--checked", "2")
    done = run("solver", *options, "--json", str(path))
    figures = figures_of(path, done)
    assert figures.keys() == {"machine", "seed", "solves", "starts"}
    assert [each["kind"] for each in figures["solves"]] == ["five-card", "loner"]
    for each in figures["solves"]:
        assert (each["compiled"], each["checked"], each["wrong"]) == (False, min(2, each["deals"]), 0)
        assert each["per_second"] > 0
    assert [each["cache"] for each in figures["starts"]] == ["none"]
    assert 0 < figures["starts"][0]["import_s"] <= figures["starts"][0]["first_solve_s"]
    assert "a second" in done.stdout


@night
def test_percentiles() -> None:
    assert spread([number * 1_000_000 for number in range(100, 0, -1)]) == {
        "number": 100,
        "p50_ms": 50.5,
        "p99_ms": 99,
        "max_ms": 100,
    }


@night
def test_views_alone_reach_our_players() -> None:
    seen: list[object] = []

    class Watching:
        def choose(self, mine: View, rng: Random) -> Action:
            seen.append(mine)
            return Uniform().choose(mine, rng)

    state = dealt(PRESETS["north-american"], SEED, 0)
    Honest(Watching()).choose(state, Random(1))
    assert seen == [view(state, actor(state))]
