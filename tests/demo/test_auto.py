"""`--auto` on the toy bot."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.demo.auto import StuckError, play
from bot.demo.command import run_demo
from bot.demo.house import open_house
from bot.demo.simcord_internals import WrongSimCordError, check_version
from tests.demo.toy import ToyBot
from tests.demo.toy_demo import GAME, SCENE, begin_with_computers


def auto(seed: int) -> list[str]:
    said: list[str] = []
    assert run_demo(ToyBot, SCENE, automatic=True, seed=seed, say=said.append) == 0
    return said


def test_a_whole_game_is_told_and_ends_with_the_leaderboard() -> None:
    said = auto(seed=3)
    assert any("to play" in line for line in said)
    assert sum("Final score" in line for line in said) == 1
    assert said[-5].endswith("Leaderboard")
    assert said[-4].startswith("1. @")
    assert not any("<" in line or "**" in line for line in said)


def test_the_seed_fixes_the_game() -> None:
    assert auto(seed=4) == auto(seed=4)
    assert len({tuple(auto(seed=seed)) for seed in range(4)}) > 1


async def test_one_member_against_computers() -> None:
    said: list[str] = []
    async with open_house(ToyBot()) as house:
        assert await play(house, replace(GAME, begin=begin_with_computers), seed=1, say=said.append) == 3
    assert any("Game over" in line for line in said)


async def test_a_game_that_stands_still_is_found_out() -> None:
    async def nothing(_house) -> None:
        """Nobody opens a table."""

    async with open_house(ToyBot()) as house:
        with pytest.raises(StuckError, match="nobody can act"):
            await play(house, replace(GAME, begin=nothing), seed=1, say=lambda _: None)


def test_another_simcord_is_refused_in_a_sentence(monkeypatch) -> None:
    monkeypatch.setattr("simcord.__version__", "4.0.0")
    with pytest.raises(WrongSimCordError, match=r"needs SimCord 3\.2\.1, found 4\.0\.0"):
        check_version()
