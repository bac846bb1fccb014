"""`--auto`, and what the demo refuses."""

import importlib
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from bot.demo import fake_discord
from bot.demo.auto import StuckError, play
from bot.demo.bower_script import bower_script
from bot.demo.command import run_demo
from bot.panels.core.custom_ids import Verb
from bot.settings import Settings
from engine.players.levels import Level
from tests.cogs.scenes import PAINTED, Maker, pattern, table_message
from tests.suite import night, rest
from tests.world import World

SCRIPT = bower_script('{"target": 1}', Level.NOVICE, 0)


async def play_by_itself(file: Path, database: Path, seed: int) -> list[str]:
    """What one hand says, with the same cards whatever the seed."""
    shutil.copyfile(database, file)
    url = f"sqlite+aiosqlite:///{file}"
    make, lines = Maker(Settings(_env_file=None, database_url=url, computer_processes=0)), list[str]()
    assert await run_demo(make, SCRIPT, port=0, automatic=True, seed=seed, say=lines.append) == 0
    return lines


async def test_a_whole_game_ends_with_the_leaderboard(tmp_path: Path, migrated_file: Path) -> None:
    lines = await play_by_itself(tmp_path / "demo.db", migrated_file, 3)
    assert any("to play" in line for line in lines)
    assert sum("Won by" in line for line in lines) == 1
    end = next(number for number, line in enumerate(lines) if "Leaderboard" in line)
    assert any("Ann" in line for line in lines[end:])
    assert not any("<" in line or "**" in line for line in lines)


@night
@rest
async def test_the_seed_fixes_the_game(tmp_path: Path, migrated_file: Path) -> None:
    played = [await play_by_itself(tmp_path / f"{n}.db", migrated_file, seed) for n, seed in enumerate((4, 4, 0, 1, 2))]
    assert played[0] == played[1]
    assert len(set(map(tuple, played))) > 1


async def test_one_member_against_computers(w: World) -> None:
    lines: list[str] = []

    async def begin(server: World) -> None:
        await SCRIPT.open_table(server)
        await w.later(PAINTED)
        await w.click(w.members[0], table_message(w), pattern(Verb.START, 1))

    assert await play(w, replace(SCRIPT.game, begin=begin), seed=1, say=lines.append) > 0
    assert any("Won by" in line for line in lines)


async def test_a_stuck_game_is_an_error(w: World) -> None:
    async def open_no_table(_: World) -> None:
        """No member does anything."""

    with pytest.raises(StuckError, match="nobody can act"):
        await play(w, replace(SCRIPT.game, begin=open_no_table), seed=1, say=lambda _: None)


def test_another_simcord_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("simcord.__version__", "4.0.0")
    with pytest.raises(ImportError, match=r"SimCord must be 3\.2\.1, not 4\.0\.0"):
        importlib.reload(fake_discord)
