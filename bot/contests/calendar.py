"""The calendar of contests: the windows of rounds, starts of a series, and times to choose from for a match.

Days are days of a place: a round that opens on Monday at 0:00 does so in summer and in winter, by the rule of
`bot.contests.wall_clock`. Times are milliseconds UTC everywhere else.
"""

from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from bot.clock import DAY_MS, HOUR_MS, MINUTE_MS
from bot.contests.errors import ContestCode
from bot.contests.plan import Plan
from bot.contests.wall_clock import clock_time, instant, local_time, to_ms, zone_of
from bot.contests.zones import MOST_MEANT, likely_zones, spelled_alike
from engine import Refused

MONDAY: Final = 0
MOST_SLOTS: Final = 25
"""The choices of a menu, all of which a player may tick."""
UTC_NAME: Final = "UTC"
_REGIONS: Final = frozenset(
    ("Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific")
)
"""What the names of zones of places begin with; the others are offsets, abbreviations and names of before."""
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
    """Every zone of a place by its name in small letters. The first call reads files for 40 ms: ask in a thread."""
    real = (name for name in available_timezones() if name == UTC_NAME or name.partition("/")[0] in _REGIONS)
    return {name.casefold(): name for name in real}


def find_zone(text: str) -> str:
    """The IANA name of a zone as typed: `europe/rome`, `America/New York`, or a city that only one zone is named after.

    Offsets and abbreviations are no zones: `EST` is not what New York has in summer, and `GMT+2` can be anybody's.

    Raises:
        Refused: WHICH_ZONE where some zones may be meant, else UNKNOWN_ZONE.
    """
    wanted = "_".join(text.split()).casefold()
    if wanted in _zones():
        return _zones()[wanted]
    cities = [name for key, name in _zones().items() if wanted and key.rpartition("/")[2] == wanted]
    if len(cities) == 1:
        return cities[0]
    meant = sorted(cities)[:MOST_MEANT] or likely_zones(wanted[:64], _zones())
    meant = meant or spelled_alike(wanted[:64], _zones())
    if meant:
        raise Refused(ContestCode.WHICH_ZONE, zone=text[:64], meant=", ".join(meant))
    raise Refused(ContestCode.UNKNOWN_ZONE, zone=text[:64])


def find_zones(text: str, most: int) -> list[str]:
    """The IANA names that a text may mean, and those with it in them, those first whose city begins with it."""
    wanted = "_".join(text.split()).casefold()
    found = [name for key, name in _zones().items() if wanted in key]
    found.sort(key=lambda name: (not name.casefold().rpartition("/")[2].startswith(wanted), name))
    meant = likely_zones(wanted[:64], _zones()) if wanted else []
    return list(dict.fromkeys([*meant, *found] or spelled_alike(wanted[:64], _zones())))[:most]


def days_later(at: int, days: int, zone: str, meant: time | None = None) -> int:
    """The same time of day so many days of the calendar later, whatever the clocks do between.

    `meant` is the time of day that was meant: it comes again after a day on which the clocks skipped it.

    Raises:
        Refused: UNKNOWN_ZONE.
    """
    begin = clock_time(at, zone)
    if days and meant is not None:
        on_days = (datetime.combine(begin - timedelta(days=ago), meant) for ago in (0, 1))  # skipped across midnight
        begin = next((then for then in on_days if instant(then, zone) == at), begin)
    return instant(begin + timedelta(days=days), zone) if days else at


def next_weekday(weekday: int, hour: int, zone: str, now: int) -> datetime:
    """The next such day of the week (Monday is 0) at an hour of a zone, at least a day ahead.

    Raises:
        Refused: UNKNOWN_ZONE.
    """
    least = now + DAY_MS
    first = clock_time(least, zone).date()
    found = datetime.combine(first + timedelta(days=(weekday - first.weekday()) % _WEEK), time(hour))
    return found if instant(found, zone) >= least else found + timedelta(days=_WEEK)


def window(plan: Plan, number: int) -> tuple[int, int]:
    """When the round `number`, from 1, opens and closes in a contest played over days.

    Rounds to come have their days one after the other, from the last opening that is known.
    """
    known = plan.opens or (plan.starts_at,)

    def opening(nth: int) -> int:
        last = min(nth, len(known))
        return days_later(known[last - 1], (nth - last) * plan.config.days, plan.zone, plan.meant_at.time())

    return opening(number), opening(number + 1)


def next_meant(plan: Plan, ended_at: int | None = None) -> datetime:
    """When the successor in a series is meant to start: on the same day of the week at the same time, after the end.

    `ended_at` is when this one ended, or will; without it, it ends within a week. What was meant counts, not when this
    one could start.
    """
    meant = plan.meant_at + timedelta(days=_WEEK)
    while ended_at is not None and instant(meant, plan.zone) < ended_at + _NOTICE_DAYS * DAY_MS:
        meant += timedelta(days=_WEEK)
    return meant


def next_start(plan: Plan, ended_at: int | None = None) -> int:
    """The instant of `next_meant`."""
    return instant(next_meant(plan, ended_at), plan.zone)


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


def is_slot(plan: Plan, number: int, at: int) -> bool:
    """Whether a time is one of those that `slots` may offer for a round, at some moment."""
    opens, closes = window(plan, number)
    if not opens <= at <= closes - _SLOT_LENGTH_MS:
        return False
    day, place = local_time(at, plan.zone).date(), zone_of(plan.zone)
    return any(_at(day, hour, place) == at for hour in _SLOT_HOURS)


def stamp(at: int, style: str = "F") -> str:
    """A time as Discord shows it to each reader in their own zone; `F` has the day of the week, `R` counts down.

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
