"""Times on the clocks of a place, and the one rule that makes instants of them.

A time that the clocks skip is as much later as they go forward: 2:30 becomes 3:30, and a midnight that is skipped 1:00.
Of a time that comes twice the first is meant. So does iCalendar (RFC 5545, 3.3.5). Instants are milliseconds UTC.
"""

from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from bot.contests.errors import ContestCode
from engine import Refused

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND: Final = timedelta(milliseconds=1)


def zone_of(name: str) -> ZoneInfo:
    """A zone by its IANA name.

    Raises:
        Refused: UNKNOWN_ZONE.
    """
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError) as error:  # OSError: the name of a folder, or one too long
        raise Refused(ContestCode.UNKNOWN_ZONE, zone=name[:64]) from error


def local_time(at: int, zone: str) -> datetime:
    """A time on the clocks of a zone.

    Raises:
        Refused: UNKNOWN_ZONE.
    """
    return (_EPOCH + at * _MILLISECOND).astimezone(zone_of(zone))


def clock_time(at: int, zone: str) -> datetime:
    """What the clocks of a zone show at an instant, without the zone.

    Raises:
        Refused: UNKNOWN_ZONE.
    """
    return local_time(at, zone).replace(tzinfo=None, fold=0)


def instant(meant: datetime, zone: str) -> int:
    """When the clocks of a zone show a date and time, by the rule above.

    Raises:
        Refused: UNKNOWN_ZONE.
    """
    return to_ms(meant.replace(tzinfo=zone_of(zone), fold=0))


def to_ms(moment: datetime) -> int:
    """A time with its zone as milliseconds UTC."""
    return (moment - _EPOCH) // _MILLISECOND
