"""Matches that computers play, as nobody comes: a title needs a member who has played, a window one of each side."""

import pytest

from bot.contests.model import Stage
from bot.contests.rulings import Adjust
from bot.contests.templates import Template
from bot.stats.read.titles import load_placings
from bot.store.database import Database
from engine.contest.config import Pace
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.contests.promises import promise
from tests.suite import rest


@pytest.fixture
def world(database: Database) -> World:
    return World(database)


@promise("members-no-card")
@pytest.mark.parametrize("pace", [Pace.WINDOWS, Pace.LIVE])
async def test_l17_computers_win_no_cup_that_nobody_plays(world: World, pace: Pace) -> None:
    world.absent.update(member.user for member in CROWD)
    over = await world.over(4, Template.CUP, least=2, pace=pace, check_in=False)
    assert over.stage is Stage.OVER
    assert over.contest.sides_lost((1, 0), over.results) == {0, 1}
    assert min(row.rank for row in over.standings()[0]) == 2
    async with world.database.read() as connection:
        assert not await load_placings(connection, over.guild)
    await world.check()


@rest
@pytest.mark.parametrize("ruled", [False, True])
async def test_a_side_for_which_computers_played_a_window_to_its_end_has_lost(world: World, ruled: bool) -> None:
    stored = await world.begun(4, Template.CUP, least=2, pace=Pace.WINDOWS)
    match = stored.contest.rounds[0].matches[0]
    players = stored.contest.entries[match.north[0]].players
    world.absent.update(stored.people[player].user for player in players)
    await world.play_tables(stored.id)
    if ruled:
        await world.contests.do(stored.id, Adjust(ORGANISER, 1, 0, (3, 1), "they called before"))
    stored = await world.director.advance(stored.id)
    assert stored.contest.sides_lost((1, 0), stored.results) == (set() if ruled else {0})
    over = await world.to_the_end_from_here(stored.id)
    assert over.standings()[0][0].entrant == (match.north if ruled else match.east)[0]
