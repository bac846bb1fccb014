"""A game over weeks: one table message and at most one call at a time, whatever happens meanwhile."""

from random import Random

import pytest

from engine import Rules
from tests.cogs.scenes import PAINTED, Maker, as_bot, begun, look, presenter, press_turn
from tests.suite import first
from tests.world import World

DAY_MS = 24 * 3_600_000
CLOCK_MS = 3 * DAY_MS
RECONNECTED_EVERY = 12
"""Moves."""


class Watch:
    """Counts what stands in the channel after each step, and what was ever sent there."""

    def __init__(self, w: World) -> None:
        self.w = w
        self.seen: set[int] = set()
        self.called: dict[int, int] = {}
        """The version of the table at each call, by message."""

    async def check(self) -> None:
        posts = [each for each in self.w.public() if not each.content]
        calls = [each for each in self.w.public() if "<@" in each.content]
        assert len(posts) == 1
        assert len(calls) <= 1
        self.seen |= {each.id for each in posts}
        version = (await look(self.w)).table.version
        for call in calls:
            self.called.setdefault(call.id, version)


async def reconnect(w: World) -> None:
    """What follows when the gateway was away for some time."""
    presenter(w).clocks_resumed()


@pytest.mark.parametrize("moves", first((24, 250), 0, 1))
async def test_a_correspondence_game_has_one_message_and_one_call(w: World, make: Maker, moves: int) -> None:
    """Chatter, lapsed clocks, a restart a day, and reconnections."""
    dice = Random(11)
    await begun(w, rules=Rules(target=30), clock_ms=CLOCK_MS)
    await w.later(10)
    watch, day, hands = Watch(w), make.clock.now() // DAY_MS, set[int]()
    for move in range(moves):
        make.clock.skipped += dice.randint(1, 20) * 3_600_000
        await w.later(100)
        await watch.check()
        if dice.random() < 0.3:
            await dice.choice(w.members).send(w.channel, "And how is the weather?")
        if make.clock.now() // DAY_MS != day:
            day = make.clock.now() // DAY_MS
            await w.restart(make())
            await w.later(10)
            await watch.check()
        if move % RECONNECTED_EVERY == 0:
            await as_bot(w, reconnect(w))
            await w.later(PAINTED)
            await watch.check()
        now = await look(w)
        hands.add(now.hand_number)
        if now.to_act is None:
            await w.later(30)
        elif dice.random() < 0.05:
            make.clock.skipped += CLOCK_MS
            await w.later(30)
        else:
            await press_turn(w)
            await w.later(8)
        await watch.check()
    assert len(watch.seen) <= 1 + len(hands)
    assert len(set(watch.called.values())) == len(watch.called)
