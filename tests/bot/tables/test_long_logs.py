"""Long logs do not hold up the event loop (docs/security.md, D2)."""

import threading

import pytest

from bot.history.replay_cache import Replays
from bot.store.database import Database
from bot.tables import long_logs
from tests.bot.scripted_tables import SHORT, FakeClock, started, tables_on, until_over


async def test_d2_a_long_log_is_worked_through_off_the_loop(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = tables_on(database, FakeClock())
    number = (await until_over(tables, await started(tables, rules=SHORT))).table.id
    threads: list[str] = []

    async def seen(lines, function, *args):
        def noting(*given):
            threads.append(f"{function.__name__} {threading.current_thread().name.partition('_')[0]}")
            return function(*given)

        return await original(lines, noting, *args)

    original = long_logs.work_through
    for place in ("bot.tables.repository", "bot.tables.service", "bot.history.replay_cache"):
        monkeypatch.setattr(f"{place}.work_through", seen)
    for limit, thread in ((10_000, "MainThread"), (5, "long logs")):
        monkeypatch.setattr(long_logs, "LONG", limit)
        threads.clear()
        again = tables_on(database, FakeClock())
        await Replays(again, database).hands(number)
        assert threads == [f"{name} {thread}" for name in ("fold_log", "_verify", "_split")]
        await again.reveal(number)
        assert len(threads) == 3, "what was checked once is kept"
