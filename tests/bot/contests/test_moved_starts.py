"""A start that is another than members have read: everybody who has signed up is called, and can check in."""

from dataclasses import replace

import pytest

from bot.contests.commands.organising import Announce, Edit
from bot.contests.commands.signing_up import Join, Standing
from bot.contests.state import Stage, StoredContest
from bot.contests.steps import AGAIN_MS
from bot.contests.templates import Template
from bot.panels.contests.posts import announcement
from tests.bot.contests.world import CROWD, HOUR, ORGANISER, World
from tests.suite import sampled

MINUTE = HOUR // 60
EVERYBODY = {member.user for member in CROWD[:13]}


async def signed_up(world: World, template: Template) -> StoredContest:
    """A contest of four pairs, or eight members, with two pairs or four members who wait, and one who looks."""
    if template is Template.HUSTLE:
        return await world.joined(13, template, most=8)
    stored = await world.joined(12, template, least=3, most=4)
    return await world.contests.do(stored.id, Join(CROWD[12], Standing()))


async def called(world: World, contest: int, purpose: str) -> list[tuple[str, set[int]]]:
    """What the messages with a purpose say, and whom they call."""
    stored, events = await world.contests.look(contest), await world.contests.events(contest)
    posts = [post for post in await world.contests.posts(contest) if post.purpose == purpose]
    found = [announcement(stored, post.purpose, post.number, events) for post in posts]
    return [(each.text, {*each.users}) for each in found if each is not None]


async def move(world: World, stored: StoredContest, by: int) -> StoredContest:
    plan = replace(stored.plan, starts_at=stored.plan.starts_at + by)
    await world.contests.do(stored.id, Edit(ORGANISER, plan))
    return await world.director.advance(stored.id)


@pytest.mark.parametrize("template", [Template.LEAGUE, Template.CUP, Template.HUSTLE])
async def test_everybody_is_called_to_another_start(world: World, template: Template) -> None:
    stored = await move(world, await signed_up(world, template), 30 * HOUR)
    ((text, users),) = await called(world, stored.id, "postponed")
    assert users == EVERYBODY
    assert f"starts at another time: <t:{stored.plan.starts_at // 1000}:F>" in text
    stored = await world.contests.do(stored.id, Edit(ORGANISER, replace(stored.plan, description="Bring a friend")))
    assert len(await called(world, stored.id, "postponed")) == 1, "nothing else calls them"


async def test_check_in_that_begins_with_it_calls_them_once(world: World) -> None:
    stored = await move(world, await signed_up(world, Template.CUP), -40 * MINUTE)
    assert stored.stage is Stage.CHECKING
    assert await called(world, stored.id, "postponed") == []
    ((_, users),) = await called(world, stored.id, "checkin")
    assert users == EVERYBODY


@pytest.mark.parametrize("left", sampled([1, 20_000, AGAIN_MS - 1, AGAIN_MS, AGAIN_MS + 1], [1, AGAIN_MS]))
async def test_a_start_moved_to_soon_leaves_time_to_check_in(world: World, left: int) -> None:
    stored = await world.joined(8, Template.HUSTLE, repeats=True)
    meant = stored.plan.meant_at.time()
    stored = await move(world, stored, world.clock.at + left - stored.plan.starts_at)
    assert (stored.stage, stored.plan.starts_at) == (Stage.CHECKING, world.clock.at + max(left, AGAIN_MS))
    assert (stored.plan.meant_at.time() == meant) is False, "the organiser meant another time from now on"
    stored = await world.start(stored.id)
    assert stored.stage is Stage.RUNNING


async def test_without_check_in_it_may_start_at_once(world: World) -> None:
    stored = await world.joined(8, Template.HUSTLE, check_in=False)
    stored = await move(world, stored, world.clock.at + 1 - stored.plan.starts_at)
    assert stored.plan.starts_at == world.clock.at + 1


async def test_a_start_put_off_calls_who_looks_and_who_waits(world: World) -> None:
    stored = await signed_up(world, Template.CUP)
    world.clock.at = stored.plan.starts_at + 10 * MINUTE
    await world.director.advance(stored.id)
    ((text, users),) = await called(world, stored.id, "postponed")
    assert users == EVERYBODY
    assert "because I was offline" in text


@pytest.mark.parametrize("template", [Template.CUP, Template.HUSTLE])
async def test_an_announcement_calls_who_looks_and_who_waits(world: World, template: Template) -> None:
    stored = await signed_up(world, template)
    await world.contests.do(stored.id, Announce(ORGANISER, "Bring cake"))
    ((_, users),) = await called(world, stored.id, "announcement")
    assert users == EVERYBODY
