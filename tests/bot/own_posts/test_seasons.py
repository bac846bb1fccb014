"""Seasons by the calendar: each date ends one and begins the next, once; and which of their posts are still wanted."""

import asyncio
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from itertools import pairwise
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import select

from bot.own_posts import Claimed, OwnPosts, period_at, spread_of
from bot.posts import Post, Posts
from bot.servers import OwnPost, Servers, ServerSettings
from bot.stats.seasons import Season, Seasons
from bot.stats.write import journal
from bot.store import schema
from bot.store.database import Database
from bot.tables.shards import Shards
from tests.bot.own_posts.test_daily import claim_by, own_posts
from tests.bot.people import CHANNEL, GUILD, MOD
from tests.bot.scripted_tables import FakeClock
from tests.suite import both_databases, sampled
from tests.there import there

HOUR = 3_600_000
ZONES = ("America/New_York", "Europe/Rome", "Pacific/Auckland")
MONTHLY = ServerSettings(post_channel=CHANNEL, own_posts=frozenset({OwnPost.MONTHS}), post_hour=9)


def at(text: str, zone: str = "UTC") -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


async def claim(own: OwnPosts) -> list[Claimed]:
    return [*(await claim_by(own))[0]]


async def turn_on(database: Database, clock: FakeClock, settings: ServerSettings = MONTHLY) -> OwnPosts:
    """By the menu of the page."""
    own = own_posts(database, clock)
    (kind,) = settings.own_posts
    await own.begin_seasons(GUILD, kind, settings)
    await Servers(database).set(GUILD, settings)
    return own


async def all_seasons(database: Database, clock: FakeClock) -> list[Season]:
    return [*reversed(await Seasons(database, clock=clock).all(GUILD))]


@both_databases
async def test_a_date_ends_a_season_and_begins_the_next(database: Database, clock: FakeClock) -> None:
    clock.at = at("2027-01-15T12:00")
    await Seasons(database, clock=clock).start(GUILD, MOD, "Winter")
    own = await turn_on(database, clock)
    assert await claim(own) == [], "what is on when it is turned on goes on"
    clock.at = at("2027-02-01T09:00") + spread_of(GUILD) - 1
    assert await claim(own) == []
    clock.at += 1
    found = [each for some in await asyncio.gather(*(claim(own) for _ in range(3))) for each in some]
    assert [each.channel for each in found] == [CHANNEL]
    winter, february = await all_seasons(database, clock)
    assert (winter.name, february.name) == ("Winter", "February 2027")
    assert clock.at <= there(winter.ended_at) <= february.started_at
    assert february.running
    assert await Seasons(database, clock=clock).find_end_since(GUILD, clock.at) == winter
    async with database.read() as connection:
        lines = schema.journal.c
        rows = await connection.execute(select(lines.kind, lines.by_id, lines.by_name).order_by(lines.no))
        noted = [tuple(row) for row in rows]
    kinds = journal.JournalKind
    assert noted == [
        (kinds.SEASON_START, MOD.user, MOD.name), (kinds.SEASON_END, None, "Bower"), (kinds.SEASON_START, None, "Bower")
    ]  # fmt: skip


async def test_without_a_season_one_begins_and_nothing_is_posted(database: Database, clock: FakeClock) -> None:
    clock.at = at("2027-01-15T12:00")
    own = await turn_on(database, clock)
    clock.at = at("2027-02-03T12:00")  # the bot was away at the date
    assert await claim(own) == []
    assert [each.name for each in await all_seasons(database, clock)] == ["February 2027"]
    assert await claim(own) == []
    clock.at = at("2027-03-02T12:00")
    assert len(await claim(own)) == 1
    assert [each.name for each in await all_seasons(database, clock)] == ["February 2027", "March 2027"]


async def test_turned_off_and_on_at_the_date_or_with_another_hour_it_ends_nothing_more(
    database: Database, clock: FakeClock
) -> None:
    clock.at = at("2027-01-15T12:00")
    own = await turn_on(database, clock)
    clock.at = at("2027-02-01T12:00")
    await claim(own)
    before = await all_seasons(database, clock)
    await turn_on(database, clock)
    for hour in range(24):
        await Servers(database).set(GUILD, replace(MONTHLY, post_hour=hour))
        assert await claim(own) == []
    assert await all_seasons(database, clock) == before


async def test_on_the_first_of_a_month_a_later_hour_ends_nothing(database: Database, clock: FakeClock) -> None:
    """Turned on after the date's hour, and then the hour is set to one that is still to come."""
    clock.at = at("2027-02-01T12:00")
    await Seasons(database, clock=clock).start(GUILD, MOD, "Winter")
    own = await turn_on(database, clock)
    await Servers(database).set(GUILD, replace(MONTHLY, post_hour=20))
    assert await claim(own) == []
    clock.at = at("2027-02-02T12:00")
    assert await claim(own) == []
    assert [each.name for each in await all_seasons(database, clock)] == ["Winter"]


@pytest.mark.parametrize("zone", sampled(ZONES, (), ("Europe/Rome",)))
async def test_a_year_of_months(database: Database, clock: FakeClock, zone: str) -> None:
    """Looked at twice each half day, by a process that ends each week."""
    clock.at = at("2027-01-20T00:10", zone)
    own = await turn_on(database, clock, replace(MONTHLY, zone=zone))
    dates = list[date]()
    for number in range(2 * 365):
        if number % 14 == 13:
            own = own_posts(database, clock)
        before = len(await all_seasons(database, clock))
        await asyncio.gather(claim(own), claim(own))
        if len(await all_seasons(database, clock)) > before:
            dates.append(datetime.fromtimestamp(clock.at / 1000, UTC).astimezone(ZoneInfo(zone)).date())
        clock.at += 12 * HOUR
    year = [date(2027, month, 1) for month in range(2, 13)] + [date(2028, 1, 1)]
    assert dates == year
    found = await all_seasons(database, clock)
    assert [there(one.ended_at) <= two.started_at for one, two in pairwise(found)] == [True] * 11


async def test_what_fails_in_the_middle_leaves_the_season_on(
    database: Database, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock.at = at("2027-01-15T12:00")
    await Seasons(database, clock=clock).start(GUILD, MOD, "Winter")
    own = await turn_on(database, clock)
    before = await all_seasons(database, clock)
    clock.at = at("2027-02-01T12:00")

    async def end(*_: Any, **__: Any) -> None:
        raise OSError("the process ends here")

    with monkeypatch.context() as ending:
        ending.setattr(Seasons, "_start", end)  # after the end of the one, in the same transaction
        with pytest.raises(OSError, match="ends here"):
            await claim(own)
    assert await all_seasons(database, clock) == before
    assert len(await claim(own_posts(database, clock))) == 1
    assert len(await all_seasons(database, clock)) == 2


def test_quarters_begin_in_january_april_july_and_october() -> None:
    for month, first in ((1, 1), (3, 1), (4, 4), (9, 7), (12, 10)):
        period = period_at(at(f"2027-{month:02}-20T12:00"), 3, 9, "UTC", GUILD)
        assert period.first == date(2027, first, 1)
        assert period.begins == at(f"2027-{first:02}-01T09:00") + spread_of(GUILD)
    assert period.ends == at("2028-01-01T09:00") + spread_of(GUILD)
    early = period_at(at("2027-01-01T08:00"), 3, 9, "UTC", GUILD)
    assert early.first == date(2026, 10, 1)
    assert early.ends - early.begins == timedelta(days=92) // timedelta(milliseconds=1)


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
