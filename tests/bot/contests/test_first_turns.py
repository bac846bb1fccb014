"""Whoever had no turn before a window ended has not missed it, and absent members of a hustle cost nobody points."""

import pytest

from bot.contests.state import StoredContest
from bot.contests.templates import Template
from bot.tables.commands.play import Act
from tests.bot.contests.world import CROWD, World
from tests.suite import rest


async def with_one_side_absent(world: World, template: Template, first: bool) -> tuple[StoredContest, int]:
    """The only match of a round of a day, of which one side never acts; and the side of those who are there.

    `first` says whether the absent ones are to act first: then nobody else has a turn before the window ends.
    """
    members = {Template.LEAGUE: 6, Template.WEEKS: 8}[template]
    stored = await world.begun(members, template, days=1, **({"least": 3} if template is Template.LEAGUE else {}))
    table = await world.tables.look(stored.tables[1, 0].table)
    while table.to_act is None:
        command = world.next_command(table)
        assert command is not None
        table = await world.tables.do(table.table.id, command)
    there = (table.to_act + int(first)) % 2
    world.absent = {user for seat, user in enumerate(stored.tables[1, 0].users) if user and seat % 2 != there}
    while isinstance(command := world.next_command(table), Act):
        table = await world.tables.do(table.table.id, command)
    world.clock.at = stored.whistle_at(1) or 0
    return await world.director.advance(stored.id), there


@pytest.mark.parametrize("first", [True, False])
async def test_the_side_that_came_wins(world: World, first: bool) -> None:
    stored, there = await with_one_side_absent(world, Template.LEAGUE, first)
    assert stored.contest.forfeits & {(1, 0, 0), (1, 0, 1)} == {(1, 0, 1 - there)}
    match = stored.contest.rounds[0].matches[0]
    rows = {row.entrant: row for rows in stored.standings() for row in rows}
    assert (rows[(match.north, match.east)[there][0]].points, rows[(match.north, match.east)[1 - there][0]].points) == (
        2,
        0,
    )


@rest
@pytest.mark.parametrize("first", [True, False])
async def test_absent_members_of_a_hustle_cost_the_others_nothing(world: World, first: bool) -> None:
    stored, there = await with_one_side_absent(world, Template.WEEKS, first)
    assert not stored.contest.forfeits, "the match goes on with short turns"
    world.absent |= {member.user for member in CROWD} if first else set()  # whoever had no turn may be asleep
    await world.play_tables(stored.id)
    stored = await world.director.advance(stored.id)
    match, result = stored.contest.rounds[0].matches[0], stored.results[1, 0]
    rows = {row.entrant: row.points for row in stored.standings()[0]}
    came, absent = (match.north, match.east)[there], (match.north, match.east)[1 - there]
    played = not first  # who had no turn, and did not come after the window, has no points that a computer made
    assert [rows[each] for each in came] == [result.points[there] * played] * 2
    missed = [each for each in absent if (1, each) in stored.contest.absences]
    assert [rows[each] for each in missed] == [0], "the one who let a turn run out all day"


async def test_of_two_sides_that_never_come_both_get_nothing(world: World) -> None:
    stored = await world.begun(6, Template.LEAGUE, least=3, days=3)
    world.absent = {member.user for member in CROWD}
    whistle, table = stored.whistle_at(1) or 0, await world.tables.look(stored.tables[1, 0].table)
    while table.deadline is None or table.deadline < whistle:
        world.clock.at = max(world.clock.at, table.deadline or 0)
        command = world.next_command(table)
        assert command is not None
        table = await world.tables.do(table.table.id, command)
    world.clock.at = whistle
    stored = await world.director.advance(stored.id)
    assert {(1, 0, 0), (1, 0, 1)} <= stored.contest.forfeits
