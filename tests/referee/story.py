"""What the decisions of a contest come to, one after the other, as docs/leagues.md says it."""

from dataclasses import dataclass, field
from typing import Any

from tests.referee.rows import Event, Record, Table

Place = tuple[int, int]
"""A match: its round from 1, and its place in the round from 0."""


@dataclass
class Entry:
    """A member or a pair, from signing up to leaving."""

    number: int
    seats: list[list[int]]
    """For each player of the entry everybody who has ever played there, the present one last."""
    waiting: bool = False
    since: int = 1
    """The first round this entry could play in."""
    left: int | None = None
    """The first round without it."""
    gone: set[int] = field(default_factory=set)
    """Rounds that were drawn while it was out."""
    taken_out: bool = False
    """By somebody else, or for absence."""
    missed: bool = False
    """For absence, which only Bower finds."""
    alone: int = 0
    """The player of the pair who left last where the other did not."""
    checked_in: bool = False
    until: dict[int, int] = field(default_factory=dict)
    """The round in which each player was replaced who was."""
    lent: dict[int, int] = field(default_factory=dict)
    """Substitutes who play for some rounds, each with whoever lent the seat."""

    @property
    def players(self) -> tuple[int, ...]:
        """Who plays now."""
        return tuple(each[-1] for each in self.seats)

    @property
    def owners(self) -> tuple[int, ...]:
        """Whose seats they are: whoever has lent one still has it."""
        return tuple(self.lent.get(player, player) for player in self.players)

    @property
    def everybody(self) -> set[int]:
        return {player for seat in self.seats for player in seat}

    def players_in(self, number: int) -> set[int]:
        """Who may have played for the entry in a round: who was replaced before it plays for others, if at all."""
        return {player for player in self.everybody if player in self.players or self.until.get(player, 0) >= number}


@dataclass(frozen=True)
class Match:
    """Two sides, North and South first; entrants from 1, computers' seats 0 and below."""

    sides: tuple[tuple[int, ...], tuple[int, ...]]
    slot: int

    @property
    def entrants(self) -> tuple[int, ...]:
        return (*self.sides[0], *self.sides[1])


@dataclass(frozen=True)
class Round:
    """A round that is drawn."""

    number: int
    matches: tuple[Match, ...]
    idle: tuple[int, ...]
    stage: int
    at: int
    seq: int


@dataclass
class Story:
    """A contest after some of its decisions."""

    entries: dict[int, Entry] = field(default_factory=dict)
    rounds: list[Round] = field(default_factory=list)
    seeds: tuple[int, ...] = ()
    qualified: tuple[int, ...] = ()
    """Who was named last for the knockout."""
    forfeits: dict[tuple[int, int, int], Event] = field(default_factory=dict)
    adjustments: dict[Place, tuple[int, int]] = field(default_factory=dict)
    absences: dict[tuple[int, int], Event] = field(default_factory=dict)
    paused_at: int | None = None
    pauses: list[tuple[int, int]] = field(default_factory=list)
    checking_at: int | None = None
    closed: dict[int, int] = field(default_factory=dict)
    """When each round was over."""
    extended: dict[int, int] = field(default_factory=dict)
    """Milliseconds that each round got from organisers."""
    by_hand: bool = False
    """Whether organisers have set seeds."""
    ended: bool = False

    @property
    def taking_part(self) -> list[Entry]:
        return [each for each in self.entries.values() if not each.waiting]

    @property
    def active(self) -> set[int]:
        return {each.number for each in self.taking_part if each.left is None}

    @property
    def in_knockout(self) -> bool:
        """Whether a round of the knockout after a Swiss is drawn."""
        return any(each.stage > 1 for each in self.rounds)

    def is_drawn(self, number: int, place: int) -> bool:
        return 1 <= number <= len(self.rounds) and 0 <= place < len(self.rounds[number - 1].matches)

    def match(self, number: int, place: int) -> Match:
        return self.rounds[number - 1].matches[place]

    def apply(self, event: Event) -> None:
        """One more decision. Kinds that concern none of this are left out."""
        step = getattr(self, f"_{event.kind}", None)
        if step is not None:
            step(event, event.data)

    # --- who takes part

    def _joined(self, event: Event, data: dict[str, Any]) -> None:
        number, waiting = data["entrant"], bool(data.get("waiting"))
        before = self.entries.get(number)
        if before is not None and before.left is not None:  # the same entrant comes back
            before.gone |= {*range(before.left, len(self.rounds) + 1)}
            before.left, before.taken_out = None, False
            return
        seats = [[player] for player in data["players"]]
        self.entries[number] = Entry(number, seats, waiting, since=len(self.rounds) + 1)

    def _left(self, event: Event, data: dict[str, Any]) -> None:
        entry = self.entries[data["entrant"]]
        if not self.seeds or entry.waiting:
            del self.entries[entry.number]
        else:
            entry.left, entry.taken_out = entry.left or len(self.rounds) + 1, bool(data.get("out"))
            entry.missed = entry.taken_out and event.by is None
            entry.alone = data.get("alone") or 0

    def _promoted(self, event: Event, data: dict[str, Any]) -> None:
        entry = self.entries[data["entrant"]]
        entry.waiting, entry.since = False, len(self.rounds) + 1

    def _checked(self, event: Event, data: dict[str, Any]) -> None:
        self.entries[data["entrant"]].checked_in = True

    def _substituted(self, event: Event, data: dict[str, Any]) -> None:
        entry = self.entries[data["entrant"]]
        out: int = data["out"]
        owner = entry.lent.get(out, out)
        entry.lent = {other: own for other, own in entry.lent.items() if out not in (other, own)}
        if data.get("until") and data["into"] != owner:
            entry.lent[data["into"]] = owner
        for seat in entry.seats:
            if seat[-1] == out:
                seat.append(data["into"])
                entry.until[out] = data["round"]

    def _seeded(self, event: Event, data: dict[str, Any]) -> None:
        self.seeds = tuple(data["order"])
        for entry in self.entries.values():
            entry.waiting = entry.number not in self.seeds

    # --- rounds

    def _paired(self, event: Event, data: dict[str, Any]) -> None:
        matches = tuple(
            Match((tuple(each["north"]), tuple(each["east"])), each.get("slot", -1)) for each in data["matches"]
        )
        idle = tuple(data.get("idle", ()))
        self.rounds.append(Round(data["round"], matches, idle, data.get("stage", 1), event.at, event.seq))

    def _undrawn(self, event: Event, data: dict[str, Any]) -> None:
        """Nothing of the round has happened."""
        number = data["round"]
        del self.rounds[number - 1 :]
        self.forfeits = {key: each for key, each in self.forfeits.items() if key[0] < number}
        self.absences = {key: each for key, each in self.absences.items() if key[0] < number}
        self.adjustments = {key: each for key, each in self.adjustments.items() if key[0] < number}
        self.extended.pop(number, None)
        self.closed.pop(number, None)
        for entry in self.entries.values():
            entry.since = min(entry.since, number)
            if entry.missed and entry.left == number + 1:  # the second round that was missed is none
                entry.left, entry.taken_out = None, False
            entry.left = None if entry.left is None else min(entry.left, number)

    def _advanced(self, event: Event, data: dict[str, Any]) -> None:
        self.qualified = tuple(data["order"])

    def _forfeited(self, event: Event, data: dict[str, Any]) -> None:
        self.forfeits[data["round"], data["place"], data["side"]] = event

    def _absent(self, event: Event, data: dict[str, Any]) -> None:
        self.absences[data["round"], data["entrant"]] = event

    def _adjusted(self, event: Event, data: dict[str, Any]) -> None:
        place = data["round"], data["place"]
        self.adjustments.pop(place, None)
        if data["points"] is not None:
            one, two = data["points"]
            self.adjustments[place] = (one, two)

    def _closed(self, event: Event, data: dict[str, Any]) -> None:
        self.closed[data["round"]] = event.at

    def _ended(self, event: Event, data: dict[str, Any]) -> None:
        self.ended = True

    # --- the calendar

    def _checking(self, event: Event, data: dict[str, Any]) -> None:
        self.checking_at = event.at

    def _postponed(self, event: Event, data: dict[str, Any]) -> None:
        """Whoever has checked in has done so for another time."""
        self.checking_at = None

    def _extended(self, event: Event, data: dict[str, Any]) -> None:
        self.extended[data["round"]] = self.extended.get(data["round"], 0) + data["ms"]

    def _paused(self, event: Event, data: dict[str, Any]) -> None:
        self.paused_at = event.at

    def _resumed(self, event: Event, data: dict[str, Any]) -> None:
        if self.paused_at is not None:
            self.pauses.append((self.paused_at, max(event.at, self.paused_at)))
        self.paused_at = None

    def _seed(self, event: Event, data: dict[str, Any]) -> None:
        self.by_hand = True


def last_tables(record: Record, story: Story) -> dict[Place, Table]:
    """The table that counts of each match that is drawn."""
    found = {(table.round, table.place): table for table in record.links}
    return {place: table for place, table in found.items() if story.is_drawn(*place)}


def users_of(record: Record, players: set[int] | tuple[int, ...]) -> set[int]:
    """Members who are still there, by players' numbers."""
    return {record.people[player] for player in players if record.people.get(player, 0) > 0}


def have_played(record: Record, table: Table, players: set[int]) -> bool:
    """Whether any of some players has called or played at a table, with any of their accounts, also a deleted one."""
    theirs = {record.same(record.people[player]) for player in players if player in record.people}
    return not theirs.isdisjoint(record.same(user) for user in table.actors)


def has_come(record: Record, story: Story, place: Place, entrant: int, table: Table) -> bool:
    """Whether a member has played for an entrant at the table of a match."""
    return have_played(record, table, story.entries[entrant].players_in(place[0]))
