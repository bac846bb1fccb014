"""Clocks of a place, its zones, stamps, and how times are typed there."""

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.panels.refusals import sentence
from bot.texts.catalogue import LANGUAGES
from bot.wall_clock import (
    TimeCode,
    TypedTime,
    clock_time,
    days_later,
    end_stamp,
    find_zone,
    find_zones,
    instant,
    local_time,
    read_time,
    stamp,
    zone_of,
)
from engine import Refused
from tests.cases import for_all
from tests.refused import refused
from tests.suite import rest

ZONES = ("Europe/Rome", "America/New_York", "Australia/Lord_Howe")
"""The last moves its clocks by half an hour."""
ROME = "Europe/Rome"
HOUR = 3_600_000
DAY = 24 * HOUR
TIMES = st.integers(1_577_836_800_000, 1_924_992_000_000)
"""Milliseconds of 2020 to 2030."""


def ms(text: str, zone: str = "UTC") -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()) * 1000


@for_all(
    zone__meant__shown=[
        ("Europe/Rome", "2027-03-28T02:30", "2027-03-28T03:30"),
        ("Australia/Lord_Howe", "2026-10-04T02:15", "2026-10-04T02:45"),
        ("America/Santiago", "2026-09-06T00:00", "2026-09-06T01:00"),
        ("Africa/Cairo", "2027-04-30T00:00", "2027-04-30T01:00"),
        ("Europe/Rome", "2026-11-27T20:00", "2026-11-27T20:00"),
    ]
)
def test_a_time_that_the_clocks_skip_is_as_much_later(zone: str, meant: str, shown: str) -> None:
    assert clock_time(instant(datetime.fromisoformat(meant), zone), zone) == datetime.fromisoformat(shown)


def test_of_a_time_that_comes_twice_the_first_is_meant() -> None:
    at = instant(datetime.fromisoformat("2026-10-25T02:30"), ROME)
    assert at == ms("2026-10-25T02:30", ROME)
    assert clock_time(at + HOUR, ROME) == clock_time(at, ROME)


@given(at=TIMES, zone=st.sampled_from(ZONES), days=st.integers(-400, 400))
def test_days_later_it_is_the_same_time_of_day(at: int, zone: str, days: int) -> None:
    begin, later = local_time(at, zone), local_time(days_later(at, days, zone), zone)
    wanted = begin.replace(tzinfo=None) + timedelta(days=days)
    skipped = later.replace(tzinfo=None) - wanted
    if skipped:  # the clocks go forward over the time that was wanted
        assert timedelta(0) < skipped <= timedelta(hours=1)
        assert not exists(wanted, zone)
    assert begin.microsecond == later.microsecond


def test_after_a_midnight_that_was_skipped_days_begin_at_midnight_again() -> None:
    at = instant(datetime.fromisoformat("2026-09-06T00:00"), "America/Santiago")
    said = [
        f"{local_time(days_later(at, 7, 'America/Santiago', meant), 'America/Santiago'):%H:%M}"
        for meant in (None, time(0))
    ]
    assert said == ["01:00", "00:00"], "1:00 may be meant, too"


def exists(naive: datetime, zone: str) -> bool:
    there = naive.replace(tzinfo=ZoneInfo(zone))
    return there.astimezone(UTC).astimezone(ZoneInfo(zone)).replace(tzinfo=None) == naive


@for_all(
    typed__zone=[
        ("Europe/Rome", "Europe/Rome"),
        ("europe/rome", "Europe/Rome"),
        ("  america/new york ", "America/New_York"),
        ("New York", "America/New_York"),
        ("lord howe", "Australia/Lord_Howe"),
        ("utc", "UTC"),
    ]
)
def test_zones_are_found_by_name_and_by_city(typed: str, zone: str) -> None:
    assert find_zone(typed) == zone


@for_all(typed=["", " ", "Europe", "Europe/Atlantis", "../../etc/passwd", "x" * 5000, "\0"])
def test_unknown_zones_are_refused(typed: str) -> None:
    for find in (find_zone, zone_of):
        with refused(TimeCode.UNKNOWN_ZONE) as refusal:
            find(typed)
        assert len(str(refusal.value.data["zone"])) <= 64


@for_all(
    typed__first=[
        ("rome", ["Europe/Rome"]),
        ("New Y", ["America/New_York"]),
        ("europe/l", ["Europe/Lisbon", "Europe/Ljubljana", "Europe/London", "Europe/Luxembourg"]),
        ("utc", ["UTC"]),
        ("atlantis", []),
    ]
)
def test_zones_are_offered_by_what_is_in_their_names(typed: str, first: list[str]) -> None:
    assert find_zones(typed, len(first) or 1) == first
    assert len(find_zones("", 25)) == 25


@for_all(typed=["EST", "GMT+2", "Factory", "Etc"])
def test_offsets_and_abbreviations_are_no_zones(typed: str) -> None:
    with refused(TimeCode.UNKNOWN_ZONE):
        find_zone(typed)


def test_times_are_shown_as_timestamps() -> None:
    assert [stamp(ms("2026-11-27 19:00"), style) for style in "FR"] == ["<t:1795806000:F>", "<t:1795806000:R>"]


def test_the_end_of_days_is_shown_as_their_last_minute() -> None:
    assert end_stamp(ms("2026-11-28 00:00"), "f") == stamp(ms("2026-11-27 23:59"), "f")


NOW = ms("2026-11-23 12:00", ROME)
"""A Monday."""
FORMATS = {
    "en": (
        *("%Y-%m-%d %H:%M", "%Y-%m-%dT%H:%M", "%m/%d/%Y %I:%M %p", "%d.%m.%Y %H:%M", "%b %d, %Y at %I:%M%p"),
        *("%A, %B %d %Y %H:%M", "%I:%M p.m. %d %b %Y"),
    ),
    "it": ("%Y-%m-%d %H:%M", "%d/%m/%Y %H:%M", "%d.%m.%Y ore %H.%M", "%d/%m/%Y alle %H:%M", "%H:%M %d-%m-%Y"),
    "fr": ("%Y-%m-%d %H:%M", "%d/%m/%Y %Hh%M", "%d.%m.%Y à %H h %M", "le %d/%m/%Y à %H:%M"),
}


def read(text: str, language: str = "en", zone: str = ROME, now: int = NOW) -> str:
    return f"{local_time(read_time(text, zone, now, language).at, zone):%Y-%m-%d %H:%M}"


def refusal(text: str, language: str = "en", zone: str = ROME, now: int = NOW) -> object:
    with pytest.raises(Refused) as found:
        read_time(text, zone, now, language)
    return found.value.code


@given(
    now=TIMES,
    ahead=st.integers(2, 365 * 24 * 60),
    zone=st.sampled_from(ZONES),
    written=st.sampled_from([(language, form) for language, forms in FORMATS.items() for form in forms]),
)
def test_what_is_written_is_read(now: int, ahead: int, zone: str, written: tuple[str, str]) -> None:
    at = (now // 60_000 + ahead) * 60_000
    language, form = written
    there = local_time(at, zone)
    if "p.m." in form and there.hour < 12:
        form = form.replace("p.m.", "a.m.")
    found = read_time(there.strftime(form), zone, now, language)
    assert found == TypedTime(at, twice=found.twice) or (found.twice and there.fold and found.at < at)
    repeated = there.replace(fold=0).utcoffset() != there.replace(fold=1).utcoffset()
    assert found.twice == repeated


@for_all(
    language__typed__meant=[
        ("en", "20:00", "2026-11-23 20:00"),
        ("en", "11:59", "2026-11-24 11:59"),
        ("en", "12:00", "2026-11-24 12:00"),
        ("en", "8pm", "2026-11-23 20:00"),
        ("en", "12 am", "2026-11-24 00:00"),
        ("en", "Fri 20:00", "2026-11-27 20:00"),
        ("en", "Friday at 8:30 PM", "2026-11-27 20:30"),
        ("en", "Mon 11:00", "2026-11-30 11:00"),
        ("en", "mon 13:00", "2026-11-23 13:00"),
        ("en", "tomorrow 9:05", "2026-11-24 09:05"),
        ("en", "11/27 20:00", "2026-11-27 20:00"),
        ("en", "27/11 20:00", "2026-11-27 20:00"),
        ("en", "3/4/27 20:00", "2027-03-04 20:00"),
        ("en", "Nov 27th 8 p.m.", "2026-11-27 20:00"),
        ("en", "Mar 3 7pm", "2027-03-03 19:00"),
        ("en", "Tuesday, 1 December 20:00", "2026-12-01 20:00"),
        ("it", "27.11. 20:00", "2026-11-27 20:00"),
        ("it", "27.11 20.30", "2026-11-27 20:30"),
        ("it", "3/4 20:00", "2027-04-03 20:00"),
        ("it", "venerdì alle 21", "2026-11-27 21:00"),
        ("it", "mar 20:00", "2026-11-24 20:00"),
        ("it", "mar 24/11 20:00", "2026-11-24 20:00"),
        ("it", "domani ore 21", "2026-11-24 21:00"),
        ("it", "ven. 27 novembre, 20:00", "2026-11-27 20:00"),
        ("it", "1° dicembre alle 20.45", "2026-12-01 20:45"),
        ("fr", "27/11 20h", "2026-11-27 20:00"),
        ("fr", "vendredi à 20h30", "2026-11-27 20:30"),
        ("fr", "le 1er août à 20 h", "2027-08-01 20:00"),
        ("fr", "27 nov. 2026 20:00", "2026-11-27 20:00"),
        ("fr", "aujourd’hui 23h59", "2026-11-23 23:59"),
        ("fr", "dim. 28 févr. 2027 20h", "2027-02-28 20:00"),
    ]
)
def test_times_are_read_as_each_language_writes_them(language: str, typed: str, meant: str) -> None:
    assert read(typed, language) == meant


@for_all(
    typed__code=[
        *((typed, TimeCode.BAD_TIME) for typed in ("", "soon", "Friday", "2026-11-27", "25:00", "20:60", "13pm")),
        *((typed, TimeCode.BAD_TIME) for typed in ("0am", "20:00 20:00", "Fri Sat 20:00", "x" * 65, "27.11. 20:00 :)")),
        *((typed, TimeCode.BAD_TIME) for typed in ("next week 20:00", "٢٧:٠٠", "27 foo 20:00", "1 2 3 20:00")),
        ("2027-02-29 20:00", TimeCode.NO_SUCH_DAY),
        ("30.2. 20:00", TimeCode.NO_SUCH_DAY),
        ("0.11. 20:00", TimeCode.NO_SUCH_DAY),
        ("27.13. 20:00", TimeCode.NO_SUCH_DAY),
        ("0000-01-01 20:00", TimeCode.NO_SUCH_DAY),
        ("Thursday 27.11. 20:00", TimeCode.OTHER_WEEKDAY),
        ("2027-03-28 02:30", TimeCode.NO_SUCH_TIME),
        ("2026-11-22 20:00", TimeCode.TIME_PAST),
        ("2026-11-23 12:00", TimeCode.TIME_PAST),
        ("22.11. 20:00", TimeCode.TIME_PAST),
        ("today 8:00", TimeCode.TIME_PAST),
        ("2027-11-25 20:00", TimeCode.TOO_FAR),
        ("9999-12-31 23:59", TimeCode.TOO_FAR),
    ]
)
def test_what_is_no_time_to_come_is_refused_with_its_reason(typed: str, code: TimeCode) -> None:
    assert refusal(typed) is code


@for_all(
    zone__skipped__shown_twice=[
        ("Europe/Rome", "2027-03-28 02:00", "2027-10-31 02:59"),
        ("America/New_York", "2027-03-14 02:59", "2027-11-07 01:00"),
        ("Australia/Lord_Howe", "2027-10-03 02:29", "2027-04-04 01:45"),
    ]
)
def test_clocks_that_change(zone: str, skipped: str, shown_twice: str) -> None:
    assert refusal(skipped, zone=zone) is TimeCode.NO_SUCH_TIME
    found = read_time(shown_twice, zone, NOW, "en")
    first = datetime.fromisoformat(shown_twice).replace(tzinfo=ZoneInfo(zone), fold=0)
    assert found == TypedTime(int(first.timestamp()) * 1000, twice=True)


def test_a_zone_that_there_is_not() -> None:
    assert refusal("20:00", zone="Europe/Atlantis") is TimeCode.UNKNOWN_ZONE


@rest
@given(text=st.text(max_size=40) | st.from_regex(r"[0-9./: -]{1,20}(am|pm|h)?", fullmatch=True))
def test_whatever_is_typed_is_a_time_to_come_or_refused(text: str) -> None:
    refusals = (TimeCode.BAD_TIME, TimeCode.NO_SUCH_DAY, TimeCode.TIME_PAST, TimeCode.TOO_FAR)
    try:
        found = read_time(text, ROME, NOW, "en")
    except Refused as refusal:
        if refusal.code not in refusals:
            raise
    else:
        assert NOW < found.at <= NOW + 366 * DAY


def test_the_day_without_a_year_is_the_next_one() -> None:
    assert read("1.1. 20:00") == "2027-01-01 20:00"
    assert read("29.2. 20:00", now=ms("2027-06-01 12:00")) == "2028-02-29 20:00"


def test_a_zone_that_was_typed_is_no_markdown_in_its_refusal() -> None:
    with refused(TimeCode.UNKNOWN_ZONE) as refusal:
        find_zone("*Atlantis*")
    assert not [each for each in LANGUAGES if "*Atlantis*" in sentence(refusal.value, each)]
