"""What a command to a contest is, and the checks that several share."""

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from bot.clock import WEEK_MS
from bot.contests.changes import Author, Change
from bot.contests.errors import ContestCode
from bot.contests.judges import check_judge
from bot.contests.marks import Mark
from bot.contests.notes import Kind, Note
from bot.contests.state import Person, StoredContest
from bot.tables.model import Member
from bot.user_text import tidy
from engine import Refused
from engine.contest.entries import Entry
from engine.contest.events import Match
from engine.contest.state import Place

LONGEST_TEXT: Final = 300
"""Characters of a reason, a dispute or an announcement."""


@dataclass(frozen=True, slots=True)
class ContestCommand(ABC):
    """A member's request. `decide` is pure: it runs again when another process changed the contest first."""

    member: Member

    @abstractmethod
    def decide(self, stored: StoredContest, now: int) -> Change:
        """The change that the command makes at `now` (milliseconds UTC).

        Raises:
            Refused: When the contest refuses.
        """

    @property
    def author(self) -> Author:
        """The member, as the event names them."""
        return Author(self.member.user, self.member.name)


class OrganiserCommand(ContestCommand):
    """What an organiser does."""

    __slots__ = ()
    judges: ClassVar[bool] = False
    """Whether it is one of the five rulings: only those make it who do not play in the contest, nor will."""

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The change, for those who organise the contest.

        Raises:
            Refused: NOT_ORGANISER, OWN_CONTEST, OVER a week after the end, and as `carry_out`.
        """
        check_organiser(stored, self.member)
        if self.judges:
            check_judge(stored, self.member.user)
            if stored.ended_at is not None and now >= stored.ended_at + WEEK_MS:
                raise Refused(ContestCode.OVER)
        return replace(self.carry_out(stored, now), judged=self.judges)

    @abstractmethod
    def carry_out(self, stored: StoredContest, now: int) -> Change:
        """The change that an organiser's command makes; raises `Refused` when the contest refuses."""


class Ruling(OrganiserCommand):
    """What is done for a reason, which everybody may read: a note of it comes before the command's own events."""

    __slots__ = ()

    reason: str

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The change with the reason; it also raises NEEDS_REASON."""
        change = super().decide(stored, now)
        return replace(change, happenings=(note_reason(self.reason), *change.happenings))


def check_organiser(stored: StoredContest, member: Member) -> None:
    """Refuse those who do not organise now: `member.moderator` says Manage Server or the organisers' role.

    Raises:
        Refused: NOT_ORGANISER.
    """
    if not member.moderator:
        raise Refused(ContestCode.NOT_ORGANISER)


def check_not_over(stored: StoredContest) -> None:
    """Refuse a contest to which nothing more happens.

    Raises:
        Refused: OVER.
    """
    if stored.stage.is_final:
        raise Refused(ContestCode.OVER)


def clean_text(text: str) -> str:
    """A text that others read, on one line.

    Raises:
        Refused: NEEDS_REASON for none, or one that is too long.
    """
    found = tidy(text)
    if not 0 < len(found) <= LONGEST_TEXT:
        raise Refused(ContestCode.NEEDS_REASON, most=LONGEST_TEXT)
    return found


def find_match(stored: StoredContest, place: Place) -> Match:
    """A match of a round that has been drawn.

    Raises:
        Refused: NO_MATCH.
    """
    drawn, at = place
    if not 1 <= drawn <= stored.round or not 0 <= at < len(stored.contest.rounds[drawn - 1].matches):
        raise Refused(ContestCode.NO_MATCH)
    return stored.contest.rounds[drawn - 1].matches[at]


def find_entry(stored: StoredContest, user: int) -> Entry:
    """The entry of a member.

    Raises:
        Refused: NOT_JOINED.
    """
    entry = stored.entry_of(user)
    if entry is None:
        raise Refused(ContestCode.NOT_JOINED)
    return entry


def note_reason(text: str) -> Note:
    """The note before what an organiser does, which says why.

    Raises:
        Refused: NEEDS_REASON.
    """
    return Note(Kind.REASON, {"text": clean_text(text)})


def person_for(stored: StoredContest, member: Member, now: int) -> Person:
    """The person of a member who presses to be in it: the one there is, as of today, or a new one."""
    person = new_person(stored, member)
    return replace(person, joined_at=person.joined_at or now)


def new_person(stored: StoredContest, member: Member) -> Person:
    """The person there is of a member, with the account and the name of today, or a new one, who is in nothing."""
    known = stored.player_of(member.user)
    if known is not None:
        taken = any(each.user == member.user and each.player != known.player for each in stored.people.values())
        return replace(known, user=known.user if taken else member.user, name=member.name)
    return Person(player=1 + max(stored.people, default=0), user=member.user, name=member.name, joined_at=0)


def check_may_enter(stored: StoredContest, user: int) -> None:
    """Refuse those who were taken out, have judged, or were drawn and are known as nobody who was, with any account.

    Raises:
        Refused: BARRED, HAS_JUDGED, FORMER.
    """
    if stored.is_marked(Mark.TAKEN_OUT, user):
        raise Refused(ContestCode.BARRED)
    if stored.is_marked(Mark.JUDGED, user):
        raise Refused(ContestCode.HAS_JUDGED)
    if stored.is_marked(Mark.PLAYED, user) or (stored.contest.seeds and stored.entries_with(user)):
        raise Refused(ContestCode.FORMER)


def may_enter(stored: StoredContest, user: int) -> bool:
    """Whether `check_may_enter` lets a member in."""
    try:
        check_may_enter(stored, user)
    except Refused:
        return False
    return True
