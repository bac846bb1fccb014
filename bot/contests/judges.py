"""A contest has players and judges, and nobody is both. Accounts that were merged are one person."""

from bot.contests.errors import ContestCode
from bot.contests.state import StoredContest
from engine import Refused
from engine.contest.entries import Entry


def plays_in(stored: StoredContest, user: int) -> bool:
    """Whether a member is entered, waits, looks for a partner, has asked one, has offered to come in, or was drawn.

    Who was not drawn may leave, or take the offer back, and then judge. Whoever has only been asked plays in nothing.
    """
    if any(person.looking or person.offers or person.invited for person in stored.players_of(user)):
        return True
    return any(entry.left is None or was_drawn(stored, entry) for entry in stored.entries_with(user))


def was_drawn(stored: StoredContest, entry: Entry) -> bool:
    """Whether an entry has been drawn, or will be in the next round: not one that waits, or left before its first."""
    there = bool(stored.contest.seeds) and not entry.waiting
    return there and (entry.left is None or entry.left > entry.since)


def check_judge(stored: StoredContest, user: int) -> None:
    """Refuse whoever plays in a contest as its judge.

    Raises:
        Refused: OWN_CONTEST.
    """
    if plays_in(stored, user):
        raise Refused(ContestCode.OWN_CONTEST)
