"""Who does not come: computers play, and what nobody of a side has played counts for nobody (members 6 and 8)."""

import pytest

from bot.contests.model import DeadlineKind, MatchTable, Stage, StoredContest
from bot.contests.rounds import members_missing
from bot.contests.rulings import Adjust, Disqualify, Forfeit
from bot.contests.templates import Template
from bot.stats.read.titles import load_placings
from bot.tables.commands.play import Act
from engine.contest.config import Pace
from engine.players.levels import Level
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.contests.promises import promise


@promise("members-no-card")
@pytest.mark.parametrize("pace", [Pace.WINDOWS, Pace.LIVE])
async def test_computers_win_no_cup_that_nobody_plays(world: World, pace: Pace) -> None:
    world.absent.update(member.user for member in CROWD)
    over = await world.over(4, Template.CUP, least=2, pace=pace, check_in=False)
    assert over.stage is Stage.OVER
    assert over.contest.sides_lost((1, 0), over.results) == {0, 1}
    assert min(row.rank for row in over.standings()[0]) == 2
    async with world.database.read() as connection:
        assert not await load_placings(connection, over.guild)
    await world.check()


async def with_one_side_absent(world: World, first: bool) -> tuple[StoredContest, int]:
    """The only match of a round of a day, of which one side never acts; and the side of those who are there.

    `first` says whether the absent ones are to act first: then nobody else has a turn before the window ends.
    """
    stored = await world.begun(6, Template.LEAGUE, days=1, least=3)
    table = await world.tables.load(stored.tables[1, 0].table)
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
    assert [rows[side[0]].points for side in (match.north, match.east)] == ([0, 2] if there else [2, 0])


@promise("members-absent")
async def test_computers_play_for_members_who_do_not_come_and_the_contest_rests(world: World) -> None:
    stored = await world.begun(4, Template.HUSTLE)
    world.clock.at = stored.deadlines[DeadlineKind.MISSING, 1].due_at
    stored = await world.director.advance(stored.id)
    here = next(iter(stored.tables.values())).table
    before = await world.tables.load(here)
    assert all(sitter is not None and sitter.away and not sitter.agreed for sitter in before.table.seats)
    await world.director.advance(stored.id)
    assert (await world.tables.load(here)).revision == before.revision


@promise("members-window-end")
async def test_a_window_ends_matches_that_were_not_begun(world: World) -> None:
    stored = await world.begun(6, Template.LEAGUE, least=3, repeats=False)
    world.clock.at = max(each.due_at for each in stored.deadlines.values())
    stored = await world.director.advance(stored.id)
    assert stored.contest.forfeits
    assert not any(table.running for (number, _), table in stored.tables.items() if number == 1)
    assert {row.points for row in stored.standings()[0]} == {0}


@promise("members-improver")
async def test_computers_play_as_improver(world: World) -> None:
    """In the seats of the house, and for members who are away: the table has their level."""
    stored = await world.begun(5, Template.HUSTLE)
    tables = [(await world.tables.load(each.table)).table for each in stored.tables.values()]
    assert {table.substitute_level for table in tables} == {Level.IMPROVER}
    computers = [sitter for table in tables for sitter in table.seats if sitter is not None and sitter.user is None]
    assert [sitter.level for sitter in computers] == [Level.IMPROVER] * 3


@promise("members-leave-both")
async def test_the_last_round_of_a_pair_that_is_out_is_lost(world: World) -> None:
    stored = await world.begun(4, Template.CUP, least=2)
    stored = await world.contests.do(stored.id, Disqualify(ORGANISER, 2, "cheated"))
    stored = await world.director.advance(stored.id)
    world.clock.later(3600)
    stored = await world.director.advance(stored.id)
    assert stored.stage is Stage.OVER
    assert stored.standings()[0][0].entrant == 1


@promise("members-two-missed")
@pytest.mark.parametrize("ruling", [Forfeit(ORGANISER, 1, 0, 0, "x"), Adjust(ORGANISER, 1, 0, (9, 2), "x")])
async def test_a_ruling_makes_nobody_absent(world: World, ruling: Forfeit | Adjust) -> None:
    stored = await world.begun(8, Template.HUSTLE)
    stored = await world.contests.do(stored.id, ruling)
    for place in stored.open_places:
        await world.contests.do(stored.id, Adjust(ORGANISER, *place, (5, 3), "as they say"))
    stored = await world.director.advance(stored.id)
    assert 1 in stored.notes.closed
    assert members_missing(stored, 1) == frozenset()


@promise("members-window-end")
def test_a_turn_of_a_computer_is_no_turn_of_its_side() -> None:
    table = MatchTable(
        table=1,
        channel=1,
        running=True,
        held=False,
        clock_ms=1,
        users=(1, None, 3, 4),
        arrived=(True,) * 4,
        awaited=(False,) * 4,
        acted=(False,) * 4,
        result=None,
        had_turn=(False, True, True, False),
    )
    assert [table.has_missed(side) for side in (0, 1)] == [True, False]
