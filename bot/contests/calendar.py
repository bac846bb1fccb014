"""Times to choose from for a match."""

from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from bot.clock import HOUR_MS
from bot.contests.plan import Plan, window
from bot.wall_clock import local_time, to_ms, zone_of

MOST_SLOTS: Final = 25
"""The choices of a menu, all of which a player may tick."""
_SLOT_HOURS: Final = (20, 21, 19, 18, 22, 17, 16, 15, 14, 11)
"""Of a day, those first when most members of a server have time."""
_SLOT_AHEAD_MS: Final = HOUR_MS
_SLOT_LENGTH_MS: Final = 2 * HOUR_MS
"""A match needs so much of the window."""


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
