"""Seating the first who has offered to substitute."""

from bot.contests.changes import Change
from bot.contests.commands.leaving import adopting, has_match_left
from bot.contests.commands.substitutes import at_rest
from bot.contests.errors import ContestCode
from bot.contests.purposes import Purpose
from bot.contests.state import Person, Stage, StoredContest
from bot.contests.substitutes import substitution
from engine import Refused
from engine.contest.entries import Entry
from engine.contest.events import Entrant, Event, Player


def find_substitution(stored: StoredContest, entrant: Entrant, out: Player) -> Entry:
    """The entry in which a member may play for another.

    Raises:
        Refused: NOT_JOINED when that player is in no such entry, LAST_MATCH when none is left to play.
    """
    entry = stored.contest.entries.get(entrant)
    orphan = entry in stored.orphans
    if entry is None or out not in entry.players or (entry.left is not None and not orphan):
        raise Refused(ContestCode.NOT_JOINED)
    if not has_match_left(stored, entrant, out):
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
    number = stored.revision + 1 + len(changes)  # after the reason
    posts = () if stored.stage is Stage.DRAFT else ((Purpose.ENTRY, number),)
    return Change(people=(at_rest(person),), happenings=changes, posts=posts)
