"""What players do about their match: find a time, dispute."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import final

from bot.contests.calendar import MOST_SLOTS, is_slot
from bot.contests.changes import Change
from bot.contests.commands.base import ContestCommand, clean_text, find_entry, find_match
from bot.contests.errors import ContestCode
from bot.contests.notes import Kind, Note
from bot.contests.purposes import Purpose
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
            Refused: NO_MATCH, NOT_JOINED, MATCH_OVER, SLOT_IN_PAUSE, BAD_SLOT.
        """
        _check_finds_time(stored, self.member.user, (self.round, self.place))
        person = stored.player_of(self.member.user)
        if person is None:
            raise Refused(ContestCode.NOT_JOINED)
        times = tuple(sorted(set(self.times)))
        if len(times) > MOST_SLOTS or not all(is_in_menu(stored, self.round, time, now) for time in times):
            raise Refused(ContestCode.BAD_SLOT)
        return Change(slots=((self.round, self.place, person.player, times),))


@final
@dataclass(frozen=True, slots=True)
class AgreeOnTime(ContestCommand):
    """Fix the time of a match that all who play have ticked (`shared_slots`)."""

    round: int
    place: int
    at: int

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The match at that time: its members are called shortly before, and then its clock is a live one.

        Raises:
            Refused: NO_MATCH, NOT_JOINED, MATCH_OVER, SLOT_IN_PAUSE, BAD_SLOT.
        """
        _check_finds_time(stored, self.member.user, (self.round, self.place))
        if not now + CALL_MS <= self.at < (stored.whistle_at(self.round) or 0):
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


def _check_finds_time(stored: StoredContest, user: int, place: Place) -> None:
    """Whether a time can be found for an open match of the member: in a pause its end, and the calls, are unknown.

    Raises:
        Refused: NO_MATCH, NOT_JOINED, MATCH_OVER, SLOT_IN_PAUSE.
    """
    check_own_match(stored, user, place)
    if stored.paused:
        raise Refused(ContestCode.SLOT_IN_PAUSE)


def is_in_menu(stored: StoredContest, number: int, at: int, now: int) -> bool:
    """Whether a time is one that menus offer, and so far ahead that its call is in time."""
    in_time = now + CALL_MS <= at < (stored.whistle_at(number) or 0)
    return in_time and is_slot(stored.plan, number, at)


def players_of(stored: StoredContest, place: Place) -> tuple[Player, ...]:
    """The members who play a match, in the order of seats; neither computers nor former members."""
    players = (stored.people.get(player) for player in stored.seats_of(find_match(stored, place)))
    return tuple(person.player for person in players if person is not None and person.user > 0)


def shared_slots(stored: StoredContest, place: Place, said: Mapping[Player, frozenset[int]], now: int) -> list[int]:
    """The times that all who play the match have ticked, in order: nobody's turns are short by what others said."""
    players = players_of(stored, place)
    if not players:
        return []
    shared = frozenset[int].intersection(*(said.get(player, frozenset()) for player in players))
    return sorted(at for at in shared if is_in_menu(stored, place[0], at, now))
