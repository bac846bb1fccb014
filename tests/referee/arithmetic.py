"""Points, ties and places counted again from games and rulings, by the table of docs/leagues.md.

What the page does not say is not guessed: entries of which it cannot be known are `unsure`.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeAlias, final

from tests.referee.rows import Key, Snapshot, numbers

ENDED = ("played", "drawn", "conceded")
INFINITE = Fraction(10**9)
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
    table = snap.tables.get(key)
    if table is None or entry <= 0:
        return False
    row = snap.entries[entry]
    ever = {*snap.members(entry), *numbers(row["past"]), *numbers(row["free"]), *numbers(row["coming"])}
    users = {snap.players[player]["user_id"] for player in ever if player in snap.players}
    return any(snap.person(one) == snap.person(other) for one in users for other in table["cards"])


def outcome(snap: Snapshot, key: Key) -> Outcome | None:
    match, table = snap.matches[key], snap.tables.get(key)
    if match["north_points"] is not None:
        points = (match["north_points"], match["east_points"])
        return Outcome(points, _more(points), "ruled")
    if match["lost"]:
        return Outcome((0, 0), {1: 1, 2: 0, 3: None}[match["lost"]], "lost")
    game = None if table is None else table["game"]
    if game is None or game["ended"] not in ENDED:
        return None
    north, east = numbers(game["scores"])
    if snap.pairs:
        there = [any(played_card(snap, key, entry) for entry in side) for side in snap.sides(key)]
        if not all(there):
            return Outcome((north, east), there.index(True) if any(there) else None, "empty")
    return Outcome((north, east), _more((north, east)), "game")


def _more(points: Sequence[int]) -> int | None:
    return None if points[0] == points[1] else int(points[1] > points[0])


@final
@dataclass
class Count:
    """What each entry has, and the criteria by which equal points are decided."""

    points: dict[int, Fraction] = field(default_factory=lambda: defaultdict(Fraction))
    unsure: set[int] = field(default_factory=set[int])
    """Entries whose points the page does not say."""
    open_ties: set[int] = field(default_factory=set[int])
    """Entries of which it does not say how ties are decided."""
    criteria: list[Callable[[int, Sequence[int]], Fraction]] = field(default_factory=list)

    def unknown(self, entry: int, *, closed: bool) -> None:
        """A match without a result: of a closed round, as after a void, the page does not say what it is worth."""
        if closed:
            self.unsure.add(entry)
            self.open_ties.add(entry)

    def tiers(self, entries: Iterable[int]) -> Tiers:
        """Entries that share a place, the best first; those still tied are compared again from the first on."""
        return [tier for group in _split(list(entries), self.points.__getitem__) for tier in self._refine(group)]

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
    return _hustle(snap) if snap.format == "hustle" else _pairs(snap)


def _hustle(snap: Snapshot) -> Count:
    found = Count(points=dict.fromkeys(snap.entries, Fraction(0)))
    difference, won, sweeps = (Counter[int]() for _ in range(3))
    for key in snap.matches:
        result = outcome(snap, key)
        for side, entries in enumerate(snap.sides(key)):
            for nth, entry in enumerate(entries):
                if entry <= 0:
                    continue
                if result is None:
                    found.unknown(entry, closed=bool(snap.rounds[key[0]]["closed"]))
                    continue
                if result.how != "game":
                    found.unsure.add(entry)
                    found.open_ties.add(entry)
                elif played_card(snap, key, entry):
                    mine, other = result.points[side], result.points[1 - side]
                    found.points[entry] += mine
                    difference[entry] += mine - other
                    won[entry] += mine > other
                    sweeps[entry] += _sweeps(snap, key, side + 2 * nth)
                else:
                    found.open_ties.add(entry)
    found.criteria = [lambda entry, _, by=by: Fraction(by[entry]) for by in (difference, won, sweeps)]
    return found


def _sweeps(snap: Snapshot, key: Key, seat: int) -> int:
    mine = [each for each in snap.tables[key]["hands"] if each["maker"] == seat]
    return sum(sum(numbers(each["tricks"])[seat % 2 :: 2]) == sum(numbers(each["tricks"])) for each in mine)


def _pairs(snap: Snapshot) -> Count:
    found = Count(points=dict.fromkeys(snap.entries, Fraction(0)))
    met: dict[int, list[tuple[int, Fraction]]] = {entry: [] for entry in snap.entries}
    games = Counter[int]()
    scored: dict[int, list[int]] = {entry: [0, 0] for entry in snap.entries}
    for key in snap.matches:
        result = outcome(snap, key)
        (north,), (east,) = snap.sides(key)
        if result is None:
            for entry in (north, east):
                found.unknown(entry, closed=bool(snap.rounds[key[0]]["closed"]))
            continue
        if result.how != "game":
            found.open_ties |= {north, east}
        for side, (one, other) in enumerate(((north, east), (east, north))):
            tie = result.winner is None and result.how in ("ruled", "game")
            made = Fraction(1) if tie else Fraction(2 if result.winner == side else 0)
            found.points[one] += made
            met[one].append((other, made))
            games[one] += 0 if result.winner is None else 1 if result.winner == side else -1
            scored[one][0] += result.points[side]
            scored[one][1] += result.points[1 - side]
    if snap.format == "swiss":
        for drawn in snap.rounds.values():
            for entry in numbers(drawn["idle"]):
                found.points[entry] += 2
                found.open_ties.add(entry)
    for entry, row in snap.entries.items():
        if row["since"] > 1 or row["left_from"] is not None:
            found.open_ties |= {entry, *(other for other, _ in met[entry])}

    def among(entry: int, group: Sequence[int]) -> Fraction:
        here = [{other for other, _ in met[each]} | {each} for each in group]
        if not all(others.issuperset(group) for others in here):
            return Fraction(0)  # where not all of them have met, the page says nothing
        return sum((made for other, made in met[entry] if other in group), Fraction(0))

    def buchholz(entry: int, _: Sequence[int]) -> Fraction:
        faced = sorted(found.points[other] for other, _ in met[entry])
        return sum(faced[1:], Fraction(0))

    def berger(entry: int, _: Sequence[int]) -> Fraction:
        return sum((made / 2 * found.points[other] for other, made in met[entry]), Fraction(0))

    def ratio(entry: int, _: Sequence[int]) -> Fraction:
        mine, allowed = scored[entry]
        return Fraction(mine, allowed) if allowed else INFINITE * mine

    def net(entry: int, _: Sequence[int]) -> Fraction:
        return Fraction(games[entry])

    found.criteria = [among, buchholz, berger, ratio] if snap.format == "swiss" else [among, net, ratio]
    return found


def cup_levels(snap: Snapshot) -> dict[int, int]:
    """The round in which each entry of a cup went out; one more than the last, if it did not."""
    rounds = (len(numbers(snap.row["seeds"])) - 1).bit_length()
    found = dict.fromkeys(numbers(snap.row["seeds"]), rounds + 1)
    for key in snap.matches:
        result = outcome(snap, key)
        for side, (entry,) in enumerate(snap.sides(key)):
            if result is not None and goes_out(snap, key, result, side):
                found[entry] = bracket_round(snap.matches[key]["slot"], rounds)
    return found


def bracket_round(slot: int, rounds: int) -> int:
    """The round of a match in the bracket; it may be played in an earlier one of the contest, where both are known."""
    first, number = 2 ** (rounds - 1), 1
    while slot >= first:
        slot, first, number = slot - first, first // 2, number + 1
    return number


def goes_out(snap: Snapshot, key: Key, result: Outcome, side: int) -> bool:
    """Whether a side of a match of a cup goes out: by a loss, in a tie the worse seed, or where neither has won."""
    if result.winner is not None:
        return result.winner != side
    if result.how in ("lost", "empty"):
        return True
    seeds, entries = numbers(snap.row["seeds"]), [side[0] for side in snap.sides(key)]
    return seeds.index(entries[side]) > seeds.index(entries[1 - side])


def places(tiers: Tiers) -> dict[int, int]:
    """The place of each entry: who is equal in everything shares it."""
    found: dict[int, int] = {}
    for tier in tiers:
        found |= dict.fromkeys(tier, len(found) + 1)
    return found


def fewest_repeats(entries: Sequence[int], met: set[frozenset[int]]) -> int:
    """How many meetings must be repeated in the best draw of these entries: every draw is tried."""
    if not entries:
        return 0
    first, *rest = entries
    best = len(entries)
    for nth, other in enumerate(rest):
        again = int(frozenset((first, other)) in met)
        if again < best:
            best = min(best, again + fewest_repeats(rest[:nth] + rest[nth + 1 :], met))
        if best == 0:
            return 0
    return best
