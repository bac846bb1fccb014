"""What members do in a contest: they sign up, alone or as pairs, check in, leave, offer to substitute, and dispute."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import final

from bot.contests.commands import (
    ContestChange,
    ContestCommand,
    Happening,
    check_may_enter,
    check_may_play,
    check_not_over,
    clean_text,
    find_match,
    new_person,
    person_for,
)
from bot.contests.entries import (
    after_leaving,
    at_rest,
    has_finished,
    is_late,
    leaving,
    leaving_before,
    may_substitute,
    own_free_seat,
)
from bot.contests.errors import ContestCode
from bot.contests.final import may_join
from bot.contests.model import Person, Stage, StoredContest
from bot.contests.notes import LogNote, NoteKind
from bot.contests.posts import Purpose
from bot.tables.model import Member
from engine import Refused
from engine.contest.events import Entrant, Joined
from engine.contest.state import Place


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class OwnStanding:
    """What is asked of a member who signs up: the role, if it is there."""

    has_role: bool = True
    last: bool = False
    """Whether the member has missed a contest, and goes last in this one."""


@final
@dataclass(frozen=True, slots=True)
class Join(ContestCommand):
    """Sign up: alone in a hustle; elsewhere to be given a partner at the start. Whoever has left comes back."""

    standing: OwnStanding

    def decide(self, stored: StoredContest, now: int) -> ContestChange:
        """The member takes part, or looks for a partner, or has their seat again."""
        check_open(stored)
        if (own := own_free_seat(stored, self.member.user)) is not None:
            check_may_play(stored, self.member.user)
            entry, player = own
            posts = ((Purpose.ENTRY, stored.revision + 1),)
            return ContestChange(happenings=(Joined(entry.number, (player,)),), posts=posts)
        check_conditions(stored, self.member, self.standing)
        if stored.plan.is_final and not may_join(stored, self.member.user):
            raise Refused(ContestCode.NOT_IN_TABLE)
        person = _signing(stored, self.member, self.standing, now)
        if stored.plan.size == 1:
            return _entering(stored, (person,), person)
        if stored.stage is Stage.RUNNING:
            raise Refused(ContestCode.LOOKS_LATE)
        looks = LogNote(NoteKind.LOOKS, {"player": person.player})
        return ContestChange(people=(replace(person, looking=True),), happenings=(looks, *_ready(stored, person)))


@final
@dataclass(frozen=True, slots=True)
class InvitePartner(ContestCommand):
    """Ask a member to be the partner. If that member has asked the same, they are a pair."""

    standing: OwnStanding
    partner: Member
    calls: bool = True
    """Whether a message in the channel calls the partner: by the right of the member to write there."""

    def decide(self, stored: StoredContest, now: int) -> ContestChange:
        """The member waits for the partner's answer, and looks on if they did; or both take part."""
        check_open(stored)
        check_conditions(stored, self.member, self.standing)
        check_pairs(stored)
        if stored.are_same(self.partner.user, self.member.user):
            raise Refused(ContestCode.NO_PARTNER)
        if stored.entry_of(self.partner.user) is not None:
            raise Refused(ContestCode.PARTNER_TAKEN)
        person = _signing(stored, self.member, self.standing, now)
        check_may_enter(stored, self.partner.user)
        known = stored.player_of(self.partner.user)
        if known is not None and has_asked(stored, self.partner.user, self.member.user):
            return _entering(stored, (known, person), person)
        other = known or new_person(replace(stored, people={**stored.people, person.player: person}), self.partner)
        asked = LogNote(NoteKind.ASKED, {"player": person.player, "into": other.player})
        people = (replace(person, invited=other.player), other)
        posts = ((Purpose.PARTNER, stored.revision + 1),) if self.calls else ()
        return ContestChange(people=people, happenings=(asked, *_ready(stored, person)), posts=posts)


@final
@dataclass(frozen=True, slots=True)
class AcceptPartner(ContestCommand):
    """Become the partner of a member who has asked."""

    standing: OwnStanding
    inviter: int
    """A player's number."""

    def decide(self, stored: StoredContest, now: int) -> ContestChange:
        """Both take part."""
        check_open(stored)
        check_conditions(stored, self.member, self.standing)
        check_pairs(stored)
        person, inviter = _signing(stored, self.member, self.standing, now), stored.people.get(self.inviter)
        if inviter is None or inviter.user < 0 or inviter.invited != person.player:
            raise Refused(ContestCode.NOT_INVITED)
        if stored.entry_of(inviter.user) is not None:
            raise Refused(ContestCode.PARTNER_TAKEN)
        return _entering(stored, (inviter, person), person)


@final
@dataclass(frozen=True, slots=True)
class Decline(ContestCommand):
    """Say no to a member who has asked."""

    inviter: int
    """A player's number."""

    def decide(self, stored: StoredContest, now: int) -> ContestChange:
        """The other member has asked nobody."""
        inviter, person = stored.people.get(self.inviter), stored.player_of(self.member.user)
        if inviter is None or person is None or inviter.invited != person.player:
            raise Refused(ContestCode.NOT_INVITED)
        declined = LogNote(NoteKind.DECLINED, {"player": person.player})
        return ContestChange(people=(replace(inviter, invited=0),), happenings=(declined,))


@final
@dataclass(frozen=True, slots=True)
class LeaveContest(ContestCommand):
    """Withdraw, or take back what one has asked for."""

    def decide(self, stored: StoredContest, now: int) -> ContestChange:
        """The entry is gone before the draw; later the seat may go for good. Whoever has finished keeps everything."""
        check_not_over(stored)
        user, entry = self.member.user, stored.entry_of(self.member.user)
        if entry is None:
            asking = tuple(filter(is_asking(stored), stored.players_of(user)))
            if not asking:
                raise Refused(ContestCode.NOT_JOINED)
            return ContestChange(people=tuple(map(after_leaving, asking)), happenings=_withdrawn(asking))
        player = next(player for player in entry.owners if player in stored.numbers_of(user))
        if not stored.contest.seeds:
            return leaving_before(stored, entry, stored.people[player])
        return ContestChange() if has_finished(stored, entry) else leaving(stored, entry, player)


@final
@dataclass(frozen=True, slots=True)
class CheckIn(ContestCommand):
    """Say that one is there: each of a pair does, and whoever looks for a partner."""

    def decide(self, stored: StoredContest, now: int) -> ContestChange:
        """The member is there; again, it changes nothing."""
        if stored.stage is not Stage.CHECKING:
            raise Refused(ContestCode.NOT_CHECKING)
        person = person_signed(stored, self.member.user)
        if person is None:
            raise Refused(ContestCode.NOT_JOINED)
        return ContestChange(happenings=_ready(stored, person))


@final
@dataclass(frozen=True, slots=True)
class Offer(ContestCommand):
    """Offer to play for somebody who leaves, or take that back."""

    standing: OwnStanding
    offers: bool

    def decide(self, stored: StoredContest, now: int) -> ContestChange:
        """The member is among the substitutes, or not. Taking it back is always possible, and asks for nothing."""
        check_not_over(stored)
        if not self.offers:
            offering = tuple(each for each in stored.players_of(self.member.user) if each.offers)
            people = tuple(replace(each, offers=0) for each in offering)
            return ContestChange(people=people, happenings=_withdrawn(offering))
        if stored.plan.size == 1:
            raise Refused(ContestCode.NO_PAIRS)
        check_conditions(stored, self.member, self.standing)
        if stored.plan.is_final and not may_join(stored, self.member.user):
            raise Refused(ContestCode.NOT_IN_TABLE)
        known = new_person(stored, self.member)
        if not may_substitute(stored, known):
            raise Refused(ContestCode.FORMER)
        offers = (LogNote(NoteKind.OFFERS, {"player": known.player}),) if not known.offers else ()
        return ContestChange(people=(replace(known, offers=known.offers or now),), happenings=offers)


def check_open(stored: StoredContest) -> None:
    """Refuse signing up when it is too early or too late.

    Raises:
        Refused: NOT_OPEN.
    """
    if stored.stage not in (Stage.OPEN, Stage.CHECKING) and not is_late(stored):
        raise Refused(ContestCode.NOT_OPEN)


def check_pairs(stored: StoredContest) -> None:
    """Refuse pairs that agree by themselves where there are none, or the table of a season says who they are.

    Raises:
        Refused: NO_PAIRS, PAIRED_BY_TABLE.
    """
    if stored.plan.size == 1:
        raise Refused(ContestCode.NO_PAIRS)
    if stored.plan.is_final:
        raise Refused(ContestCode.PAIRED_BY_TABLE)


def check_conditions(stored: StoredContest, member: Member, standing: OwnStanding) -> None:
    """Refuse those who take part already, and those without the role that may sign up.

    Raises:
        Refused: JOINED, BARRED, HAS_JUDGED, FORMER, ROLE.
    """
    plan, user = stored.plan, member.user
    if stored.entry_of(user) is not None:
        raise Refused(ContestCode.JOINED)
    check_may_enter(stored, user)
    if plan.role is not None and not standing.has_role:
        raise Refused(ContestCode.ROLE, role=str(plan.role))


def person_signed(stored: StoredContest, user: int) -> Person | None:
    """The person of a member who has signed up before the draw, alone or with a partner."""
    return next((person for person in stored.players_of(user) if person.joined_at), None)


def has_asked(stored: StoredContest, user: int, other: int) -> bool:
    """Whether a member has asked another to be the partner, who accepts by asking the same."""
    one, two = stored.player_of(user), stored.player_of(other)
    return one is not None and two is not None and one.invited == two.player


def is_asking(stored: StoredContest) -> Callable[[Person], bool]:
    """Whether somebody who is in no entry wants something of the contest."""
    before = not stored.contest.seeds
    return lambda person: bool(person.looking or person.offers or person.invited or (before and person.joined_at))


def is_to_check_in(stored: StoredContest, user: int) -> bool:
    """Whether members check in now, and this one, who has signed up, has not."""
    person = person_signed(stored, user)
    return stored.stage is Stage.CHECKING and person is not None and person.player not in stored.notes.ready


def _signing(stored: StoredContest, member: Member, standing: OwnStanding, now: int) -> Person:
    """The person of a member who signs up, and keeps the time of it if they had."""
    person = person_for(stored, member, now)
    return replace(person, comes_last=standing.last)


def _withdrawn(people: tuple[Person, ...]) -> tuple[LogNote, ...]:
    return tuple(LogNote(NoteKind.WITHDRAWN, {"player": person.player}) for person in people)


def _ready(stored: StoredContest, person: Person) -> tuple[LogNote, ...]:
    """Signing up while members check in is checking in."""
    if stored.stage is not Stage.CHECKING or person.player in stored.notes.ready:
        return ()
    return (LogNote(NoteKind.READY, {"player": person.player}),)


def _entering(stored: StoredContest, people: tuple[Person, ...], presses: Person) -> ContestChange:
    """These take part by a press of one of them; after the draw where there is room, before it as they come.

    Raises:
        Refused: BARRED, FORMER, NO_PLACE.
    """
    for person in people:
        check_may_enter(stored, person.user)
    full = stored.stage is Stage.RUNNING and len(stored.contest.active) >= stored.plan.config.most
    if full and not any(person.guest for person in people):
        raise Refused(ContestCode.NO_PLACE)
    joined = Joined(stored.next_entrant, tuple(person.player for person in people))
    happenings: tuple[Happening, ...] = (joined, *_ready(stored, presses))
    return ContestChange(people=tuple(map(at_rest, people)), happenings=happenings)


@final
@dataclass(frozen=True, slots=True)
class DisputeMatch(ContestCommand):
    """Ask the organisers to look at a match; without an answer its result stands."""

    round: int
    place: int
    text: str
    role: int | None = None
    """Of the server's organisers, which the message calls."""

    def decide(self, stored: StoredContest, now: int) -> ContestChange:
        """The dispute, told to the organisers; one open one for each side."""
        find_match(stored, (self.round, self.place))
        person = stored.player_of(self.member.user)
        if person is None or not _own_side(stored, self.member.user, (self.round, self.place)):
            raise Refused(ContestCode.NO_MATCH)
        if stored.stage is Stage.CANCELLED:
            raise Refused(ContestCode.OVER)
        if has_disputed(stored, self.member.user, (self.round, self.place)):
            raise Refused(ContestCode.DISPUTED)
        data = {"round": self.round, "place": self.place, "player": person.player, "text": clean_text(self.text)}
        note = LogNote(NoteKind.DISPUTED, {**data, "role": self.role})
        return ContestChange(happenings=(note,), posts=((Purpose.DISPUTE, stored.revision + 1),))


def has_disputed(stored: StoredContest, user: int, place: Place) -> bool:
    """Whether the side of a member in a match has an open dispute about it."""
    side = _own_side(stored, user, place)
    players = {player for each in side if each > 0 for player in stored.contest.entries[each].everybody}
    return any((each.round, each.place) == place and each.player in players for each in stored.notes.disputes)


def _own_side(stored: StoredContest, user: int, place: Place) -> tuple[Entrant, ...]:
    """The side of a match that a member plays, or has played before leaving; nothing for others."""
    match, own = find_match(stored, place), {entry.number for entry in stored.entries_with(user)}
    return next((side for side in (match.north, match.east) if own.intersection(side)), ())
