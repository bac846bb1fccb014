"""Contests where Bower was away, was killed, or runs twice."""

import asyncio
from collections.abc import Sequence

import pytest
from sqlalchemy import func, select

from bot.contests.members import CheckIn
from bot.contests.model import Stage, StoredContest
from bot.contests.organizers import Cancel
from bot.contests.rounds import next_look
from bot.contests.templates import Template
from bot.store import schema
from bot.tables.model import Member
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.contest_simulation.server import Killed
from tests.contests.promises import promise
from tests.suite import both_databases, rest
from tests.waiting import deadline

pytestmark = promise("clock-downtime")


async def test_l9_looking_twice_adds_nothing(world: World) -> None:
    stored = await world.begun(4, Template.HUSTLE, rounds=2)
    before = await world.contests.events(stored.id)
    other = World(world.database)
    other.clock.at = world.clock.at
    await other.director.advance(stored.id)
    assert await world.contests.events(stored.id) == before


async def test_l9_what_a_killed_director_has_begun_another_one_ends(world: World) -> None:
    stored = await world.joined(4, Template.HUSTLE, check_in=False)
    world.clock.at, world.dies_after = stored.plan.starts_at, 0
    with pytest.raises(Killed):
        await world.director.advance(stored.id)
    world.launch()
    stored = await world.director.advance(stored.id)
    assert (stored.stage, stored.round, len(stored.tables)) == (Stage.RUNNING, 1, 1)


async def test_a_start_that_was_missed_is_made_good(world: World) -> None:
    late = await world.joined(4, Template.HUSTLE, check_in=False)
    world.clock.at = late.plan.starts_at + 10 * 60_000
    late = await world.director.advance(late.id)
    assert late.plan.starts_at == world.clock.now() + 5 * 60_000


async def test_l13_downtime_moves_what_had_begun_once(world: World) -> None:
    live = await world.published(world.plan(Template.CUP, least=2))
    league = await world.published(world.plan(Template.LEAGUE, least=3))
    await world.sign_up(live.id, CROWD[:4])
    await world.sign_up(league.id, CROWD[4:10])
    live = await world.start(live.id)
    league = await world.start(league.id)
    await world.tables.resume()
    world.clock.later(7200)
    assert await world.tables.resume() == 7_200_000
    for before in (live, league):
        after = await world.contests.look(before.id)
        assert {each.due_at for each in after.deadlines.values()} == {
            each.due_at + 7_200_000 for each in before.deadlines.values()
        }


@rest
@both_databases
async def test_l16_two_directors_do_each_step_once(world: World) -> None:
    stored = await world.joined(8, Template.HUSTLE, rounds=2)
    other = World(world.database)
    for _ in range(40):
        stored = await world.contests.look(stored.id)
        if stored.stage.is_final:
            break
        dues = [at for at in (next_look(stored, world.clock.now()),) if at is not None]
        other.clock.at = world.clock.at = max([world.clock.at, *dues])
        await asyncio.gather(world.director.advance(stored.id), other.director.advance(stored.id))
        stored = await world.contests.look(stored.id)
        for entry in stored.contest.entries.values() if stored.stage is Stage.CHECKING else ():
            person = stored.people[entry.players[0]]
            await world.contests.do(stored.id, CheckIn(Member(person.user, person.name)))
        await world.play_tables(stored.id)
    assert stored.stage is Stage.OVER
    assert [drawn.round for drawn in stored.contest.rounds] == [1, 2]
    async with world.database.read() as connection:
        count = await connection.scalar(select(func.count()).select_from(schema.tables))
    assert count == 4
    await world.check()


@both_databases
async def test_messages_that_are_wanted_or_may_have_changed_are_found_after_a_restart(world: World) -> None:
    on = await world.joined(4, Template.HUSTLE, rounds=1, check_in=False)
    gone = await world.published(world.plan(Template.CUP))
    await world.contests.do(gone.id, Cancel(ORGANISER, "no hall"))
    assert await world.contests.to_show() == (on.id, gone.id)
    for contest in (on.id, gone.id):
        for post in await world.contests.posts(contest):
            await world.contests.set_post(contest, post, channel=1, message=5, shown="x")
    assert await world.contests.to_show() == (on.id, gone.id)  # killed before the last edit of its board
    world.clock.at += 8 * 24 * 3_600_000
    assert await world.contests.to_show() == (on.id,)


@rest
async def test_a_contest_that_waits_for_discord_holds_up_no_other(world: World) -> None:
    slow, other = [await world.published(world.plan(Template.CUP), name) for name in ("Slow cup", "Other cup")]
    asked = asyncio.Event()

    class Venue:
        async def rooms(self, stored: StoredContest, count: int) -> Sequence[int]:
            if stored.id == slow.id:
                asked.set()
                await asyncio.Event().wait()
            return [stored.channel] * count

    world.director.venue = Venue()
    for stored in (slow, other):
        await world.sign_up(stored.id, CROWD[:8] if stored is slow else CROWD[8:16])
    world.clock.at = slow.plan.starts_at - 60_000
    for stored in (slow, other):
        checking = await world.director.advance(stored.id)
        for entry in checking.contest.entries.values():
            for person in (checking.people[player] for player in entry.players):
                await world.contests.do(stored.id, CheckIn(Member(person.user, person.name)))
    world.clock.at = slow.plan.starts_at
    drawn = asyncio.Event()
    world.contests.subscribe(lambda stored: drawn.set() if stored.id == other.id and stored.tables else None)
    await world.director.start()
    try:
        async with deadline():
            await asked.wait()
            await drawn.wait()
    finally:
        await world.director.close()
    assert (await world.contests.look(slow.id)).tables == {}
