"""`python -m bot simulate` plays every preset, tells how it went, and does the same again for a seed."""

import argparse

import pytest

from bot.cli import simulate
from bot.settings import Settings
from engine import PRESETS
from engine.players.levels import Level
from tests.refused import refused
from tests.suite import first


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    parser = argparse.ArgumentParser()
    simulate.add_arguments(parser)
    assert simulate.run(parser.parse_args(words), Settings(_env_file=None)) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_played_and_a_seed_repeats_it(preset: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys, "--rules", preset, "--games", "2", "--seed", "7")
    assert told.startswith(f"{preset}: 2 games")
    assert "hands a game" in told
    assert "mean score" in told
    won = next(line for line in told.splitlines() if line.startswith("won by "))
    assert sum(int(part.split()[-1]) for part in won.split(", ")) == 2
    assert len(won.split(", ")) == PRESETS[preset].sides
    assert printed(capsys, "--rules", preset, "--games", "2", "--seed", "7") == told


@pytest.mark.parametrize("level", first(Level, 1))
def test_every_level_plays_and_a_seed_repeats_it(level: Level, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--rules", "two-handed", "--games", "1", "--seed", "7", "--level", level.value)
    told = printed(capsys, *words)
    assert told.splitlines()[0].endswith(f"seed 7, {level}")
    assert printed(capsys, *words) == told


@pytest.mark.parametrize("words", [("--rules", "none"), ("--games", "0"), ("--games", "many"), ("--level", "best")])
def test_impossible_arguments_are_refused(words: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    with refused(2, of=SystemExit):
        printed(capsys, *words)
    assert "error" in capsys.readouterr().err
