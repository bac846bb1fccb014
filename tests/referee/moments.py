"""Days of a place, and times in which nobody could act. Times are milliseconds UTC."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000
Span = tuple[int, int]
"""From when until when."""
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def days_later(at: int, days: int, zone: str) -> int:
    """The same time of day so many days later in a place; one that the clocks skip is as much later."""
    there = (_EPOCH + timedelta(milliseconds=at)).astimezone(ZoneInfo(zone))
    moved = (there.replace(tzinfo=None) + timedelta(days=days)).replace(tzinfo=there.tzinfo)
    return (moved.astimezone(UTC) - _EPOCH) // timedelta(milliseconds=1)


def clocks_change(at: int, zone: str) -> bool:
    """Whether the clocks of a place change within a day of a time."""
    around = ((_EPOCH + timedelta(milliseconds=each)).astimezone(ZoneInfo(zone)) for each in (at - DAY, at, at + DAY))
    return len({each.utcoffset() for each in around}) > 1


def inside(spans: Iterable[Span], begin: int, end: int) -> int:
    """How long any of some spans lasted between two times; where they overlap it counts once."""
    total, done = 0, begin
    for since, until in sorted(spans):
        first, last = max(since, done), min(until, end)
        if last > first:
            total += last - first
            done = last
    return total


def until(spans: Iterable[Span], end: int) -> list[Span]:
    """What of some spans is before a time."""
    return [(since, min(last, end)) for since, last in spans if since < end]
