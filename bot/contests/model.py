"""A contest as it is stored: its plan, the people behind the numbers, what its events come to, and its tables."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import Final, TypeAlias, final

from bot.contests.marks import SeenMark, SeenMarks
from bot.contests.notes import Notes
from bot.contests.plan import Plan
from bot.contests.season import Season
from bot.tables.lobby.seats import computer_name
from engine.contest.events import Entrant, Entry, Match, Player
from engine.contest.formats import standings
from engine.contest.standings import Row
from engine.contest.state import Contest, ContestStatus, MatchResult, Place


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class MatchTable:
    """The table at which a match is played. By seat: `arrived`, `awaited` and `acted` say what members have done."""

    table: int
    channel: int
    running: bool
    held: bool
    """Whether it stands still because the contest is paused."""
    clock_ms: int
    users: tuple[int | None, ...]
    """The members in its seats, None for computers."""
    arrived: tuple[bool, ...]
    """Who was at the table, in person; True for computers."""
    awaited: tuple[bool, ...]
    """Who has not come, while no computer plays for them."""
    acted: tuple[bool, ...]
    """Where a member has played, whoever sits there now; False where only computers have."""
    result: MatchResult | None
    """Of a table that has ended: nothing scored where its game does not count."""
    counts: bool = False
    """Whether its game has ended, and counts for the contest: it is not void, and no ruling has closed the table."""
    begun: bool = False
    """Whether its game is rated and all have begun it: it is played to its end by them."""
    for_ratings_only: bool = False
    """Whether the contest has ended it, and it is played on for the ratings; for the contest it is not `running`."""
    had_turn: tuple[bool, ...] = (True, True, True, True)
    """Whose turn has come; looked up in the last round, where somebody has not played."""

    def has_missed(self, side: int) -> bool:
        """Whether no member of a side has played, though the turn of one came: a computer's turn is nobody's."""
        seats = (side, side + 2)
        asked = (self.had_turn[seat] and self.users[seat] is not None for seat in seats)
        return any(asked) and not any(self.acted[seat] for seat in seats)


class Stage(StrEnum):
    """Where a contest is in its life."""

    DRAFT = "draft"
    """Only its organisers see it."""
    OPEN = "open"
    """For signing up."""
    CHECKING = "checking"
    """Members say that they are there."""
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"

    @property
    def is_final(self) -> bool:
        """Whether nothing more happens."""
        return self in (Stage.OVER, Stage.CANCELLED)


MatchPlace: TypeAlias = tuple[Entrant, int, Player]
"""In a match: the entrant, the place in its entry from 0, and the player there, 0 for the house."""
FINAL_STAGES: Final = tuple(stage.value for stage in Stage if stage.is_final)
"""As they are stored."""


class DeadlineKind(StrEnum):
    """What is due."""

    MISSING = "missing"
    """Computers play for members who have not come to a round."""
    WHISTLE = "whistle"
    """The time of a round is up."""
    NEXT = "next"
    """The next round begins."""
    REMINDER = "reminder"
    """Members who keep a match of a round waiting are reminded."""
    CALL = "call"
    """The next in the table of a season are called to its final; the number is 0."""


@final
@dataclass(frozen=True, slots=True)
class Deadline:
    """When something is due. `began_at` is None where downtime does not move it: openings of windows.

    An opening has it that came while matches of the round before were played on.
    """

    due_at: int
    began_at: int | None


Deadlines: TypeAlias = Mapping[tuple[DeadlineKind, int], Deadline]
"""By kind and round."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """A player of a contest. `user` is below zero for a member whose data was deleted; `name` is as displayed."""

    player: Player
    user: int
    name: str
    joined_at: int
    """When the member signed up; 0 for somebody who has pressed nothing."""
    invited: Player = 0
    """The player who was asked to be the partner, 0 for nobody."""
    looking: bool = False
    """For a partner."""
    comes_last: bool = False
    """Behind all who signed up later: has missed the contest before."""
    offers: int = 0
    """When the member offered to play for somebody who leaves; 0 for not."""
    guest: bool = False
    """An organiser has invited the member: no limit holds for them."""


@final
@dataclass(frozen=True, kw_only=True)
class StoredContest:
    """Everything about one contest at one revision. Times are milliseconds UTC.

    `lot` decides its draws, and is public when it is over.
    """

    id: int
    guild: int
    channel: int
    name: str
    plan: Plan
    lot: bytes = field(repr=False)
    organiser: int
    """Who published it, or made the draft: its calls are made by the rights of that member."""
    created_at: int
    previous: int | None
    number: int
    """In its series, from 1."""
    revision: int
    ended_at: int | None
    contest: Contest
    notes: Notes
    people: Mapping[Player, Person]
    drawn_at: Mapping[int, int]
    """When each round was drawn."""
    tables: Mapping[Place, MatchTable]
    deadlines: Deadlines
    kept: tuple[tuple[Row, ...], ...] = field(default=(), compare=False)
    """The standings as stored at the end; nothing while they are to be made again."""
    merges: Mapping[int, int] = field(default_factory=dict[int, int])
    """Accounts of the server that were merged, each with the account of the same person that counts."""
    not_partners: frozenset[tuple[int, int]] = frozenset()
    """Persons of the server who would rather not sit with another, each with that other, for partners; never shown."""
    marks: SeenMarks = field(default_factory=SeenMarks)
    """Who played, judged or was taken out."""
    season: Season | None = field(default=None, compare=False)
    """The season of its series, as it was when this was over; of a final the one that led to it."""

    @property
    def stage(self) -> Stage:
        """Where it is in its life."""
        match self.contest.status:
            case ContestStatus.RUNNING:
                return Stage.RUNNING
            case ContestStatus.OVER:
                return Stage.OVER
            case ContestStatus.CANCELLED:
                return Stage.CANCELLED
            case ContestStatus.OPEN:
                if not self.notes.published:
                    return Stage.DRAFT
                return Stage.CHECKING if self.notes.checking else Stage.OPEN

    @property
    def paused(self) -> bool:
        """Whether its organisers have stopped it for a while."""
        return self.notes.paused_at is not None

    def stands_at(self, now: int) -> int:
        """The time by which its dates go: in a pause when that began, as its end moves them all."""
        return now if self.notes.paused_at is None else self.notes.paused_at

    @property
    def round(self) -> int:
        """The round that was drawn last, 0 before the first."""
        return len(self.contest.rounds)

    @property
    def next_entrant(self) -> Entrant:
        """The number of whoever enters next; nobody has had it."""
        return 1 + max(self.contest.last_entrant, max(self.contest.entries, default=0))

    def whistle_at(self, number: int) -> int | None:
        """When the time of a round is up; None for one without an end."""
        due = self.deadlines.get((DeadlineKind.WHISTLE, number))
        return None if due is None else due.due_at

    @property
    def size(self) -> int:
        """How much there is to work through for a view of all of it: what takes as long as a line of a game's log."""
        return len(self.contest.entries) * max(1, self.round)

    @property
    def results(self) -> dict[Place, MatchResult]:
        """Of all matches whose tables have ended."""
        return {place: table.result for place, table in self.tables.items() if table.result is not None}

    def outcome(self, place: Place) -> MatchResult | None:
        """What a match came to; None while it is open."""
        return self.contest.outcome(place, self.results)

    @property
    def open_places(self) -> tuple[Place, ...]:
        """The matches of the last round that have not come to anything."""
        if not self.contest.rounds:
            return ()
        results, last = self.results, self.contest.rounds[-1]
        places = ((last.round, place) for place in range(len(last.matches)))
        return tuple(place for place in places if self.contest.outcome(place, results) is None)

    def without_deadlines(self) -> "dict[tuple[DeadlineKind, int], Deadline | None]":
        """The change of deadlines after which there are none."""
        return dict.fromkeys(self.deadlines, None)

    @property
    def has_more(self) -> bool:
        """Whether a round follows the last one drawn."""
        return self.plan.format.has_more(self.contest, self.results)

    def standings(self) -> tuple[tuple[Row, ...], ...]:
        """The rows of each division, the highest first: as stored at the end, else as games and rulings say."""
        return self.kept or self.standings_by_games

    @cached_property
    def standings_by_games(self) -> tuple[tuple[Row, ...], ...]:
        """The same as games and rulings say now; made once."""
        return standings(self.contest, self.results)

    def person_of(self, user: int) -> int:
        """The account that counts of the person with this one."""
        return self.merges.get(user, user)

    def may_be_partners(self, one: Person, other: Person) -> bool:
        """Whether neither of two who look for a partner would rather not sit with the other."""
        return not (self.avoids(one, other) or self.avoids(other, one))

    def avoids(self, one: Person, other: Person) -> bool:
        """Whether one would rather not sit with another."""
        return (self.person_of(one.user), self.person_of(other.user)) in self.not_partners

    def are_same(self, one: int, two: int) -> bool:
        """Whether two accounts are one person's."""
        return self.person_of(one) == self.person_of(two)

    def accounts_of(self, user: int) -> frozenset[int]:
        """All accounts of the person with this one."""
        person = self.person_of(user)
        return frozenset({user, person, *(old for old, new in self.merges.items() if new == person)})

    def is_marked(self, kind: SeenMark, user: int) -> bool:
        """Whether a person has done this, also before their data was deleted."""
        return self.marks.has(kind, self.accounts_of(user))

    def players_of(self, user: int) -> tuple[Person, ...]:
        """The person with this id, and with other accounts of the same person, as whom they do most here first.

        Two accounts that have both signed up before they were merged are two players.
        """
        entries = self.contest.entries.values()
        there = {player: False for entry in entries for player in entry.everybody}
        there |= {player: entry.left is None for entry in entries for player in entry.owners}

        def order(person: Person) -> tuple[bool, ...]:
            asks = person.looking or person.offers or bool(person.invited)
            return not there.get(person.player), person.player not in there, not asks, person.user != user

        return tuple(sorted((p for p in self.people.values() if self.are_same(p.user, user)), key=order))

    def player_of(self, user: int) -> Person | None:
        """The person with this id, or with another account of the same person."""
        return next(iter(self.players_of(user)), None)

    def numbers_of(self, user: int) -> frozenset[Player]:
        """All numbers under which a person is known here."""
        return frozenset(each.player for each in self.people.values() if self.are_same(each.user, user))

    def entries_with(self, user: int) -> tuple[Entry, ...]:
        """The entries in which a person has or had a place with any account."""
        mine = self.numbers_of(user)
        return tuple(entry for entry in self.contest.entries.values() if not mine.isdisjoint(entry.everybody))

    def entry_of(self, user: int) -> Entry | None:
        """The entry in which a member has a place with any account; none that left."""
        mine = self.numbers_of(user)
        entries = (entry for entry in self.contest.entries.values() if entry.left is None)
        return next((entry for entry in entries if not mine.isdisjoint(entry.owners)), None)

    def match_of(self, entrant: Entrant, number: int | None = None) -> tuple[Place, Match] | None:
        """The match of an entrant in a round, by default the last one."""
        number = self.round if number is None else number
        if not 1 <= number <= self.round:
            return None
        for at, match in enumerate(self.contest.rounds[number - 1].matches):
            if entrant in (*match.north, *match.east):
                return (number, at), match
        return None

    def sitter_of(self, player: Player) -> Person | None:
        """Who sits for a player at a table that opens now: nobody, and so a computer, in a free seat."""
        person = self.people.get(player)
        if person is None or person.user < 0 or any(player in each.free for each in self.contest.entries.values()):
            return None
        return person

    def seats_of(self, match: Match) -> tuple[MatchPlace, MatchPlace, MatchPlace, MatchPlace]:
        """The places of a match in the order of seats, North first.

        Of the last round: who played before for an entry is in `Entry.past`.
        """
        (north, south), (east, west) = self.places(match.north), self.places(match.east)
        return north, east, south, west

    def places(self, side: tuple[Entrant, ...]) -> list[MatchPlace]:
        """The two places of a side."""
        entries = self.contest.entries
        return [
            (entrant, nth, player)
            for entrant in side
            for nth, player in enumerate(entries[entrant].players if entrant > 0 else (0,))
        ]

    def computer_name(self, entrant: Entrant, nth: int = 0) -> str:
        """What the computer is called that has a seat of the house, or of an entry whose member has left."""
        return computer_name(self.id, 2 * entrant + nth)


@final
@dataclass(frozen=True, slots=True)
class OwnTable:
    """The place of a match, and its table."""

    place: Place
    table: MatchTable


def find_own_table(stored: StoredContest, user: int) -> OwnTable | None:
    """The running table at which a member sits, that of the newest round; None where they have no game now."""
    found = (place for place, table in stored.tables.items() if table.running and user in table.users)
    place = max(found, default=None)
    return None if place is None else OwnTable(place, stored.tables[place])
