"""When posts come by themselves. Pure; times are milliseconds UTC, days are counted from 1970-01-01."""

from datetime import date, datetime, time, timedelta
from functools import lru_cache
from typing import Final, NamedTuple
from zlib import crc32

from bot.clock import DAY_MS, MINUTE_MS
from bot.servers.settings import OwnPost
from bot.wall_clock import instant, local_time, zone_of
from engine import Refused

SPREAD_MS: Final = 4 * MINUTE_MS
"""Posts of one hour come within so much time, so that many servers are no burst of requests."""
MONTHS: Final = {OwnPost.MONTHS: 1, OwnPost.QUARTERS: 3}
"""How long seasons last that follow the calendar."""
_EPOCH: Final = date(1970, 1, 1)
WEEK: Final = timedelta(days=7)
_FORTNIGHT: Final = timedelta(days=14)
"""No place keeps other clocks for less than that: Morocco changes them for the month of Ramadan."""


def puzzle_post_at(day: int, hour: int, zone: str, guild: int) -> int:
    """When a server's post about the puzzle of a day (UTC) comes: at that hour (0 to 23) of the zone, while it is on.

    Each date of the zone has one such post, about the same day or the next. Where summer time puts the hour before the
    puzzle's begin the post comes with the puzzle, an hour late, rather than twice about one puzzle. (At 23:00 in the
    Azores, and nowhere else, that is after the date's end.)
    """
    known = _zone_or_utc(zone)
    begin = datetime.combine(_EPOCH + timedelta(days=day), time())
    shown = begin + _least_offset(known, begin.year)  # by clocks of the zone, at the puzzle's begin, in winter
    meant = datetime.combine(shown, time(hour))
    if meant < shown:
        meant += timedelta(days=1)
    return max(instant(meant, known), day * DAY_MS) + spread_of(guild)


def monday_at(now: int, zone: str) -> date:
    """The Monday of the week that a time is in, by the clocks of a zone."""
    today = local_time(now, _zone_or_utc(zone)).date()
    return today - timedelta(days=today.weekday())


def week_post_at(monday: date, hour: int, zone: str, guild: int) -> int:
    """When a server's post about the week before a Monday comes: on that day, at that hour of the zone."""
    return instant(datetime.combine(monday, time(hour)), _zone_or_utc(zone)) + spread_of(guild)


def week_before(monday: date, zone: str) -> tuple[int, int]:
    """When the week before a Monday begins and ends, by the clocks of a zone."""
    known = _zone_or_utc(zone)
    begins, ends = (instant(datetime.combine(day, time()), known) for day in (monday - WEEK, monday))
    return begins, ends


class Period(NamedTuple):
    """A month or a quarter: its first date, when a season begins with it, and when the next one does."""

    first: date
    begins: int
    ends: int


def period_at(now: int, months: int, hour: int, zone: str, guild: int) -> Period:
    """The period of so many months that a time is in; it begins at that hour of its first date in the zone."""
    known = _zone_or_utc(zone)
    today = local_time(now, known).date()
    first = date(today.year, (today.month - 1) // months * months + 1, 1)

    def begin(first: date) -> int:
        return instant(datetime.combine(first, time(hour)), known) + spread_of(guild)

    if begin(first) > now:
        first = _later(first, -months)
    return Period(first, begin(first), begin(_later(first, months)))


def _later(first: date, months: int) -> date:
    years, month = divmod(first.month - 1 + months, 12)
    return date(first.year + years, month + 1, 1)


def spread_of(guild: int) -> int:
    """How much later than others the posts of a server come, below `SPREAD_MS`; always the same."""
    return crc32(guild.to_bytes(8, "big")) % SPREAD_MS


def _zone_or_utc(zone: str) -> str:
    """The zone, or UTC for one that this machine does not know."""
    try:
        zone_of(zone)
    except Refused:
        return "UTC"
    return zone


@lru_cache(1024)
def _least_offset(zone: str, year: int) -> timedelta:
    """What the clocks of a zone are ahead of UTC in a year, at the least."""
    begin, place = datetime(year, 1, 1, 12), zone_of(zone)  # noqa: DTZ001 - a time of the zone, given below
    found = ((begin + _FORTNIGHT * number).replace(tzinfo=place).utcoffset() for number in range(27))
    return min(offset for offset in found if offset is not None)
