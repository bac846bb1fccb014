"""Signing up, partners, checking in, and leaving."""

from dataclasses import dataclass, replace
from typing import final

from bot.clock import DAY_MS
from bot.contests.changes import Change
from bot.contests.commands.base import (
    ContestCommand,
    check_may_enter,
    check_not_over,
    find_entry,
    new_person,
    person_for,
)
from bot.contests.commands.leaving import adopting, asks, find_orphan, leave_partner, leaving, partner_in
from bot.contests.commands.substitutes import at_rest, may_substitute
from bot.contests.entry_steps import lookers
from bot.contests.errors import ContestCode
from bot.contests.notes import Kind, Note
from bot.contests.places import free_places, is_late, keepers, moving_up
from bot.contests.purposes import Purpose
from bot.contests.state import Person, Stage, StoredContest
from bot.contests.substitutes import back_in_seats, leave_seat
from bot.tables.lobby.rated import account_made_at
from bot.tables.model import Member
from engine import Refused
from engine.contest.entries import Entry
from engine.contest.events import CheckedIn, Joined, Substituted


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """What the conditions ask of a member: whether the role is there, and how many games were finished here."""

    has_role: bool = True
    role_gone: bool = False
    """Whether the role has been deleted."""
    games: int = 0
    last: bool = False
    """Whether the member, or a partner, has missed a contest, and goes last in this one."""


@final
@dataclass(frozen=True, slots=True)
class Join(ContestCommand):
    """Sign up: alone in a hustle; elsewhere to be given a partner at the start, or later as soon as there is one."""

    standing: Standing

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The member takes part, waits for a place, or looks for a partner.

        Raises:
            Refused: NOT_OPEN, JOINED, BARRED, FORMER, ROLE, NEW_ACCOUNT, FEW_GAMES.
        """
        check_open(stored)
        check_conditions(stored, self.member, self.standing, now)
        person = person_for(stored, self.member, now)
        if stored.plan.size == 2:
            former_entry(stored, (person,))
            others = (each for each in lookers(stored) if not stored.are_same(each.user, person.user))
            other = next((each for each in others if stored.may_be_partners(each, person)), None)
            if stored.stage is Stage.RUNNING and other is not None:
                late = pair(stored, other, person, self.standing, now)
                return replace(late, posts=((Purpose.ENTRY, stored.revision + 1),))
            return Change(people=(replace(person, looking=True),))
        return Change(people=(at_rest(person),), happenings=joining(stored, (person,), self.standing, now))


@final
@dataclass(frozen=True, slots=True)
class Invite(ContestCommand):
    """Ask a member to be the partner. If that member has asked the same, they are a pair."""

    standing: Standing
    partner: Member

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The member waits for the partner's answer, and looks on if they did; or both take part.

        Raises:
            Refused: NOT_OPEN, JOINED, BARRED, FORMER, ROLE, NEW_ACCOUNT, FEW_GAMES, NO_PAIRS, OWN_PARTNER,
                PARTNER_TAKEN.
        """
        check_open(stored)
        check_conditions(stored, self.member, self.standing, now)
        if stored.plan.size == 1:
            raise Refused(ContestCode.NO_PAIRS)
        if stored.are_same(self.partner.user, self.member.user):
            raise Refused(ContestCode.OWN_PARTNER)
        if stored.entry_of(self.partner.user) is not None:
            raise Refused(ContestCode.PARTNER_TAKEN)
        person = person_for(stored, self.member, now)
        check_may_enter(stored, self.partner.user)
        known = stored.player_of(self.partner.user)
        if known is not None and known.invited == person.player:
            return pair(stored, known, person, self.standing, now)
        other = known or new_person(replace(stored, people={**stored.people, person.player: person}), self.partner)
        former_entry(stored, (person, other))
        return Change(people=(replace(person, invited=other.player), other))


@final
@dataclass(frozen=True, slots=True)
class Accept(ContestCommand):
    """Become the partner of a member who has asked."""

    standing: Standing
    inviter: int
    """A player's number."""

    def decide(self, stored: StoredContest, now: int) -> Change:
        """Both take part.

        Raises:
            Refused: NOT_OPEN, JOINED, BARRED, FORMER, ROLE, NEW_ACCOUNT, FEW_GAMES, NOT_INVITED, PARTNER_TAKEN.
        """
        check_open(stored)
        check_conditions(stored, self.member, self.standing, now)
        person, inviter = person_for(stored, self.member, now), stored.people.get(self.inviter)
        if inviter is None or inviter.user < 0 or inviter.invited != person.player:
            raise Refused(ContestCode.NOT_INVITED)
        if stored.entry_of(inviter.user) is not None:
            raise Refused(ContestCode.PARTNER_TAKEN)
        return pair(stored, inviter, person, self.standing, now)


@final
@dataclass(frozen=True, slots=True)
class Decline(ContestCommand):
    """Say no to a member who has asked."""

    inviter: int
    """A player's number."""

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The other member has asked nobody.

        Raises:
            Refused: NOT_INVITED.
        """
        inviter, person = stored.people.get(self.inviter), stored.player_of(self.member.user)
        if inviter is None or person is None or inviter.invited != person.player:
            raise Refused(ContestCode.NOT_INVITED)
        return Change(people=(replace(inviter, invited=0),))


@final
@dataclass(frozen=True, slots=True)
class Leave(ContestCommand):
    """Withdraw, or look for no partner any more. Who leaves a partner leaves alone."""

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The entry is gone before the draw; later it plays the round that is being played, and no more.

        A partner who stays keeps the place: before the draw to look for another partner, later with whoever offers to
        play until the next draw. If nobody does, the pair is out, and what it has played counts: who was left alone
        and leaves later changes nothing. A substitute whom an organiser has seated gives the seat back (`leave_seat`).

        Raises:
            Refused: OVER, NOT_JOINED.
        """
        check_not_over(stored)
        if (seat := leave_seat(stored, self.member.user, now)) is not None:
            return seat
        entry = stored.entry_of(self.member.user)
        person = stored.player_of(self.member.user)
        if entry is None:
            orphan = stored.orphan_of(self.member.user)
            if orphan in stored.orphans:
                return leaving(stored, orphan.number, now)
            asking = tuple(each for each in stored.players_of(self.member.user) if asks(each))
            if not asking and orphan is None:
                raise Refused(ContestCode.NOT_JOINED)
            given_up = (each.player for each in asking if each.player in stored.notes.keeps)
            notes = tuple(Note(Kind.GAVE_UP, {"player": player}) for player in given_up)
            return moving_up(stored, Change(people=tuple(map(at_rest, asking)), happenings=notes), now)
        partner = partner_in(stored, self.member.user)
        if partner is not None and person is not None:
            return leave_partner(stored, entry, person, partner)
        return leaving(stored, entry.number, now)


@final
@dataclass(frozen=True, slots=True)
class CheckIn(ContestCommand):
    """Say that one is there; for a pair one of the two is enough. Who looks for a partner says it, too."""

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The entry is there; again, it changes nothing.

        Raises:
            Refused: NOT_CHECKING, NOT_JOINED.
        """
        if stored.stage is not Stage.CHECKING:
            raise Refused(ContestCode.NOT_CHECKING)
        person, entry = stored.player_of(self.member.user), stored.entry_of(self.member.user)
        if entry is None and person is not None and person.looking:
            ready = person.player in stored.notes.ready
            return Change() if ready else Change(happenings=(Note(Kind.READY, {"player": person.player}),))
        entry = find_entry(stored, self.member.user)
        player = 0 if person is None else person.player
        return Change() if entry.checked_in else Change(happenings=(CheckedIn(entry.number, player),))


@final
@dataclass(frozen=True, slots=True)
class Offer(ContestCommand):
    """Offer to play for somebody who cannot, or take that back."""

    standing: Standing
    offers: bool

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The member is among the substitutes, or not; plays at once for whoever has left a partner alone.

        Taking it back is always possible, and asks for nothing.

        Raises:
            Refused: OVER, JOINED, BARRED, FORMER, STANDS, ROLE, NEW_ACCOUNT, FEW_GAMES.
        """
        check_not_over(stored)
        if not self.offers:
            offering = (each for each in stored.players_of(self.member.user) if each.offers)
            return Change(people=tuple(replace(each, offers=False) for each in offering))
        check_conditions(stored, self.member, self.standing, now)
        person = replace(person_for(stored, self.member, now), offers=True)
        orphan = find_orphan(stored, person.user)
        if orphan is None:
            if not may_substitute(stored, person.user):
                raise Refused(ContestCode.STANDS)
            return Change(people=(person,))
        partner = next(player for player in orphan.players if player != orphan.alone)
        return Change(
            people=(at_rest(person),),
            happenings=adopting(stored, orphan, person.player),
            posts=((Purpose.PARTNER_LEFT, partner),),
        )


def check_open(stored: StoredContest) -> None:
    """Refuse signing up when it is too early or too late.

    Raises:
        Refused: NOT_OPEN.
    """
    if stored.stage not in (Stage.OPEN, Stage.CHECKING) and not is_late(stored):
        raise Refused(ContestCode.NOT_OPEN)


def check_conditions(stored: StoredContest, member: Member, standing: Standing, now: int) -> None:
    """Refuse those who take part already, and those whom the organisers' conditions exclude.

    Raises:
        Refused: JOINED, BARRED, HAS_JUDGED, FORMER, ENTRY_ROLE_GONE, ROLE, NEW_ACCOUNT, FEW_GAMES.
    """
    plan, user = stored.plan, member.user
    if stored.entry_of(user) is not None:
        raise Refused(ContestCode.JOINED)
    check_may_enter(stored, user)
    if (known := stored.player_of(user)) is not None and known.guest:
        return
    if plan.role is not None and standing.role_gone:
        raise Refused(ContestCode.ENTRY_ROLE_GONE)
    if plan.role is not None and not standing.has_role:
        raise Refused(ContestCode.ROLE, role=str(plan.role))
    oldest = min(map(account_made_at, stored.accounts_of(user)))
    if oldest > now - plan.account_days * DAY_MS:
        raise Refused(ContestCode.NEW_ACCOUNT, days=plan.account_days)
    if standing.games < plan.games:
        raise Refused(ContestCode.FEW_GAMES, games=plan.games)


def former_entry(stored: StoredContest, people: tuple[Person, ...]) -> Entry | None:
    """The entry that these left after the draw: they come back as the same entrant, and as no other.

    Raises:
        Refused: FORMER where somebody left with another partner, FORMER_SEAT where somebody played for an entrant
            that goes on, or that others are.
    """
    mine = {player for person in people for player in stored.numbers_of(person.user)}
    found = [entry for entry in stored.contest.entries.values() if not mine.isdisjoint(entry.everybody)]
    same = [entry for entry in found if len(entry.owners) == len(people) and mine.issuperset(entry.owners)]
    if any(entry.left is None for entry in found) or (found != same and stored.plan.size == 1):
        raise Refused(ContestCode.FORMER_SEAT)
    if found != same:
        raise Refused(ContestCode.FORMER, language=stored.plan.language)
    return found[0] if found else None


def event_of_joining(stored: StoredContest, players: tuple[Person, ...], standing: Standing, now: int) -> Joined:
    """The event by which these take part; they wait where there is no room, and before the draw if they come last.

    Raises:
        Refused: FORMER, FULL.
    """
    former = former_entry(stored, players)
    own = sum(each.player in {person.player for person in players} for each in keepers(stored))
    full = free_places(stored) + own + (former in stored.orphans) <= 0
    if former is not None:
        if full:
            raise Refused(ContestCode.NO_PLACE)
        return Joined(former.number, former.players)
    full = full and not any(player.guest for player in players)
    last = standing.last and not own and not stored.contest.seeds  # who keeps a place is in
    return Joined(stored.next_entrant, tuple(person.player for person in players), waiting=full or last, last=last)


def joining(
    stored: StoredContest, players: tuple[Person, ...], standing: Standing, now: int
) -> tuple[Joined | CheckedIn | Substituted, ...]:
    """The events by which these take part, the last of them by a press now: while members check in, they are there."""
    joined = event_of_joining(stored, players, standing, now)
    if (former := stored.contest.entries.get(joined.entrant)) is not None:
        return (joined, *back_in_seats(stored, former))
    return (joined, CheckedIn(joined.entrant, players[-1].player)) if stored.stage is Stage.CHECKING else (joined,)


def is_to_check_in(stored: StoredContest, user: int) -> bool:
    """Whether members check in now, and this one, who takes part or looks for a partner, has not."""
    entry, person = stored.entry_of(user), stored.player_of(user)
    if stored.stage is not Stage.CHECKING or person is None:
        return False
    return not entry.checked_in if entry is not None else person.looking and person.player not in stored.notes.ready


def pair(stored: StoredContest, one: Person, two: Person, standing: Standing, now: int) -> Change:
    """Two people take part as a pair; `standing` is that of both.

    Raises:
        Refused: BARRED, HAS_JUDGED, FORMER.
    """
    for person in (one, two):
        check_may_enter(stored, person.user)
    people = (at_rest(one), at_rest(two))
    return Change(people=people, happenings=joining(stored, people, standing, now))
