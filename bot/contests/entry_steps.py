"""What becomes of entries by itself: who is gone leaves, who waits moves up, and who gets no place hears it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final, final

from bot.contests.calls import parts_of
from bot.contests.changes import Change, Happening
from bot.contests.commands.leaving import leave_partner, leaving
from bot.contests.commands.substitutes import at_rest
from bot.contests.notes import Kind, Note
from bot.contests.places import free_places, is_late, moving_up, promotions
from bot.contests.purposes import Purpose
from bot.contests.state import Person, StoredContest
from engine.contest.events import Entrant, Joined, Left


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Dropped:
    """The events by which some are not in a contest, side by side, and the messages that call them."""

    happenings: tuple[Happening, ...]
    posts: tuple[tuple[str, int], ...]


NOBODY: Final = Dropped(happenings=(), posts=())


def settle_entries(stored: StoredContest, now: int) -> Change | None:
    """A step that is due: who has deleted their data leaves, unless drawn, and who waits takes a free place."""
    change = _leave_for_gone(stored, now)
    if change is None and promotions(stored):
        change = moving_up(stored, Change(), now)
    return None if change is None else replace(change, step=f"entries:{stored.revision}")


def _leave_for_gone(stored: StoredContest, now: int) -> Change | None:
    drawn = bool(stored.contest.seeds)
    for entry in (each for each in stored.contest.entries.values() if each.waiting or not drawn):
        people = [stored.people[player] for player in entry.players if player in stored.people]
        gone = [each for each in people if each.user < 0]
        there = [each for each in people if each.user > 0]
        if gone and there:
            return leave_partner(stored, entry, gone[0], there[0])
        if gone:
            return leaving(stored, entry.number, now)
    return None


def lookers(stored: StoredContest) -> tuple[Person, ...]:
    """Who still looks for a partner, in the order of signing up."""
    if stored.plan.size == 1:
        return ()
    looking = (p for p in stored.people.values() if p.looking and p.user > 0 and stored.entry_of(p.user) is None)
    return tuple({stored.person_of(person.user): person for person in looking}.values())


def pair_late(stored: StoredContest) -> Change | None:
    """Two who look for a partner after the start, while somebody may still come: a pair, which waits without room."""
    pairs = combinations(lookers(stored) if is_late(stored) else (), 2)
    found = next((pair for pair in pairs if stored.may_be_partners(*pair)), None)
    if found is None:
        return None
    joined = Joined(stored.next_entrant, tuple(each.player for each in found), waiting=free_places(stored) <= 0)
    posts, step = ((Purpose.ENTRY, stored.revision + 1),), f"pair:{stored.revision}"
    return Change(people=tuple(map(at_rest, found)), happenings=(joined,), posts=posts, step=step)


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
    posts = parts_of(Purpose.ABSENT, first, size * len(absent) + len(away)) if absent or away else ()
    unlucky = len(entrants) - len(absent)
    posts += parts_of(Purpose.NO_PLACE, first, size * unlucky) if unlucky else ()
    return Dropped(happenings=(*left, *notes), posts=posts)


def drop_late(stored: StoredContest, first: int, number: int) -> Dropped:
    """Nobody comes any more: those who still wait are out, and who still looks for a partner after the start hears it.

    `first` is the number of the first of these events, `number` that of the round.
    """
    queue = stored.contest.queue
    single = len((*lookers(stored), *askers(stored))) if is_late(stored) and number > 1 else 0
    posts = parts_of(Purpose.NO_PLACE, first, stored.plan.size * len(queue)) if queue else ()
    posts += parts_of(Purpose.NO_PARTNER, number, single) if single else ()
    return Dropped(happenings=tuple(map(Left, queue)), posts=posts)
