"""Windows of rounds, reminders and starts of a series are days of a place: a start is stored as it was meant."""

import json
from dataclasses import replace
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.clock import DAY_MS
from bot.contests.dates import next_meant, next_reminder, next_start, pace_of
from bot.contests.model import Deadline, DeadlineKind
from bot.contests.plan import Plan, decode, encode, window
from bot.contests.templates import Defaults, Template, make_plan
from bot.store.database import Database
from bot.wall_clock import clock_time, instant
from tests.bot.contests.world import World
from tests.contests.promises import promise

pytestmark = promise("clock-zones", "clock-changes", "clock-dates")

ZONES = ("Europe/Rome", "America/New_York", "Australia/Lord_Howe")
"""The last moves its clocks by half an hour."""
MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
TIMES = st.integers(1_577_836_800_000, 1_924_992_000_000)
"""Milliseconds of 2020 to 2030."""


def ms(text: str, zone: str = "UTC") -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()) * 1000


def wall(moment: str) -> datetime:
    return datetime.fromisoformat(moment)


def weekly(zone: str, start: int) -> Plan:
    return make_plan(Template.LEAGUE, Defaults(zone=zone), start)


def plan_at(meant: str, zone: str, template: Template = Template.HUSTLE) -> Plan:
    return make_plan(template, Defaults(zone=zone)).starting(datetime.fromisoformat(meant))


@promise("members-absent")
def test_a_live_round_waits_three_minutes_for_a_member() -> None:
    due = pace_of(make_plan(Template.CUP, Defaults())).at_draw(1, Deadline(DAY, 0), HOUR)
    assert due == {(DeadlineKind.MISSING, 1): Deadline(HOUR + 3 * MINUTE, HOUR)}


@promise("clock-next-round")
def test_in_windows_the_next_round_opens_on_its_date() -> None:
    assert pace_of(weekly("UTC", 0)).next_round(1, 2 * DAY, played=True) == Deadline(7 * DAY, None)


@promise("contest-pace")
def test_a_window_has_the_days_of_the_draft() -> None:
    plan = weekly("UTC", 0)
    for days in (1, 14):
        pace = pace_of(replace(plan, config=replace(plan.config, days=days)))
        assert pace.round_ends_at(3 * DAY, 3 * DAY) == (3 + days) * DAY


@given(start=TIMES, zone=st.sampled_from(ZONES), number=st.integers(1, 24), days=st.integers(1, 28))
def test_windows_follow_one_another(start: int, zone: str, number: int, days: int) -> None:
    plan = weekly(zone, start)
    opens, closes = window(plan, number)
    assert opens < closes == window(plan, number + 1)[0]
    assert abs(closes - opens - 7 * DAY) <= HOUR
    assert window(plan, 1)[0] == start


def test_a_series_goes_on_at_the_same_time_of_the_same_day() -> None:
    night = make_plan(Template.HUSTLE, Defaults(zone="Europe/Rome"), ms("2027-03-26 20:00", "Europe/Rome"))
    assert next_start(night) == ms("2027-04-02 20:00", "Europe/Rome")
    assert next_start(night, night.starts_at + 3 * HOUR) == ms("2027-04-02 20:00", "Europe/Rome")
    assert next_start(night, ms("2027-04-02 10:00")) == ms("2027-04-09 20:00", "Europe/Rome")
    season = weekly("Europe/Rome", ms("2026-11-30 00:00", "Europe/Rome"))
    assert next_start(season, window(season, 5)[1]) == ms("2027-01-11 00:00", "Europe/Rome")


def test_a_series_at_a_time_that_was_skipped_is_at_its_time_again() -> None:
    plan = plan_at("2027-03-21T02:30", "Europe/Rome")
    starts = []
    for _ in range(3):
        plan = plan.starting(next_meant(plan))
        starts.append(f"{clock_time(plan.starts_at, plan.zone):%d. %H:%M}")
    assert starts == ["28. 03:30", "04. 02:30", "11. 02:30"]


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


def test_where_the_clocks_of_a_zone_are_changed_by_law_the_start_stays_on_the_clock() -> None:
    """As stored by a machine that knew the zone otherwise: an hour off."""
    data = json.loads(encode(plan_at("2026-11-27T20:00", "Europe/Rome")))
    data["starts_at"] += HOUR
    assert clock_time(decode(json.dumps(data)).starts_at, "Europe/Rome") == wall("2026-11-27T20:00")


async def test_after_a_missed_start_a_series_goes_on_when_it_was_meant(database: Database) -> None:
    w = World(database)
    w.clock.at = ms("2026-10-20T12:00", "Europe/Rome")
    plan = replace(plan_at("2026-10-23T20:00", "Europe/Rome"), repeats=True)
    stored = await w.published(plan)
    w.clock.at = plan.starts_at + 2 * HOUR
    stored = await w.director.advance(stored.id)
    assert stored.plan.starts_at == w.clock.at + 5 * MINUTE
    after = clock_time(next_start(stored.plan), "Europe/Rome")
    assert after == wall("2026-10-30T20:00"), "the clocks went back between"


@pytest.mark.parametrize(("days", "hours"), [(1, [12, 3]), (2, [24, 3]), (7, [84, 24, 3]), (28, [336, 24, 3])], ids=str)
def test_reminders_are_at_half_of_the_window_and_a_day_and_three_hours_before_its_end(
    days: int, hours: list[int]
) -> None:
    whistle, now, found = Deadline(5 + days * DAY_MS, None), 5, list[int]()
    while (due := next_reminder(5, whistle, now)) is not None:
        now = due.due_at
        found.append(now)
    assert found == [whistle.due_at - each * HOUR for each in hours]
