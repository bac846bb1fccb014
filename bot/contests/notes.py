"""Events of a contest that concern the calendar and the organisers, not its pairings: `engine.contest` ignores them."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, Final, TypeAlias, final

Value: TypeAlias = int | str | None


class NoteKind(StrEnum):
    """What happened. Stored names never change their meaning."""

    PUBLISHED = "published"
    CHANGED = "changed"
    """The plan or the name: `plan`, as JSON, and `name` if it is new."""
    CHECKING = "checking"
    """Members may say that they are there."""
    WHISTLED = "whistled"
    """The time of a `round` is up: its clocks fall."""
    MISSING = "missing"
    """Computers play for the members of a `round` who have not come."""
    CLOSED = "closed"
    """Every match of a `round` has come to something."""
    EXTENDED = "extended"
    """A `round` has `ms` more."""
    PAUSED = "paused"
    RESUMED = "resumed"
    POSTPONED = "postponed"
    """It starts at `at` instead, which `plan` has too: the bot was away at the start."""
    GUEST = "guest"
    """An organiser invites a `player`, for whom no condition holds, and no limit."""
    LOOKS = "looks"
    """A `player` looks for a partner."""
    ASKED = "asked"
    """A `player` asks another, `into`, to be the partner."""
    DECLINED = "declined"
    """A `player` does not become the partner."""
    OFFERS = "offers"
    """A `player` offers to substitute."""
    WITHDRAWN = "withdrawn"
    """A `player` who is in no entry wants nothing of the contest any more."""
    READY = "ready"
    """A `player` is there."""
    OUT = "out"
    """A `player` is out at the start; `why`, as of `start.WHY_OUT`."""
    DISPUTED = "disputed"
    """A `player` asks the organisers to look at a match: `round`, `place`, `text`, and the `role` that is called."""
    RULED = "ruled"
    """An organiser has answered a dispute: `round`, `place`, `text`."""
    REASON = "reason"
    """Why an organiser did what the next event says: `text`."""
    ANNOUNCED = "announced"
    """An organiser's `text` for all."""


@final
@dataclass(frozen=True, slots=True)
class LogNote:
    """One of these events; `data` has numbers of rounds, places and players, and texts, never members' ids."""

    kind: NoteKind
    data: Mapping[str, Value] = field(default_factory=dict[str, Value])


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Dispute:
    """An open question about a match."""

    round: int
    place: int
    player: int
    text: str
    at: int
    role: int | None = None
    """Of the server's organisers, which its message calls."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Notes:
    """What the notes of a contest come to."""

    published: bool = False
    checking: bool = False
    ready: frozenset[int] = frozenset()
    """Players who have checked in."""
    paused_at: int | None = None
    whistled: frozenset[int] = frozenset()
    missing: frozenset[int] = frozenset()
    closed: frozenset[int] = frozenset()
    disputes: tuple[Dispute, ...] = ()


def apply(notes: Notes, note: LogNote, at: int) -> Notes:
    """The notes after one more, made at `at` (milliseconds UTC)."""
    data: Any = note.data
    match note.kind:
        case NoteKind.PUBLISHED:
            return replace(notes, published=True)
        case NoteKind.CHECKING:
            return replace(notes, checking=True)
        case NoteKind.READY:
            return replace(notes, ready=notes.ready | {data["player"]})
        case NoteKind.WHISTLED:
            return replace(notes, whistled=notes.whistled | {data["round"]})
        case NoteKind.MISSING:
            return replace(notes, missing=notes.missing | {data["round"]})
        case NoteKind.CLOSED:
            return replace(notes, closed=notes.closed | {data["round"]})
        case NoteKind.EXTENDED:
            return replace(notes, whistled=notes.whistled - {data["round"]})
        case NoteKind.PAUSED:
            return replace(notes, paused_at=at)
        case NoteKind.RESUMED:
            return replace(notes, paused_at=None)
        case NoteKind.DISPUTED:
            return replace(notes, disputes=(*notes.disputes, Dispute(**data, at=at)))
        case NoteKind.RULED:
            place = (data["round"], data["place"])
            return replace(notes, disputes=tuple(d for d in notes.disputes if (d.round, d.place) != place))
        case _:
            return notes


def forget_round(notes: Notes, number: int) -> Notes:
    """The notes after a round is drawn again: nothing of it has happened."""
    return replace(
        notes,
        whistled=notes.whistled - {number},
        missing=notes.missing - {number},
        closed=notes.closed - {number},
        disputes=tuple(dispute for dispute in notes.disputes if dispute.round != number),
    )


KINDS: Final = frozenset(NoteKind)
