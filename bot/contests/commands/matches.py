"""What players do about their match: find a time, dispute."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import final

from bot.contests.calendar import MOST_SLOTS
from bot.contests.changes import Change
from bot.contests.commands.base import ContestCommand, clean_text, find_entry, find_match
from bot.contests.errors import ContestCode
from bot.contests.notes import Kind, Note
from bot.contests.reminders import CALL_MS
from bot.contests.state import Deadline, DeadlineKind, StoredContest
from engine import Refused
from engine.contest.events import Match, Player
from engine.contest.state import Place


@final
@dataclass(frozen=True, slots=True)
class TickSlots(ContestCommand):
    """Say when one could play the match; in place of what was said before."""

    round: int
    place: int
    times: tuple[int, ...]

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The times kept; when all have said the same, `AgreeOnTime` makes it binding.

        Raises:
            Refused: NO_MATCH, NOT_JOINED, MATCH_OVER, BAD_SLOT.
        """
        check_own_match(stored, self.member.user, (self.round, self.place))
        person = stored.player_of(self.member.user)
        if person is None:
            raise Refused(ContestCode.NOT_JOINED)
        times = tuple(sorted(set(self.times)))
        if len(times) > MOST_SLOTS or not all(now < time < (stored.whistle_at(self.round) or 0) for time in times):
            raise Refused(ContestCode.BAD_SLOT)
        return Change(slots=((self.round, self.place, person.player, times),))


@final
@dataclass(frozen=True, slots=True)
class AgreeOnTime(ContestCommand):
    """Fix the time of a match that both sides can."""

    round: int
    place: int
    at: int

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The match at that time: its members are called shortly before, and then its clock is a live one.

        Raises:
            Refused: NO_MATCH, NOT_JOINED, MATCH_OVER, BAD_SLOT.
        """
        check_own_match(stored, self.member.user, (self.round, self.place))
        if not now < self.at < (stored.whistle_at(self.round) or 0):
            raise Refused(ContestCode.BAD_SLOT)
        note = Note(Kind.AGREED, {"round": self.round, "place": self.place, "at": self.at})
        call = (DeadlineKind.MEETING, stored.revision + 1)
        return Change(happenings=(note,), deadlines={call: Deadline(self.at - CALL_MS, None)})


@final
@dataclass(frozen=True, slots=True)
class DisputeMatch(ContestCommand):
    """Ask the organisers to look at a match; without an answer its result stands."""

    round: int
    place: int
    text: str

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The dispute, told to the organisers.

        Raises:
            Refused: NO_MATCH, NOT_JOINED, DISPUTED, NEEDS_REASON.
        """
        match = find_match(stored, (self.round, self.place))
        entry = find_entry(stored, self.member.user)
        person = stored.player_of(self.member.user)
        if person is None or entry.number not in (*match.north, *match.east):
            raise Refused(ContestCode.NO_MATCH)
        if any((each.round, each.place) == (self.round, self.place) for each in stored.notes.disputes):
            raise Refused(ContestCode.DISPUTED)
        data = {"round": self.round, "place": self.place, "player": person.player, "text": clean_text(self.text)}
        return Change(happenings=(Note(Kind.DISPUTED, data),), posts=(("dispute", stored.revision + 1),))


def check_own_match(stored: StoredContest, user: int, place: Place) -> Match:
    """The match, which the member is to play and which is open.

    Raises:
        Refused: NO_MATCH, NOT_JOINED, MATCH_OVER.
    """
    match = find_match(stored, place)
    if find_entry(stored, user).number not in (*match.north, *match.east):
        raise Refused(ContestCode.NO_MATCH)
    if stored.outcome(place) is not None:
        raise Refused(ContestCode.MATCH_OVER)
    return match


def shared_slots(stored: StoredContest, place: Place, said: Mapping[Player, frozenset[int]], now: int) -> list[int]:
    """The times still ahead that all who have ticked any share, in order; none until both sides have ticked."""
    match = find_match(stored, place)
    sides = ((match.north, set[Player]()), (match.east, set[Player]()))
    for side, ticked in sides:
        for entrant in side:
            entry = stored.contest.entries.get(entrant)
            ticked |= {player for player in (entry.players if entry else ()) if said.get(player)}
    if not all(ticked for side, ticked in sides if any(entrant > 0 for entrant in side)):
        return []
    shared = frozenset[int].intersection(*(said[player] for _, ticked in sides for player in ticked))
    return sorted(at for at in shared if at > now)
