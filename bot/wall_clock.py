"""Times on the clocks of a place: zones, instants made of what clocks show, stamps, and times as people type them.

A time that the clocks skip is as much later as they go forward: 2:30 becomes 3:30, and a midnight that is skipped 1:00.
Of a time that comes twice the first is meant. So does iCalendar (RFC 5545, 3.3.5). Instants are milliseconds UTC.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from enum import StrEnum
from functools import cache
from typing import Final, final
from unicodedata import combining, normalize
from zoneinfo import ZoneInfo, available_timezones

from bot.clock import DAY_MS, MINUTE_MS
from engine import Refused

UTC_NAME: Final = "UTC"
_REGIONS: Final = frozenset(
    ("Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific")
)
"""What the names of zones of places begin with; the others are offsets, abbreviations and names of before."""
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND: Final = timedelta(milliseconds=1)


class TimeCode(StrEnum):
    """Why a zone or a time is refused. The value is a key of the catalogue."""

    UNKNOWN_ZONE = "calendar-unknown-zone"
    """Data: `zone`, as typed."""
    BAD_TIME = "calendar-bad-time"
    """It cannot be read as a time."""
    NO_SUCH_DAY = "calendar-no-such-day"
    """Such as February 30."""
    OTHER_WEEKDAY = "calendar-other-weekday"
    """The date falls on another day of the week than was typed."""
    NO_SUCH_TIME = "calendar-no-such-time"
    """The clocks go forward over it."""
    TIME_PAST = "calendar-past"
    TOO_FAR = "calendar-too-far"
    """More than a year ahead."""


def zone_of(name: str) -> ZoneInfo:
    """A zone by its IANA name.

    Raises:
        Refused: UNKNOWN_ZONE.
    """
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError) as error:  # OSError: the name of a folder, or one too long
        raise Refused(TimeCode.UNKNOWN_ZONE, zone=name[:64]) from error


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


@cache
def _zones() -> dict[str, str]:
    """Every zone of a place by its name in small letters. The first call reads files for 40 ms: ask in a thread."""
    real = (name for name in available_timezones() if name == UTC_NAME or name.partition("/")[0] in _REGIONS)
    return {name.casefold(): name for name in real}


def find_zone(text: str) -> str:
    """The IANA name of a zone as typed: `europe/rome`, `America/New York`, or a city that only one zone is named after.

    Offsets and abbreviations are no zones: `EST` is not what New York has in summer, and `GMT+2` can be anybody's.

    Raises:
        Refused: UNKNOWN_ZONE.
    """
    wanted = _simple(text)
    cities = [name for key, name in _zones().items() if wanted and key.rpartition("/")[2] == wanted]
    found = _zones().get(wanted) or (cities[0] if len(cities) == 1 else None)
    if found is None:
        raise Refused(TimeCode.UNKNOWN_ZONE, zone=text[:64])
    return found


def find_zones(text: str, most: int) -> list[str]:
    """The IANA names that have a text in them, those first whose city begins with it."""
    wanted = _simple(text)
    found = [name for key, name in _zones().items() if wanted in key]
    return sorted(found, key=lambda name: (not _simple(name).rpartition("/")[2].startswith(wanted), name))[:most]


def _simple(zone: str) -> str:
    return "_".join(zone.split()).casefold()


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


LONGEST_TIME: Final = 64
"""Characters of a time."""
_AHEAD_MS: Final = 366 * DAY_MS
_STALE: Final = timedelta(days=30)
"""A day without a year that is past by more means next year's; past by less, it is a mistake."""
_DAYS: Final = "mon/lun tue/mar wed/mer thu/gio/jeu fri/ven sat/sab/sam sun/dom/dim"
"""How the days of the week begin, Monday first, in English, Italian and French; without accents."""
_MONTHS: Final = (
    "jan/gen feb/fev mar apr/avr may/mag/mai jun/giu/juin jul/lug/juil aug/ago/aou sep/set oct/ott nov dec/dic"
)
_IN_DAYS: Final = {"today": 0, "oggi": 0, "aujourd'hui": 0, "tomorrow": 1, "domani": 1, "demain": 1}
_FILLERS: Final = frozenset(("at", "on", "the", "of", "il", "alle", "ore", "del", "di", "le", "a", "de", "du"))
_HALVES: Final = {"am": 0, "pm": 12}
_CLOCKS: Final = (
    re.compile(r"(?<![\d./-])(?P<hour>\d{1,2}):(?P<minute>\d{2}) ?(?P<half>[ap]m)?(?![\w:])"),
    re.compile(r"(?<![\d./-])(?P<hour>\d{1,2}) ?(?P<half>[ap]m)(?!\w)"),
    re.compile(r"(?<![\d./-])(?P<hour>\d{1,2}) ?h ?(?P<minute>\d{2})?(?!\w)"),
    re.compile(r"(?<![\w.])(?P<hour>\d{1,2})\.(?P<minute>\d{2})$"),
    re.compile(r"\b(?:ore|alle|at|a) (?P<hour>\d{1,2})$"),
)
"""Each is tried in turn."""
_YEAR: Final = r"(?P<year>\d{4}|\d{2})"
_ISO: Final = re.compile(r"(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})")
_DAY_FIRST: Final = re.compile(rf"(?P<day>\d{{1,2}})(?P<by>[./-])(?P<month>\d{{1,2}})(?:(?P=by){_YEAR}?)?")
_MONTH_FIRST: Final = re.compile(rf"(?P<month>\d{{1,2}})/(?P<day>\d{{1,2}})(?:/{_YEAR})?")
_NAMED: Final = (
    re.compile(rf"(?P<day>\d{{1,2}})(?:st|nd|rd|th|er|°)? (?P<name>[a-z]{{3,}})(?: {_YEAR})?"),
    re.compile(rf"(?P<name>[a-z]{{3,}}) (?P<day>\d{{1,2}})(?:st|nd|rd|th)?(?: {_YEAR})?"),
)
_WRITTEN_MONTH_FIRST: Final = "en"
"""The language in which 3/4 is the fourth of March."""


@final
@dataclass(frozen=True, slots=True)
class TypedTime:
    """A time that was read."""

    at: int
    """Milliseconds UTC."""
    twice: bool
    """The clocks show it twice that day, as they go back; this is the first."""


def read_time(text: str, zone: str, now: int, language: str) -> TypedTime:
    """A time to come, as typed in a zone; a day without a year is the next one, a time without a day the next one.

    `language` decides what 3/4 is; names of days and months may be of any of our languages.

    Raises:
        Refused: BAD_TIME, NO_SUCH_DAY, OTHER_WEEKDAY, NO_SUCH_TIME, PAST, TOO_FAR or UNKNOWN_ZONE.
    """
    today = local_time(now, zone)
    rest, clock = _take_clock(_simplify(text))
    first: Refused | None = None
    for day in _read_days(rest, today.date(), language):
        try:
            found = _resolve(datetime.combine(day, clock), zone)
        except Refused as refusal:
            first = first or refusal
            continue
        if found.at > now:
            if found.at > now + _AHEAD_MS:
                raise Refused(TimeCode.TOO_FAR)
            return found
    raise first or Refused(TimeCode.TIME_PAST)


def _resolve(moment: datetime, zone: str) -> TypedTime:
    """The first time at which the clocks of a zone show this.

    Raises:
        Refused: NO_SUCH_TIME.
    """
    first = moment.replace(tzinfo=zone_of(zone), fold=0)
    if first.astimezone(UTC).astimezone(first.tzinfo).replace(tzinfo=None) != moment:
        raise Refused(TimeCode.NO_SUCH_TIME)
    return TypedTime(to_ms(first), twice=first.utcoffset() != first.replace(fold=1).utcoffset())


def _simplify(text: str) -> str:
    """Lower case, without accents, commas and weekdays' dots."""
    if len(text) > LONGEST_TIME:
        raise Refused(TimeCode.BAD_TIME)
    plain = "".join(char for char in normalize("NFKD", text.casefold().replace("’", "'")) if not combining(char))
    plain = re.sub(r"(?<=\d)t(?=\d)|,", " ", plain)
    plain = re.sub(r"\b([ap])\.m\.", r"\1m", plain)
    return " ".join(re.sub(r"(?<=[a-z])\.", " ", plain).split())


def _take_clock(text: str) -> tuple[str, time]:
    """What is left of a text without its time of day, and that time."""
    for pattern in _CLOCKS:
        found = pattern.search(text)
        if found is None:
            continue
        groups = found.groupdict()
        hour, minute, half = int(groups["hour"]), int(groups.get("minute") or 0), groups.get("half")
        if half and not 1 <= hour <= 12:
            raise Refused(TimeCode.BAD_TIME)
        hour = hour % 12 + _HALVES[half] if half else hour
        if hour > 23 or minute > 59:
            raise Refused(TimeCode.BAD_TIME)
        rest = f"{text[: found.start()]} {text[found.end() :]}".split()
        return " ".join(word for word in rest if word not in _FILLERS), time(hour, minute)
    raise Refused(TimeCode.BAD_TIME)


def _read_days(text: str, today: date, language: str) -> Iterator[date]:
    """The days that a text may mean, the likeliest first."""
    if text in _IN_DAYS:
        yield today + timedelta(days=_IN_DAYS[text])
        return
    if not text:
        yield from (today, today + timedelta(days=1))
        return
    weekday, rest = _take_weekday(text)
    if not rest and weekday is not None:
        ahead = (weekday - today.weekday()) % 7
        yield from (today + timedelta(days=ahead), today + timedelta(days=ahead + 7))
        return
    year, month, day = _read_date(rest, language)
    found = _day(year, month, day) if year is not None else _coming(month, day, today)
    if weekday is not None and found.weekday() != weekday:
        raise Refused(TimeCode.OTHER_WEEKDAY)
    yield found


def _take_weekday(text: str) -> tuple[int | None, str]:
    """The day of the week that a text begins with, if it does, and the rest. `mar 3` is in March."""
    first, _, rest = text.partition(" ")
    weekday = _begins(first, _DAYS)
    if weekday is None or (_begins(first, _MONTHS) is not None and re.fullmatch(r"\d+( \d+)?", rest)):
        return None, text
    return weekday, rest


def _begins(word: str, names: str) -> int | None:
    """Which of some names a word begins with, from 0."""
    if not word.isalpha():
        return None
    return next((nth for nth, each in enumerate(names.split()) if word.startswith(tuple(each.split("/")))), None)


def _read_date(text: str, language: str) -> tuple[int | None, int, int]:
    """Year, month and day of a date; without a year, None."""
    found = _ISO.fullmatch(text)
    if found is None and language == _WRITTEN_MONTH_FIRST:
        found = _MONTH_FIRST.fullmatch(text)
        if found is not None and int(found["month"]) > 12:
            found = None
    found = found or _DAY_FIRST.fullmatch(text)
    if found is not None:
        return _year(found["year"]), int(found["month"]), int(found["day"])
    for pattern in _NAMED:
        found = pattern.fullmatch(text)
        month = None if found is None else _begins(found["name"], _MONTHS)
        if found is not None and month is not None:
            return _year(found["year"]), month + 1, int(found["day"])
    raise Refused(TimeCode.BAD_TIME)


def _year(text: str | None) -> int | None:
    if text is None:
        return None
    return int(text) + (2000 if len(text) == 2 else 0)


def _day(year: int, month: int, day: int) -> date:
    try:
        return date(year, month, day)
    except ValueError as error:
        raise Refused(TimeCode.NO_SUCH_DAY) from error


def _coming(month: int, day: int, today: date) -> date:
    """The day in this year, or in the next one where it is long past."""
    try:
        found = _day(today.year, month, day)
    except Refused:
        return _day(today.year + 1, month, day)
    return _day(today.year + 1, month, day) if found < today - _STALE else found
