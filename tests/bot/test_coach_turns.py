"""The coach serves whoever has used it least (docs/security.md, D5)."""

import asyncio

from bot.coach.review import FADES_SECONDS, Turns

ANN, BEN, CLEO = 1, 2, 3


class Coach:
    """Members who ask for hands to be judged; each takes ten seconds of a clock that the test sets."""

    def __init__(self, most: int = 1) -> None:
        self.now = 0.0
        self.turns = Turns(most, clock=lambda: self.now)
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
    long = coach.ask(ANN, 300)
    await coach.work(50)
    short = coach.ask(BEN, 20)
    await coach.work(21)
    assert coach.done[50:].count(ANN) == 1, "the one under way"
    assert all(task.done() for task in short)
    for user in range(10, 20):
        coach.ask(user, 30)
    await coach.work(200)
    assert coach.done[71:].count(ANN) <= 200 / 10
    for task in long:
        task.cancel()


async def test_two_who_have_used_as_much_take_turns() -> None:
    coach = Coach()
    asking = [*coach.ask(ANN, 6), *coach.ask(BEN, 6)]
    await coach.work(8)
    assert coach.done.count(ANN) == coach.done.count(BEN) == 4
    for task in asking:
        task.cancel()


async def test_use_fades_and_a_cancelled_wish_takes_no_turn() -> None:
    coach = Coach()
    coach.ask(ANN, 1)
    await coach.work(1, 100)
    coach.ask(BEN, 1)
    await coach.work(1, 10)
    coach.now += 20 * FADES_SECONDS
    (held,) = coach.ask(CLEO, 1)
    await _settle()
    first, second = coach.ask(ANN, 2)
    await _settle()
    first.cancel()
    await coach.work(1)
    assert held.done()
    await coach.work(1)
    assert (first.cancelled(), second.done(), coach.done) == (True, True, [ANN, BEN, CLEO, ANN])
