"""A series goes on after a contest that too few signed up for (docs/leagues.md, A series)."""

from bot.contests.commands.organising import Cancel
from bot.contests.state import Stage
from bot.contests.templates import Template
from bot.panels.contests.posts import announcement
from engine.contest.config import Seeding
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.bot.panel_checks import texts
from tests.bot.people import GUILD

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
    await world.contests.do(stored.id, Cancel(ORGANISER, "no more"))
    assert await world.contests.of_guild(GUILD) == (), "an organiser stops the series"


async def test_without_a_series_nothing_follows(world: World) -> None:
    stored = await world.start((await world.joined(2, Template.HUSTLE, check_in=False)).id)
    assert stored.stage is Stage.CANCELLED
    assert await world.contests.of_guild(GUILD) == ()


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
