"""What a command or a step makes of a contest, before anything is written."""

from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias, final

from bot.contests import notes
from bot.contests.dates import with_dates
from bot.contests.notes import Note
from bot.contests.plan import Plan
from bot.contests.state import Deadline, DeadlineKind, Person, StoredContest
from engine.contest.events import Event, Paired, Undrawn
from engine.contest.state import apply as apply_event

Happening: TypeAlias = Event | Note


class Conflict(Exception):
    """The contest is not as it was when the change was decided. Nothing is written."""


@final
@dataclass(frozen=True, slots=True)
class Author:
    """The member who does something to a contest; `user` is None for the bot."""

    user: int | None = None
    name: str = ""


BOT: Final = Author()


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """What a command or a step makes of a contest: everything is written in one transaction, or nothing.

    `step` says what is done, so that it is done once; without it any number of times. A deadline of None goes.
    """

    happenings: tuple[Happening, ...] = ()
    people: tuple[Person, ...] = ()
    deadlines: dict[tuple[DeadlineKind, int], Deadline | None] = field(
        default_factory=dict[tuple[DeadlineKind, int], Deadline | None]
    )
    posts: tuple[tuple[str, int], ...] = ()
    """Purposes (`calls.parts_of`) and numbers of messages that are wanted now, also where there was one before."""
    step: str | None = None
    plan: Plan | None = None
    name: str | None = None
    channel: int | None = None
    organiser: int | None = None
    judged: bool = False
    """Whether it is a ruling: its author does not play in the contest."""
    closes: tuple[int, ...] = ()
    """Tables at which nobody has played, which are closed in the same transaction."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Logged:
    """An event as it is stored; `by_name` is empty for the bot and for former members."""

    seq: int
    happening: Happening
    by: int | None
    by_name: str
    at: int


def apply(stored: StoredContest, happening: Happening, at: int) -> StoredContest:
    """A contest after one more event."""
    stored = replace(stored, revision=stored.revision + 1)
    if isinstance(happening, Note):
        return replace(stored, notes=notes.apply(stored.notes, happening, at))
    stored = replace(stored, contest=apply_event(stored.contest, happening), kept=())
    if isinstance(happening, Paired):
        return replace(stored, drawn_at={**stored.drawn_at, happening.round: at})
    if isinstance(happening, Undrawn):
        drawn_at = {number: then for number, then in stored.drawn_at.items() if number < happening.round}
        tables = {place: table for place, table in stored.tables.items() if place[0] < happening.round}
        forgotten = notes.forget_round(stored.notes, happening.round)
        return replace(stored, notes=forgotten, drawn_at=drawn_at, tables=tables)
    return stored


def apply_change(before: StoredContest, change: Change, now: int) -> StoredContest:
    """A contest after a change, without what other rows would change."""
    after = before
    if change.plan is not None:
        after = replace(after, plan=change.plan, contest=replace(after.contest, config=change.plan.config))
    after = replace(
        after,
        name=change.name or after.name,
        channel=change.channel or after.channel,
        organiser=change.organiser or after.organiser,
        people={**after.people, **{person.player: person for person in change.people}},
    )
    for happening in change.happenings:
        after = apply(after, happening, now)
    kept = {key: each for key, each in after.deadlines.items() if key not in change.deadlines}
    new = {key: each for key, each in change.deadlines.items() if each is not None}
    ended_at = now if after.stage.is_final and before.ended_at is None else before.ended_at
    return with_dates(replace(after, deadlines={**kept, **new}, ended_at=ended_at))
