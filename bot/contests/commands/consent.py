"""What others want a member to be: nothing of it counts before the member presses."""

from bot.contests.changes import Change
from bot.contests.commands.base import (
    agreeing,
    is_out,
)
from bot.contests.commands.leaving import adopting, comes_back, has_match_left
from bot.contests.commands.substitutes import at_rest, may_substitute
from bot.contests.errors import ContestCode
from bot.contests.purposes import Purpose
from bot.contests.state import Person, Stage, StoredContest
from bot.contests.substitutes import substitution
from engine import Refused
from engine.contest.entries import Entry
from engine.contest.events import CheckedIn, Entrant, Event, Player


def agree(stored: StoredContest, user: int, now: int) -> Change | None:
    """A member whom others have put into an entry agrees to it, and is there; None for all others."""
    entry, person = stored.entry_of(user), stored.player_of(user)
    if entry is None or person is None or not is_put_in(stored, user):
        return None
    asked = stored.stage is Stage.CHECKING and not entry.checked_in
    return Change(
        people=(agreeing(person, now),), happenings=(CheckedIn(entry.number, person.player),) if asked else ()
    )


def is_put_in(stored: StoredContest, user: int) -> bool:
    """Whether others have put a member into an entry, to which the member has not agreed."""
    person = stored.player_of(user)
    return stored.entry_of(user) is not None and person is not None and person.agreed_at is None


def find_substitution(stored: StoredContest, entrant: Entrant, out: Player, into: int) -> Entry:
    """The entry in which a member may play for another.

    Raises:
        Refused: NOT_JOINED when that player is in no such entry, NO_SUBSTITUTE when the member is or was in one,
            BARRED_SUBSTITUTE when the member was taken out, LAST_MATCH when none is left to play.
    """
    entry = stored.contest.entries.get(entrant)
    orphan = entry in stored.orphans
    if entry is None or out not in entry.players or (entry.left is not None and not orphan):
        raise Refused(ContestCode.NOT_JOINED)
    if is_out(stored, into):
        raise Refused(ContestCode.BARRED_SUBSTITUTE)
    adopts = orphan and out == entry.alone
    if not may_substitute(stored, into, entry, out):
        raise Refused(ContestCode.NO_SUBSTITUTE)
    if not has_match_left(stored, entrant, out) and not (adopts and comes_back(stored, entry, into)):
        raise Refused(ContestCode.LAST_MATCH)
    return entry


def substitute(stored: StoredContest, entry: Entry, out: Player, person: Person) -> Change:
    """The entry with another member, who sits down between two hands; a message calls both.

    Raises:
        Refused: HALF.
    """
    if entry in stored.orphans and out == entry.alone:
        changes: tuple[Event, ...] = adopting(stored, entry, person.player)
    else:
        changes = (substitution(stored, entry, out, person.player),)
    posts = (
        () if stored.stage is Stage.DRAFT else ((Purpose.ENTRY, stored.revision + 1 + len(changes)),)
    )  # after the reason
    return Change(people=(at_rest(person),), happenings=changes, posts=posts)
