"""Whom an organiser wants in a contest says yes to it, also after having signed up too often."""

import pytest

from bot.contests.commands.consent import TakeOffice
from bot.contests.commands.rulings import AddLate, Replace
from bot.contests.commands.signing_up import Join, Leave, Standing
from bot.contests.errors import ContestCode
from bot.contests.limits import MOST_EVENTS
from bot.contests.templates import Template
from tests.bot.contests.test_l5_limits import repeat, set_counts
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.refused import code_of

ANN, BEN, *_ = CROWD
EVE = CROWD[40]
NONE = Standing()


@pytest.mark.parametrize("events", [0, MOST_EVENTS])
async def test_who_is_added_agrees_by_join(world: World, events: int) -> None:
    night = (await world.published(world.plan(Template.HUSTLE))).id
    assert await repeat(world, night, Join(EVE, NONE), Leave(EVE)) == ContestCode.SIGN_UPS
    await world.contests.do(night, AddLate(ORGANISER, (EVE,)))
    await set_counts(world, night, EVE.user, events=events)
    stored = await world.contests.do(night, Join(EVE, NONE))
    assert stored.people[1].agreed_at is not None
    await world.contests.do(night, Leave(EVE))
    assert await code_of(world.contests, night, Join(EVE, NONE)) == ContestCode.SIGN_UPS, "it has opened nothing else"


async def test_who_is_asked_to_substitute_accepts(world: World) -> None:
    cup = (await world.joined(8, Template.CUP, least=4)).id
    assert await repeat(world, cup, Join(EVE, NONE), Leave(EVE)) == ContestCode.SIGN_UPS
    await world.start(cup)
    await world.contests.do(cup, Leave(ANN))
    await world.contests.do(cup, Replace(ORGANISER, 1, 1, EVE, "Ann is gone"))
    await set_counts(world, cup, EVE.user, events=MOST_EVENTS)
    number = (await world.contests.look(cup)).notes.proposals[-1].number
    stored = await world.contests.do(cup, TakeOffice(EVE, number))
    entry = stored.entry_of(EVE.user)
    assert entry is not None
    assert stored.people[entry.players[1]].user == BEN.user
