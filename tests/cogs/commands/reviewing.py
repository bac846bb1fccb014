"""Games whose review is asked for."""

import pytest
from simcord import MemberActor, ResponseMessage

from tests.cogs.scenes import (
    Maker,
    bower,
)
from tests.engine.players.review_games import by_dice
from tests.fake_worker import FakeWorker
from tests.there import there
from tests.world import World

PROGRESS = "Reviewing game"


def give_worker(w: World, worker: FakeWorker) -> FakeWorker:
    bower(w).services.reviews._worker = worker  # type: ignore[assignment]
    return worker


@pytest.fixture
def make(make: Maker) -> Maker:
    """Advice that finds fault with about every second decision."""
    make.think = by_dice
    return make


async def reviewed(w: World, member: MemberActor) -> ResponseMessage:
    await member.slash(w.channel, "game review", game=1)
    return w.panel(member)


async def let(w: World, worker: FakeWorker, hands: int) -> None:
    for _ in range(hands):
        there(worker.through).release()
    await w.later(1.0)
