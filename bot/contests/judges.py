"""A contest has players and judges, and nobody is both. Accounts that were merged are one person."""

from collections.abc import Iterable

from bot.contests.changes import Author, Change
from bot.contests.errors import ContestCode
from bot.contests.marks import Mark
from bot.contests.state import StoredContest
from engine import Refused
from engine.contest.entries import Entry
from engine.contest.events import Left, Player


def plays_in(stored: StoredContest, user: int) -> bool:
    """Whether a member is entered, waits, looks for a partner, has asked one, has offered to come in, or was drawn.

    Who was not drawn may leave, or take the offer back, and then judge. Whoever has only been asked plays in nothing.
    """
    before = not stored.contest.seeds
    people = stored.players_of(user)
    asks = any(p.looking or p.offers or p.invited or (before and p.joined_at) for p in people)
    if asks or stored.is_marked(Mark.PLAYED, user):
        return True
    return any(entry.left is None or was_drawn(stored, entry) for entry in stored.entries_with(user))


def was_drawn(stored: StoredContest, entry: Entry) -> bool:
    """Whether an entry has been in a draw: not one that left before its first."""
    begun = bool(stored.contest.seeds) and entry.since <= stored.round
    return begun and (entry.left is None or entry.left > entry.since)


def new_marks(before: StoredContest, after: StoredContest, change: Change, by: Author) -> list[tuple[Mark, int]]:
    """Whom a change draws, who judges by it, and whom an organiser takes out."""
    found = [(Mark.PLAYED, user) for user in sorted(_users_in_draws(after) - _users_in_draws(before))]
    if by.user is None:
        return found
    if change.judged:
        found.append((Mark.JUDGED, by.user))
    left = (each.entrant for each in change.happenings if isinstance(each, Left) and each.out)
    gone = (player for entrant in left for player in sorted(before.contest.entries[entrant].everybody))
    return found + [(Mark.TAKEN_OUT, user) for user in _users(before, gone)]


def those_there_at_the_end(stored: StoredContest) -> list[int]:
    """The members who were drawn and have not left, when a contest ends."""
    there = (entry for entry in stored.contest.entries.values() if entry.left is None and was_drawn(stored, entry))
    return _users(stored, (player for entry in there for player in entry.owners))


def users_in(stored: StoredContest) -> list[int]:
    """All who are in an entry, or look for a partner."""
    players = {player for entry in stored.contest.entries.values() for player in entry.players}
    players |= {person.player for person in stored.people.values() if person.looking}
    return _users(stored, sorted(players))


def _users_in_draws(stored: StoredContest) -> frozenset[int]:
    entries = (entry for entry in stored.contest.entries.values() if was_drawn(stored, entry))
    return frozenset(_users(stored, (player for entry in entries for player in entry.everybody)))


def _users(stored: StoredContest, players: Iterable[Player]) -> list[int]:
    users = (stored.people[player].user for player in players if player in stored.people)
    return [user for user in users if user > 0]


def check_judge(stored: StoredContest, user: int) -> None:
    """Refuse whoever plays in a contest as its judge.

    Raises:
        Refused: OWN_CONTEST.
    """
    if plays_in(stored, user):
        raise Refused(ContestCode.OWN_CONTEST)
