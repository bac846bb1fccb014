"""`benchmarks/decisions.py`: the same player has the same digest, and another one another."""

import pytest

from benchmarks.decisions import decisions, digest, main
from engine import PRESETS
from engine.players import Player, RuleOfThumb
from engine.players.levels import Level, player_at

RULES = PRESETS["north-american"]


def digest_of(player: Player) -> str:
    return digest(decisions(player, RULES, 3, 1))


def test_a_digest_tells_players_apart() -> None:
    learner = player_at(Level.LEARNER)
    assert all(len(mine.choices) > 1 and action in mine.choices for mine, action in decisions(learner, RULES, 3, 1))
    assert digest_of(learner) == digest_of(learner)
    assert digest_of(learner) != digest_of(RuleOfThumb())


def test_the_digests_of_levels_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["novice", "--games", "1", "--seed", "3"]) == 0
    heading, novice = capsys.readouterr().out.splitlines()
    assert heading == "north-american, seed 3, 1 games"
    assert novice.split()[:2] == ["novice", digest_of(player_at(Level.NOVICE))]
