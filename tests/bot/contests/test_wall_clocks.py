"""A start is stored as it was meant, and made an instant by one rule; the next one forgets what happened to it."""

import json
from dataclasses import replace
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo, available_timezones

import pytest

from bot.contests.commands.organising import Edit
from bot.contests.dates import next_meant, next_start
from bot.contests.plan import Plan, decode, encode, window
from bot.contests.state import Stage
from bot.contests.templates import Defaults, Template, make_plan
from bot.panels.account.server import server_panel
from bot.panels.core.reader import Reader
from bot.servers.settings import ServerSettings
from bot.store.database import Database
from bot.wall_clock import clock_time, days_later, find_zone, instant
from engine import Refused
from tests.bot.contests.world import ORGANISER, World
from tests.bot.panel_checks import texts

OTHER_FOLDERS = ("Etc", "US", "Canada", "Brazil", "Chile", "Mexico", "SystemV")
MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR


def ms(moment: str, zone: str) -> int:
    return int(datetime.fromisoformat(moment).replace(tzinfo=ZoneInfo(zone)).timestamp()) * 1000


def wall(moment: str) -> datetime:
    return datetime.fromisoformat(moment)


def plan_at(meant: str, zone: str, template: Template = Template.HUSTLE) -> Plan:
    return make_plan(template, Defaults(zone=zone)).starting(datetime.fromisoformat(meant))


@pytest.mark.parametrize(
    ("zone", "meant", "shown"),
    [
        ("Europe/Rome", "2027-03-28T02:30", "2027-03-28T03:30"),
        ("Australia/Lord_Howe", "2026-10-04T02:15", "2026-10-04T02:45"),
        ("America/Santiago", "2026-09-06T00:00", "2026-09-06T01:00"),
        ("Africa/Cairo", "2027-04-30T00:00", "2027-04-30T01:00"),
        ("Europe/Rome", "2026-11-27T20:00", "2026-11-27T20:00"),
    ],
)
def test_a_time_that_the_clocks_skip_is_as_much_later(zone: str, meant: str, shown: str) -> None:
    at = instant(datetime.fromisoformat(meant), zone)
    assert clock_time(at, zone) == datetime.fromisoformat(shown)
    plan = plan_at(meant, zone)
    assert (plan.starts_at, plan.meant_at) == (at, datetime.fromisoformat(meant))
    assert next_meant(plan).time() == datetime.fromisoformat(meant).time()
    assert clock_time(next_start(plan), zone) == next_meant(plan)


def test_of_a_time_that_comes_twice_the_first_is_meant() -> None:
    at = instant(wall("2026-10-25T02:30"), "Europe/Rome")
    assert at == ms("2026-10-25T02:30", "Europe/Rome")
    assert clock_time(at + HOUR, "Europe/Rome") == clock_time(at, "Europe/Rome")


def test_l16c_a_series_at_a_time_that_was_skipped_is_at_its_time_again() -> None:
    plan = plan_at("2027-03-21T02:30", "Europe/Rome")
    starts = []
    for _ in range(3):
        plan = plan.starting(next_meant(plan))
        starts.append(f"{clock_time(plan.starts_at, plan.zone):%d. %H:%M}")
    assert starts == ["28. 03:30", "04. 02:30", "11. 02:30"]


def test_a_week_that_begins_at_a_skipped_midnight_is_followed_by_one_that_begins_at_midnight() -> None:
    plan = replace(plan_at("2026-08-30T00:00", "America/Santiago", Template.LEAGUE), opens=())
    opens = [f"{clock_time(window(plan, number)[0], plan.zone):%d. %H:%M}" for number in (1, 2, 3)]
    assert opens == ["30. 00:00", "06. 01:00", "13. 00:00"]
    opened = window(plan, 2)[0]
    assert clock_time(days_later(opened, 7, plan.zone, time(0)), plan.zone) == wall("2026-09-13T00:00")
    assert clock_time(days_later(opened, 7, plan.zone), plan.zone) == wall("2026-09-13T01:00"), "1:00 may be meant"


@pytest.mark.parametrize(
    ("zone", "skipped"),
    [
        ("America/Nuuk", "2027-03-27T23:30"),
        ("America/Scoresbysund", "2027-03-27T23:30"),
        ("Africa/Cairo", "2027-04-30T00:30"),
        ("Europe/Rome", "2027-03-28T02:30"),
    ],
)
@pytest.mark.parametrize("days", [1, 7])
def test_rounds_after_a_time_that_was_skipped_open_at_the_time_meant(zone: str, skipped: str, days: int) -> None:
    """Also across midnight, where the clocks showed the next day: each from the start, and from the one before."""
    meant = wall(skipped)
    plan = plan_at(skipped, zone, Template.LEAGUE)
    plan = replace(plan, config=replace(plan.config, days=days))
    opens = (plan.starts_at,)
    for later in range(1, 4):
        opens = (*opens, window(replace(plan, opens=opens), later + 1)[0])
        assert opens[-1] == instant(meant + timedelta(days=days * later), zone) == window(plan, later + 1)[0]


def test_what_is_stored_is_what_was_meant_and_how_late_it_is() -> None:
    plan = plan_at("2026-11-27T20:00", "Europe/Rome")
    stored = json.loads(encode(plan))
    assert (stored["meant"], stored["zone"], stored["late"]) == ("2026-11-27T20:00:00", "Europe/Rome", 0)
    late = plan.delay(plan.starts_at + 17 * MINUTE)
    assert json.loads(encode(late))["late"] == 17 * MINUTE
    again = decode(encode(late))
    assert (again.starts_at, again.meant_at) == (late.starts_at, plan.meant_at)
    assert clock_time(next_start(again), plan.zone) == wall("2026-12-04T20:00")


def test_where_the_clocks_of_a_zone_are_changed_by_law_the_start_stays_on_the_clock() -> None:
    """As stored by a machine that knew the zone otherwise: an hour off."""
    data = json.loads(encode(plan_at("2026-11-27T20:00", "Europe/Rome")))
    data["starts_at"] += HOUR
    assert clock_time(decode(json.dumps(data)).starts_at, "Europe/Rome") == wall("2026-11-27T20:00")


async def test_a_missed_start_of_a_series_comes_again_when_it_was_meant(database: Database) -> None:
    w = World(database)
    w.clock.at = ms("2026-10-20T12:00", "Europe/Rome")
    plan = replace(plan_at("2026-10-23T20:00", "Europe/Rome"), repeats=True)
    stored = await w.published(plan)
    w.clock.at = plan.starts_at + 2 * HOUR
    stored = await w.director.advance(stored.id)
    assert clock_time(stored.plan.starts_at, "Europe/Rome") == wall("2026-10-30T20:00"), "the clocks went back between"
    w.clock.at = stored.plan.starts_at + 20 * MINUTE
    stored = await w.director.advance(stored.id)
    assert stored.plan.starts_at == w.clock.at + 5 * MINUTE
    assert clock_time(next_start(stored.plan), "Europe/Rome") == wall("2026-11-06T20:00")


async def test_an_organisers_change_is_what_is_meant_from_then_on(database: Database) -> None:
    w = World(database)
    stored = await w.published(plan_at("2026-12-04T20:00", "Europe/Rome"))
    moved = replace(stored.plan, starts_at=stored.plan.starts_at + HOUR)
    stored = await w.contests.do(stored.id, Edit(ORGANISER, plan=moved))
    assert stored.stage is Stage.OPEN
    assert (await w.contests.look(stored.id)).plan.meant_at == wall("2026-12-04T21:00")


def test_every_zone_that_is_taken_is_a_places() -> None:
    for name in available_timezones():
        try:
            found = find_zone(name)
        except Refused:
            assert "/" not in name or name.partition("/")[0] in OTHER_FOLDERS
        else:
            assert found == name or found.endswith(f"/{name}")
            assert "/" in found or found == "UTC"


@pytest.mark.parametrize(
    ("language", "said"), [("en", "it’s 13:00 now"), ("it", "dove ora sono le 13:00"), ("fr", "où il est 13:00")]
)
def test_the_settings_show_the_time_there(language: str, said: str) -> None:
    now = ms("2026-11-23T12:00", "UTC")
    panel = server_panel(ServerSettings(zone="Europe/Rome"), Reader(language=language), now=now)
    assert said in "\n".join(texts(panel))
    unknown = server_panel(ServerSettings(zone="Mars/Olympus"), Reader(language=language), now=now)
    assert "?" in "\n".join(texts(unknown))
