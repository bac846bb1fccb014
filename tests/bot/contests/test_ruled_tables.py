"""Nobody gets out of a rated game by its contest: once all have begun it, it is played to its end."""

import pytest
from sqlalchemy import select

from bot.contests.commands import ContestCommand
from bot.contests.dates import pace_of
from bot.contests.model import StoredContest
from bot.contests.organizers import Cancel, PauseContest
from bot.contests.posts import Purpose
from bot.contests.rulings import Adjust, Disqualify, Forfeit
from bot.contests.templates import Template
from bot.panels.contests.posts import announcement
from bot.store import schema
from bot.tables.game import StoredTable
from bot.tables.model import Closing, Status
from tests.bot.contests.world import ORGANISER, World
from tests.bot.panel_checks import texts
from tests.contests.promises import promise
from tests.suite import both_databases, rest

pytestmark = promise("organizers-ruled-table")


async def match_of(world: World, contest: int, place: int = 0) -> StoredTable:
    stored = await world.contests.load(contest)
    return await world.tables.load(stored.tables[stored.round, place].table)


async def all_act(world: World, now: StoredTable) -> StoredTable:
    """The game played until each of the four has acted."""
    while not all(sitter is not None and sitter.agreed for sitter in now.table.seats):
        command = world.next_command(now)
        assert command is not None
        now = await world.tables.do(now.table.id, command)
    return now


async def begun(world: World, template: Template = Template.CUP, members: int = 8) -> tuple[StoredContest, StoredTable]:
    """A contest in its first round, with a match that all four have begun."""
    stored = await world.begun(members, template, least=2 if template is Template.CUP else 4)
    table = await all_act(world, await match_of(world, stored.id))
    return await world.contests.load(stored.id), table


async def rated_members(world: World, table: int) -> set[int]:
    of = schema.rating_changes.c
    async with world.database.read() as connection:
        return {*await connection.scalars(select(of.user_id).where(of.table_id == table))}


def users(now: StoredTable) -> set[int]:
    return {sitter.user for sitter in now.table.seats if sitter is not None and sitter.user is not None}


async def test_a_match_that_one_has_not_begun_is_closed_by_a_ruling(world: World) -> None:
    stored = await world.begun(8, Template.CUP, least=2)
    now = await match_of(world, stored.id)
    while sum(sitter is not None and sitter.agreed for sitter in now.table.seats) < 3:
        command = world.next_command(now)
        assert command is not None
        now = await world.tables.do(now.table.id, command)
    await world.contests.do(stored.id, ruling("forfeit", stored))
    await world.director.advance(stored.id)
    closed = (await world.tables.load(now.table.id)).table
    assert (closed.status, closed.closing) == (Status.CLOSED, Closing.CONTEST)
    assert await rated_members(world, closed.id) == set()


def ruling(name: str, stored: StoredContest) -> ContestCommand:
    """What ends the match at place 0 for the contest; the seats 0 and 2 are its side north."""
    north = stored.contest.rounds[0].matches[0].north[0]
    match name:
        case "cancel":
            return Cancel(ORGANISER, "it is late")
        case "forfeit":
            return Forfeit(ORGANISER, 1, 0, 0, "they shouted")
        case "adjust":
            return Adjust(ORGANISER, 1, 0, (1, 10), "they shouted")
        case _:
            return Disqualify(ORGANISER, north, "they cheat")


@both_databases
@pytest.mark.parametrize("name", ["cancel", "forfeit", "adjust", "disqualify"])
async def test_a_ruling_counts_at_once_and_the_game_is_rated_by_its_own_end(world: World, name: str) -> None:
    stored, table = await begun(world)
    await world.contests.do(stored.id, ruling(name, stored))
    after = await world.director.advance(stored.id)
    before = after.standings()
    outcome = after.outcome((1, 0))
    assert after.stage.is_final or (outcome is not None and outcome.games == (0, 1)), "decided for the contest"
    now = await world.tables.load(table.table.id)
    assert (now.table.status, now.table.rated, now.table.for_ratings_only) == (Status.PLAYING, True, True)
    await world.play(now)
    after = await world.director.advance(stored.id)
    assert await rated_members(world, table.table.id) == users(table)
    assert (after.outcome((1, 0)), after.standings()) == (outcome, before), "and the contest stays as it was ruled"
    await world.check()


async def test_members_are_told_once(world: World) -> None:
    stored, table = await begun(world)
    await world.contests.do(stored.id, ruling("forfeit", stored))
    for _ in range(2):
        stored = await world.director.advance(stored.id)
    posts = [post for post in await world.contests.posts(stored.id) if post.purpose == Purpose.FOR_RATINGS]
    assert [post.number for post in posts] == [table.table.id]
    said = announcement(stored, Purpose.FOR_RATINGS, table.table.id, await world.contests.events(stored.id))
    assert said is not None
    assert {*said.users} == users(table)
    assert said.channel == table.table.channel
    assert "played to its end" in "\n".join(texts(said.panel))


@rest
@promise("clock-pause")
async def test_a_pause_without_end_frees_nobody(world: World) -> None:
    stored, table = await begun(world)
    await world.contests.do(stored.id, PauseContest(ORGANISER, "we are losing"))
    await world.director.advance(stored.id)
    other = (await world.contests.load(stored.id)).tables[1, 1].table
    world.clock.at += pace_of(stored.plan).most_pause_ms
    await world.director.advance(stored.id)
    now = await world.tables.load(table.table.id)
    assert now.table.pause is None
    assert (await world.tables.load(other)).table.pause is None, "the pause is over for all"
    await world.play(now)
    assert await rated_members(world, table.table.id) == users(table)
    await world.to_the_end_from_here(stored.id)
    await world.check()


async def test_an_unrated_contest_closes_its_tables_as_before(world: World) -> None:
    stored = await world.begun(8, Template.CUP, least=4, rated=False)
    table = await all_act(world, await match_of(world, stored.id))
    await world.contests.do(stored.id, Cancel(ORGANISER, "no"))
    stored = await world.director.advance(stored.id)
    assert (await world.tables.load(table.table.id)).table.status is Status.CLOSED
