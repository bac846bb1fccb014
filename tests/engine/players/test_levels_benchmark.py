"""`benchmarks/levels.py`: it measures fairly, and prints what it promises."""

import json
from pathlib import Path

import pytest

from benchmarks import levels
from benchmarks.opponents import mover
from engine import PRESETS
from tests.suite import night

RULES = PRESETS["north-american"]


def test_a_player_against_itself_wins_every_other_game() -> None:
    thumb = mover(levels.RULE_OF_THUMB)
    even = levels.measure(("one", "other"), (thumb, thumb), rules=RULES, games=4, seed=3)
    assert (even.won, even.points, even.ci95, even.games) == (0.5, 0, 0, 4)


def test_the_other_way_round_is_the_other_share() -> None:
    weak, strong = mover("first-timer"), mover(levels.RULE_OF_THUMB)
    one = levels.measure(("weak", "strong"), (weak, strong), rules=RULES, games=12, seed=5)
    other = levels.measure(("strong", "weak"), (strong, weak), rules=RULES, games=12, seed=5)
    assert one.won == pytest.approx(1 - other.won)
    assert one.points == pytest.approx(-other.points)
    assert one.won < 0.5 < other.won
    assert one.ci95 > 0


def test_the_table_pairs_each_level_with_the_one_below_and_all_with_the_rule_of_thumb() -> None:
    assert len(levels.NEIGHBOURS) == 5
    assert levels.NEIGHBOURS[0] == ("learner", "first-timer")
    assert levels.NEIGHBOURS[-1] == ("expert", "regular")
    assert len(levels.TABLE) == 11


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


@pytest.mark.parametrize(
    "words", [["novice"], ["novice", "nobody"], ["--games", "3"], ["--games", "0"], ["--preset", "set-back"]]
)
def test_what_cannot_be_played_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        levels.main(words)
    assert "error" in capsys.readouterr().err


@night
@pytest.mark.parametrize(("above", "below"), levels.NEIGHBOURS[:3])
def test_each_lower_level_beats_the_one_below(above: str, below: str) -> None:
    """In fewer games than docs/players.md counts, so with a wider margin."""
    figure = levels.measure((above, below), (mover(above), mover(below)), rules=RULES, games=600, seed=35)
    assert 0.53 < figure.won < 0.69


@night
@pytest.mark.parametrize(("name", "least", "most"), [("first-timer", 0.08, 0.24), ("novice", 0.28, 0.41)])
def test_how_low_levels_do_against_the_rule_of_thumb(name: str, least: float, most: float) -> None:
    thumb = mover(levels.RULE_OF_THUMB)
    figure = levels.measure((name, "thumb"), (mover(name), thumb), rules=RULES, games=600, seed=35)
    assert least < figure.won < most
