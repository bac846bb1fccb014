"""L3: whoever was added with a partner, and has not agreed, is in nothing once that partner has gone."""

import pytest

from bot.contests.commands.leaving import can_leave
from bot.contests.commands.rulings import AddLate
from bot.contests.commands.signing_up import Join, Leave, Standing
from bot.contests.entry_steps import lookers
from bot.contests.places import keepers
from bot.contests.state import StoredContest
from bot.contests.templates import Template
from bot.members.preferences import Members
from bot.members.privacy import Privacy
from bot.panels.contests.posts import announcement
from bot.panels.contests.signing_up import confirm_leave_panel
from bot.panels.core.reader import Reader
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.bot.panel_checks import texts

ANN, BEN = CROWD[40:42]


async def added(world: World, pairs: int, *, agrees: bool = False, **changes: int) -> StoredContest:
    """A Swiss for which so many pairs have signed up, and two whom the organizer has added: Ann agrees, and Ben may."""
    number = (await world.joined(2 * pairs, Template.SWISS, least=4, **changes)).id
    await world.contests.do(number, AddLate(ORGANISER, (ANN, BEN)))
    stored = await world.contests.do(number, Join(ANN, Standing()))
    return await world.contests.do(number, Join(BEN, Standing())) if agrees else stored


async def is_in_nothing(world: World, stored: StoredContest) -> None:
    assert BEN.user not in {person.user for person in (*lookers(stored), *keepers(stored))}
    assert stored.entry_of(BEN.user) is None
    assert not can_leave(stored, BEN.user)
    purposes = {post.purpose for post in await world.contests.posts(stored.id)}
    assert "partnerleft" not in purposes, "they were called when they were added"


@pytest.mark.parametrize("most", [64, 6], ids=["in", "in the line"])
async def test_l3_before_the_draw_the_pair_is_out(world: World, most: int) -> None:
    stored = await added(world, 6, most=most)
    question = "\n".join(texts(confirm_leave_panel(stored, Reader(language="en"), ANN.user)))
    assert BEN.name not in question, "nothing is kept for a partner who has not agreed"
    await is_in_nothing(world, await world.contests.do(stored.id, Leave(ANN)))
    await world.check()


async def test_l3_whoever_waits_has_the_place(world: World) -> None:
    stored = await added(world, 5, most=6)
    await world.sign_up(stored.id, CROWD[20:22])
    stored = await world.contests.do(stored.id, Leave(ANN))
    entry = stored.entry_of(CROWD[20].user)
    assert entry is not None
    assert not entry.waiting


async def test_l3_whose_partner_has_everything_deleted(world: World) -> None:
    """A variant: nobody presses anything."""
    stored = await added(world, 6)
    people = Members(world.database)
    await Privacy(world.database, world.tables, people, clock=world.clock, vault=world.vault).forget(ANN.user)
    await is_in_nothing(world, await world.director.advance(stored.id))


async def test_l3_whoever_has_agreed_keeps_the_place_and_looks(world: World) -> None:
    """Both ways."""
    stored = await added(world, 6, agrees=True)
    stored = await world.contests.do(stored.id, Leave(ANN))
    assert [person.user for person in keepers(stored)] == [BEN.user]


async def test_l3_after_the_draw_nobody_is_called_for_a_seat_they_never_took(world: World) -> None:
    stored = await world.start((await added(world, 6)).id)
    stored = await world.contests.do(stored.id, Leave(ANN))
    events = await world.contests.events(stored.id)
    posts = await world.contests.posts(stored.id)
    said = [announcement(stored, post.purpose, post.number, events) for post in posts if post.purpose == "partnerleft"]
    assert not any(BEN.user in each.users for each in said if each is not None)
