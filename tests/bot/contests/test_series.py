"""A series goes on after a contest that too few signed up for (docs/leagues.md, A series)."""

import pytest

from bot.contests.errors import ContestCode
from bot.contests.model import Stage, StoredContest
from bot.contests.organizers import Cancel, EndSeries
from bot.contests.templates import Template
from bot.panels.contests.posts import announcement
from bot.panels.core.panel import Panel
from engine.contest.config import Seeding
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.bot.panel_checks import texts
from tests.bot.people import GUILD
from tests.contests.promises import promise
from tests.refused import code_of
from tests.suite import first, rest

pytestmark = promise("organizers-called-off")

WEEK = 7 * 24 * 3_600_000


async def test_a_series_goes_on_after_a_week_with_too_few(world: World) -> None:
    stored = await world.published(world.plan(Template.HUSTLE, repeats=True, check_in=False))
    starts_at = stored.plan.starts_at
    for week in (1, 2):
        await world.sign_up(stored.id, CROWD[:2])
        ended = await world.start(stored.id)
        assert ended.stage is Stage.CANCELLED
        (stored,) = await world.contests.of_guild(GUILD)
        assert (stored.stage, stored.number, stored.plan.starts_at) == (Stage.OPEN, week + 1, starts_at + week * WEEK)
        said = announcement(ended, "cancelled", 0, await world.contests.events(ended.id))
        assert said is not None
        assert f"<t:{stored.plan.starts_at // 1000}:F>" in "\n".join(texts(said.panel)), "it says when the next one is"
        assert "board" in {post.purpose for post in await world.contests.posts(stored.id)}


async def test_without_a_series_nothing_follows(world: World) -> None:
    stored = await world.start((await world.joined(2, Template.HUSTLE, check_in=False)).id)
    assert stored.stage is Stage.CANCELLED
    assert await world.contests.of_guild(GUILD) == ()


@rest
async def test_the_standings_of_the_last_season_that_was_played_seed_the_next(world: World) -> None:
    season = {"least": 3, "repeats": True, "seeding": Seeding.LAST}
    first = await world.to_the_end((await world.joined(6, Template.LEAGUE, **season)).id)
    order = [first.contest.entries[row.entrant].players[0] for row in first.standings()[0]]
    (second,) = await world.contests.of_guild(GUILD)
    assert (await world.start(second.id)).stage is Stage.CANCELLED
    (third,) = await world.contests.of_guild(GUILD)
    await world.sign_up(third.id, CROWD[:6])
    third = await world.start(third.id)
    users = [third.people[third.contest.entries[each].players[0]].user for each in third.contest.seeds]
    assert users == [first.people[player].user for player in order]


@pytest.mark.parametrize("template", first([Template.LEAGUE, Template.HUSTLE, Template.CUP], 1))
@pytest.mark.parametrize("stage", [Stage.OPEN, Stage.RUNNING])
async def test_after_one_that_is_called_off_the_next_follows_until_the_series_is_ended(
    world: World, template: Template, stage: Stage
) -> None:
    make = world.begun if stage is Stage.RUNNING else world.joined
    stored = await make(8, template, least=4, repeats=True, check_in=False)
    assert stored.stage is stage
    ended = await world.contests.do(stored.id, Cancel(ORGANISER, "rain"))
    (following,) = await world.contests.of_guild(GUILD)
    assert (following.stage, following.number, following.previous) == (Stage.OPEN, 2, ended.id)
    assert following.plan.starts_at > max(stored.plan.starts_at, world.clock.at)
    assert "board" in {post.purpose for post in await world.contests.posts(following.id)}
    for said in (await post_of(world, ended),):
        assert f"<t:{following.plan.starts_at // 1000}:F>" in "\n".join(texts(said))
    await world.check()
    following = await world.contests.do(following.id, EndSeries(ORGANISER))
    assert await code_of(world.contests, following.id, EndSeries(ORGANISER)) == ContestCode.STALE
    await world.contests.do(following.id, Cancel(ORGANISER, "rain"))
    assert await world.contests.of_guild(GUILD) == ()


async def post_of(world: World, ended: StoredContest) -> Panel:
    said = announcement(ended, "cancelled", 0, await world.contests.events(ended.id))
    assert said is not None
    return said.panel


async def test_a_season_that_is_called_off_decides_no_seeds(world: World) -> None:
    season = {"least": 3, "repeats": True, "seeding": Seeding.LAST}
    first = await world.to_the_end((await world.joined(6, Template.LEAGUE, **season)).id)
    order = [first.contest.entries[row.entrant].players[0] for row in first.standings()[0]]
    (second,) = await world.contests.of_guild(GUILD)
    await world.sign_up(second.id, CROWD[:6])
    await world.start(second.id)
    await world.contests.do(second.id, Cancel(ORGANISER, "rain"))
    (third,) = await world.contests.of_guild(GUILD)
    await world.sign_up(third.id, CROWD[:6])
    third = await world.start(third.id)
    users = [third.people[third.contest.entries[each].players[0]].user for each in third.contest.seeds]
    assert users == [first.people[player].user for player in order]
