"""Calendar files (RFC 5545) with appointments in UTC, which every program shows in the time of its user."""

import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final, final

_OCTETS: Final = 75
"""Of a line without its end (RFC 5545, 3.1)."""
_ESCAPES: Final = str.maketrans({"\\": "\\\\", ";": "\\;", ",": "\\,", "\n": "\\n"})
"""RFC 5545, 3.3.11."""


@final
@dataclass(frozen=True, slots=True)
class CalendarEvent:
    """An appointment. Times are milliseconds UTC; `uid` is the same whenever the file is made again."""

    uid: str
    starts_at: int
    ends_at: int
    summary: str
    description: str = ""


def calendar(events: Iterable[CalendarEvent], now: int) -> bytes:
    """A file with these appointments, made `now` (milliseconds UTC)."""
    lines = [
        *("BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Bower//Euchre for Discord//EN", "CALSCALE:GREGORIAN"),
        *(line for event in events for line in _event(event, now)),
        "END:VCALENDAR",
    ]
    return "".join(f"{part}\r\n" for line in lines for part in _fold(line)).encode()


def _event(event: CalendarEvent, now: int) -> Iterator[str]:
    yield "BEGIN:VEVENT"
    yield f"UID:{event.uid}"
    yield f"DTSTAMP:{_utc(now)}"
    yield f"DTSTART:{_utc(event.starts_at)}"
    yield f"DTEND:{_utc(event.ends_at)}"
    yield f"SUMMARY:{escape(event.summary)}"
    if event.description:
        yield f"DESCRIPTION:{escape(event.description)}"
    yield "END:VEVENT"


def escape(text: str) -> str:
    """A text as a value; control characters are left out, as no program may read them."""
    whole = text.replace("\r\n", "\n").replace("\r", "\n")
    plain = "".join(char for char in whole if char == "\n" or unicodedata.category(char) not in ("Cc", "Cs"))
    return plain.translate(_ESCAPES)


def _utc(at: int) -> str:
    return f"{datetime.fromtimestamp(at // 1000, UTC):%Y%m%dT%H%M%SZ}"


def _fold(line: str) -> Iterator[str]:
    """A line in parts of at most 75 octets, of which all but the first begin with a space; no character is split."""
    part, octets = "", 0
    for char in line:
        length = len(char.encode())
        if octets + length > _OCTETS:
            yield part
            part, octets = " ", 1
        part, octets = part + char, octets + length
    yield part
