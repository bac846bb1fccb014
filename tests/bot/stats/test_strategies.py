"""The scripts of `benchmarks/strategies`: they win where the check of their finding is gone, and do not where it is."""

from dataclasses import replace

import pytest

from benchmarks.strategies import STRATEGIES
from benchmarks.strategies.season import Result, play_honestly, play_seasons
from benchmarks.strategies.strategy import Strategy
from bot.stats.write import ratings
from tests.suite import first, rest

GAMES = 3
SEASONS = {"R2": 1, "R4": 9}
"""In which there is something to win by a finding's strategies, if not in season 0: its deals are always the same."""


@rest
@pytest.mark.parametrize("strategy", first(STRATEGIES, 0, 1), ids=lambda strategy: strategy.name)
async def test_r1_to_r6_a_strategy_wins_only_without_the_check(strategy: Strategy) -> None:
    seasons, length = (SEASONS.get(strategy.name[:2], 0),), replace(strategy.length, games=GAMES)

    def gain(results: list[Result]) -> float:
        return results[0].gains[strategy.pays]

    honestly = replace(length, games=strategy.honest_games or GAMES)
    allowed = gain(await play_seasons(play_honestly, seasons, honestly))
    if strategy.pays == "everywhere_strength":
        allowed = max(allowed, ratings.SERVER)
    with strategy.by_old_rule():
        assert gain(await play_seasons(strategy.play, seasons, length)) > allowed
    assert gain(await play_seasons(strategy.play, seasons, length)) <= allowed + 1e-6
