"""A side whose turn never came before a window ended has not lost its match."""

import pytest

from bot.contests.model import StoredContest
from bot.contests.templates import Template
from bot.tables.commands.play import Act
from tests.bot.contests.world import CROWD, World
from tests.contests.promises import promise


async def with_one_side_absent(world: World, first: bool) -> tuple[StoredContest, int]:
    """The only match of a round of a day, of which one side never acts; and the side of those who are there.

    `first` says whether the absent ones are to act first: then nobody else has a turn before the window ends.
    """
    stored = await world.begun(6, Template.LEAGUE, days=1, least=3)
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


@promise("members-window-end")
@pytest.mark.parametrize("first", [True, False])
async def test_the_side_that_came_wins(world: World, first: bool) -> None:
    stored, there = await with_one_side_absent(world, first)
    assert stored.contest.forfeits & {(1, 0, 0), (1, 0, 1)} == {(1, 0, 1 - there)}
    match = stored.contest.rounds[0].matches[0]
    rows = {row.entrant: row for rows in stored.standings() for row in rows}
    assert (rows[(match.north, match.east)[there][0]].points, rows[(match.north, match.east)[1 - there][0]].points) == (
        2,
        0,
    )


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
