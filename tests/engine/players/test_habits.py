"""`benchmarks/habits.py`: what counts as which habit, and its table."""

import json
from pathlib import Path

import pytest

from benchmarks import habits
from benchmarks.habits import Habit
from engine import actor, load, view
from engine.players import RuleOfThumb
from engine.players.erring import FIRST_TIMER, Slip
from tests.engine.hand_lines import after
from tests.suite import night

SPADES = "deal AsKs9cTdQd 9sTsQcKcAc ThQh9dTcKd QsJsJhAhAd 9hJcJdKh; order; discard Ad; play As; play 9s"
KING = "deal KhAs9cTcQd JdTh9dQsKs AhJsTdAdQc Qh9sKcAcJc 9hJhTsKd; order; discard 9s; play Kh"
JACK = "deal JhAs9cTcQd JdTh9dQsKs AhJsTdAdQc Qh9sKcAcJc 9hKhTsKd; order; discard 9s; play Jh"
LAST = (
    "deal 9sTsQcQdKc KhKdJdTdTc JsAcQh9dJh AhQsThAs9c 9hJcKsAd; "
    "pass; pass; pass; order; discard 9c; play Kc; play Tc; play Ac"
)
CASES = [
    (SPADES, "play Th", {Habit.PARTNER_TRUMPED}),
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


def test_the_figures_of_some_hands() -> None:
    counts = habits.count(RuleOfThumb(), hands=2, seed=1)
    for each in counts:
        each.clear()
    counts[0].update({Habit.CALLS: 1, Habit.CALLS_EUCHRED: 1, Slip.DUCKS: 3})
    counts[1].update({Habit.CALLS: 1})
    assert habits.figure(counts, Habit.CALLS) == (100, 0)
    assert habits.figure(counts, Habit.CALLS_EUCHRED) == pytest.approx((50, 1.96 * 50 / 2**0.5))
    assert habits.figure(counts, Slip.DUCKS)[0] == 150
    assert habits.figure(counts, Habit.LONERS_MARCHED) == (0, 0)


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
