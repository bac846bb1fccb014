"""Days of the calendar are days of a place, whatever its clocks do."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.contests.calendar import days_later, find_zone, local_time, next_start, slots, stamp, window, zone_of
from bot.contests.plan import Plan
from bot.contests.refusals import PlanRefusal
from bot.contests.templates import Defaults, Template, make_plan
from engine import Refused

ZONES = ("Europe/Rome", "America/New_York", "Australia/Lord_Howe")
"""The last moves its clocks by half an hour."""
HOUR = 3_600_000
DAY = 24 * HOUR
TIMES = st.integers(1_577_836_800_000, 1_924_992_000_000)
"""Milliseconds of 2020 to 2030."""


def ms(text: str, zone: str = "UTC") -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()) * 1000


def weekly(zone: str, start: int) -> Plan:
    return make_plan(Template.LEAGUE, Defaults(zone=zone), start)


@given(at=TIMES, zone=st.sampled_from(ZONES), days=st.integers(-400, 400))
def test_days_later_it_is_the_same_time_of_day(at: int, zone: str, days: int) -> None:
    begin, later = local_time(at, zone), local_time(days_later(at, days, zone), zone)
    wanted = begin.replace(tzinfo=None) + timedelta(days=days)
    skipped = later.replace(tzinfo=None) - wanted
    if skipped:  # the clocks go forward over the time that was wanted
        assert timedelta(0) < skipped <= timedelta(hours=1)
        assert not exists(wanted, zone)
    assert begin.microsecond == later.microsecond


def exists(naive: datetime, zone: str) -> bool:
    there = naive.replace(tzinfo=ZoneInfo(zone))
    return there.astimezone(UTC).astimezone(ZoneInfo(zone)).replace(tzinfo=None) == naive


@given(start=TIMES, zone=st.sampled_from(ZONES), number=st.integers(1, 24), days=st.integers(1, 28))
def test_windows_follow_one_another(start: int, zone: str, number: int, days: int) -> None:
    plan = weekly(zone, start)
    opens, closes = window(plan, number)
    assert opens < closes == window(plan, number + 1)[0]
    assert abs(closes - opens - 7 * DAY) <= HOUR
    assert window(plan, 1)[0] == start


@pytest.mark.parametrize(
    ("zone", "start", "lengths"),
    [
        ("Europe/Rome", "2027-03-22 00:00", [7 * 24 - 1, 7 * 24]),
        ("Europe/Rome", "2026-10-19 00:00", [7 * 24 + 1, 7 * 24]),
        ("America/New_York", "2027-03-08 00:00", [7 * 24 - 1, 7 * 24]),
        ("Australia/Lord_Howe", "2026-09-28 00:00", [7 * 24 - 0.5, 7 * 24]),
    ],
)
def test_the_week_in_which_the_clocks_change_is_shorter_or_longer(zone: str, start: str, lengths: list[float]) -> None:
    plan = weekly(zone, ms(start, zone))
    assert [(window(plan, n)[1] - window(plan, n)[0]) / HOUR for n in (1, 2)] == lengths


def test_a_series_goes_on_at_the_same_time_of_the_same_day() -> None:
    night = make_plan(Template.HUSTLE, Defaults(zone="Europe/Rome"), ms("2027-03-26 20:00", "Europe/Rome"))
    assert next_start(night) == ms("2027-04-02 20:00", "Europe/Rome")
    assert next_start(night, night.starts_at + 3 * HOUR) == ms("2027-04-02 20:00", "Europe/Rome")
    assert next_start(night, ms("2027-04-02 10:00")) == ms("2027-04-09 20:00", "Europe/Rome")
    season = weekly("Europe/Rome", ms("2026-11-30 00:00", "Europe/Rome"))
    assert next_start(season, window(season, 5)[1]) == ms("2027-01-11 00:00", "Europe/Rome")


@given(start=TIMES, zone=st.sampled_from(ZONES), number=st.integers(1, 5), into=st.integers(-2 * DAY, 8 * DAY))
def test_times_for_a_match_are_in_its_window_and_ahead(start: int, zone: str, number: int, into: int) -> None:
    plan = weekly(zone, start)
    opens, closes = window(plan, number)
    found = slots(plan, number, opens + into)
    assert len(found) == len(set(found)) <= 25
    assert list(found) == sorted(found)
    assert all(max(opens, opens + into + HOUR) <= at <= closes - 2 * HOUR for at in found)
    if into <= 0:
        assert len(found) == 25
        assert len({local_time(at, zone).date() for at in found}) >= 7


def test_evenings_are_proposed_first() -> None:
    plan = weekly("Europe/Rome", ms("2026-11-30 00:00", "Europe/Rome"))
    found = [local_time(at, "Europe/Rome") for at in slots(plan, 1, plan.starts_at - DAY)]
    assert {at.hour for at in found} == {18, 19, 20, 21}
    assert sum(at.hour == 20 for at in found) == 7
    assert f"{found[0]:%A %H:%M}" == "Monday 18:00"
    assert slots(plan, 1, window(plan, 1)[1]) == ()


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Europe/Rome", "Europe/Rome"),
        ("europe/rome", "Europe/Rome"),
        ("  america/new york ", "America/New_York"),
        ("New York", "America/New_York"),
        ("lord howe", "Australia/Lord_Howe"),
        ("utc", "UTC"),
    ],
)
def test_zones_are_found_by_name_and_by_city(typed: str, zone: str) -> None:
    assert find_zone(typed) == zone


@pytest.mark.parametrize("typed", ["", " ", "Europe", "Europe/Atlantis", "../../etc/passwd", "x" * 5000, "\0"])
def test_unknown_zones_are_refused(typed: str) -> None:
    for find in (find_zone, zone_of):
        with pytest.raises(Refused) as refusal:
            find(typed)
        assert refusal.value.code is PlanRefusal.UNKNOWN_ZONE
        assert len(str(refusal.value.data["zone"])) <= 64


def test_times_are_shown_as_timestamps() -> None:
    assert [stamp(ms("2026-11-27 19:00"), style) for style in "FR"] == ["<t:1795806000:F>", "<t:1795806000:R>"]
