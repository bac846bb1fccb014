"""A match of a hustle that an organiser awards is won, though nobody has scored in it."""

import pytest

from bot.contests.model import StoredContest
from bot.contests.rulings import Forfeit
from bot.contests.templates import Template
from engine.contest.config import Format, Movement
from engine.contest.formats import FORMATS
from engine.contest.standings import TieBreak
from tests.bot.contests.world import ORGANISER, World
from tests.contests.promises import promise

pytestmark = promise("contest-move-up", "points-hustle")

_ROUNDS_WON = FORMATS[Format.HUSTLE].tie_breaks.index(TieBreak.ROUNDS_WON)


async def awarded(world: World, side: int, places: int) -> StoredContest:
    """Round 2 of an evening of eight whose winners move up; in round 1 a `side` lost at some tables by a ruling."""
    stored = await world.begun(8, Template.HUSTLE, least=4, movement=Movement.CLIMB, rounds=3)
    for place in range(places):
        await world.contests.do(stored.id, Forfeit(ORGANISER, 1, place, side, "not here"))
    await world.director.advance(stored.id)
    await world.play_tables(stored.id)
    stored = await world.director.advance(stored.id)
    world.clock.at = max(each.due_at for each in stored.deadlines.values())
    return await world.director.advance(stored.id)


@pytest.mark.parametrize("lost", [0, 1])
async def test_who_was_given_the_match_moves_up(world: World, lost: int) -> None:
    stored = await awarded(world, lost, places=2)
    winners = {entrant for match in stored.contest.rounds[0].matches for entrant in (match.east, match.north)[lost]}
    head = stored.contest.rounds[1].matches[0]
    assert {*head.north, *head.east} == winners


@pytest.mark.parametrize("lost", [0, 1])
async def test_a_round_that_was_given_is_a_round_won(world: World, lost: int) -> None:
    stored = await awarded(world, lost, places=1)
    match, rows = stored.contest.rounds[0].matches[0], {row.entrant: row for row in stored.standings()[0]}
    won = {entrant: rows[entrant].ties[_ROUNDS_WON] for entrant in (*match.north, *match.east)}
    assert won == {
        **dict.fromkeys((match.east, match.north)[lost], 1),
        **dict.fromkeys((match.north, match.east)[lost], 0),
    }
    assert all(rows[entrant].points == 0 for entrant in won), "nobody has scored"
    await world.check()
