"""Who may comment on a match: nobody of the contest; and who has begun to comment plays in it no more."""

from random import Random

import pytest

from bot.contests.templates import Template
from bot.history.replay_cache import Replays
from bot.tables.model import Status
from engine import Refused
from engine.contest.config import Seeding
from tests.bot.contests.world import CROWD, World
from tests.bot.scripted_tables import one_step
from tests.suite import rest
from tests.there import there

STRANGER, OFFERING, OTHER_ACCOUNT, SUBSTITUTE = CROWD[40:44]
LATEST = 99


@rest
async def test_w1_a_running_game_is_shown_a_hand_later(world: World) -> None:
    number = (await world.published(world.plan(Template.CUP, seeding=Seeding.LOTS))).id
    await world.sign_up(number, CROWD[:8])
    running = await world.start(number)
    table = next(iter(running.tables.values())).table
    replays, seen = Replays(world.tables, world.database), set[int]()
    now = await world.tables.look(table)
    dice = Random(0)
    while now.table.status is Status.PLAYING:
        position = await replays.for_commentators(table, LATEST, None)
        ended = max(0, now.hand_number - 1)
        assert (0 if position is None else position.hand + 1) == max(0, ended - 1)
        with pytest.raises(Refused):
            await replays.position(table, 0, None, None)
        seen.add(ended)
        now = await one_step(world.tables, now, dice)
    assert seen >= {0, 1}
    over = there(await replays.position(table, LATEST, None, None))
    assert over.hand + 1 == len(over.hands) >= max(seen)
