"""What a member has offered or asked for can be taken back, whatever the member has lost since."""

import pytest

from bot.contests.errors import ContestCode
from bot.contests.members import Join, Offer, Standing
from bot.contests.templates import Template
from tests.bot.contests.world import CROWD, World
from tests.contests.promises import promise
from tests.refused import code_of

pytestmark = promise("members-own-press")

ANN = CROWD[0]
LOST = {
    "the role": Standing(has_role=False),
}


@pytest.mark.parametrize("lost", LOST)
@pytest.mark.parametrize("template", [Template.CUP])
async def test_an_offer_is_taken_back_without_what_it_asked_for(world: World, template: Template, lost: str) -> None:
    plan = world.plan(template, role=55)
    stored = await world.published(plan)
    stored = await world.contests.do(stored.id, Offer(ANN, Standing(), offers=True))
    assert await code_of(world.contests, stored.id, Join(ANN, LOST[lost])) == ContestCode.ROLE
    stored = await world.contests.do(stored.id, Offer(ANN, LOST[lost], offers=False))
    assert not any(person.offers for person in stored.people.values())
