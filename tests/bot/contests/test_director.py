"""Contests that run by themselves, through the real tables and database."""

import pytest

from bot.contests.errors import ContestCode
from bot.contests.members import Accept, CheckIn, Invite, Join, Standing
from bot.contests.model import DeadlineKind, Stage
from bot.contests.rulings import Disqualify, Redraw
from bot.contests.templates import Template
from bot.stats.read.titles import load_placings
from engine.contest.config import Movement, Seeding
from engine.players.levels import Level
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.contests.promises import promise
from tests.refused import refused
from tests.suite import both_databases, rest
from tests.there import there

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


@rest
async def test_a_cup_of_pairs_has_a_winner(world: World) -> None:
    over = await world.over(10, Template.CUP, seeding=Seeding.LOTS)
    assert over.stage is Stage.OVER
    assert [row.rank for row in over.standings()[0]][:2] == [1, 2]
    await world.check()


@rest
async def test_a_swiss_of_pairs(world: World) -> None:
    over = await world.over(12, Template.SWISS)
    assert sorted(row.rank for row in over.standings()[0]) == [1, 2, 3, 4, 5, 6]
    await world.check()


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


@rest
@promise("members-check-in")
async def test_those_who_do_not_check_in_make_room(world: World) -> None:
    stored = await world.joined(6, Template.HUSTLE, most=4)
    world.clock.at = stored.plan.starts_at - 60_000
    stored = await world.director.advance(stored.id)
    assert stored.stage is Stage.CHECKING
    for member in (CROWD[0], CROWD[1], CROWD[2], CROWD[4]):
        await world.contests.do(stored.id, CheckIn(member))
    world.clock.at = stored.plan.starts_at
    stored = await world.director.advance(stored.id)
    assert stored.contest.active == (1, 2, 3, 5)


@promise("members-too-few")
async def test_too_few_is_cancelled(world: World) -> None:
    stored = await world.begun(3, Template.HUSTLE)
    assert stored.stage is Stage.CANCELLED
    assert await world.contests.of_guild(stored.guild) == ()


@rest
async def test_absent_members_are_played_for_and_out_after_two_rounds(world: World) -> None:
    stored = await world.joined(5, Template.HUSTLE, rounds=3)
    world.absent.add(CROWD[0].user)
    over = await world.to_the_end(stored.id)
    assert over.contest.withdrawn == {1}
    assert over.standings()[0][-1].entrant == 1
    await world.check()


@promise("members-absent")
async def test_computers_play_for_members_who_do_not_come_and_the_contest_rests(world: World) -> None:
    stored = await world.begun(4, Template.HUSTLE)
    world.clock.at = stored.deadlines[DeadlineKind.MISSING, 1].due_at
    stored = await world.director.advance(stored.id)
    here = next(iter(stored.tables.values())).table
    before = await world.tables.look(here)
    assert all(sitter is not None and sitter.away and not sitter.agreed for sitter in before.table.seats)
    await world.director.advance(stored.id)
    assert (await world.tables.look(here)).revision == before.revision


@promise("members-window-end")
async def test_a_window_ends_matches_that_were_not_begun(world: World) -> None:
    stored = await world.begun(6, Template.LEAGUE, least=3, repeats=False)
    world.clock.at = max(each.due_at for each in stored.deadlines.values())
    stored = await world.director.advance(stored.id)
    assert stored.contest.forfeits
    assert not any(table.running for (number, _), table in stored.tables.items() if number == 1)
    assert {row.points for row in stored.standings()[0]} == {0}


async def test_partners_ask_accept_and_are_found(world: World) -> None:
    stored = await world.published(world.plan(Template.CUP, least=2))
    one, two, three, four = CROWD[:4]
    stored = await world.contests.do(stored.id, Invite(one, Standing(), two))
    with refused(ContestCode.NOT_INVITED):
        await world.contests.do(stored.id, Accept(three, Standing(), 1))
    stored = await world.contests.do(stored.id, Accept(two, Standing(), 1))
    assert stored.contest.entries[1].players == (1, 2)
    for member in (three, four):
        await world.contests.do(stored.id, Join(member, Standing()))
    world.clock.at = stored.plan.starts_at - 60_000
    await world.director.advance(stored.id)
    for member in (one, two, three, four):
        await world.contests.do(stored.id, CheckIn(member))
    world.clock.at = stored.plan.starts_at
    stored = await world.director.advance(stored.id)
    pairs = {frozenset(entry.players) for entry in stored.contest.entries.values()}
    assert pairs == {frozenset({1, 2}), frozenset({3, 4})}


@pytest.mark.parametrize(
    ("standing", "changes", "code"),
    [
        (Standing(has_role=False), {"role": 5}, ContestCode.ROLE),
    ],
)
async def test_conditions(world: World, standing: Standing, changes: dict[str, int], code: ContestCode) -> None:
    stored = await world.published(world.plan(Template.HUSTLE, **changes))
    with refused(code):
        await world.contests.do(stored.id, Join(CROWD[0], standing))


@promise("members-improver")
async def test_computers_play_as_improver(world: World) -> None:
    """In the seats of the house, and for members who are away: the table has their level."""
    stored = await world.begun(5, Template.HUSTLE)
    tables = [(await world.tables.look(each.table)).table for each in stored.tables.values()]
    assert {table.level for table in tables} == {Level.IMPROVER}
    computers = [sitter for table in tables for sitter in table.seats if sitter is not None and sitter.user is None]
    assert [sitter.level for sitter in computers] == [Level.IMPROVER] * 3


async def test_the_last_round_of_a_pair_that_is_out_is_lost(world: World) -> None:
    stored = await world.begun(4, Template.CUP, least=2)
    stored = await world.contests.do(stored.id, Disqualify(ORGANISER, 2, "cheated"))
    stored = await world.director.advance(stored.id)
    world.clock.later(3600)
    stored = await world.director.advance(stored.id)
    assert stored.stage is Stage.OVER
    assert stored.standings()[0][0].entrant == 1


async def test_a_round_that_is_drawn_again_is_announced_again(world: World) -> None:
    stored = await world.begun(4, Template.HUSTLE, rounds=1)
    first = there(await world.contests.post(stored.id, "round", 1))
    await world.contests.set_post(stored.id, first, channel=1, message=5, shown=None)
    await world.contests.do(stored.id, Redraw(ORGANISER, "two were late"))
    await world.director.advance(stored.id)
    (announced,) = [post for post in await world.contests.posts(stored.id) if post.purpose == "round"]
    assert announced.message is None
