"""A post that no channel has taken: which of them is still wanted."""

from dataclasses import replace

from bot.posts import Post, Posts
from bot.servers import OwnPost, Servers
from bot.store.database import Database
from bot.tables.shards import Shards
from tests.bot.own_posts.test_seasons import MONTHLY, at, claim, own_posts, turn_on
from tests.bot.people import CHANNEL, GUILD
from tests.bot.scripted_tables import FakeClock
from tests.suite import both_databases
from tests.there import there


async def ends(database: Database, clock: FakeClock, *dates: str) -> list[Post]:
    """The posts about the ends of seasons, each claimed at its date, none of them posted; the first date begins one."""
    clock.at = at("2027-01-15T12:00")
    own, posts, found = await turn_on(database, clock), Posts(database, clock, Shards()), list[Post]()
    for each in dates:
        clock.at = at(f"{each}T12:00")
        found += [there(await posts.get(claimed.row)) for claimed in await claim(own)]
    return found


@both_databases
async def test_of_boards_that_waited_for_their_channel_the_last_one_comes(database: Database, clock: FakeClock) -> None:
    february, march = await ends(database, clock, "2027-02-01", "2027-03-01", "2027-04-01")
    own = own_posts(database, clock)
    assert [await own.is_wanted(each) for each in (february, march)] == [False, True]
    assert await own.is_wanted(replace(february, message=1)), "one that was posted stays"


@both_databases
async def test_none_comes_to_another_channel_or_after_it_was_turned_off(database: Database, clock: FakeClock) -> None:
    (february,) = await ends(database, clock, "2027-02-01", "2027-03-01")
    own = own_posts(database, clock)
    for settings in (replace(MONTHLY, post_channel=CHANNEL + 1), replace(MONTHLY, own_posts=frozenset[OwnPost]())):
        await Servers(database).set(GUILD, settings)
        assert not await own.is_wanted(february)
