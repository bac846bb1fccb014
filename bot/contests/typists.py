"""Who typed the texts among the events of a contest: not always who made the event.

Who approves what another organiser asked for makes events with the words of that one.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, final

from bot.contests.changes import Logged
from bot.contests.notes import Kind, Note

_ANSWERS: Final = (Kind.APPROVED.value, Kind.OWN.value)


@final
@dataclass(frozen=True, slots=True)
class TypedLine:
    """What is to be known of an event."""

    seq: int
    kind: str
    data: Mapping[str, Any]
    by: int | None
    at: int


def typists(lines: Iterable[TypedLine]) -> dict[int, int | None]:
    """The member who typed what is in each event, by its number; `lines` are all events in order."""
    found: dict[int, int | None] = {}
    change: list[TypedLine] = []  # of one member at one moment
    for line in lines:
        if change and (change[-1].by, change[-1].at) != (line.by, line.at):
            change = []
        change.append(line)
        found[line.seq] = line.by
        if line.kind in _ANSWERS and (asked := line.data.get("asked")):
            found |= {each.seq: found.get(asked, each.by) for each in change if each.data.get("text")}
            change = []
    return found


def lines_of(events: Iterable[Logged]) -> list[TypedLine]:
    """The events, of which only notes have texts."""
    return [
        TypedLine(each.seq, each.happening.kind.value, each.happening.data, each.by, each.at)
        if isinstance(each.happening, Note)
        else TypedLine(each.seq, "", {}, each.by, each.at)
        for each in events
    ]
