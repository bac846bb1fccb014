"""Points, ties and places counted again from games and rulings, by the table of docs/leagues.md.

What the page does not say is not guessed: entries of which it cannot be known are `unsure`, or of an `open` tie.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeAlias, final

from tests.referee.rows import Key, Snapshot, numbers

Tiers: TypeAlias = list[list[int]]


@final
@dataclass(frozen=True)
class Outcome:
    """What a match came to: points of both sides, who won (0, 1 or None), and how it is known."""

    points: tuple[int, int]
    winner: int | None
    how: str
    """game, ruled, lost (without play), empty (nobody of a side played a card)."""


def played_card(snap: Snapshot, key: Key, entry: int) -> bool:
    if key not in snap.tables or entry <= 0:
        return False
    row = snap.entries[entry]
    ever = [player for name in ("players", "past", "free", "coming") for player in numbers(row[name])]
    users = [snap.players[player]["user_id"] for player in ever if player in snap.players]
    return not snap.tables[key]["cards"].isdisjoint(map(snap.person, users))


def outcome(snap: Snapshot, key: Key) -> Outcome | None:
    match, game = snap.matches[key], snap.tables[key]["game"] if key in snap.tables else None
    if match["north_points"] is not None:
        points = (match["north_points"], match["east_points"])
        return Outcome(points, _more(*points), "ruled")
    if match["lost"]:
        return Outcome((0, 0), {1: 1, 2: 0, 3: None}[match["lost"]], "lost")
    if game is None or game["ended"] not in ("played", "drawn", "conceded"):
        return None
    north, east = numbers(game["scores"])
    there = [any(played_card(snap, key, entry) for entry in side) for side in snap.sides(key)]
    if not all(there):
        return Outcome((north, east), there.index(True) if any(there) else None, "empty")
    return Outcome((north, east), _more(north, east), "game")


def _more(one: int, other: int) -> int | None:
    return None if one == other else int(other > one)


@final
@dataclass
class Count:
    """What each entry has, and the criteria by which equal points are decided."""

    points: dict[int, Fraction] = field(default_factory=lambda: defaultdict(Fraction))
    unsure: set[int] = field(default_factory=set[int])
    """Entries whose points the page does not say."""
    open: set[int] = field(default_factory=set[int])
    """Entries of which it does not say how ties are decided."""
    criteria: list[Callable[[int, Sequence[int]], Fraction]] = field(default_factory=list)

    def places(self, entries: Iterable[int]) -> dict[int, int]:
        """Who is equal in everything shares the place; those still tied are compared again from the first on."""
        found: dict[int, int] = {}
        for group in _split(list(entries), self.points.__getitem__):
            for tier in self._refine(group):
                found |= dict.fromkeys(tier, len(found) + 1)
        return found

    def _refine(self, group: list[int]) -> Tiers:
        for criterion in self.criteria if len(group) > 1 else ():
            parts = _split(group, lambda entry, by=criterion: by(entry, group))
            if len(parts) > 1:
                return [tier for part in parts for tier in self._refine(part)]
        return [group]


def _split(group: list[int], value: Callable[[int], Fraction]) -> Tiers:
    values = sorted({value(entry) for entry in group}, reverse=True)
    return [[entry for entry in group if value(entry) == each] for each in values]


def count(snap: Snapshot) -> Count:
    return _pairs(snap) if snap.pairs else _hustle(snap)


def _hustle(snap: Snapshot) -> Count:
    found = Count()
    difference, won, sweeps = (Counter[int]() for _ in range(3))
    for key in snap.matches:
        result = outcome(snap, key)
        for side, entries in enumerate(snap.sides(key)):
            for nth, entry in enumerate(entries):
                if result is None or result.how in ("ruled", "lost"):
                    if result is not None or snap.rounds[key[0]]["closed"]:
                        found.unsure.add(entry)
                elif played_card(snap, key, entry):
                    mine, other = result.points[side], result.points[1 - side]
                    found.points[entry] += mine
                    difference[entry] += mine - other
                    won[entry] += mine > other
                    sweeps[entry] += _sweeps(snap, key, side + 2 * nth)
    found.criteria = [lambda entry, _, by=by: Fraction(by[entry]) for by in (difference, won, sweeps)]
    return found


def _sweeps(snap: Snapshot, key: Key, seat: int) -> int:
    """The hands that a player has won alone with all tricks."""
    mine = [numbers(each["tricks"]) for each in snap.tables[key]["hands"] if each["alone"] and each["maker"] == seat]
    return sum(sum(tricks[seat % 2 :: 2]) == sum(tricks) for tricks in mine)


def _pairs(snap: Snapshot) -> Count:
    found = Count()
    met: dict[int, list[tuple[int, Fraction]]] = defaultdict(list)
    games, scored, allowed = Counter[int](), Counter[int](), Counter[int]()
    for key in snap.matches:
        result, (north, east) = outcome(snap, key), snap.there(key)
        if result is None:
            found.unsure |= {north, east} if snap.rounds[key[0]]["closed"] else set()
            continue
        found.open |= {north, east} if result.how != "game" else set()
        for side, (one, other) in enumerate(((north, east), (east, north))):
            tie = result.winner is None and result.how in ("ruled", "game")
            made = Fraction(1) if tie else Fraction(2 if result.winner == side else 0)
            found.points[one] += made
            met[one].append((other, made))
            games[one] += 0 if result.winner is None else 1 if result.winner == side else -1
            scored[one] += result.points[side]
            allowed[one] += result.points[1 - side]
    for number in snap.rounds if snap.format == "swiss" else ():
        for entry in snap.idle(number):
            found.points[entry] += 2
            found.open.add(entry)

    def among(entry: int, group: Sequence[int]) -> Fraction:
        if not all({each, *(other for other, _ in met[each])}.issuperset(group) for each in group):
            return Fraction(0)  # where not all of them have met, the page says nothing
        return sum((made for other, made in met[entry] if other in group), Fraction(0))

    def buchholz(entry: int, _: Sequence[int]) -> Fraction:
        return sum(sorted(found.points[other] for other, _ in met[entry])[1:], Fraction(0))

    def berger(entry: int, _: Sequence[int]) -> Fraction:
        return sum((made / 2 * found.points[other] for other, made in met[entry]), Fraction(0))

    def net(entry: int, _: Sequence[int]) -> Fraction:
        return Fraction(games[entry])

    def ratio(entry: int, _: Sequence[int]) -> Fraction:
        return Fraction(scored[entry], allowed[entry]) if allowed[entry] else Fraction(10**9 * scored[entry])

    found.criteria = [among, buchholz, berger, ratio] if snap.format == "swiss" else [among, net, ratio]
    return found


def cup_levels(snap: Snapshot) -> dict[int, int]:
    """The round in which each entry of a cup went out; one more than the last, if it did not."""
    rounds = (len(snap.seeds) - 1).bit_length()
    found = dict.fromkeys(snap.seeds, rounds + 1)
    for key in snap.matches:
        result = outcome(snap, key)
        for side, entry in enumerate(snap.there(key)):
            if result is not None and _goes_out(snap, key, result, side):
                found[entry] = _bracket_round(snap.matches[key]["slot"], rounds)
    return found


def _bracket_round(slot: int, rounds: int) -> int:
    """The round of a match in the bracket; it may be played in an earlier one of the contest, where both are known."""
    first, number = 2 ** (rounds - 1), 1
    while slot >= first:
        slot, first, number = slot - first, first // 2, number + 1
    return number


def _goes_out(snap: Snapshot, key: Key, result: Outcome, side: int) -> bool:
    """Whether a side of a match of a cup goes out: by a loss, in a tie the worse seed, or where neither has won."""
    if result.winner is not None:
        return result.winner != side
    worse = max(snap.there(key), key=snap.seeds.index)
    return result.how in ("lost", "empty") or worse == snap.there(key)[side]


def fewest_repeats(entries: Sequence[int], met: set[frozenset[int]]) -> int:
    """How many meetings must be repeated in the best draw of these entries: every draw is tried."""
    found = [0] if not entries else list[int]()
    for other in entries[1:]:
        rest = [entry for entry in entries[1:] if entry != other]
        found.append((frozenset((entries[0], other)) in met) + fewest_repeats(rest, met))
    return min(found)
