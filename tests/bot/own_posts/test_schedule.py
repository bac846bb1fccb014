"""When the post about a puzzle comes: each date of a zone once, at its hour or with the puzzle, spread over minutes."""

from collections import Counter
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.own_posts import SPREAD_MS, puzzle_post_at, spread_of
from tests.suite import sampled

DAY = 86_400_000
HERE = 1_200_000_000_000_000_000
YEAR = [(date(2026, 1, 1) - date(1970, 1, 1)).days + day for day in range(365)]
ZONES = (
    "America/New_York", "Europe/Rome", "Australia/Lord_Howe", "Atlantic/Azores", "Africa/Casablanca", "Asia/Kolkata",
    "America/Santiago", "Pacific/Auckland", "Pacific/Honolulu", "Europe/Dublin",
)  # fmt: skip
"""With clocks that go forward by an hour, by half an hour, at midnight, back for Ramadan, and not at all."""


def shown(at: int, zone: str) -> datetime:
    """What the clocks of a zone show."""
    return datetime.fromtimestamp(at / 1000, UTC).astimezone(ZoneInfo(zone)).replace(tzinfo=None)


def date_of(at: int, zone: str, hour: int) -> date:
    """The date whose post comes then. At 23:00 in the Azores it waits for the puzzle until midnight in summer."""
    there = shown(at, zone)
    return there.date() - timedelta(days=there.hour < hour)


@pytest.mark.parametrize("zone", sampled(ZONES, ZONES[:3]))
@pytest.mark.parametrize("hour", sampled(range(24), (0, 12, 19)))
def test_every_date_has_one_post_while_its_puzzle_is_on(zone: str, hour: int) -> None:
    comes = [puzzle_post_at(day, hour, zone, HERE) - spread_of(HERE) for day in YEAR]
    for day, at in zip(YEAR, comes, strict=True):
        assert day * DAY <= at < (day + 1) * DAY - SPREAD_MS
    dates = [date_of(at, zone, hour) for at in comes]
    assert dates == [dates[0] + timedelta(days=number) for number in range(len(YEAR))]
    for day, at, local in zip(YEAR, comes, dates, strict=True):
        late = shown(at, zone) - datetime(local.year, local.month, local.day, hour)  # noqa: DTZ001 - of the zone
        assert timedelta(0) <= late <= timedelta(hours=1)
        skipped = ZoneInfo(zone).utcoffset(shown(at - 3_600_000, zone)) != ZoneInfo(zone).utcoffset(shown(at, zone))
        assert not late or at == day * DAY or skipped, "late only for a puzzle to begin, or where the clocks skip it"


def test_at_seven_in_the_evening_in_new_york() -> None:
    """In winter the next puzzle begins just then, in summer an hour later."""
    day = (date(2026, 3, 8) - date(1970, 1, 1)).days
    for number in (day - 1, day, day + 1, day + 2):
        at = puzzle_post_at(number, 19, "America/New_York", HERE) - spread_of(HERE)
        assert at == number * DAY
    assert puzzle_post_at(day, 12, "America/New_York", HERE) - spread_of(HERE) == day * DAY + 16 * 3_600_000
    assert puzzle_post_at(day - 1, 12, "America/New_York", HERE) - spread_of(HERE) == (day - 1) * DAY + 17 * 3_600_000


def test_an_unknown_zone_is_utc() -> None:
    assert puzzle_post_at(20_000, 5, "Nowhere/Land", 1) == puzzle_post_at(20_000, 5, "UTC", 1)


def test_two_hundred_servers_are_no_burst() -> None:
    """Whether their ids follow each other, or were given over years."""
    for step in (1, 1 << 22, 7_777_777_777_777):
        spreads = [spread_of(HERE + step * number) for number in range(200)]
        assert all(0 <= each < SPREAD_MS for each in spreads)
        assert max(Counter(each // 1000 for each in spreads).values()) <= 10
        assert spreads == [spread_of(HERE + step * number) for number in range(200)]
