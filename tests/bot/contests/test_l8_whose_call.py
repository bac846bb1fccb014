"""L8: a role is called by the rights of whoever's act calls it, not of whoever chose it or has it by now."""

from dataclasses import replace

from bot.contests.commands.organising import Deputize, Edit, HandOver
from bot.contests.purposes import Purpose
from bot.contests.state import Stage
from bot.contests.templates import Template
from bot.panels.contests.announcement import Announcement
from bot.panels.contests.posts import announcement
from tests.bot.contests.world import CROWD, HOUR, ORGANISER, World

ROLE, FRIEND, HEIR = 4400, CROWD[40], CROWD[41]


async def newest(world: World, contest: int, purpose: str) -> Announcement:
    stored, events = await world.contests.look(contest), await world.contests.events(contest)
    number = max(post.number for post in await world.contests.posts(contest) if post.purpose == purpose)
    said = announcement(stored, purpose, number, events)
    assert said is not None
    assert said.role == ROLE
    return said


async def test_l8_a_start_that_a_deputy_moves_is_the_deputys_call(world: World) -> None:
    stored = await world.joined(8, Template.HUSTLE, least=4, ping_role=ROLE)
    await world.contests.do(stored.id, Deputize(ORGANISER, FRIEND))
    await world.accept(stored.id, FRIEND)
    stored = await world.contests.look(stored.id)
    later = replace(stored.plan, starts_at=stored.plan.starts_at + 3 * HOUR)
    await world.contests.do(stored.id, Edit(FRIEND, plan=later))
    assert (await newest(world, stored.id, Purpose.NEW_START)).asker == FRIEND.user
    world.clock.at = later.starts_at - 60_000
    stored = await world.director.advance(stored.id)
    assert stored.stage is Stage.CHECKING
    assert (await newest(world, stored.id, Purpose.CHECK_IN)).asker == ORGANISER.user, "it opens by itself"
    again = replace(stored.plan, starts_at=stored.plan.starts_at + HOUR)
    await world.contests.do(stored.id, Edit(FRIEND, plan=again))
    world.clock.at = again.starts_at - 60_000
    stored = await world.director.advance(stored.id)
    assert stored.stage is Stage.CHECKING
    assert (await newest(world, stored.id, Purpose.CHECK_IN)).asker == FRIEND.user, "it begins again by that act"


async def test_l8_after_a_handover_check_in_is_the_call_of_whoever_has_the_contest(world: World) -> None:
    stored = await world.joined(8, Template.HUSTLE, least=4, ping_role=ROLE)
    await world.contests.do(stored.id, HandOver(ORGANISER, HEIR))
    await world.accept(stored.id, HEIR)
    world.clock.at = stored.plan.starts_at - 60_000
    await world.director.advance(stored.id)
    assert (await newest(world, stored.id, Purpose.CHECK_IN)).asker == HEIR.user
