"""A contest's channel takes no messages for a while: what concerns a member is said when it does again."""

from bot.contests.members import CheckIn
from bot.contests.model import StoredContest
from bot.contests.templates import Template
from bot.panels.contests.announcement import Announcement
from bot.panels.contests.posts import announcement
from tests.bot.contests.world import CROWD, World
from tests.contests.promises import promise
from tests.suite import rest

pytestmark = promise("messages-channel-gone")

SPARE, OTHER = CROWD[40:42]


async def said_now(world: World, contest: int, purpose: str) -> list[Announcement | None]:
    """What the messages of a purpose say that nobody has posted yet, in the order in which they were wanted."""
    stored, events = await world.contests.look(contest), await world.contests.events(contest)
    posts = [post for post in await world.contests.posts(contest) if post.purpose == purpose]
    assert posts, purpose
    return [announcement(stored, post.purpose, post.number, events) for post in posts]


async def users_of(world: World, contest: int, purpose: str) -> list[int]:
    return [user for each in await said_now(world, contest, purpose) if each is not None for user in each.users]


async def with_one_absent(world: World, template: Template) -> StoredContest:
    """At its start without the last entry, which had not checked in."""
    stored = await world.joined(8 * (2 if template is Template.SWISS else 1), template, least=4)
    world.clock.at = stored.plan.starts_at - 60_000
    stored = await world.director.advance(stored.id)
    for entry in [*stored.contest.entries.values()][:-1]:
        person = stored.people[entry.players[0]]
        member = next(each for each in CROWD if each.user == person.user)
        await world.contests.do(stored.id, CheckIn(member))
    world.clock.at = stored.plan.starts_at
    return await world.director.advance(stored.id)


@rest
async def test_standings_of_earlier_rounds_do_not_come_any_more(world: World) -> None:
    stored = await world.begun(8, Template.HUSTLE, least=4, rounds=4)
    for _ in range(2):
        await world.play_tables(stored.id)
        stored = await world.director.advance(stored.id)
        world.clock.at = max(each.due_at for each in stored.deadlines.values())
        stored = await world.director.advance(stored.id)
    assert [each is None for each in await said_now(world, stored.id, "standings")] == [True, False]
