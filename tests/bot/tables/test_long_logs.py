"""Long logs do not hold up the event loop (docs/security.md, D2)."""

import threading
from collections.abc import Callable
from typing import Any

import pytest

from bot.coach import review
from bot.history.replay_cache import Replays
from bot.store.database import Database
from bot.tables import log_pages, long_logs, repository
from bot.tables.service import Tables
from bot.workers.errors import Cause, GaveUp
from engine.players.review.model import HandReview
from tests.bot.people import ANN, SHORT
from tests.bot.scripted_tables import FakeClock, started, tables_on, until_over


async def test_d2_a_long_log_is_worked_through_off_the_loop(
    database: Database, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
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


async def test_d2_a_hand_without_judgements_is_reviewed_off_the_loop(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Lost:
        async def work(self, function: Callable[..., Any], *args: Any, timeout: float) -> Any:  # noqa: ASYNC109
            raise GaveUp(Cause.CRASHED)

    async def tell(_: review.Progress) -> None: ...

    def noting(*given: Any) -> HandReview:
        threads.add(threading.current_thread().name.partition("_")[0])
        return original(*given)

    number = (await until_over(tables, await started(tables, rules=SHORT))).table.id
    threads, original = set[str](), review.review_hand
    monkeypatch.setattr(review, "review_hand", noting)
    monkeypatch.setattr(long_logs, "LONG", 5)
    assert await review.Reviews(tables, Lost()).of(number, ANN.user, tell) is not None
    assert threads == {"long logs"}


async def test_a_log_read_in_pages_is_the_whole_log(
    database: Database, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = [(await until_over(tables, await started(tables, rules=SHORT))).table for _ in range(2)]
    async with database.read() as connection:
        whole = [line for each in (first, second) for line in await repository.read_log(connection, each.id)]
        monkeypatch.setattr(log_pages, "PAGE", 7)
        pages = [rows async for rows in log_pages.log_pages(connection, [second.id, first.id])]
        lines = await repository.read_lines(connection, second.id)
    assert len(whole) == first.version + second.version
    assert {len(rows) for rows in pages[:-1]} == {7}
    assert [(row.line, row.user_id, row.at) for rows in pages for row in rows] == [
        (each.text, each.user, each.at) for each in whole
    ]
    assert lines == tuple(each.text for each in whole[first.version :])
