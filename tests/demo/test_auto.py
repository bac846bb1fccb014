"""`--auto` on the toy bot, and what the demo refuses."""

from __future__ import annotations

import asyncio
import importlib
from dataclasses import replace

import pytest

from bot.demo import fake_discord
from bot.demo.auto import StuckError, play
from bot.demo.command import run_demo
from bot.demo.fake_discord.server import open_server
from tests.demo.toy import ToyBot
from tests.demo.toy_demo import GAME, SCRIPT, open_table
from tests.suite import rest


def play_by_itself(seed: int) -> list[str]:
    lines: list[str] = []
    assert asyncio.run(run_demo(ToyBot, SCRIPT, port=0, automatic=True, seed=seed, say=lines.append)) == 0
    return lines


def test_a_whole_game_ends_with_the_leaderboard() -> None:
    lines = play_by_itself(seed=3)
    assert any("to play" in line for line in lines)
    assert sum("Final score" in line for line in lines) == 1
    assert lines[-5].endswith("Leaderboard")
    assert lines[-4].startswith("1. @")
    assert not any("<" in line or "**" in line for line in lines)


@rest
def test_the_seed_fixes_the_game() -> None:
    assert play_by_itself(seed=4) == play_by_itself(seed=4)
    assert len({tuple(play_by_itself(seed=seed)) for seed in range(4)}) > 1


async def test_one_member_against_computers() -> None:
    lines: list[str] = []
    async with open_server(ToyBot()) as server:
        assert await play(server, replace(GAME, begin=open_table), seed=1, say=lines.append) == 3
    assert any("Game over" in line for line in lines)


async def test_a_stuck_game_is_an_error() -> None:
    async def open_no_table(_server) -> None:
        """No member does anything."""

    async with open_server(ToyBot()) as server:
        with pytest.raises(StuckError, match="nobody can act"):
            await play(server, replace(GAME, begin=open_no_table), seed=1, say=lambda _: None)


def test_another_simcord_is_refused(monkeypatch) -> None:
    monkeypatch.setattr("simcord.__version__", "4.0.0")
    with pytest.raises(ImportError, match=r"SimCord must be 3\.2\.1, not 4\.0\.0"):
        importlib.reload(fake_discord)
