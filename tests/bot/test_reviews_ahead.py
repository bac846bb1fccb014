"""A review begins when its game ends: nobody has asked yet, and later readers wait less."""

import asyncio

from bot.coach import review
from bot.coach.review import Progress, Reviews
from bot.tables.service import Tables
from engine import Rules
from tests.bot.people import ANN, BEN
from tests.bot.scripted_tables import soon, started, until_over
from tests.engine.players.review_games import by_thumb
from tests.fake_worker import FakeWorker, always, gate
from tests.there import there


async def end_a_game(tables: Tables) -> int:
    """The number of a game that has just ended."""
    return (await until_over(tables, await started(tables, rules=Rules(target=4)))).table.id


async def test_it_is_done_one_hand_at_a_time_before_anybody_asks(tables: Tables) -> None:
    worker = gate()
    reviews = Reviews(tables, worker, by_thumb)
    reviews.start()
    number = await end_a_game(tables)
    await soon(lambda: bool(worker.asked))
    hands = await reviews.hands(number)
    assert hands > 1
    assert len(worker.asked) == 1, "members' reviews judge two hands at a time"
    for _ in range(hands):
        there(worker.through).release()
    await soon(lambda: number in reviews._reviews)
    told: list[Progress] = []

    async def tell(progress: Progress) -> None:
        told.append(progress)

    assert there(await reviews.of(number, ANN.user, tell)).hands
    assert told == [], "it was there"
    assert len(worker.asked) == hands
    await reviews.close()


async def test_who_asks_meanwhile_sees_how_far_it_is_and_may_leave_it(tables: Tables) -> None:
    worker = gate()
    reviews = Reviews(tables, worker, by_thumb)
    reviews.start()
    number = await end_a_game(tables)
    await soon(lambda: bool(worker.asked))
    there(worker.through).release()
    await soon(lambda: len(worker.asked) == 2)
    told: list[Progress] = []

    async def tell(progress: Progress) -> None:
        told.append(progress)

    asked = asyncio.create_task(reviews.of(number, ANN.user, tell))
    await soon(lambda: bool(told))
    assert told == [Progress(1, await reviews.hands(number))]
    assert reviews.stop(number, ANN.user)
    assert await asked is None
    assert worker.given_up == 0, "nobody waits, and it goes on"
    for _ in range(20):
        there(worker.through).release()
    assert await reviews.of(number, BEN.user, tell) is not None
    await reviews.close()


async def test_so_many_begin_by_themselves(tables: Tables, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setattr(review, "AHEAD", 1)
    worker = gate()
    reviews = Reviews(tables, worker, by_thumb)
    reviews.start()
    first = await end_a_game(tables)
    await soon(lambda: bool(worker.asked))
    second = await end_a_game(tables)
    await soon(lambda: not reviews._beginning)
    assert set(reviews._jobs) == {first}
    asked = asyncio.create_task(reviews.of(second, ANN.user, _silence))
    await soon(lambda: second in reviews._jobs)
    await reviews.close()
    assert await asked is None
    assert not reviews._jobs


async def test_work_that_is_lost_leaves_nothing_behind(tables: Tables) -> None:
    reviews = Reviews(tables, FakeWorker(always()), by_thumb)
    reviews.start()
    number = await end_a_game(tables)
    await soon(lambda: not reviews._beginning and not reviews._jobs)
    assert number not in reviews._reviews, "tried again when somebody asks"
    await reviews.close()


async def _silence(_: Progress) -> None: ...
