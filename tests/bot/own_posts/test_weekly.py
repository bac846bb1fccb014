"""The post about a week: claimed once on its Monday by the server's clocks, and open until the next one."""

import asyncio
from dataclasses import replace
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import select

from bot.own_posts import monday_at, spread_of, week_before, week_post_at
from bot.panels.core.panel import Buttons, Panel, Picture
from bot.panels.own_posts import SAYINGS, Dates, wanted_week, week_panel
from bot.pictures.statistics import WeekPicture
from bot.servers import OwnPost, Servers, ServerSettings
from bot.stats.read.week import HandOfWeek, Week
from bot.store import schema
from bot.store.database import Database
from bot.texts import LANGUAGES, say
from tests.bot.own_posts.test_daily import claim_by, own_posts
from tests.bot.people import CHANNEL, GUILD
from tests.bot.scripted_tables import FakeClock
from tests.suite import both_databases
from tests.there import there

HOUR = 3_600_000
DAY = 24 * HOUR
WEEKLY = ServerSettings(post_channel=CHANNEL, own_posts=frozenset({OwnPost.WEEKLY}), post_hour=9, zone="Europe/Rome")
ZONES = ("Europe/Rome", "America/New_York", "Pacific/Auckland", "Australia/Lord_Howe")
MONDAY = date(2027, 2, 1)


def at(text: str, zone: str = "Europe/Rome") -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


@both_databases
async def test_on_monday_at_the_servers_hour_once(database: Database, clock: FakeClock) -> None:
    await Servers(database).set(GUILD, WEEKLY)
    due = at("2027-02-01T09:00") + spread_of(GUILD)
    clock.at = due - 1
    assert await claim_by(own_posts(database, clock)) == ((), due)
    clock.at = due
    asked = await asyncio.gather(*(claim_by(own_posts(database, clock)) for _ in range(3)))
    (first,) = [each for found, _ in asked for each in found]
    assert (first.guild, first.channel, first.before) == (GUILD, CHANNEL, ())
    following = at("2027-02-08T09:00") + spread_of(GUILD)
    assert await claim_by(own_posts(database, clock)) == ((), following)
    for hour in range(24):
        for zone in ZONES:
            await Servers(database).set(GUILD, replace(WEEKLY, post_hour=hour, zone=zone))
            assert (await claim_by(own_posts(database, clock)))[0] == ()
    await Servers(database).set(GUILD, WEEKLY)
    clock.at = following
    (second,), _ = await claim_by(own_posts(database, clock))
    assert second.before == (first.row,), "the one of this week takes its place"
    posts = schema.posts.c
    async with database.read() as connection:
        numbers = [*await connection.scalars(select(posts.number).order_by(posts.id))]
    assert numbers == [MONDAY.toordinal(), MONDAY.toordinal() + 7]


@pytest.mark.parametrize(("moment", "comes"), [("2027-02-02T09:00", True), ("2027-02-02T10:00", False)])
async def test_a_day_late_it_does_not_come(database: Database, clock: FakeClock, moment: str, *, comes: bool) -> None:
    """Neither after a pause of the bot, nor where it is turned on in the middle of a week."""
    await Servers(database).set(GUILD, WEEKLY)
    clock.at = at(moment)
    found, next_at = await claim_by(own_posts(database, clock))
    assert bool(found) is comes
    assert next_at == at("2027-02-08T09:00") + spread_of(GUILD)


@pytest.mark.parametrize("zone", ZONES)
def test_weeks_meet_at_midnight_of_the_zone(zone: str) -> None:
    for number in range(60):
        monday = MONDAY + timedelta(days=7 * number)
        begins, ends = week_before(monday, zone)
        assert week_before(monday + timedelta(days=7), zone)[0] == ends
        assert begins == at(f"{monday - timedelta(days=7)}T00:00", zone)
        for hour in (0, 23):
            post = week_post_at(monday, hour, zone, GUILD)
            assert ends <= post < ends + 25 * HOUR
            assert monday_at(post, zone) == monday
        assert monday_at(ends - 1, zone) == monday - timedelta(days=7)


QUIET = Week(games=1, pairs=(), streak=None, luckiest=None, unluckiest=None, hand=None, names={})
WITH_HAND = replace(QUIET, hand=HandOfWeek(table=1200, number=3, before=0.25, after=0.75))
DATES = Dates(MONDAY, "UTC")


def buttons(panel: Panel) -> list[str]:
    return [each.id for row in panel.blocks if isinstance(row, Buttons) for each in row.buttons]


def picture(panel: Panel) -> WeekPicture:
    (found,) = [each.drawing for each in panel.blocks if isinstance(each, Picture)]
    assert isinstance(found, WeekPicture)
    return found


def test_a_week_without_a_game_says_nothing() -> None:
    assert wanted_week(None, DATES, is_posted=False, is_newest=True, now=DATES.span[1]) is None


def test_the_button_stays_until_the_next_week() -> None:
    now = DATES.span[1] + 9 * HOUR
    newest = wanted_week(WITH_HAND, DATES, is_posted=True, is_newest=True, now=now)
    old = wanted_week(WITH_HAND, DATES, is_posted=True, is_newest=False, now=now + 7 * DAY)
    assert buttons(newest.say("en")) == ["bower:replay:1200:29999:0"], "the deal of the third hand"
    assert buttons(old.say("en")) == []
    assert (newest.calls, newest.role, newest.plain) == ((), None, False)
    ended = wanted_week(WITH_HAND, DATES, is_posted=True, is_newest=True, now=newest.changes_at)
    assert ended is not None, "also where no newer post came"
    assert buttons(ended.say("en")) == []
    assert wanted_week(WITH_HAND, DATES, is_posted=True, is_newest=True, now=ended.changes_at) is None
    assert newest.changes_at > week_post_at(MONDAY + timedelta(days=7), 23, "Etc/GMT+12", GUILD)


def test_a_post_that_no_channel_took_until_the_next_one_never_comes() -> None:
    """Two pictures at once would stand there when the channel takes posts again."""
    now = DATES.span[1] + 9 * HOUR
    waits = there(wanted_week(WITH_HAND, DATES, is_posted=False, is_newest=True, now=now + 6 * DAY))
    assert wanted_week(WITH_HAND, DATES, is_posted=False, is_newest=False, now=now + 7 * DAY) is None
    assert wanted_week(WITH_HAND, DATES, is_posted=False, is_newest=True, now=waits.changes_at) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hand_of_members_who_keep_off_leaderboards_is_named_by_its_number(language: str) -> None:
    shown = picture(week_panel(WITH_HAND, DATES, language, is_open=True))
    (row,) = shown.rows
    assert row.who == say(language, "week-hand-game", game="1200", hand=3)
    assert row.value in shown.alt
    assert shown.title == say(language, "week-title", week=4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_week_has_another_saying(language: str) -> None:
    weeks = [Dates(MONDAY + timedelta(days=7 * number), "UTC") for number in range(SAYINGS)]
    sayings = {picture(week_panel(QUIET, each, language, is_open=True)).saying for each in weeks}
    assert len(sayings) == SAYINGS
