"""A substitute who is seated for the rounds to come has not missed the one that is being played."""

import pytest

from bot.contests.commands.rulings import Redraw, Replace
from bot.contests.state import DeadlineKind, StoredContest
from bot.contests.templates import Template
from bot.members.preferences import Members
from bot.members.privacy import Privacy
from engine.contest.config import Pace
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.bot.people import GUILD
from tests.suite import rest

ANN, BEN, *_ = CROWD
SUB = CROWD[40]


async def seated(world: World, stored: StoredContest) -> StoredContest:
    """Ann has deleted her data in round 1, in which a computer plays for her; SUB plays from round 2 on."""
    privacy = Privacy(world.database, world.tables, Members(world.database), clock=world.clock, vault=world.vault)
    await privacy.forget(ANN.user)
    await world.contests.do(stored.id, Replace(ORGANISER, 1, 1, SUB, "Ann is gone"))
    return await world.accept(stored.id, SUB)


async def is_last(world: World, user: int) -> bool:
    return await world.contests.last_until(GUILD, (user,)) is not None


async def test_in_a_hustle(world: World) -> None:
    stored = await seated(world, await world.begun(8, Template.HUSTLE, least=4))
    await world.play_tables(stored.id)
    stored = await world.director.advance(stored.id)
    assert (1, 1) in stored.contest.absences
    assert not await is_last(world, SUB.user)


@rest
@pytest.mark.parametrize("again", [False, True])
async def test_in_a_window(world: World, again: bool) -> None:
    """If the round is drawn again, it is theirs, too."""
    stored = await seated(world, await world.begun(8, Template.CUP, least=2, pace=Pace.WINDOWS))
    if again:
        await world.contests.do(stored.id, Redraw(ORGANISER, "for SUB"))
        stored = await world.director.advance(stored.id)
    world.clock.at = stored.deadlines[DeadlineKind.WHISTLE, 1].due_at
    stored = await world.director.advance(stored.id)
    assert stored.contest.forfeits
    assert await is_last(world, BEN.user)
    assert await is_last(world, SUB.user) is again
