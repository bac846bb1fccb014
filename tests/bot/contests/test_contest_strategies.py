"""What `benchmarks/contest_strategies.py` plays gains nothing beyond honest play on the same deals.

The strategies are those of security L1 to L9.
"""

import pytest

from benchmarks.contest_strategies import STRATEGIES, Strategy, gain, play_evenings
from bot.contests import asking
from tests.suite import first, night

EVENINGS = range(2)


async def gains(strategy: Strategy, *, honest: bool) -> list[float]:
    return [gain(evening) for evening in await play_evenings(strategy, EVENINGS, honest=honest)]


@pytest.mark.parametrize("strategy", first(STRATEGIES, 0, 1), ids=lambda strategy: strategy.name)
async def test_l1_to_l9_a_strategy_gains_nothing(strategy: Strategy) -> None:
    assert await gains(strategy, honest=False) == await gains(strategy, honest=True)


@night
@pytest.mark.parametrize("strategy", STRATEGIES[:2], ids=lambda strategy: strategy.name)
async def test_l1_where_nobody_is_asked_they_win(strategy: Strategy, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "weigh", lambda stored, command, now, **_: command.decide(stored, now))
    assert sum(await gains(strategy, honest=False)) > sum(await gains(strategy, honest=True))
