"""Who may comment on a match: nobody of the contest; and who has begun to comment plays in it no more."""

from random import Random
from typing import Any

import pytest
from sqlalchemy import insert

from bot.contests.commands.base import has_watched
from bot.contests.commands.rulings import AddLate, Replace
from bot.contests.commands.signing_up import Offer, Standing
from bot.contests.commands.watching import Watch
from bot.contests.errors import ContestCode
from bot.contests.notes import Kind, Note
from bot.contests.templates import Template
from bot.history.replay_cache import Replays
from bot.store import schema
from bot.tables.model import Status
from engine import Refused
from engine.contest.config import Seeding
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.bot.people import GUILD
from tests.bot.scripted_tables import one_step
from tests.refused import code_of
from tests.suite import rest
from tests.there import there

STRANGER, OFFERING, OTHER_ACCOUNT, SUBSTITUTE = CROWD[40:44]
LATEST = 99


async def test_w1_only_those_outside_watch_and_they_stay_outside(world: World) -> None:
    async def merge(connection: Any) -> None:
        row = {"guild_id": GUILD, "old_id": OTHER_ACCOUNT.user, "new_id": CROWD[0].user}
        await connection.execute(insert(schema.merges).values(row))

    await world.database.write(merge)
    number = (await world.published(world.plan(Template.CUP, seeding=Seeding.LOTS))).id
    await world.sign_up(number, CROWD[:8])
    await world.contests.do(number, Offer(OFFERING, Standing(), offers=True))
    running = await world.start(number)
    place = running.open_places[0]
    entry = running.contest.entries[1]
    out = next(each for each in CROWD if each.user == running.people[entry.players[0]].user)
    await world.contests.do(number, Replace(ORGANISER, 1, entry.players[0], SUBSTITUTE, "ill"))
    await world.accept(number, SUBSTITUTE)
    for inside in (out, CROWD[1], CROWD[7], OFFERING, OTHER_ACCOUNT, SUBSTITUTE):
        assert await code_of(world.contests, number, Watch(inside, *place)) == ContestCode.ENTERED, inside
    assert await code_of(world.contests, number, Watch(STRANGER, 1, 99)) == ContestCode.NO_MATCH

    stored = await world.contests.do(number, Watch(STRANGER, *place))
    assert has_watched(stored, STRANGER.user)
    assert not has_watched(stored, CROWD[1].user)
    again = await world.contests.do(number, Watch(STRANGER, *place))
    assert again.revision == stored.revision, "it is written down once"
    (note,) = [each for each in await world.contests.events(number) if each.by == STRANGER.user]
    assert isinstance(note.happening, Note)
    assert note.happening.kind is Kind.WATCHED
    for command in (
        Replace(ORGANISER, 2, again.contest.entries[2].players[0], STRANGER, "ill"),
        Offer(STRANGER, Standing(), offers=True),
    ):
        assert await code_of(world.contests, number, command) == ContestCode.HAS_WATCHED
    assert (await world.contests.look(number)).entry_of(STRANGER.user) is None


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


async def test_w1_who_has_watched_cannot_be_added_late(world: World) -> None:
    number = (await world.published(world.plan(Template.HUSTLE, rounds=6))).id
    await world.sign_up(number, CROWD[:8])
    running = await world.start(number)
    await world.contests.do(number, Watch(STRANGER, *running.open_places[0]))
    assert await code_of(world.contests, number, AddLate(ORGANISER, (STRANGER,))) == ContestCode.HAS_WATCHED
