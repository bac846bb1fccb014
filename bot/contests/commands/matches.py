"""What players do about their match: dispute."""

from dataclasses import dataclass
from typing import final

from bot.contests.changes import Change
from bot.contests.commands.base import ContestCommand, clean_text, find_entry, find_match
from bot.contests.errors import ContestCode
from bot.contests.notes import Kind, Note
from bot.contests.purposes import Purpose
from bot.contests.state import StoredContest
from engine import Refused
from engine.contest.state import Place


@final
@dataclass(frozen=True, slots=True)
class DisputeMatch(ContestCommand):
    """Ask the organisers to look at a match; without an answer its result stands."""

    round: int
    place: int
    text: str
    role: int | None = None
    """Of the server's organisers, which the message calls."""

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The dispute, told to the organisers; one open one for each side.

        Raises:
            Refused: NO_MATCH, NOT_JOINED, DISPUTED, NEEDS_REASON.
        """
        match = find_match(stored, (self.round, self.place))
        entry = find_entry(stored, self.member.user)
        person = stored.player_of(self.member.user)
        if person is None or entry.number not in (*match.north, *match.east):
            raise Refused(ContestCode.NO_MATCH)
        if has_disputed(stored, self.member.user, (self.round, self.place)):
            raise Refused(ContestCode.DISPUTED)
        data = {"round": self.round, "place": self.place, "player": person.player, "text": clean_text(self.text)}
        note = Note(Kind.DISPUTED, {**data, "role": self.role})
        return Change(happenings=(note,), posts=((Purpose.DISPUTE, stored.revision + 1),))


def has_disputed(stored: StoredContest, user: int, place: Place) -> bool:
    """Whether the side of a member in a match has an open dispute about it."""
    match, entry = find_match(stored, place), stored.entry_of(user)
    side = next((side for side in (match.north, match.east) if entry is not None and entry.number in side), ())
    players = {player for each in side if each > 0 for player in stored.contest.entries[each].everybody}
    return any((each.round, each.place) == place and each.player in players for each in stored.notes.disputes)
