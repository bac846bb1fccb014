"""What organisers do: publish, change, pause, rule. Each ruling has a reason, which everybody may read."""

from dataclasses import dataclass, replace
from typing import Final, final

from bot.contests.commands.base import (
    ContestCommand,
    check_not_over,
    check_organiser,
    clean_text,
    find_match,
    person_for,
    reason_of,
)
from bot.contests.commands.signing_up import check_open, event_of_joining
from bot.contests.errors import ContestCode
from bot.contests.notes import Kind, Note
from bot.contests.plan import Plan, encode
from bot.contests.repository import Change, Happening
from bot.contests.state import Deadline, DeadlineKind, Stage, StoredContest
from bot.tables.model import Member
from bot.user_text import tidy
from engine import Refused
from engine.contest.config import check
from engine.contest.events import Adjusted, Cancelled, Entrant, Forfeited, Left, Player, Substituted, Undrawn

LONGEST_NAME: Final = 48
"""Characters of a contest's name."""
MOST_POINTS: Final = 999
"""That an organiser may give a side."""


@final
@dataclass(frozen=True, slots=True)
class Edit(ContestCommand):
    """Change the plan, the name or the channel of a draft; of a published contest only what is not agreed upon yet."""

    plan: Plan | None = None
    name: str | None = None
    channel: int | None = None
    seen: int | None = None
    """The revision that the organiser saw; without it any."""

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The contest changed; after publishing only its start, description and name, and before the draw.

        Raises:
            Refused: NOT_ORGANISER, STALE, NOT_A_DRAFT, BAD_NAME, PAST, and what `engine.contest.config.check` raises.
        """
        check_organiser(stored, self.member)
        check_seen(stored, self.seen)
        plan = self.plan or stored.plan
        check(plan.config)
        if stored.stage is not Stage.DRAFT:
            same = replace(plan, starts_at=stored.plan.starts_at, description=stored.plan.description)
            if stored.stage not in (Stage.OPEN, Stage.CHECKING) or same != stored.plan:
                raise Refused(ContestCode.NOT_A_DRAFT)
            check_future(plan, now)
        name = None if self.name is None else check_name(self.name)
        note = Note(Kind.CHANGED, {"plan": encode(plan), "name": name})
        return Change(happenings=(note,), plan=plan, name=name, channel=self.channel)


@final
@dataclass(frozen=True, slots=True)
class Publish(ContestCommand):
    """Let members sign up."""

    seen: int | None = None
    """As of `Edit`."""

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The contest is open, and its notice board wanted.

        Raises:
            Refused: NOT_ORGANISER, STALE, NOT_A_DRAFT, PAST.
        """
        check_organiser(stored, self.member)
        check_seen(stored, self.seen)
        if stored.stage is not Stage.DRAFT:
            raise Refused(ContestCode.NOT_A_DRAFT)
        check_future(stored.plan, now)
        return Change(happenings=(Note(Kind.PUBLISHED),), posts=(("board", 0),))


@final
@dataclass(frozen=True, slots=True)
class Pause(ContestCommand):
    """Stop the contest for a while: its clocks and dates stand."""

    reason: str

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The contest paused.

        Raises:
            Refused: NOT_ORGANISER, NOT_RUNNING, PAUSED, NEEDS_REASON.
        """
        check_running(stored, self.member)
        if stored.paused:
            raise Refused(ContestCode.PAUSED)
        return Change(happenings=(Note(Kind.REASON, {"text": clean_text(self.reason), "own": 0}), Note(Kind.PAUSED)))


@final
@dataclass(frozen=True, slots=True)
class Resume(ContestCommand):
    """Go on after a pause."""

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The contest goes on, and everything that is due later by the pause.

        Raises:
            Refused: NOT_ORGANISER, NOT_RUNNING, NOT_PAUSED.
        """
        check_running(stored, self.member)
        since = stored.notes.paused_at
        if since is None:
            raise Refused(ContestCode.NOT_PAUSED)
        moved: dict[tuple[DeadlineKind, int], Deadline | None] = {
            key: replace(each, due_at=each.due_at + now - since) for key, each in stored.deadlines.items()
        }
        return Change(happenings=(Note(Kind.RESUMED),), deadlines=moved)


@final
@dataclass(frozen=True, slots=True)
class Extend(ContestCommand):
    """Give a round more time."""

    ms: int

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The end of the last round later by `ms`.

        Raises:
            Refused: NOT_ORGANISER, NOT_RUNNING.
        """
        check_running(stored, self.member)
        key = (DeadlineKind.WHISTLE, stored.round)
        if not stored.open_places or self.ms <= 0:
            raise Refused(ContestCode.NOT_RUNNING)
        known = stored.deadlines.get(key)
        due = max(now, now if known is None else known.due_at) + self.ms
        note = Note(Kind.EXTENDED, {"round": stored.round, "ms": self.ms})
        return Change(happenings=(note,), deadlines={key: Deadline(due, now)})


@final
@dataclass(frozen=True, slots=True)
class Redraw(ContestCommand):
    """Draw the last round again, as long as no card of it has been played."""

    reason: str

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The contest as before the round.

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
        gone = dict.fromkeys(((DeadlineKind.MISSING, number), (DeadlineKind.WHISTLE, number)), None)
        note = Note(Kind.REASON, {"text": clean_text(self.reason), "own": 0})
        return Change(happenings=(note, Undrawn(number)), deadlines={**gone}, ended_round=number)


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
        found: list[Happening] = [note, Left(self.entrant)]
        match = stored.match_of(self.entrant)
        if stored.plan.size == 2 and match is not None and stored.outcome(match[0]) is None:
            found.append(Forfeited(*match[0], int(self.entrant in match[1].east)))
        return Change(happenings=tuple(found))


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
        if len({player.user for player in self.players}) != len(self.players):
            raise Refused(ContestCode.OWN_PARTNER)
        people = list(stored.people.values())
        for player in self.players:
            if stored.entry_of(player.user) is not None:
                raise Refused(ContestCode.JOINED)
            known = replace(stored, people={person.player: person for person in people})
            person = replace(person_for(known, player, now), invited=0, looking=False)
            people = [*(each for each in people if each.player != person.player), person]
        new = tuple(next(each for each in people if each.user == player.user) for player in self.players)
        return Change(people=new, happenings=(event_of_joining(stored, new),))


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
            Refused: NOT_ORGANISER, OVER, NOT_JOINED, NO_SUBSTITUTE, NEEDS_REASON.
        """
        check_organiser(stored, self.member)
        check_not_over(stored)
        entry = stored.contest.entries.get(self.entrant)
        if entry is None or self.out not in entry.players or entry.left is not None:
            raise Refused(ContestCode.NOT_JOINED)
        if stored.entry_of(self.into.user) is not None:
            raise Refused(ContestCode.NO_SUBSTITUTE)
        person = replace(person_for(stored, self.into, now), invited=0, looking=False, offers=False)
        note = Note(Kind.REASON, {"text": clean_text(self.reason), "own": 0})
        change = Substituted(self.entrant, self.out, person.player, max(1, stored.round))
        return Change(people=(person,), happenings=(note, change))


@final
@dataclass(frozen=True, slots=True)
class Announce(ContestCommand):
    """Say something to all who take part."""

    text: str

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The announcement, wanted in the contest's channel.

        Raises:
            Refused: NOT_ORGANISER, OVER, NEEDS_REASON.
        """
        check_organiser(stored, self.member)
        check_not_over(stored)
        note = Note(Kind.ANNOUNCED, {"text": clean_text(self.text)})
        return Change(happenings=(note,), posts=(("announcement", stored.revision + 1),))


@final
@dataclass(frozen=True, slots=True)
class HandOver(ContestCommand):
    """Let another member organise it."""

    to: Member

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The contest with the other organiser.

        Raises:
            Refused: NOT_ORGANISER, OVER.
        """
        check_organiser(stored, self.member)
        check_not_over(stored)
        return Change(happenings=(Note(Kind.HANDED),), organiser=self.to.user)


@final
@dataclass(frozen=True, slots=True)
class Cancel(ContestCommand):
    """End the contest, so that it counts for nobody."""

    reason: str

    def decide(self, stored: StoredContest, now: int) -> Change:
        """The contest cancelled.

        Raises:
            Refused: NOT_ORGANISER, OVER, NEEDS_REASON.
        """
        check_organiser(stored, self.member)
        check_not_over(stored)
        note = Note(Kind.REASON, {"text": clean_text(self.reason), "own": 0})
        gone: dict[tuple[DeadlineKind, int], Deadline | None] = dict.fromkeys(stored.deadlines, None)
        posts = () if stored.stage is Stage.DRAFT else (("cancelled", 0),)
        return Change(happenings=(note, Cancelled()), deadlines=gone, posts=posts)


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


def check_seen(stored: StoredContest, seen: int | None) -> None:
    """Refuse a change of what another organiser has changed since.

    Raises:
        Refused: STALE.
    """
    if seen is not None and stored.revision != seen:
        raise Refused(ContestCode.STALE)


def check_running(stored: StoredContest, member: Member) -> None:
    """Refuse all but organisers, and contests that are not being played.

    Raises:
        Refused: NOT_ORGANISER, NOT_RUNNING.
    """
    check_organiser(stored, member)
    if stored.stage is not Stage.RUNNING:
        raise Refused(ContestCode.NOT_RUNNING)


def check_future(plan: Plan, now: int) -> None:
    """Refuse a start that is not in the future.

    Raises:
        Refused: PAST.
    """
    if plan.starts_at <= now:
        raise Refused(ContestCode.PAST)


def check_name(name: str) -> str:
    """A contest's name, on one line.

    Raises:
        Refused: BAD_NAME for none, or one that is too long.
    """
    found = tidy(name)
    if not 0 < len(found) <= LONGEST_NAME:
        raise Refused(ContestCode.BAD_NAME, most=LONGEST_NAME)
    return found
