"""The coach serves whoever has used it least (docs/security.md); a review begins when its game ends."""

import asyncio
from dataclasses import replace
from unittest.mock import AsyncMock

from bot.coach import review
from bot.coach.review import FADES_SECONDS, Progress, ReviewedTurns, Reviews
from bot.tables.service import Tables
from engine import Rules
from tests.bot.people import ANN, BEN
from tests.bot.scripted_tables import soon, started, until_over
from tests.engine.players.review_games import by_thumb
from tests.fake_worker import FakeWorker, always, gate
from tests.there import there

ONE, OTHER, THIRD = 1, 2, 3  # members


class Coach:
    """Members who ask for hands to be judged; each takes ten seconds of a clock that the test sets."""

    def __init__(self, most: int = 1) -> None:
        self.now = 0.0
        self.turns = ReviewedTurns(most, clock=lambda: self.now)
        self.done: list[int] = []
        self.ends: list[asyncio.Event] = []

    def ask(self, user: int, hands: int) -> "list[asyncio.Task[None]]":
        return [asyncio.create_task(self._judge(user)) for _ in range(hands)]

    async def _judge(self, user: int) -> None:
        async with self.turns.turn(user):
            end = asyncio.Event()
            self.ends.append(end)
            await end.wait()
            self.done.append(user)

    async def work(self, hands: int, seconds: float = 10.0) -> None:
        for _ in range(hands):
            await _settle()
            self.now += seconds
            self.ends.pop(0).set()
            await _settle()


async def _settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_nobody_takes_more_than_a_tenth_of_the_coach_while_others_wait() -> None:
    coach = Coach()
    long = coach.ask(ONE, 300)
    await coach.work(50)
    short = coach.ask(OTHER, 20)
    await coach.work(21)
    assert coach.done[50:].count(ONE) == 1, "the one under way"
    assert all(task.done() for task in short)
    for user in range(10, 20):
        coach.ask(user, 30)
    await coach.work(200)
    assert coach.done[71:].count(ONE) <= 200 / 10
    for task in long:
        task.cancel()


async def test_two_who_have_used_as_much_take_turns() -> None:
    coach = Coach()
    asking = [*coach.ask(ONE, 6), *coach.ask(OTHER, 6)]
    await coach.work(8)
    assert coach.done.count(ONE) == coach.done.count(OTHER) == 4
    for task in asking:
        task.cancel()


async def test_use_fades_and_a_cancelled_wish_takes_no_turn() -> None:
    coach = Coach()
    coach.ask(ONE, 1)
    await coach.work(1, 100)
    coach.ask(OTHER, 1)
    await coach.work(1, 10)
    coach.now += 20 * FADES_SECONDS
    (held,) = coach.ask(THIRD, 1)
    await _settle()
    first, second = coach.ask(ONE, 2)
    await _settle()
    first.cancel()
    await coach.work(1)
    assert held.done()
    await coach.work(1)
    assert (first.cancelled(), second.done(), coach.done) == (True, True, [ONE, OTHER, THIRD, ONE])


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
    assert len(worker.asked) == 1 < hands, "members' reviews judge two hands at a time"
    for _ in range(hands):
        there(worker.through).release()
    await soon(lambda: number in reviews._reviews)
    told: list[Progress] = []

    async def tell(progress: Progress) -> bool:
        told.append(progress)
        return True

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

    async def tell_and_leave(progress: Progress) -> bool:
        told.append(progress)
        return False

    assert await reviews.of(number, ANN.user, tell_and_leave) is None
    assert [(len(each.judged), each.hands) for each in told] == [(1, await reviews.hands(number))]
    assert worker.given_up == 0, "nobody waits, and it goes on"
    for _ in range(20):
        there(worker.through).release()
    assert await reviews.of(number, BEN.user, _silence) is not None
    await reviews.close()


async def test_what_another_decided_in_a_members_seat_is_not_theirs(tables: Tables, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    game = await tables.reveal(await end_a_game(tables))
    for by in (None, OTHER):  # a computer, or who sat there before
        away = replace(game, users=tuple(by if user == ANN.user else user for user in game.users))
        monkeypatch.setattr(tables, "reveal", AsyncMock(return_value=away))
        found = there(await Reviews(tables, FakeWorker(), by_thumb).of(game.table.id, BEN.user, _silence))
        decided = {each.seat for hand in found.hands for each in hand.decisions}
        assert {0, 1, 2, 3} - decided == {game.table.seat_of(ANN.user)}


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


async def _silence(_: Progress) -> bool:
    return True
