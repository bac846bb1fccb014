"""The five rulings, invitations, and answers to disputes."""

from dataclasses import dataclass, replace
from typing import Final, final

from bot.contests.commands import (
    ContestChange,
    ContestRuling,
    OrganiserCommand,
    check_judge,
    check_may_enter,
    check_not_over,
    clean_text,
    find_match,
    new_person,
)
from bot.contests.dates import pace_of
from bot.contests.entries import after_leaving, lost_match, offers, seat, seats_to_give
from bot.contests.errors import ContestCode
from bot.contests.members import check_open
from bot.contests.model import Stage, StoredContest
from bot.contests.notes import LogNote, NoteKind
from bot.contests.organizers import check_running
from bot.contests.posts import Purpose, members_of, parts_of
from bot.contests.rounds import nobody_has_played
from bot.tables.model import Member
from engine import Refused
from engine.contest.events import Adjusted, Entrant, Forfeited, Left, Player, Undrawn

MOST_POINTS: Final = 999
"""That an organiser may give a side."""


@final
@dataclass(frozen=True, slots=True)
class Redraw(ContestRuling):
    """Draw the last round again, once in a contest, as long as nobody has played in it."""

    judges = True
    reason: str

    def carry_out(self, stored: StoredContest, now: int) -> ContestChange:
        """The contest as before the round, whose tables close; a message calls its members."""
        check_running(stored)
        number = stored.round
        here = [table for (drawn, _), table in stored.tables.items() if drawn == number]
        if not here:
            raise Refused(ContestCode.NOT_RUNNING)
        if stored.contest.undrawn:
            raise Refused(ContestCode.DRAWN_AGAIN)
        if not nobody_has_played(stored):
            raise Refused(ContestCode.CARDS_PLAYED)
        again = pace_of(stored.plan).drawn_again(number, stored.stands_at(now))
        deadlines = {**stored.without_deadlines(), **again}
        closes = tuple(table.table for table in here if table.running)
        posts = parts_of(Purpose.REDRAWN, stored.revision + 2, members_of(stored))
        return ContestChange(happenings=(Undrawn(number),), deadlines=deadlines, posts=posts, closes=closes)


@final
@dataclass(frozen=True, slots=True)
class Adjust(ContestRuling):
    """Set the points of a match, or let its games count again."""

    judges = True
    round: int
    place: int
    points: tuple[int, int] | None
    reason: str

    def carry_out(self, stored: StoredContest, now: int) -> ContestChange:
        """The match with these points."""
        place = self.round, self.place
        find_match(stored, place)
        table, forfeited = stored.tables.get(place), any(each[:2] == place for each in stored.contest.forfeits)
        counts = table is None or table.running or table.counts
        if self.points is None and not (place in stored.contest.adjustments if forfeited else counts):
            raise Refused(ContestCode.NO_GAME)
        if self.points is not None and not all(0 <= points <= MOST_POINTS for points in self.points):
            raise Refused(ContestCode.BAD_POINTS, most=MOST_POINTS)
        return ContestChange(happenings=(Adjusted(self.round, self.place, self.points),), posts=_match_post(stored))


@final
@dataclass(frozen=True, slots=True)
class Forfeit(ContestRuling):
    """Let a side lose its match without playing it out."""

    judges = True
    round: int
    place: int
    side: int
    reason: str

    def carry_out(self, stored: StoredContest, now: int) -> ContestChange:
        """The match lost by that side."""
        find_match(stored, (self.round, self.place))
        if self.side not in (0, 1):
            raise Refused(ContestCode.NO_MATCH)
        if stored.outcome((self.round, self.place)) is not None:
            raise Refused(ContestCode.STALE)
        return ContestChange(happenings=(Forfeited(self.round, self.place, self.side),), posts=_match_post(stored))


@final
@dataclass(frozen=True, slots=True)
class Disqualify(ContestRuling):
    """Take an entrant out of the contest, and of the match that is being played."""

    judges = True
    entrant: Entrant
    reason: str

    def carry_out(self, stored: StoredContest, now: int) -> ContestChange:
        """The contest without the entrant."""
        check_not_over(stored)
        entry = stored.contest.entries.get(self.entrant)
        if entry is None or entry.out:
            raise Refused(ContestCode.STALE)
        people = tuple(after_leaving(stored.people[player]) for player in entry.owners if player in stored.people)
        happenings = (Left(self.entrant, out=True), *lost_match(stored, entry))
        return ContestChange(happenings=happenings, people=people, posts=entry_post(stored, 2))


@final
@dataclass(frozen=True, slots=True)
class InviteMember(OrganiserCommand):
    """Call a member in, beyond the limit: it counts when the member presses."""

    guest: Member

    def carry_out(self, stored: StoredContest, now: int) -> ContestChange:
        """The member invited, whom a message calls."""
        check_open(stored)
        if stored.plan.is_final:
            raise Refused(ContestCode.NOT_IN_TABLE)
        looks = any(person.looking for person in stored.players_of(self.guest.user))
        if looks or stored.entry_of(self.guest.user) is not None:
            raise Refused(ContestCode.PARTNER_TAKEN)
        check_may_enter(stored, self.guest.user)
        person = replace(new_person(stored, self.guest), guest=True)
        note = LogNote(NoteKind.GUEST, {"player": person.player})
        return ContestChange(people=(person,), happenings=(note,), posts=((Purpose.GUEST, stored.revision + 1),))


@final
@dataclass(frozen=True, slots=True)
class SeatSubstitute(ContestRuling):
    """Seat the first who has offered where a member of a pair has left or missed the last match."""

    judges = True
    entrant: Entrant
    out: Player
    reason: str

    def carry_out(self, stored: StoredContest, now: int) -> ContestChange:
        """The seat somebody else's, from the next round on and for good."""
        check_not_over(stored)
        entry, first = stored.contest.entries.get(self.entrant), next(iter(offers(stored)), None)
        if first is None:
            raise Refused(ContestCode.STALE)
        if entry is None or self.out not in seats_to_give(stored, entry):
            raise Refused(ContestCode.HAS_SEAT)
        return seat(stored, entry, self.out, first, after=1)


@final
@dataclass(frozen=True, slots=True)
class AnswerDispute(OrganiserCommand):
    """Answer what a player has asked about a match; to change its result is another command."""

    round: int
    place: int
    text: str

    def carry_out(self, stored: StoredContest, now: int) -> ContestChange:
        """The dispute settled."""
        check_judge(stored, self.member.user)
        find_match(stored, (self.round, self.place))
        if not any((each.round, each.place) == (self.round, self.place) for each in stored.notes.disputes):
            raise Refused(ContestCode.STALE)
        data = {"round": self.round, "place": self.place, "text": clean_text(self.text)}
        return ContestChange(
            happenings=(LogNote(NoteKind.RULED, data),), posts=((Purpose.RULING, stored.revision + 1),)
        )


def entry_post(stored: StoredContest, nth: int) -> tuple[tuple[str, int], ...]:
    """The message to those whose entry the change's event number `nth` is about; nobody hears of a draft."""
    return () if stored.stage is Stage.DRAFT else ((Purpose.ENTRY, stored.revision + nth),)


def _match_post(stored: StoredContest) -> tuple[tuple[str, int], ...]:
    """The message to those whose match a ruling is about, which comes after its reason."""
    return ((Purpose.RULING, stored.revision + 2),)
