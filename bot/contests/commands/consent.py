"""What others want a member to be: nothing of it counts before the member presses."""

from dataclasses import dataclass
from typing import Final, final

from bot.contests.calendar import stamp
from bot.contests.changes import Change, apply_change
from bot.contests.commands.base import (
    ContestCommand,
    agreeing,
    check_not_over,
    is_out,
    new_person,
    note_reason,
    person_for,
)
from bot.contests.commands.leaving import adopting, comes_back, has_match_left
from bot.contests.commands.substitutes import at_rest, may_substitute
from bot.contests.errors import ContestCode
from bot.contests.interest import Interest, interest_of
from bot.contests.notes import Kind, Note, Office, Proposal
from bot.contests.purposes import Purpose
from bot.contests.state import Person, Stage, StoredContest
from bot.contests.substitutes import substitution
from bot.tables.model import Member
from engine import Refused
from engine.contest.entries import Entry
from engine.contest.events import CheckedIn, Entrant, Event, Player

MOST_DEPUTIES: Final = 3
"""That a contest has."""


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


def propose(
    stored: StoredContest,
    to: Member,
    office: Office,
    now: int,
    *,
    entrant: Entrant = 0,
    out: Player = 0,
    text: str = "",
) -> Change:
    """A member chosen for an office, whom a message asks; until they accept nothing changes.

    Raises:
        Refused: ASKED_OFTEN.
    """
    person, number = new_person(stored, to, now), stored.revision + 1
    if now < (until := stored.notes.spared.get(person.player, 0)):
        raise Refused(ContestCode.ASKED_OFTEN, at=stamp(until, "R"))
    data: dict[str, int | str | None] = {"number": number, "office": office.value, "player": person.player}
    if office is Office.SUBSTITUTE:
        data |= {"entrant": entrant, "out": out, "text": text}
    return Change(people=(person,), happenings=(Note(Kind.PROPOSED, data),), posts=((Purpose.PROPOSAL, number),))


@final
@dataclass(frozen=True, slots=True)
class TakeOffice(ContestCommand):
    """Accept what an organiser has proposed."""

    number: int

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The member is the substitute, a deputy, or the organiser.

        Raises:
            Refused: OVER, NOT_PROPOSED, NOT_JOINED, NO_SUBSTITUTE, LAST_MATCH, HAS_WATCHED, DEPUTIES.
        """
        check_not_over(stored)
        proposal = find_proposal(stored, self.member.user, self.number)
        change = self._accept(stored, proposal, now)
        by = stored.proposed_by.get(self.number)
        after = apply_change(stored, change, now)
        if by is not None and interest_of(stored, after, Member(by, "")) is not Interest.NONE:
            raise Refused(ContestCode.NOT_PROPOSED, language=stored.plan.language)  # it has become their own cause
        return change

    def _accept(self, stored: StoredContest, proposal: Proposal, now: int) -> Change:
        accepted = Note(Kind.ACCEPTED, {"player": proposal.player, "proposal": self.number})
        match proposal.office:
            case Office.SUBSTITUTE:
                entry = find_substitution(stored, proposal.entrant, proposal.out, self.member.user)
                person = person_for(stored, self.member, now)
                return substitute(stored, entry, proposal.out, person, proposal.text, first=(accepted,))
            case Office.DEPUTY:
                check_deputy(stored, self.member.user)
                deputy = {"player": proposal.player, "now": 1, "proposal": self.number}
                return Change(happenings=(accepted, Note(Kind.DEPUTY, deputy)))
            case Office.ORGANISER:
                handed = Note(Kind.HANDED, {"proposal": self.number})
                return Change(happenings=(accepted, handed), organiser=self.member.user)


@final
@dataclass(frozen=True, slots=True)
class DeclineOffice(ContestCommand):
    """Say no to what an organiser has proposed."""

    number: int

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The proposal gone.

        Raises:
            Refused: NOT_PROPOSED.
        """
        proposal = find_proposal(stored, self.member.user, self.number)
        return Change(happenings=(Note(Kind.REFUSED, {"player": proposal.player, "proposal": self.number}),))


def find_proposal(stored: StoredContest, user: int, number: int) -> Proposal:
    """The open proposal with this number to a member.

    Raises:
        Refused: NOT_PROPOSED.
    """
    mine = {person.player for person in stored.players_of(user)}
    found = next((each for each in stored.notes.proposals if each.number == number), None)
    if found is None or found.player not in mine:
        raise Refused(ContestCode.NOT_PROPOSED, language=stored.plan.language)
    return found


def check_deputy(stored: StoredContest, user: int) -> None:
    """Refuse a new deputy who is the organiser, or one too many.

    Raises:
        Refused: DEPUTIES.
    """
    if stored.are_same(user, stored.organiser) or len(stored.organisers) > MOST_DEPUTIES:
        raise Refused(ContestCode.DEPUTIES, most=MOST_DEPUTIES)


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


def substitute(
    stored: StoredContest, entry: Entry, out: Player, person: Person, reason: str, *, first: tuple[Note, ...] = ()
) -> Change:
    """The entry with another member, who sits down between two hands; a message calls both.

    Raises:
        Refused: HALF, NEEDS_REASON.
    """
    if entry in stored.orphans and out == entry.alone:
        changes: tuple[Event, ...] = adopting(stored, entry, person.player)
    else:
        changes = (substitution(stored, entry, out, person.player),)
    happenings = (*first, note_reason(reason), *changes)
    posts = () if stored.stage is Stage.DRAFT else ((Purpose.ENTRY, stored.revision + len(happenings)),)
    if first and stored.stage is Stage.CHECKING and not entry.is_there_without(out):  # a press of their own
        happenings = (*happenings, CheckedIn(entry.number, person.player))
    return Change(people=(at_rest(person),), happenings=happenings, posts=posts)
