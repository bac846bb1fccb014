"""Whoever is seated while members check in learns what to do, and is not dropped unheard."""

import pytest

from bot.contests.commands.consent import TakeOffice
from bot.contests.commands.rulings import Replace
from bot.contests.commands.signing_up import Accept, CheckIn, Invite, Leave, Offer, Standing, is_to_check_in
from bot.contests.errors import ContestCode
from bot.contests.state import StoredContest
from bot.contests.templates import Template
from bot.panels.contests.announcement import Announcement
from bot.panels.contests.posts import announcement
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Buttons
from bot.tables.model import Member
from engine.contest.events import Substituted, decode
from engine.contest.state import apply
from tests.bot.contests.test_places import forget
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.refused import code_of
from tests.suite import rest

ANN, BEN, *_ = CROWD
NONE, SPARE, OTHER = Standing(), CROWD[40], CROWD[41]


async def checking(world: World, template: Template, entrants: int) -> StoredContest:
    """Ten minutes before the start, all but the first entrant have checked in."""
    stored = await world.joined(entrants, template, least=4)
    world.clock.at = stored.plan.starts_at - 600_000
    await world.director.advance(stored.id)
    for member in CROWD[stored.plan.size : entrants : stored.plan.size]:
        await world.contests.do(stored.id, CheckIn(member))
    return await world.contests.look(stored.id)


async def entry_post(world: World, number: int) -> Announcement:
    stored, events = await world.contests.look(number), await world.contests.events(number)
    post = next(each for each in await world.contests.posts(number) if each.purpose == "entry")
    said = announcement(stored, post.purpose, post.number, events)
    assert said is not None
    return said


def buttons_of(said: Announcement) -> list[str]:
    return [button.id for block in said.panel.blocks if isinstance(block, Buttons) for button in block.buttons]


async def test_who_accepts_a_place_during_check_in_is_there(world: World) -> None:
    stored = await checking(world, Template.HUSTLE, 5)
    stored = await world.contests.do(stored.id, Replace(ORGANISER, 1, 1, SPARE, "ill"))
    stored = await world.contests.do(stored.id, TakeOffice(SPARE, stored.notes.proposals[-1].number))
    assert stored.contest.entries[1].checked_in
    assert buttons_of(await entry_post(world, stored.id)) == []
    world.clock.at = stored.plan.starts_at
    stored = await world.director.advance(stored.id)
    assert 1 in stored.contest.active


@rest
async def test_who_is_seated_during_check_in_is_called_to_check_in(world: World) -> None:
    for template, entrants in ((Template.HUSTLE, 5), (Template.CUP, 6)):
        stored = await checking(world, template, entrants)
        await world.contests.do(stored.id, Offer(SPARE, NONE, True))
        await world.contests.do(stored.id, Replace(ORGANISER, 1, 1, SPARE, "ill"))
        said = await entry_post(world, stored.id)
        assert SPARE.user in said.users
        assert buttons_of(said) == [Press(Verb.CONTEST_CHECK_IN, stored.id).button_id()]
        stored = await world.contests.do(stored.id, CheckIn(SPARE))
        assert buttons_of(await entry_post(world, stored.id)) == []


@pytest.mark.parametrize("template", [Template.HUSTLE, Template.CUP])
@pytest.mark.parametrize("accepts", [False, True])
async def test_a_press_of_whoever_is_replaced_is_not_the_substitutes(
    world: World, template: Template, accepts: bool
) -> None:
    stored = await checking(world, template, 10)
    await world.contests.do(stored.id, CheckIn(ANN))
    if not accepts:
        await world.contests.do(stored.id, Offer(SPARE, NONE, True))
    stored = await world.contests.do(stored.id, Replace(ORGANISER, 1, 1, SPARE, "ill"))
    if accepts:
        stored = await world.contests.do(stored.id, TakeOffice(SPARE, stored.notes.proposals[-1].number))
    assert stored.contest.entries[1].checked_in is accepts
    assert len(buttons_of(await entry_post(world, stored.id))) == int(not accepts)
    await world.contests.do(stored.id, Replace(ORGANISER, 2, stored.plan.size + 1, OTHER, "ill"))
    world.clock.at = stored.plan.starts_at
    stored = await world.director.advance(stored.id)
    assert (1 in stored.contest.active) is accepts
    assert 2 in stored.contest.active, "nobody has accepted that place"


async def test_a_press_of_the_partner_stays(world: World) -> None:
    stored = await checking(world, Template.CUP, 8)
    await world.contests.do(stored.id, CheckIn(BEN))
    await world.contests.do(stored.id, Offer(SPARE, NONE, True))
    stored = await world.contests.do(stored.id, Replace(ORGANISER, 1, 1, SPARE, "ill"))
    assert stored.contest.entries[1].checked_in
    assert buttons_of(await entry_post(world, stored.id)) == []


@pytest.mark.parametrize("presses", [ANN, BEN])
async def test_one_of_a_pair_who_stays_has_checked_in_only_by_an_own_press(world: World, presses: Member) -> None:
    stored = await checking(world, Template.CUP, 8)
    await world.contests.do(stored.id, CheckIn(presses))
    stored = await world.contests.do(stored.id, Leave(ANN))
    assert is_to_check_in(stored, BEN.user) is (presses is ANN)
    said = announcement(stored, "partnerleft", 2, await world.contests.events(stored.id))
    assert said is not None
    assert (Press(Verb.CONTEST_CHECK_IN, stored.id).button_id() in buttons_of(said)) is (presses is ANN)


async def test_a_check_in_of_a_version_before_stays_with_the_entry(world: World) -> None:
    stored = await checking(world, Template.HUSTLE, 8)
    old = apply(stored.contest, decode("checked", {"entrant": 1}))
    assert apply(old, Substituted(1, 1, 30, 1)).entries[1].checked_in


async def test_the_partner_of_whoever_is_replaced_is_called(world: World) -> None:
    stored = await world.begun(8, Template.CUP, least=4)
    await world.contests.do(stored.id, Offer(SPARE, NONE, True))
    await world.contests.do(stored.id, Replace(ORGANISER, 1, 1, SPARE, "ill"))
    assert {*(await entry_post(world, stored.id)).users} == {ANN.user, BEN.user, SPARE.user}


async def test_nobody_accepts_whoever_has_deleted_their_data(world: World) -> None:
    stored = await world.joined(4, Template.CUP, least=2, check_in=False)
    stored = await world.contests.do(stored.id, Invite(SPARE, NONE, OTHER))
    asker = stored.player_of(SPARE.user)
    assert asker is not None
    await forget(world, SPARE)
    assert await code_of(world.contests, stored.id, Accept(OTHER, NONE, asker.player)) == ContestCode.NOT_INVITED
