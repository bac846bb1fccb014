"""`benchmarks/decisions.py`: the same player has the same digest, and another one another."""

import pytest

from benchmarks import decisions
from engine import PRESETS
from engine.players import RuleOfThumb
from engine.players.levels import Level, player_at


def test_a_digest_tells_players_apart() -> None:
    views = list(decisions.choices_of_games(PRESETS["north-american"], 3, 1))
    assert all(len(mine.choices) > 1 for mine in views)
    learner = player_at(Level.LEARNER)
    assert decisions.digest(learner, views, 3) == decisions.digest(learner, views, 3)
    assert decisions.digest(learner, views, 3) != decisions.digest(RuleOfThumb(), views, 3)


def test_the_digests_of_levels_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert decisions.main(["novice", "--games", "1", "--seed", "3"]) == 0
    heading, phases, novice = capsys.readouterr().out.splitlines()
    assert heading.startswith("north-american, seed 3, 1 games, ")
    assert "playing" in phases
    views = list(decisions.choices_of_games(PRESETS["north-american"], 3, 1))
    assert novice.split() == ["novice", decisions.digest(player_at(Level.NOVICE), views, 3)]
