"""Points that organisers set after a round stand before absences: nobody was absent where they have ruled."""

import pytest

from bot.contests.model import StoredContest
from bot.contests.rounds import members_missing
from bot.contests.rulings import Adjust
from bot.contests.templates import Template
from bot.tables.model import Member
from engine.contest.state import Place
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.contests.promises import promise
from tests.suite import rest

ANN = CROWD[0]


async def without(world: World, number: int, *absent: Member) -> StoredContest:
    """The open round played to its end, with computers for some members."""
    world.absent = {member.user for member in absent}
    await world.play_tables(number)
    return await world.director.advance(number)


async def after_a_missed_round(world: World, **options: object) -> tuple[StoredContest, Place]:
    """Ann has been absent in the first round of a hustle of four; and the place of her match."""
    stored = await world.begun(4, Template.HUSTLE, **options)
    stored = await without(world, stored.id, ANN)
    assert members_missing(stored, 1) == {ANN.user}
    found = stored.match_of(1)
    assert found is not None
    return stored, found[0]


async def rule(world: World, number: int, place: Place, points: tuple[int, int] | None) -> StoredContest:
    return await world.contests.do(number, Adjust(ORGANISER, *place, points, "played elsewhere"))


def points_of(stored: StoredContest) -> dict[int, int]:
    return {row.entrant: int(row.points) for row in stored.standings()[0]}


async def test_whoever_was_absent_has_the_points_that_are_set(world: World) -> None:
    stored, place = await after_a_missed_round(world)
    stored = await rule(world, stored.id, place, (9, 4))
    match = stored.contest.rounds[0].matches[0]
    assert points_of(stored) == {entrant: 9 if entrant in match.north else 4 for entrant in (1, 2, 3, 4)}
    stored = await rule(world, stored.id, place, None)
    assert points_of(stored)[1] == 0
    await world.check()


@rest
@promise("members-two-missed")
@pytest.mark.parametrize("ruled", [True, False])
async def test_a_round_that_was_ruled_is_none_of_two_in_a_row(world: World, *, ruled: bool) -> None:
    stored, place = await after_a_missed_round(world)
    if ruled:
        await rule(world, stored.id, place, (9, 4))
    world.clock.at = max(due.due_at for due in stored.deadlines.values())
    stored = await world.director.advance(stored.id)
    stored = await without(world, stored.id, ANN)
    assert (1 in stored.contest.withdrawn) == (not ruled)
