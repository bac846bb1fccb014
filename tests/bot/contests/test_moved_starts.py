"""A start that is another than members have read: everybody who has signed up is called, and can check in."""

from dataclasses import replace

import pytest

from bot.contests.errors import ContestCode
from bot.contests.members import Join, Standing
from bot.contests.model import StoredContest
from bot.contests.organizers import Announce, Edit, Rename
from bot.contests.templates import Defaults, Template, make_plan
from bot.panels.contests.posts import announcement
from engine.contest.state import Contest, Status
from tests.bot.contests.made import made
from tests.bot.contests.world import CROWD, HOUR, ORGANISER, World
from tests.cases import for_all
from tests.contests.promises import promise
from tests.refused import refused

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


def published(template: Template, most: int = 64) -> StoredContest:
    """A contest for which nobody has signed up."""
    plan = make_plan(template, Defaults(), 10 * HOUR)
    plan = replace(plan, config=replace(plan.config, most=most))
    return made(plan, Contest(plan.config, bytes(32)), {}, {})


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


@promise("organizers-always")
@for_all(
    passed__later__refusal=[
        (-1, 1, None),
        (-1, 0, None),
        (-1, -1, ContestCode.ONLY_LATER),
        (0, HOUR, ContestCode.ONLY_LATER),
        (60_000, HOUR, ContestCode.ONLY_LATER),
    ]
)
def test_a_start_moves_only_later_and_before_it_passes(passed: int, later: int, refusal: ContestCode | None) -> None:
    stored = published(Template.HUSTLE)
    moved = Edit(ORGANISER, replace(stored.plan, starts_at=stored.plan.starts_at + later))
    now = stored.plan.starts_at + passed
    if refusal is None and later:
        assert moved.decide(stored, now).plan == replace(stored.plan, starts_at=stored.plan.starts_at + later)
    elif refusal is not None:
        with refused(refusal):
            moved.decide(stored, now)


@promise("organizers-always")
def test_places_only_become_more_until_the_draw() -> None:
    stored = published(Template.CUP, most=8)
    more = Rename(ORGANISER, stored.name, "", 9).decide(stored, 0)
    assert more.plan is not None
    assert more.plan.config.most == 9
    room = {"least": 8, "most": 128}
    for most in (7, 129):
        with refused(ContestCode.BAD_PLACES, room):
            Rename(ORGANISER, stored.name, "", most).decide(stored, 0)
    drawn = replace(stored, contest=replace(stored.contest, status=Status.RUNNING, seeds=(1, 2)))
    with refused(ContestCode.BAD_PLACES):
        Rename(ORGANISER, stored.name, "", 9).decide(drawn, 0)


async def test_a_start_put_off_calls_who_looks_and_who_waits(world: World) -> None:
    stored = await signed_up(world, Template.CUP)
    world.clock.at = stored.plan.starts_at + 10 * MINUTE
    await world.director.advance(stored.id)
    ((_, users),) = await called(world, stored.id, "postponed")
    assert users == EVERYBODY


@pytest.mark.parametrize("template", [Template.CUP, Template.HUSTLE])
async def test_an_announcement_calls_who_looks_and_who_waits(world: World, template: Template) -> None:
    stored = await signed_up(world, template)
    await world.contests.do(stored.id, Announce(ORGANISER, "Bring cake"))
    ((_, users),) = await called(world, stored.id, "announcement")
    assert users == EVERYBODY
