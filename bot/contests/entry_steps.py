"""What becomes of entries by itself: who is gone leaves, who waits moves up, and who gets no place hears it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, final

from bot.contests.calls import parts_of
from bot.contests.changes import Change, Happening
from bot.contests.commands.leaving import leave_partner, leaving
from bot.contests.notes import Kind, Note
from bot.contests.places import moving_up, promotions
from bot.contests.purposes import ABSENT, NO_PLACE
from bot.contests.state import Person, Stage, StoredContest
from engine.contest.events import Entrant, Left


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Dropped:
    """The events by which some are not in a contest, side by side, and the messages that call them."""

    happenings: tuple[Happening, ...]
    posts: tuple[tuple[str, int], ...]


NOBODY: Final = Dropped(happenings=(), posts=())


def settle_entries(stored: StoredContest, now: int) -> Change | None:
    """A step that is due: before the draw who has deleted their data leaves, and who waits takes a free place."""
    change = _leave_for_gone(stored, now) if stored.stage in (Stage.OPEN, Stage.CHECKING) else None
    if change is None and promotions(stored):
        change = moving_up(stored, Change(), now)
    return None if change is None else replace(change, step=f"entries:{stored.revision}")


def _leave_for_gone(stored: StoredContest, now: int) -> Change | None:
    for entry in stored.contest.entries.values():
        people = [stored.people[player] for player in entry.players if player in stored.people]
        gone, there = ([each for each in people if (each.user > 0) is is_there] for is_there in (False, True))
        if gone and there:
            return leave_partner(stored, entry, gone[0], there[0])
        if gone:
            return leaving(stored, entry.number, now)
    return None


def askers(stored: StoredContest) -> tuple[Person, ...]:
    """Who has asked somebody to be the partner, looks for nobody else, and has no answer."""
    asking = (each for each in stored.people.values() if each.invited and not each.looking and each.user > 0)
    return tuple(person for person in asking if stored.entry_of(person.user) is None)


def drop_at_start(
    stored: StoredContest, entrants: Sequence[Entrant], away: Sequence[Person], first: int, *, asked: bool
) -> Dropped:
    """At the start some `entrants` are out, and so is who looked for a partner and was `away`.

    `first` is the number of the first of these events; `asked` says whether members were to check in.
    """
    entries = stored.contest.entries
    absent = [number for number in entrants if asked and not entries[number].checked_in]
    left = tuple(Left(number) for number in entrants)
    notes = tuple(Note(Kind.AWAY, {"player": person.player}) for person in away)
    size = stored.plan.size
    posts = parts_of(ABSENT, first, size * len(absent) + len(away)) if absent or away else ()
    unlucky = len(entrants) - len(absent)
    posts += parts_of(NO_PLACE, first, size * unlucky) if unlucky else ()
    return Dropped(happenings=(*left, *notes), posts=posts)


def drop_late(stored: StoredContest, first: int) -> Dropped:
    """Nobody comes any more: those who still wait are out. `first` is the number of the first of these events."""
    queue = stored.contest.queue
    posts = parts_of(NO_PLACE, first, stored.plan.size * len(queue)) if queue else ()
    return Dropped(happenings=tuple(map(Left, queue)), posts=posts)
