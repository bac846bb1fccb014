"""Dice and lots from the secret of a contest, so that everybody can check a draw when the secret is published."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import reduce
from hashlib import sha256
from random import Random
from typing import Final, TypeAlias, final

from engine.contest.config import Config
from engine.contest.events import (
    Adjusted,
    Cancelled,
    Ended,
    Entrant,
    Entry,
    Event,
    Forfeited,
    Joined,
    Left,
    Paired,
    Seeded,
    Substituted,
    Undrawn,
    at_the_draw,
    with_substitute,
    without,
)


def dice_for(lot: bytes, purpose: str, number: int = 0) -> Random:
    """Dice for one draw: always the same for the same secret, purpose and number."""
    return Random(sha256(f"bower/contest/1/{purpose}/{number}/".encode() + lot).digest())  # noqa: S311 - no secret


def commitment(lot: bytes) -> str:
    """What is published before: 64 hexadecimal digits, the SHA-256 of the secret."""
    return sha256(b"bower/contest/1/" + lot).hexdigest()


Place: TypeAlias = tuple[int, int]
"""A match: its round, and its place in the round."""


class ContestStatus(StrEnum):
    """How far a contest is."""

    OPEN = "open"
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"


@final
@dataclass(frozen=True, slots=True)
class MatchResult:
    """What a match came to at its tables, by side: North and South first."""

    points: tuple[int, int]
    """Of the games."""
    games: tuple[int, int] = (0, 0)
    lone_marches: tuple[int, ...] = (0, 0, 0, 0)
    """By seat."""
    came: tuple[bool, ...] = (True, True, True, True)
    """By seat: whether a member has played there, or computers only."""

    def has_come(self, side: int) -> bool:
        """Whether a member has played for a side."""
        return self.came[side] or self.came[side + 2]


_NOTHING: Final = MatchResult((0, 0))

Results: TypeAlias = Mapping[Place, MatchResult]
"""Of the matches that have been played."""


@final
@dataclass(frozen=True, slots=True)
class Contest:
    """A contest as it stands."""

    config: Config
    lot: bytes
    """The secret that draws and lots come from; its commitment was published before."""
    status: ContestStatus = ContestStatus.OPEN
    entries: Mapping[Entrant, Entry] = field(default_factory=dict[Entrant, Entry])
    last_entrant: Entrant = 0
    """The highest number that an entrant has had, also one who has left before the draw: none comes again."""
    seeds: tuple[Entrant, ...] = ()
    rounds: tuple[Paired, ...] = ()
    forfeits: frozenset[tuple[int, int, int]] = frozenset()
    """Rounds, places and sides."""
    adjustments: Mapping[Place, tuple[int, int]] = field(default_factory=dict[Place, tuple[int, int]])
    undrawn: int = 0
    """The last round that was drawn, and is drawn again."""

    @property
    def active(self) -> tuple[Entrant, ...]:
        """Those who take part in the next round, in the order of their seeds, late ones last."""
        order = {entrant: nth for nth, entrant in enumerate(self.seeds)}
        there = [entry.number for entry in self.entries.values() if entry.left is None]
        return tuple(sorted(there, key=lambda entrant: (order.get(entrant, len(order)), entrant)))

    @property
    def withdrawn(self) -> frozenset[Entrant]:
        """Those who took part and do not any more, also after their last match."""
        return frozenset(entry.number for entry in self.entries.values() if entry.left is not None)

    def outcome(self, place: Place, results: Results) -> MatchResult | None:
        """What a match came to, after forfeits and adjustments; None while it is open."""
        lost, found = self.sides_lost(place, results), results.get(place)
        if place in self.adjustments:
            points = self.adjustments[place]
            games = (int(points[0] > points[1]), int(points[1] > points[0]))
            return replace(found or _NOTHING, points=points, games=games, came=_NOTHING.came)
        if lost:
            return replace(_NOTHING, games=(int(0 not in lost), int(1 not in lost)))
        return found

    def sides_lost(self, place: Place, results: Results) -> frozenset[int]:
        """The sides that have lost a match without playing: by a forfeit, or a pair for which only computers played.

        Points that organisers set stand before both.
        """
        if place in self.adjustments:
            return frozenset()
        lost = frozenset(side for side in (0, 1) if (*place, side) in self.forfeits)
        found = results.get(place)
        if lost or found is None:
            return lost
        match = self.rounds[place[0] - 1].matches[place[1]]
        sides = (side for side, entrants in enumerate((match.north, match.east)) if len(entrants) == 1)
        return frozenset(side for side in sides if not found.has_come(side))


def fold(config: Config, lot: bytes, events: Iterable[Event]) -> Contest:
    """The contest that some events make."""
    return reduce(apply, events, Contest(config, lot))


def apply(contest: Contest, event: Event) -> Contest:
    """The contest after one more decision."""
    match event:
        case Joined():
            return _join(contest, event)
        case Left():
            return _leave(contest, contest.entries[event.entrant], event)
        case Seeded():
            entries = {number: entry for number, entry in contest.entries.items() if number in event.order}
            return replace(contest, status=ContestStatus.RUNNING, seeds=event.order, entries=entries)
        case Paired():
            entries = {entrant: at_the_draw(each) for entrant, each in contest.entries.items()}
            return replace(contest, rounds=(*contest.rounds, event), entries=entries)
        case Undrawn():
            return _forget_round(contest, event.round)
        case Substituted():
            return _with(contest, with_substitute(contest.entries[event.entrant], event.out, event.into))
        case Forfeited():
            return replace(contest, forfeits=contest.forfeits | {(event.round, event.place, event.side)})
        case Adjusted():
            return _adjust(contest, event)
        case Ended():
            return replace(contest, status=ContestStatus.OVER)
        case Cancelled():
            return replace(contest, status=ContestStatus.CANCELLED)


def _with(contest: Contest, entry: Entry) -> Contest:
    return replace(contest, entries={**contest.entries, entry.number: entry})


def _join(contest: Contest, event: Joined) -> Contest:
    before = contest.entries.get(event.entrant)
    if before is not None:
        return _with(contest, replace(before, left=None, free=before.free.difference(event.players)))
    contest = replace(contest, last_entrant=max(contest.last_entrant, event.entrant))
    return _with(contest, Entry(event.entrant, event.players, since=len(contest.rounds) + 1))


def _leave(contest: Contest, entry: Entry, event: Left) -> Contest:
    """Before the draw an entry is as if it had never been; afterwards it plays the round that is being played.

    It is gone when nobody has a seat of it any more.
    """
    if contest.status is ContestStatus.OPEN:
        rest = {number: each for number, each in contest.entries.items() if number != entry.number}
        return replace(contest, entries=rest)
    if event.out:
        return _with(contest, replace(entry, left=entry.left or len(contest.rounds) + 1, out=True))
    for player in (event.player,) if event.player else entry.owners:
        entry = without(entry, player)
    left = entry.left or (None if entry.owners else len(contest.rounds) + 1)
    return _with(contest, replace(entry, left=left))


def _forget_round(contest: Contest, number: int) -> Contest:
    """Nothing of the last round has happened; whoever came or left in it did so before it."""
    entries = {
        entrant: replace(
            each,
            since=min(each.since, number),
            left=None if each.left is None else min(each.left, number),
        )
        for entrant, each in contest.entries.items()
    }
    return replace(
        contest,
        entries=entries,
        undrawn=max(contest.undrawn, number),
        rounds=contest.rounds[: number - 1],
        forfeits=frozenset(each for each in contest.forfeits if each[0] < number),
        adjustments={place: points for place, points in contest.adjustments.items() if place[0] < number},
    )


def _adjust(contest: Contest, event: Adjusted) -> Contest:
    place = (event.round, event.place)
    others = {other: points for other, points in contest.adjustments.items() if other != place}
    return replace(contest, adjustments=others if event.points is None else {**others, place: event.points})
