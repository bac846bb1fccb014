"""The calendar of contests: the windows of rounds, starts of a series, and times to choose from for a match.

Days are days of a place: a round that opens on Monday at 0:00 does so in summer and in winter. Times are milliseconds
UTC everywhere else.
"""

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from bot.clock import DAY_MS, HOUR_MS, MINUTE_MS
from bot.contests.plan import Plan
from bot.contests.refusals import PlanRefusal
from engine import Refused

MONDAY: Final = 0
MOST_SLOTS: Final = 25
"""The choices of a menu, all of which a player may tick."""
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND: Final = timedelta(milliseconds=1)
_WEEK: Final = 7
_NOTICE_DAYS: Final = 1
"""Between the end of a contest and the start of its successor, at least."""
_SLOT_HOURS: Final = (20, 21, 19, 18, 22, 17, 16, 15, 14, 11)
"""Of a day, those first when most members of a server have time."""
_SLOT_AHEAD_MS: Final = HOUR_MS
_SLOT_LENGTH_MS: Final = 2 * HOUR_MS
"""A match needs so much of the window."""


@cache
def _zones() -> dict[str, str]:
    """Every zone by its name without regard to case. The first call reads their files for 40 ms, so ask in a thread."""
    return {name.casefold(): name for name in available_timezones()}


def find_zone(text: str) -> str:
    """The IANA name of a zone as typed: `europe/rome`, `America/New York`, or a city that only one zone is named after.

    Raises:
        Refused: UNKNOWN_ZONE.
    """
    wanted = "_".join(text.split()).casefold()
    if wanted in _zones():
        return _zones()[wanted]
    cities = [name for key, name in _zones().items() if wanted and key.rpartition("/")[2] == wanted]
    if len(cities) != 1:
        raise Refused(PlanRefusal.UNKNOWN_ZONE, zone=text[:64])
    return cities[0]


def find_zones(text: str, most: int) -> list[str]:
    """The IANA names with a text in them, those first whose city begins with it; of places rather than of offsets."""
    wanted = "_".join(text.split()).casefold()
    found = [name for key, name in _zones().items() if wanted in key and ("/" in key or key == "utc")]
    found = [name for name in found if not name.startswith(("Etc/", "SystemV/", "posix/", "right/", "US/"))]
    return sorted(found, key=lambda name: (not name.casefold().rpartition("/")[2].startswith(wanted), name))[:most]


def zone_of(name: str) -> ZoneInfo:
    """A zone by its IANA name.

    Raises:
        Refused: UNKNOWN_ZONE.
    """
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError) as error:  # OSError: the name of a folder, or one too long
        raise Refused(PlanRefusal.UNKNOWN_ZONE, zone=name[:64]) from error


def local_time(at: int, zone: str) -> datetime:
    """A time on the clocks of a zone.

    Raises:
        Refused: UNKNOWN_ZONE.
    """
    return (_EPOCH + at * _MILLISECOND).astimezone(zone_of(zone))


def to_ms(moment: datetime) -> int:
    """A time with its zone as milliseconds UTC. One that the clocks skip is as much later as they go forward."""
    return (moment - _EPOCH) // _MILLISECOND


def days_later(at: int, days: int, zone: str) -> int:
    """The same time of day so many days of the calendar later, whatever the clocks do between.

    Raises:
        Refused: UNKNOWN_ZONE.
    """
    begin = local_time(at, zone)
    moved = begin.replace(tzinfo=None, fold=0) + timedelta(days=days)
    return to_ms(moved.replace(tzinfo=begin.tzinfo, fold=begin.fold if days == 0 else 0))


def next_weekday(weekday: int, hour: int, zone: str, now: int) -> int:
    """The next such day of the week (Monday is 0) at an hour, at least a day ahead.

    Raises:
        Refused: UNKNOWN_ZONE.
    """
    place, least = zone_of(zone), now + DAY_MS
    first = local_time(least, zone).date()
    day = first + timedelta(days=(weekday - first.weekday()) % _WEEK)
    found = _at(day, hour, place)
    return found if found >= least else _at(day + timedelta(days=_WEEK), hour, place)


def window(plan: Plan, number: int) -> tuple[int, int]:
    """When the round `number`, from 1, opens and closes in a contest played over days.

    Rounds to come have their days one after the other, from the last opening that is known.
    """
    known = plan.opens or (plan.starts_at,)

    def opening(nth: int) -> int:
        last = min(nth, len(known))
        return days_later(known[last - 1], (nth - last) * plan.config.days, plan.zone)

    return opening(number), opening(number + 1)


def next_start(plan: Plan, ended_at: int | None = None) -> int:
    """When the successor in a series starts: on the same day of the week at the same time, after the end.

    `ended_at` is when this one ended, or will; without it, it ends within a week.
    """
    weeks = 1
    if ended_at is not None:
        while days_later(plan.starts_at, weeks * _WEEK, plan.zone) < ended_at + _NOTICE_DAYS * DAY_MS:
            weeks += 1
    return days_later(plan.starts_at, weeks * _WEEK, plan.zone)


def slots(plan: Plan, number: int, now: int, most: int = MOST_SLOTS) -> tuple[int, ...]:
    """Times to choose from for a match of a round, in their order: evenings first, as many days as there are."""
    opens, closes = window(plan, number)
    begin, end = max(opens, now + _SLOT_AHEAD_MS), closes - _SLOT_LENGTH_MS
    place = zone_of(plan.zone)
    days = list(_days(local_time(begin, plan.zone).date(), local_time(closes, plan.zone).date()))
    found: dict[int, None] = {}
    for hour in _SLOT_HOURS:
        there = [at for at in (_at(day, hour, place) for day in days) if begin <= at <= end and at not in found]
        found.update(dict.fromkeys(_spread(there, most - len(found))))
    return tuple(sorted(found))


def stamp(at: int, style: str = "F") -> str:
    """A time as Discord shows it to each reader in the own zone; `F` has the day of the week, `R` counts down.

    >>> stamp(1_764_270_000_000)
    '<t:1764270000:F>'
    """
    return f"<t:{at // 1000}:{style}>"


def end_stamp(at: int, style: str = "F") -> str:
    """The end of some days as the last minute of them: midnight is taken for the day that it begins.

    >>> end_stamp(1_764_547_200_000)
    '<t:1764547140:F>'
    """
    return stamp(at - MINUTE_MS, style)


def _at(day: date, hour: int, zone: ZoneInfo) -> int:
    return to_ms(datetime.combine(day, time(hour), zone))


def _days(first: date, last: date) -> Iterator[date]:
    for day in range((last - first).days + 1):
        yield first + timedelta(days=day)


def _spread(times: list[int], most: int) -> list[int]:
    """At most so many of the times, at equal distances."""
    if len(times) <= most:
        return times
    return [times[nth * len(times) // most] for nth in range(most)]
