"""What a command or a step makes of a contest before anything is written, and who may give which command."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import ClassVar, Final, TypeAlias, final

from bot.clock import WEEK_MS
from bot.contests import notes
from bot.contests.dates import with_dates
from bot.contests.errors import ContestCode
from bot.contests.marks import SeenMark
from bot.contests.model import Deadline, DeadlineKind, Person, Stage, StoredContest
from bot.contests.notes import LogNote, NoteKind
from bot.contests.plan import Plan
from bot.tables.model import Member
from bot.user_text import tidy
from engine import Refused
from engine.contest.events import Entry, Event, Left, Match, Paired, Player, Undrawn
from engine.contest.state import Place
from engine.contest.state import apply as apply_event

Happening: TypeAlias = Event | LogNote


class ContestConflict(Exception):
    """The contest is not as it was when the change was decided. Nothing is written."""


@final
@dataclass(frozen=True, slots=True)
class Author:
    """The member who does something to a contest; `user` is None for the bot."""

    user: int | None = None
    name: str = ""


BOT: Final = Author()


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class ContestChange:
    """What a command or a step makes of a contest: everything is written in one transaction, or nothing.

    `step` says what is done, so that it is done once; without it any number of times. A deadline of None goes.
    """

    happenings: tuple[Happening, ...] = ()
    people: tuple[Person, ...] = ()
    deadlines: dict[tuple[DeadlineKind, int], Deadline | None] = field(
        default_factory=dict[tuple[DeadlineKind, int], Deadline | None]
    )
    posts: tuple[tuple[str, int], ...] = ()
    """Purposes (`calls.parts_of`) and numbers of messages that are wanted now, also where there was one before."""
    step: str | None = None
    plan: Plan | None = None
    name: str | None = None
    channel: int | None = None
    organiser: int | None = None
    judged: bool = False
    """Whether it is a ruling: its author does not play in the contest."""
    closes: tuple[int, ...] = ()
    """Tables at which nobody has played, which are closed in the same transaction."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class LoggedCommand:
    """An event as it is stored; `by_name` is empty for the bot and for former members."""

    seq: int
    happening: Happening
    by: int | None
    by_name: str
    at: int


def apply(stored: StoredContest, happening: Happening, at: int) -> StoredContest:
    """A contest after one more event."""
    stored = replace(stored, revision=stored.revision + 1)
    if isinstance(happening, LogNote):
        return replace(stored, notes=notes.apply(stored.notes, happening, at))
    stored = replace(stored, contest=apply_event(stored.contest, happening), kept=())
    if isinstance(happening, Paired):
        return replace(stored, drawn_at={**stored.drawn_at, happening.round: at})
    if isinstance(happening, Undrawn):
        drawn_at = {number: then for number, then in stored.drawn_at.items() if number < happening.round}
        tables = {place: table for place, table in stored.tables.items() if place[0] < happening.round}
        forgotten = notes.forget_round(stored.notes, happening.round)
        return replace(stored, notes=forgotten, drawn_at=drawn_at, tables=tables)
    return stored


def apply_change(before: StoredContest, change: ContestChange, now: int) -> StoredContest:
    """A contest after a change, without what other rows would change."""
    after = before
    if change.plan is not None:
        after = replace(after, plan=change.plan, contest=replace(after.contest, config=change.plan.config))
    after = replace(
        after,
        name=change.name or after.name,
        channel=change.channel or after.channel,
        organiser=change.organiser or after.organiser,
        people={**after.people, **{person.player: person for person in change.people}},
    )
    for happening in change.happenings:
        after = apply(after, happening, now)
    kept = {key: each for key, each in after.deadlines.items() if key not in change.deadlines}
    new = {key: each for key, each in change.deadlines.items() if each is not None}
    ended_at = now if after.stage.is_final and before.ended_at is None else before.ended_at
    return with_dates(replace(after, deadlines={**kept, **new}, ended_at=ended_at))


def plays_in(stored: StoredContest, user: int) -> bool:
    """Whether a member is entered, waits, looks for a partner, has asked one, has offered to come in, or was drawn.

    Who was not drawn may leave, or take the offer back, and then judge. Whoever has only been asked plays in nothing.
    """
    before = not stored.contest.seeds
    people = () if stored.stage.is_final else stored.players_of(user)  # afterwards an offer means nothing
    asks = any(p.looking or p.offers or p.invited or (before and p.joined_at) for p in people)
    if asks or stored.is_marked(SeenMark.PLAYED, user):
        return True
    return any(entry.left is None or was_drawn(stored, entry) for entry in stored.entries_with(user))


def was_drawn(stored: StoredContest, entry: Entry) -> bool:
    """Whether an entry has been in a draw: not one that left before its first."""
    begun = bool(stored.contest.seeds) and entry.since <= stored.round
    return begun and (entry.left is None or entry.left > entry.since)


def new_marks(
    before: StoredContest, after: StoredContest, change: ContestChange, by: Author
) -> list[tuple[SeenMark, int]]:
    """Whom a change draws, who judges by it, and whom an organiser takes out."""
    found = [(SeenMark.PLAYED, user) for user in sorted(_users_in_draws(after) - _users_in_draws(before))]
    if by.user is None:
        return found
    if change.judged:
        found.append((SeenMark.JUDGED, by.user))
    left = (each.entrant for each in change.happenings if isinstance(each, Left) and each.out)
    gone = (player for entrant in left for player in sorted(before.contest.entries[entrant].everybody))
    return found + [(SeenMark.TAKEN_OUT, user) for user in _users(before, gone)]


def those_there_at_the_end(stored: StoredContest) -> list[int]:
    """The members who were drawn and have not left, when a contest ends; none whose opponents did not come."""
    contest = stored.contest
    won = {(number, place, 1 - side) for number, place, side in contest.forfeits} - contest.forfeits
    matches = ((contest.rounds[number - 1].matches[place], side) for number, place, side in won)
    given = {entrant for match, side in matches for entrant in (match.north, match.east)[side]}
    there = (e for e in contest.entries.values() if e.left is None and was_drawn(stored, e) and e.number not in given)
    return _users(stored, (player for entry in there for player in entry.owners))


def users_in(stored: StoredContest) -> list[int]:
    """All who are in an entry, or look for a partner."""
    players = {player for entry in stored.contest.entries.values() for player in entry.players}
    players |= {person.player for person in stored.people.values() if person.looking}
    return _users(stored, sorted(players))


def _users_in_draws(stored: StoredContest) -> frozenset[int]:
    entries = (entry for entry in stored.contest.entries.values() if was_drawn(stored, entry))
    return frozenset(_users(stored, (player for entry in entries for player in (*entry.players, *entry.past))))


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


LONGEST_TEXT: Final = 300
"""Characters of a reason, a dispute or an announcement."""


@dataclass(frozen=True, slots=True)
class ContestCommand(ABC):
    """A member's request. `decide` is pure: it runs again when another process changed the contest first."""

    member: Member

    @abstractmethod
    def decide(self, stored: StoredContest, now: int) -> ContestChange:
        """The change that the command makes at `now` (milliseconds UTC).

        Raises:
            Refused: For the reason that a `ContestCode` tells.
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

    def decide(self, stored: StoredContest, now: int) -> ContestChange:
        """The change, for those who organise the contest."""
        check_organiser(stored, self.member)
        if self.judges:
            check_judge(stored, self.member.user)
            late = stored.ended_at is not None and now >= stored.ended_at + WEEK_MS
            if late or stored.stage is Stage.CANCELLED:
                raise Refused(ContestCode.OVER)
        return replace(self.carry_out(stored, now), judged=self.judges)

    @abstractmethod
    def carry_out(self, stored: StoredContest, now: int) -> ContestChange:
        """The change that an organiser's command makes; raises `Refused` when the contest refuses."""


class ContestRuling(OrganiserCommand):
    """What is done for a reason, which everybody may read: a note of it comes before the command's own events."""

    __slots__ = ()

    reason: str

    def decide(self, stored: StoredContest, now: int) -> ContestChange:
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


def note_reason(text: str) -> LogNote:
    """The note before what an organiser does, which says why."""
    return LogNote(NoteKind.REASON, {"text": clean_text(text)})


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


def check_may_play(stored: StoredContest, user: int) -> None:
    """Refuse those who were taken out or have judged, with any account.

    Raises:
        Refused: BARRED, HAS_JUDGED.
    """
    if stored.is_marked(SeenMark.TAKEN_OUT, user):
        raise Refused(ContestCode.BARRED)
    if stored.is_marked(SeenMark.JUDGED, user):
        raise Refused(ContestCode.HAS_JUDGED)


def check_may_enter(stored: StoredContest, user: int) -> None:
    """Refuse those who may not play, or were drawn and are known as nobody who was, with any account.

    Raises:
        Refused: BARRED, HAS_JUDGED, FORMER.
    """
    check_may_play(stored, user)
    if stored.is_marked(SeenMark.PLAYED, user) or (stored.contest.seeds and stored.entries_with(user)):
        raise Refused(ContestCode.FORMER)


def may_enter(stored: StoredContest, user: int) -> bool:
    """Whether `check_may_enter` lets a member in."""
    try:
        check_may_enter(stored, user)
    except Refused:
        return False
    return True
