"""The call to a round that no channel took in time: when the round is over there is nothing to call to."""

import pytest

from bot.contests.model import DeadlineKind, StoredContest
from bot.contests.rulings import Forfeit
from bot.contests.templates import Template
from bot.panels.contests.posts import announcement
from bot.panels.core.panel import Text
from tests.bot.contests.world import ORGANISER, World
from tests.contests.promises import promise
from tests.suite import first, rest

pytestmark = promise("messages-calls")

FORMATS = first([(Template.HUSTLE, 8), (Template.LEAGUE, 8), (Template.WEEKS, 8), (Template.SWISS, 12)], 2, 4)


async def begun(world: World, template: Template, members: int) -> StoredContest:
    return await world.begun(members, template, least=4, check_in=False)


async def text_of(world: World, stored: StoredContest) -> str:
    said = announcement(stored, "round", 1, await world.contests.events(stored.id))
    return "" if said is None else "\n".join(each.markdown for each in said.panel.blocks if isinstance(each, Text))


@pytest.mark.parametrize(("template", "members"), FORMATS)
async def test_a_round_that_is_being_played_has_its_end(world: World, template: Template, members: int) -> None:
    stored = await begun(world, template, members)
    assert str(stored.deadlines[DeadlineKind.WHISTLE, 1].due_at // 1000)[:5] in await text_of(world, stored)


@rest
@pytest.mark.parametrize(("template", "members"), FORMATS)
async def test_nobody_is_called_to_a_round_that_is_over(world: World, template: Template, members: int) -> None:
    stored = await begun(world, template, members)
    for place in range(len(stored.contest.rounds[0].matches)):
        await world.contests.do(stored.id, Forfeit(ORGANISER, 1, place, 0, "not here"))
    stored = await world.director.advance(stored.id)
    assert stored.round == 1
    assert (DeadlineKind.NEXT, 1) in stored.deadlines
    assert await text_of(world, stored) == ""
