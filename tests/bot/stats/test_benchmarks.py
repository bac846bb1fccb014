"""What benchmarks play and write: strategies that a check has shut, and a database filled for the figures of pages."""

import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

import pytest
from sqlalchemy import func, select

from benchmarks.equals import SPREADS, link_of_equals, strong_one_is_high
from benchmarks.filling import Filling, fill_sqlite
from benchmarks.past_games import Past, pool
from benchmarks.records import fill_postgres
from benchmarks.strategies import STRATEGIES
from benchmarks.strategies.season import play_honestly, play_seasons
from benchmarks.strategies.strategy import Strategy
from bot.stats import rebuild
from bot.stats.write import ratings
from bot.store import schema
from bot.store.database import Database
from tests.suite import first, night, rest

GAMES = 3
SEASONS = {"R1": 2, "R2": 1, "R3": 3, "R4": 9, "R5": 3}
"""In which there is something to win by a finding's strategies, if not in season 0: its deals are always the same."""
PROVEN_SOON = [each for each in STRATEGIES if not each.name.startswith("S3")]  # of being away three games tell nothing


@rest
@pytest.mark.parametrize("strategy", first(PROVEN_SOON, 0, 1), ids=lambda strategy: strategy.name)
async def test_a_strategy_wins_only_without_the_check(strategy: Strategy) -> None:
    seasons, length = (SEASONS.get(strategy.name[:2], 0),), replace(strategy.length, games=GAMES)
    gain = lambda results: results[0].gains[strategy.pays]  # noqa: E731
    honestly = replace(length, games=strategy.honest_games or GAMES)
    allowed = gain(await play_seasons(play_honestly, seasons, honestly))
    if strategy.pays == "everywhere_strength":
        allowed = max(allowed, ratings.SERVER)
    with strategy.by_old_rule():
        assert gain(await play_seasons(strategy.play, seasons, length)) > allowed
    assert gain(await play_seasons(strategy.play, seasons, length)) <= allowed + 1e-6


ROOT = Path(__file__).resolve().parents[3]
HANDS = 1_500


@pytest.fixture(scope="module")
def games() -> Sequence[Past]:
    """In a hundred games hardly one is left: that of another pool is there several times."""
    return [*pool(120, seed=4), *(4 * [game for game in pool(120, seed=5) if game.left is not None])]


@night
async def test_a_filled_database_is_what_its_logs_say(database_url: str, tmp_path: Path, games: Sequence[Past]) -> None:
    filling = Filling(HANDS, 6, 60, tuple(games), seed=3)
    if database_url.startswith("sqlite"):
        await fill_sqlite(tmp_path / "bower.db", filling)
    else:
        await fill_postgres(database_url, filling)
    database = await Database.open(database_url)
    try:
        assert await rebuild.check(database) == ()
        async with database.read() as connection:
            count = lambda table: connection.scalar(select(func.count()).select_from(table))  # noqa: E731
            assert (await count(schema.hands) or 0) >= HANDS
            for table in (schema.ratings, schema.rating_changes, schema.partnerships, schema.wallets, schema.seasons):
                assert await count(table), table.name
            kinds = await connection.scalars(select(schema.journal.c.kind).distinct())
            assert set(kinds) == {"game", "closed", "left"}
            # sums of seasons, and a season that goes on from the ratings of all time
            assert (await connection.scalar(select(func.max(schema.ratings.c.season))) or 0) >= 2
    finally:
        await database.close()


@night
def test_prints_the_figures_of_every_page(tmp_path: Path) -> None:
    few = ["--hands", "150", "--servers", "3", "--members", "40", "--database", "sqlite", "--rounds", "1"]
    command = [sys.executable, "benchmarks/records.py", *few, "--json", str(tmp_path / "figures.json")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    figures: dict[str, Any] = json.loads((tmp_path / "figures.json").read_text())["sqlite"]
    assert figures["bytes"]["all"] > figures["bytes"]["log"] > 0
    assert figures["rebuild_s_per_1000_hands"] > 0
    pages = figures["pages"]
    assert {"board rating, all servers", "stats member, large server", "end of a rated game, written"} <= set(pages)
    assert all(0 < page["p50_ms"] <= page["p99_ms"] for page in pages.values())


def test_who_plays_more_stands_no_higher_and_the_strong_one_does() -> None:
    links = [link_of_equals(Random(run), games=600) for run in range(4)]
    assert abs(mean(links)) <= 0.15
    assert sum(strong_one_is_high(Random(run), SPREADS[0]) for run in range(5)) >= 4
