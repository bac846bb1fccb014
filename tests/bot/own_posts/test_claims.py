"""A post that is due is claimed once, however many ask and however often; none that cannot be solved any more."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import select

from bot.own_posts import Claimed, OwnPosts, puzzle_post_at
from bot.posts import Posts
from bot.puzzles.daily import MakePuzzle, PuzzleNotReady, Puzzles, day_of
from bot.servers import OwnPost, Servers, ServerSettings
from bot.stats.seasons import Seasons
from bot.store import schema
from bot.store.database import Database
from bot.tables.shards import Shards
from engine.players.puzzles import Puzzle
from tests.bot.fake_puzzles import made_at_once
from tests.bot.people import CHANNEL, GUILD
from tests.bot.scripted_tables import FakeClock
from tests.suite import both_databases, sampled

DAY = 86_400_000
CHANGES = (
    ("America/New_York", 19, "2027-03-07"), ("Europe/Rome", 1, "2027-10-25"), ("Australia/Lord_Howe", 12, "2027-03-30")
)  # fmt: skip
"""Zones with an hour, and a day soon before the clocks change there."""
SETTINGS = ServerSettings(post_channel=CHANNEL, own_posts=frozenset({OwnPost.DAILY}), zone="America/New_York")


def own_posts(database: Database, clock: FakeClock, make: MakePuzzle = made_at_once) -> OwnPosts:
    """As a process has them after its start."""
    puzzles = Puzzles(database, clock=clock, make=make)
    return OwnPosts(database, Servers(database), puzzles, Seasons(database, clock=clock), clock, Shards())


async def claim_by(own: OwnPosts, is_in: Callable[[int], bool] | None = None) -> tuple[tuple[Claimed, ...], int | None]:
    """What is due and claimed, and when the next post is due."""
    found = list[Claimed]()
    next_at = await own.claim_due(is_in or everywhere, found.append)
    return tuple(found), next_at


def everywhere(_: int) -> bool:
    return True


@pytest.fixture
async def due(database: Database, clock: FakeClock) -> int:
    """The server's post is due just now; the puzzle's day."""
    await Servers(database).set(GUILD, SETTINGS)
    day = day_of(clock.at) + 1
    clock.at = puzzle_post_at(day, 12, SETTINGS.zone, GUILD)
    return day


async def rows(database: Database) -> list[tuple[Any, ...]]:
    columns = schema.posts.c
    async with database.read() as connection:
        query = select(columns.guild_id, columns.kind, columns.number, columns.channel_id, columns.done)
        query = query.where(columns.kind == OwnPost.DAILY)
        return [tuple(row) for row in await connection.execute(query)]


@both_databases
async def test_once_whoever_asks(database: Database, clock: FakeClock, due: int) -> None:
    clock.at -= 1
    claims, next_at = await claim_by(own_posts(database, clock))
    assert (claims, next_at) == ((), clock.at + 1)
    clock.at += 1
    asked = await asyncio.gather(*(claim_by(own_posts(database, clock)) for _ in range(4)))
    (claim,) = [claim for claims, _ in asked for claim in claims]
    assert (claim.guild, claim.channel, claim.before) == (GUILD, CHANNEL, ())
    assert await rows(database) == [(GUILD, "daily", due, CHANNEL, False)]
    tomorrow = puzzle_post_at(due + 1, 12, SETTINGS.zone, GUILD)
    assert (await claim_by(own_posts(database, clock))) == ((), tomorrow)
    clock.at = tomorrow
    (second,), _ = await claim_by(own_posts(database, clock))
    assert second.before == (claim.row,), "the one of today takes its place"
    assert await Posts(database, clock, Shards()).newest(GUILD, "daily") == due + 1


async def test_a_zone_or_an_hour_that_changes_brings_no_second_post(
    database: Database, clock: FakeClock, due: int
) -> None:
    await claim_by(own_posts(database, clock))
    for hour in range(24):
        for zone in ("Pacific/Honolulu", "Europe/Rome", "Pacific/Auckland"):
            await Servers(database).set(GUILD, replace(SETTINGS, post_hour=hour, zone=zone))
            claims, _ = await claim_by(own_posts(database, clock))
            assert claims == ()
    assert [row[2] for row in await rows(database)] == [due]


@pytest.mark.parametrize("settings", [ServerSettings(), replace(SETTINGS, own_posts=frozenset())])
@pytest.mark.usefixtures("due")
async def test_only_where_it_is_wanted(database: Database, clock: FakeClock, settings: ServerSettings) -> None:
    assert await claim_by(own_posts(database, clock), lambda _: False) == ((), None), "the bot has left the server"
    await Servers(database).set(GUILD, settings)
    assert await claim_by(own_posts(database, clock)) == ((), None)
    assert await rows(database) == []


async def test_a_server_that_changes_its_mind_at_the_last_moment(
    database: Database, clock: FakeClock, due: int
) -> None:
    async def make(day: int) -> Puzzle:
        await Servers(database).set(GUILD, replace(SETTINGS, own_posts=frozenset()))
        return await made_at_once(day)

    assert due == day_of(clock.at)
    assert (await claim_by(own_posts(database, clock, make)))[0] == ()
    assert await rows(database) == []


@pytest.mark.parametrize(
    ("zone", "hour", "begin"),
    sampled(CHANGES, ()),
)
async def test_weeks_around_a_change_of_clocks_have_one_post_a_date(
    database: Database, clock: FakeClock, zone: str, hour: int, begin: str
) -> None:
    """Looked at every other hour, by a process that ends once a week, and twice at once."""
    await Servers(database).set(GUILD, replace(SETTINGS, zone=zone, post_hour=hour))
    place, first = ZoneInfo(zone), datetime.fromisoformat(begin).replace(tzinfo=UTC)
    clock.at = round(first.timestamp() * 1000) + 300_000
    dates, days = list[date](), 14
    own = own_posts(database, clock)
    for passed in range(12 * days):
        if passed % 84 == 50:
            own = own_posts(database, clock)
        found = await asyncio.gather(*(claim_by(own) for _ in range(2)))
        dates += [shown_on(clock.at, place, hour) for claims, _ in found for _ in claims]
        clock.at += 7_200_000
    assert dates == [dates[0] + timedelta(days=number) for number in range(days)]
    assert [row[2] for row in await rows(database)] == [day_of(clock.at) - days + number for number in range(days)]


def shown_on(at: int, place: ZoneInfo, hour: int) -> date:
    """The date whose post comes at this time: at its hour, or an hour later, looked at every other hour."""
    there = datetime.fromtimestamp(at / 1000, UTC).astimezone(place)
    assert hour <= there.hour <= hour + 3
    return there.date()


async def test_what_fails_before_it_is_stored_is_claimed_the_next_time(
    database: Database, clock: FakeClock, due: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(day: int) -> Puzzle:
        raise PuzzleNotReady(day)

    claims, next_at = await claim_by(own_posts(database, clock, broken))
    assert (claims, next_at) == ((), clock.at + 60_000)
    assert await rows(database) == []

    own = own_posts(database, clock)
    await own._puzzles.today()

    async def end(_: object) -> None:
        raise OSError("the process ends here")

    with monkeypatch.context() as ending:
        ending.setattr(database, "write", end)
        with pytest.raises(OSError, match="ends here"):
            await claim_by(own)
    assert await rows(database) == []
    (claim,), _ = await claim_by(own_posts(database, clock))
    assert await rows(database) == [(GUILD, "daily", due, claim.channel, False)]


async def test_a_puzzle_that_is_over_is_not_made_up_for(database: Database, clock: FakeClock, due: int) -> None:
    clock.at = (due + 1) * DAY - 1
    (claim,), _ = await claim_by(own_posts(database, clock))
    clock.at = (due + 2) * DAY + 1  # a day passed without the bot
    claims, next_at = await claim_by(own_posts(database, clock))
    assert (claims, next_at) == ((), puzzle_post_at(due + 2, 12, SETTINGS.zone, GUILD))
    assert [row[2] for row in await rows(database)] == [due]
    assert claim.channel == CHANNEL


async def test_a_process_posts_for_its_own_servers(database: Database, clock: FakeClock, due: int) -> None:
    assert due
    for shard, posts in ((GUILD // (1 << 22) % 2, 1), (1 - GUILD // (1 << 22) % 2, 0)):
        servers = await Servers(database).that_post(Shards((shard,), 2))
        assert len(servers) == posts
