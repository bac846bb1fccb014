"""What organisers rule: matches, entrants and substitutes. Each ruling has a reason, which everybody may read."""

from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final, final

from bot.contests.calls import members_of, parts_of
from bot.contests.changes import Change, Happening
from bot.contests.commands.base import (
    ContestCommand,
    check_not_over,
    check_organiser,
    clean_text,
    find_match,
    is_out,
    note_reason,
    person_for,
    reason_of,
)
from bot.contests.commands.leaving import adopting, posts_for, promotions
from bot.contests.commands.organising import check_running
from bot.contests.commands.signing_up import Standing, check_open, event_of_joining
from bot.contests.errors import ContestCode
from bot.contests.notes import Kind, Note
from bot.contests.state import ENTRY, REDRAWN, Deadline, DeadlineKind, Person, Stage, StoredContest
from bot.contests.steps import begin_of_days
from bot.tables.model import Member
from engine import Refused
from engine.contest.events import Adjusted, Entrant, Forfeited, Left, Player, Substituted, Undrawn

MOST_POINTS: Final = 999
"""That an organiser may give a side."""


@final
@dataclass(frozen=True, slots=True)
class Redraw(ContestCommand):
    """Draw the last round again, as long as no card of it has been played."""

    reason: str

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The contest as before the round, whose tables close; a message calls its members.

        Raises:
            Refused: NOT_ORGANISER, NOT_RUNNING, CARDS_PLAYED, NEEDS_REASON.
        """
        check_running(stored, self.member)
        number = stored.round
        here = [table for (drawn, _), table in stored.tables.items() if drawn == number]
        if not number or number in stored.notes.closed:
            raise Refused(ContestCode.NOT_RUNNING)
        if any(True in table.acted or not table.running for table in here):
            raise Refused(ContestCode.CARDS_PLAYED)
        deadlines: dict[tuple[DeadlineKind, int], Deadline | None] = {**dict.fromkeys(stored.deadlines, None)}
        if not stored.plan.is_live:
            deadlines[DeadlineKind.NEXT, number - 1] = Deadline(begin_of_days(stored.drawn_at[number], now), None)
        happenings = (note_reason(self.reason), Undrawn(number))
        closes = tuple(table.table for table in here)
        posts = parts_of(REDRAWN, stored.revision + len(happenings), members_of(stored))
        return Change(happenings=happenings, deadlines=deadlines, posts=posts, ended_round=number, closes=closes)


@final
@dataclass(frozen=True, slots=True)
class Adjust(ContestCommand):
    """Set the points of a match, or let its games count again."""

    round: int
    place: int
    points: tuple[int, int] | None
    reason: str
    alone: bool = False
    """Nobody else could rule."""

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The match with these points.

        Raises:
            Refused: NOT_ORGANISER, NO_MATCH, OWN_MATCH, NEEDS_REASON, BAD_POINTS.
        """
        check_organiser(stored, self.member)
        match = find_match(stored, (self.round, self.place))
        if self.points is not None and not all(0 <= points <= MOST_POINTS for points in self.points):
            raise Refused(ContestCode.BAD_POINTS, most=MOST_POINTS)
        entrants = (*match.north, *match.east)
        note = reason_of(stored, self.member, self.reason, entrants, alone=self.alone)
        return Change(happenings=(note, Adjusted(self.round, self.place, self.points)))


@final
@dataclass(frozen=True, slots=True)
class Forfeit(ContestCommand):
    """Let a side lose its match without playing it out."""

    round: int
    place: int
    side: int
    reason: str
    alone: bool = False

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The match lost by that side.

        Raises:
            Refused: NOT_ORGANISER, NO_MATCH, MATCH_OVER, OWN_MATCH, NEEDS_REASON.
        """
        check_organiser(stored, self.member)
        match = find_match(stored, (self.round, self.place))
        if self.side not in (0, 1):
            raise Refused(ContestCode.NO_MATCH)
        if stored.outcome((self.round, self.place)) is not None:
            raise Refused(ContestCode.MATCH_OVER)
        entrants = (*match.north, *match.east)
        note = reason_of(stored, self.member, self.reason, entrants, alone=self.alone)
        return Change(happenings=(note, Forfeited(self.round, self.place, self.side)))


@final
@dataclass(frozen=True, slots=True)
class Disqualify(ContestCommand):
    """Take an entrant out of the contest, and of the match that is being played."""

    entrant: Entrant
    reason: str
    alone: bool = False

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The contest without the entrant.

        Raises:
            Refused: NOT_ORGANISER, OVER, NOT_JOINED, OWN_MATCH, NEEDS_REASON.
        """
        check_organiser(stored, self.member)
        check_not_over(stored)
        entry = stored.contest.entries.get(self.entrant)
        if entry is None or entry.left is not None:
            raise Refused(ContestCode.NOT_JOINED)
        note = reason_of(stored, self.member, self.reason, (self.entrant,), alone=self.alone)
        found: list[Happening] = [note, Left(self.entrant, out=True)]
        match = stored.match_of(self.entrant)
        if stored.plan.size == 2 and match is not None and stored.outcome(match[0]) is None:
            found.append(Forfeited(*match[0], int(self.entrant in match[1].east)))
        promoted = () if entry.waiting else promotions(stored)
        posts = (*entry_post(stored, 2), *posts_for(promoted))
        return Change(happenings=(*found, *promoted), posts=posts)


@final
@dataclass(frozen=True, slots=True)
class SetSeed(ContestCommand):
    """Put an entrant at a seed in the draw to come; those who are there move down."""

    entrant: Entrant
    seed: int
    """From 1; 0 leaves it to the plan again."""
    reason: str
    alone: bool = False

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The contest with the seed.

        Raises:
            Refused: NOT_ORGANISER, OVER, DRAWN, NO_ENTRANT, BAD_SEED, OWN_MATCH, NEEDS_REASON.
        """
        check_organiser(stored, self.member)
        check_not_over(stored)
        if stored.contest.seeds:
            raise Refused(ContestCode.DRAWN)
        if self.entrant not in stored.contest.entries:
            raise Refused(ContestCode.NO_ENTRANT)
        most = 1 + sum(entrant != self.entrant for entrant in stored.notes.seeds)
        if not 0 <= self.seed <= most:
            raise Refused(ContestCode.BAD_SEED, most=most)
        note = reason_of(stored, self.member, self.reason, (self.entrant,), alone=self.alone)
        return Change(happenings=(note, Note(Kind.SEED, {"entrant": self.entrant, "seed": self.seed})))


@final
@dataclass(frozen=True, slots=True)
class AddLate(ContestCommand):
    """Let members take part without asking the conditions: one in a hustle, else a pair."""

    players: tuple[Member, ...]

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The contest with the entrant.

        Raises:
            Refused: NOT_ORGANISER, NOT_OPEN, JOINED, NO_PAIRS, OWN_PARTNER.
        """
        check_organiser(stored, self.member)
        check_open(stored)
        if len(self.players) != stored.plan.size:
            raise Refused(ContestCode.NO_PAIRS)
        if any(stored.are_same(one.user, two.user) for one, two in combinations(self.players, 2)):
            raise Refused(ContestCode.OWN_PARTNER)
        known, people = stored, list[Person]()
        for player in self.players:
            if stored.entry_of(player.user) is not None:
                raise Refused(ContestCode.JOINED)
            person = replace(person_for(known, player, now), invited=0, looking=False)
            known = replace(known, people={**known.people, person.player: person})
            people.append(person)
        new = tuple(people)
        joined = event_of_joining(stored, new, Standing(), now)
        posts = (("added", joined.entrant),) if stored.stage is Stage.CHECKING else entry_post(stored, 1)
        return Change(people=new, happenings=(joined,), posts=posts)


@final
@dataclass(frozen=True, slots=True)
class Replace(ContestCommand):
    """Let another member play for one who cannot, from now on."""

    entrant: Entrant
    out: Player
    into: Member
    reason: str

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The entry with the other member, who sits down between two hands.

        Raises:
            Refused: NOT_ORGANISER, OVER, NOT_JOINED, NO_SUBSTITUTE, BARRED_SUBSTITUTE, NEEDS_REASON.
        """
        check_organiser(stored, self.member)
        check_not_over(stored)
        entry = stored.contest.entries.get(self.entrant)
        orphan = entry in stored.orphans
        if entry is None or self.out not in entry.players or (entry.left is not None and not orphan):
            raise Refused(ContestCode.NOT_JOINED)
        if stored.entry_of(self.into.user) is not None or (orphan and stored.orphan_of(self.into.user) == entry):
            raise Refused(ContestCode.NO_SUBSTITUTE)
        if is_out(stored, self.into.user):
            raise Refused(ContestCode.BARRED_SUBSTITUTE)
        person = replace(person_for(stored, self.into, now), invited=0, looking=False, offers=False)
        change = Substituted(self.entrant, self.out, person.player, max(1, stored.round))
        changes = adopting(stored, entry, person.player) if orphan and self.out == entry.alone else (change,)
        happenings = (note_reason(self.reason), *changes)
        return Change(people=(person,), happenings=happenings, posts=entry_post(stored, len(happenings)))


@final
@dataclass(frozen=True, slots=True)
class AnswerDispute(ContestCommand):
    """Answer what a player has asked about a match; to change its result is another command."""

    round: int
    place: int
    text: str
    alone: bool = False

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The dispute settled.

        Raises:
            Refused: NOT_ORGANISER, NO_MATCH, NOT_DISPUTED, OWN_MATCH, NEEDS_REASON.
        """
        check_organiser(stored, self.member)
        match = find_match(stored, (self.round, self.place))
        if not any((each.round, each.place) == (self.round, self.place) for each in stored.notes.disputes):
            raise Refused(ContestCode.NOT_DISPUTED)
        reason_of(stored, self.member, self.text, (*match.north, *match.east), alone=self.alone)
        data = {"round": self.round, "place": self.place, "text": clean_text(self.text)}
        return Change(happenings=(Note(Kind.RULED, data),), posts=(("ruling", stored.revision + 1),))


def entry_post(stored: StoredContest, nth: int) -> tuple[tuple[str, int], ...]:
    """The message to those whose entry the change's event number `nth` is about; nobody hears of a draft."""
    return () if stored.stage is Stage.DRAFT else ((ENTRY, stored.revision + nth),)
