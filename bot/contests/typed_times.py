"""Times as organisers type them: `2026-11-27 20:00`, `27.11. 20:00`, `Fri 8pm`, `domani alle 21`, `27 nov. à 20h30`."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Final, final
from unicodedata import combining, normalize

from bot.clock import DAY_MS
from bot.contests.errors import ContestCode
from bot.contests.wall_clock import local_time, to_ms, zone_of
from engine import Refused

LONGEST: Final = 64
"""Characters of a time."""
_AHEAD_MS: Final = 366 * DAY_MS
_STALE: Final = timedelta(days=30)
"""A day without a year that is past by more means next year's; past by less, it is a mistake."""
_DAYS: Final = (
    ("mon", "lun"),
    ("tue", "mar"),
    ("wed", "mer"),
    ("thu", "gio", "jeu"),
    ("fri", "ven"),
    ("sat", "sab", "sam"),
    ("sun", "dom", "dim"),
)
"""How the days of the week begin, Monday first, in English, Italian and French; without accents."""
_MONTHS: Final = (
    ("jan", "gen"),
    ("feb", "fev"),
    ("mar",),
    ("apr", "avr"),
    ("may", "mag", "mai"),
    ("jun", "giu", "juin"),
    ("jul", "lug", "juil"),
    ("aug", "ago", "aou"),
    ("sep", "set"),
    ("oct", "ott"),
    ("nov",),
    ("dec", "dic"),
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
                raise Refused(ContestCode.TOO_FAR)
            return found
    raise first or Refused(ContestCode.TIME_PAST)


def _resolve(moment: datetime, zone: str) -> TypedTime:
    """The first time at which the clocks of a zone show this.

    Raises:
        Refused: NO_SUCH_TIME.
    """
    first = moment.replace(tzinfo=zone_of(zone), fold=0)
    if first.astimezone(UTC).astimezone(first.tzinfo).replace(tzinfo=None) != moment:
        raise Refused(ContestCode.NO_SUCH_TIME)
    return TypedTime(to_ms(first), twice=first.utcoffset() != first.replace(fold=1).utcoffset())


def _simplify(text: str) -> str:
    """Lower case, without accents, commas and weekdays' dots."""
    if len(text) > LONGEST:
        raise Refused(ContestCode.BAD_TIME)
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
            raise Refused(ContestCode.BAD_TIME)
        hour = hour % 12 + _HALVES[half] if half else hour
        if hour > 23 or minute > 59:
            raise Refused(ContestCode.BAD_TIME)
        rest = f"{text[: found.start()]} {text[found.end() :]}".split()
        return " ".join(word for word in rest if word not in _FILLERS), time(hour, minute)
    raise Refused(ContestCode.BAD_TIME)


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
        raise Refused(ContestCode.OTHER_WEEKDAY)
    yield found


def _take_weekday(text: str) -> tuple[int | None, str]:
    """The day of the week that a text begins with, if it does, and the rest. `mar 3` is in March."""
    first, _, rest = text.partition(" ")
    weekday = _begins(first, _DAYS)
    if weekday is None or (_begins(first, _MONTHS) is not None and re.fullmatch(r"\d+( \d+)?", rest)):
        return None, text
    return weekday, rest


def _begins(word: str, names: tuple[tuple[str, ...], ...]) -> int | None:
    if not word.isalpha():
        return None
    return next((nth for nth, each in enumerate(names) if word.startswith(each)), None)


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
    raise Refused(ContestCode.BAD_TIME)


def _year(text: str | None) -> int | None:
    if text is None:
        return None
    return int(text) + (2000 if len(text) == 2 else 0)


def _day(year: int, month: int, day: int) -> date:
    try:
        return date(year, month, day)
    except ValueError as error:
        raise Refused(ContestCode.NO_SUCH_DAY) from error


def _coming(month: int, day: int, today: date) -> date:
    """The day in this year, or in the next one where it is long past."""
    try:
        found = _day(today.year, month, day)
    except Refused:
        return _day(today.year + 1, month, day)
    return _day(today.year + 1, month, day) if found < today - _STALE else found
