"""What people may mean who type an offset, an abbreviation or a country instead of a zone's name."""

import re
from collections.abc import Collection, Iterable, Mapping
from datetime import UTC, datetime, timedelta
from difflib import get_close_matches
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

MOST_MEANT: Final = 3
"""Zones that are proposed."""
_KNOWN: Final = (
    *("Europe/Rome", "Europe/Paris", "Europe/London", "America/New_York", "America/Chicago", "America/Denver"),
    *("America/Los_Angeles", "America/Halifax", "America/Phoenix", "America/Anchorage", "Pacific/Honolulu"),
    *("America/St_Johns", "America/Sao_Paulo", "Europe/Athens", "Europe/Lisbon", "Europe/Moscow", "Africa/Cairo"),
    *("Africa/Johannesburg", "Africa/Lagos", "Africa/Nairobi", "Asia/Dubai", "Asia/Karachi", "Asia/Kolkata"),
    *("Asia/Dhaka", "Asia/Bangkok", "Asia/Shanghai", "Asia/Singapore", "Asia/Tokyo", "Asia/Seoul"),
    *("Australia/Sydney", "Australia/Brisbane", "Australia/Adelaide", "Australia/Perth", "Pacific/Noumea"),
    *("Pacific/Auckland", "Pacific/Tongatapu", "Atlantic/Azores", "Atlantic/South_Georgia", "Asia/Kathmandu"),
)
"""Zones of many people, those first that are proposed first."""
_OFFSET: Final = re.compile(r"(?:etc/)?(?:utc|gmt|z)?_?([+-])_?(\d{1,2})(?::?([0-5]\d))?")
_UNIVERSAL: Final = frozenset(("z", "zulu", "uct", "universal", "gmt", "gmt0", "gmt+0", "gmt-0", "greenwich"))
_CLOSE: Final = 0.75
_SAMPLES: Final = tuple(datetime(year, month, 1, 12, tzinfo=UTC) for year in (2018, 2025) for month in (1, 4, 7, 10))
"""Zones whose clocks show the same then are taken for the same."""


def likely_zones(wanted: str, zones: Mapping[str, str]) -> list[str]:
    """The zones that a text may mean, at most `MOST_MEANT`, the likeliest first.

    `wanted` is in small letters with `_` for spaces; `zones` has every zone that may be proposed by such a name.
    """
    bare = wanted.removeprefix("etc/")
    known = [name for name in _KNOWN if name in zones.values()]
    if bare in _UNIVERSAL:
        return [name for name in ("UTC", "Europe/London") if name in zones.values()]
    if (offset := _offset_of(wanted)) is not None:
        return [name for name in known if offset in _offsets(name)][:MOST_MEANT]
    if found := [name for name in known if bare.upper() in _abbreviations(name)]:
        return found[:MOST_MEANT]
    if found := _same_clocks(wanted, known):
        return found[:MOST_MEANT]
    return []


def spelled_alike(wanted: str, zones: Mapping[str, str]) -> list[str]:
    """The zones whose city is spelled almost so; as `likely_zones`."""
    cities = {key.rpartition("/")[2]: name for key, name in zones.items()}
    found = get_close_matches(wanted.rpartition("/")[2], cities, MOST_MEANT, _CLOSE)
    return [cities[each] for each in found]


def _offset_of(wanted: str) -> timedelta | None:
    """As people mean it: `GMT+2` is two hours before Greenwich, although the zone of that name is two behind."""
    found = _OFFSET.fullmatch(wanted)
    if found is None:
        return None
    offset = timedelta(hours=int(found[2]), minutes=int(found[3] or 0))
    return -offset if found[1] == "-" else offset


@cache
def _offsets(name: str) -> frozenset[timedelta | None]:
    """The offsets of a zone in winter and in summer."""
    zone = ZoneInfo(name)
    return frozenset(at.astimezone(zone).utcoffset() for at in _SAMPLES)


@cache
def _abbreviations(name: str) -> frozenset[str]:
    """What a zone's time is called: such as EST, EDT, and ET for both."""
    zone = ZoneInfo(name)
    full = {at.tzname() or "" for at in (each.astimezone(zone) for each in _SAMPLES)}
    short = {f"{each[0]}T" for each in full if each[1:] in ("ST", "DT")}
    return frozenset(full | short | {"".join(pair) for pair in _posix_names(full)})


def _posix_names(names: Iterable[str]) -> Iterable[tuple[str, str, str]]:
    """Such as EST5EDT."""
    hours = {"EST": "5", "CST": "6", "MST": "7", "PST": "8"}
    return ((each, hours[each], each.replace("ST", "DT")) for each in names if each in hours)


def _same_clocks(wanted: str, known: Collection[str]) -> list[str]:
    """Where a name of before is a zone's, such as Japan or US/Eastern: the zones whose clocks show the same."""
    name = next((each for each in available_timezones() if each.casefold() == wanted), None)
    if name is None or name in ("Factory", "localtime"):
        return []
    shows = _clocks(name)
    return [each for each in known if _clocks(each) == shows]


@cache
def _clocks(name: str) -> tuple[timedelta | None, ...]:
    zone = ZoneInfo(name)
    return tuple(at.astimezone(zone).utcoffset() for at in _SAMPLES)
