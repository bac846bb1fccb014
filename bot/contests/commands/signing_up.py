"""Signing up, partners, checking in, and leaving."""

from dataclasses import dataclass, replace
from math import ceil
from typing import final

from bot.clock import DAY_MS
from bot.contests.changes import Change
from bot.contests.commands.base import ContestCommand, check_not_over, find_entry, person_for
from bot.contests.errors import ContestCode
from bot.contests.state import Person, Stage, StoredContest
from bot.tables.lobby.rated import account_made_at
from bot.tables.model import Member
from engine import Refused
from engine.contest.config import Format
from engine.contest.events import CheckedIn, Entrant, Joined, Left, Promoted
from engine.contest.formats import hustle, swiss
from engine.contest.state import Entry


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """What the conditions ask of a member: whether the role is there, and how many games were finished here."""

    has_role: bool = True
    games: int = 0
    last_until: int | None = None
    """Until when the member, or a partner, comes last on waiting lists (`no_shows.last_until`)."""


@final
@dataclass(frozen=True, slots=True)
class Join(ContestCommand):
    """Sign up: alone in a hustle; elsewhere to be given a partner at the start."""

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
            return Change(people=(replace(person, looking=True),))
        return Change(people=(person,), happenings=(event_of_joining(stored, (person,), self.standing, now),))


@final
@dataclass(frozen=True, slots=True)
class Invite(ContestCommand):
    """Ask a member to be the partner. If that member has asked the same, they are a pair."""

    standing: Standing
    partner: Member

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The member waits for the partner's answer, or both take part.

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
        known = stored.player_of(self.partner.user)
        if known is not None and known.invited == person.player:
            return pair(stored, known, person, self.standing, now)
        other = known or Person(
            player=1 + max(person.player, *stored.people, 0), user=self.partner.user, name=self.partner.name,
            joined_at=now,
        )  # fmt: skip
        check_not_barred(stored, other.user)
        former_entry(stored, (person, other))
        return Change(people=(replace(person, invited=other.player, looking=False), other))


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
        if inviter is None or inviter.invited != person.player:
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
    """Withdraw, or look for no partner any more."""

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The entry is gone before the draw; later it plays the round that is being played, and no more.

        Raises:
            Refused: OVER, NOT_JOINED.
        """
        check_not_over(stored)
        entry = stored.entry_of(self.member.user)
        person = stored.player_of(self.member.user)
        if entry is None:
            if person is None or not (person.looking or person.invited or person.offers):
                raise Refused(ContestCode.NOT_JOINED)
            return Change(people=(replace(person, looking=False, invited=0, offers=False),))
        return Change(happenings=(Left(entry.number), *promotions(stored, entry.number)))


@final
@dataclass(frozen=True, slots=True)
class CheckIn(ContestCommand):
    """Say that one is there; for a pair one of the two is enough."""

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The entry is there; again, it changes nothing.

        Raises:
            Refused: NOT_CHECKING, NOT_JOINED.
        """
        if stored.stage is not Stage.CHECKING:
            raise Refused(ContestCode.NOT_CHECKING)
        entry = find_entry(stored, self.member.user)
        return Change() if entry.checked_in else Change(happenings=(CheckedIn(entry.number),))


@final
@dataclass(frozen=True, slots=True)
class Offer(ContestCommand):
    """Offer to play for somebody who cannot, or take that back."""

    standing: Standing
    offers: bool

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The member is among the substitutes, or not.

        Raises:
            Refused: OVER, JOINED, ROLE, NEW_ACCOUNT, FEW_GAMES.
        """
        check_not_over(stored)
        check_conditions(stored, self.member, self.standing, now)
        return Change(people=(replace(person_for(stored, self.member, now), offers=self.offers),))


def check_open(stored: StoredContest) -> None:
    """Refuse signing up when it is too early or too late.

    Raises:
        Refused: NOT_OPEN.
    """
    if stored.stage in (Stage.OPEN, Stage.CHECKING):
        return
    if stored.stage is not Stage.RUNNING or stored.round >= last_late_round(stored):
        raise Refused(ContestCode.NOT_OPEN)


def last_late_round(stored: StoredContest) -> int:
    """How many rounds may have been drawn when somebody still comes: a third of a hustle, half of a Swiss."""
    match stored.plan.config.format:
        case Format.HUSTLE:
            return ceil(hustle.rounds_of(stored.contest) / 3)
        case Format.SWISS:
            return ceil(swiss.rounds_of(stored.contest) / 2)
        case Format.LEAGUE | Format.CUP:
            return 0


def check_conditions(stored: StoredContest, member: Member, standing: Standing, now: int) -> None:
    """Refuse those who take part already, and those whom the organisers' conditions exclude.

    Raises:
        Refused: JOINED, BARRED, ROLE, NEW_ACCOUNT, FEW_GAMES.
    """
    plan, user = stored.plan, member.user
    if stored.entry_of(user) is not None:
        raise Refused(ContestCode.JOINED)
    check_not_barred(stored, user)
    if plan.role is not None and not standing.has_role:
        raise Refused(ContestCode.ROLE, role=str(plan.role))
    if account_made_at(user) > now - plan.account_days * DAY_MS:
        raise Refused(ContestCode.NEW_ACCOUNT, days=plan.account_days)
    if standing.games < plan.games:
        raise Refused(ContestCode.FEW_GAMES, games=plan.games)


def check_not_barred(stored: StoredContest, user: int) -> None:
    """Refuse those who were taken out, with any of their accounts.

    Raises:
        Refused: BARRED.
    """
    if any(person.player in stored.contest.barred for person in stored.players_of(user)):
        raise Refused(ContestCode.BARRED)


def former_entry(stored: StoredContest, people: tuple[Person, ...]) -> Entry | None:
    """The entry that these left after the draw: they come back as the same entrant, and as no other.

    Raises:
        Refused: FORMER where somebody left with another partner.
    """
    mine = {each.player for person in people for each in stored.players_of(person.user)}
    left = [entry for entry in stored.contest.entries.values() if entry.left is not None]
    found = [entry for entry in left if mine.intersection(entry.players)]
    if any(len(entry.players) != len(people) or not mine.issuperset(entry.players) for entry in found):
        raise Refused(ContestCode.FORMER)
    return found[0] if found else None


def event_of_joining(stored: StoredContest, players: tuple[Person, ...], standing: Standing, now: int) -> Joined:
    """The event by which these take part; they wait where there is no room, and before the draw if they come last.

    Raises:
        Refused: FORMER.
    """
    former = former_entry(stored, players)
    if former is not None:
        return Joined(former.number, former.players)
    full = len(stored.contest.active) >= stored.plan.config.most
    last = not stored.contest.seeds and now < (standing.last_until or 0)
    return Joined(stored.next_entrant, tuple(person.player for person in players), waiting=full or last, last=last)


def pair(stored: StoredContest, one: Person, two: Person, standing: Standing, now: int) -> Change:
    """Two people take part as a pair; `standing` is that of both."""
    free = tuple(replace(person, invited=0, looking=False) for person in (one, two))
    return Change(people=free, happenings=(event_of_joining(stored, free, standing, now),))


def promotions(stored: StoredContest, leaving: Entrant) -> tuple[Promoted, ...]:
    """The entrant who waits longest takes the place of one who leaves before the draw; not who comes last."""
    entries = stored.contest.entries
    if stored.stage is Stage.RUNNING or entries[leaving].waiting:
        return ()
    waiting = [number for number in stored.contest.queue if not entries[number].last]
    return (Promoted(waiting[0]),) if waiting else ()
