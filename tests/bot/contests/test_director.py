"""Contests that run by themselves through the real tables and database, also after a kill, and where two look."""

import asyncio

import pytest
from sqlalchemy import func, select

from bot.contests.members import CheckIn, LeaveContest
from bot.contests.model import Stage
from bot.contests.rounds import next_look
from bot.contests.templates import Template
from bot.exports.contest import contest_json
from bot.panels.contests.voice import public_voice
from bot.stats.read.titles import load_placings
from bot.store import schema
from bot.tables.model import Member
from engine.contest.config import Movement
from tests.bot.contests.world import Killed, World, member_of
from tests.contests.promises import promise
from tests.suite import both_databases, rest

pytestmark = promise("contest-pace", "clock-next-round")


@both_databases
async def test_a_hustle_of_six_runs_by_itself(world: World) -> None:
    over = await world.over(6, Template.HUSTLE, rounds=3, movement=Movement.ROTATION)
    assert over.stage is Stage.OVER
    assert [len(drawn.matches) for drawn in over.contest.rounds] == [2, 2, 2]
    rows = over.standings()[0]
    assert [row.played for row in rows] == [3] * 6
    assert rows[0].points >= rows[-1].points
    async with world.database.read() as connection:
        titles = [each for each in await load_placings(connection, over.guild) if each.rank == 1]
    assert {each.contest for each in titles} == {over.id}
    winners = [over.contest.entries[row.entrant] for row in rows if row.rank == 1]
    assert [each.people for each in titles] == [
        tuple((over.people[player].user, over.people[player].name) for player in entry.players) for entry in winners
    ]
    purposes = [post.purpose for post in await world.contests.posts(over.id)]
    assert purposes.count("round") == 3
    assert {"board", "checkin", "final"} <= set(purposes)
    await world.check()


@pytest.mark.parametrize(("template", "members"), [(Template.HUSTLE, 6), (Template.SWISS, 12)])
async def test_a_computer_has_one_name_wherever_it_is_named(world: World, template: Template, members: int) -> None:
    begun = await world.begun(members, template)
    await world.contests.do(begun.id, LeaveContest(member_of(begun, 1)))  # a computer has the seat in round 2
    stored = await world.next_round(begun.id)
    computers, exported = set[str](), contest_json(stored, ()).decode()
    for place, table in stored.tables.items():
        seats = (await world.tables.load(table.table)).table.seats
        shown = [player for side in public_voice(stored).match(*place).sides for player in side.players]
        seated = [seats[seat] for seat in (0, 2, 1, 3)]
        assert [(each.name, each.computer) for each in shown] == [(s.name, s.is_computer) for s in seated if s]
        computers |= {player.name for player in shown if player.computer}
    assert computers
    assert template is Template.SWISS or all(f'"{name}"' in exported for name in computers)


@rest
async def test_a_league_makes_its_next_season(world: World) -> None:
    stored = await world.joined(8, Template.LEAGUE, least=3)
    told = list[int]()
    world.contests.subscribe(lambda changed: told.append(changed.id))
    over = await world.to_the_end(stored.id)
    assert [len(drawn.matches) for drawn in over.contest.rounds] == [2, 2, 2]
    (successor,) = await world.contests.of_guild(over.guild)
    assert told[-2:] == [successor.id, over.id], "its notice board is posted at once"
    assert (successor.previous, successor.number, successor.stage) == (over.id, 2, Stage.OPEN)
    assert successor.plan.starts_at > over.plan.starts_at
    await world.check()


@promise("members-too-few")
async def test_too_few_is_cancelled(world: World) -> None:
    stored = await world.begun(3, Template.HUSTLE)
    assert stored.stage is Stage.CANCELLED
    assert await world.contests.of_guild(stored.guild) == ()


async def test_looking_twice_adds_nothing(world: World) -> None:
    stored = await world.begun(4, Template.HUSTLE, rounds=2)
    before = await world.contests.events(stored.id)
    other = World(world.database)
    other.clock.at = world.clock.at
    await other.director.advance(stored.id)
    assert await world.contests.events(stored.id) == before


async def test_what_a_killed_director_has_begun_another_one_ends(world: World) -> None:
    stored = await world.joined(4, Template.HUSTLE, check_in=False)
    world.clock.at, world.dies_after = stored.plan.starts_at, 0
    with pytest.raises(Killed):
        await world.director.advance(stored.id)
    world.launch()
    stored = await world.director.advance(stored.id)
    assert (stored.stage, stored.round, len(stored.tables)) == (Stage.RUNNING, 1, 1)


@rest
@both_databases
async def test_two_directors_do_each_step_once(world: World) -> None:
    stored = await world.joined(8, Template.HUSTLE, rounds=2)
    other = World(world.database)
    for _ in range(40):
        stored = await world.contests.load(stored.id)
        if stored.stage.is_final:
            break
        dues = [at for at in (next_look(stored, world.clock.now()),) if at is not None]
        other.clock.at = world.clock.at = max([world.clock.at, *dues])
        await asyncio.gather(world.director.advance(stored.id), other.director.advance(stored.id))
        stored = await world.contests.load(stored.id)
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
