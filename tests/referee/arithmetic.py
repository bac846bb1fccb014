"""Points, ties and places counted again from games and rulings, by the table of docs/leagues.md; beside what is shown.

What the page does not say is not guessed: entries of which it cannot be known are `unsure`, or of an `open` tie.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, TypeAlias

from tests.referee.rows import Book, Key, Snapshot, numbers

Tiers: TypeAlias = list[list[int]]
Shown: TypeAlias = list[list[tuple[int, int, Any]]]  # of each division: entry, place and points


@dataclass(frozen=True)
class Outcome:
    """What a match came to: points of both sides, who won (0, 1 or None), and how it is known."""

    points: tuple[int, int]
    winner: int | None
    how: str  # game, ruled, lost (without play), empty (nobody of a side played a card)


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
    there = [any(played_card(snap, key, entry) for entry in side) for side in snap.sides[key]]
    if not all(there):
        return Outcome((north, east), there.index(True) if any(there) else None, "empty")
    return Outcome((north, east), _more(north, east), "game")


def _more(one: int, other: int) -> int | None:
    return None if one == other else int(other > one)


@dataclass
class Count:
    """What each entry has, and the criteria by which equal points are decided."""

    points: dict[int, Fraction] = field(default_factory=lambda: defaultdict(Fraction))
    unsure: set[int] = field(default_factory=set[int])  # entries whose points the page does not say
    open: set[int] = field(default_factory=set[int])  # and of which it does not say how ties are decided
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


def _hustle(snap: Snapshot) -> Count:
    found = Count()
    difference, won, sweeps = (Counter[int]() for _ in range(3))
    for key in snap.matches:
        result = outcome(snap, key)
        for side, entries in enumerate(snap.sides[key]):
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


def count_pairs(snap: Snapshot) -> Count:
    found = Count()
    met: dict[int, list[tuple[int, Fraction]]] = defaultdict(list)
    games, scored, allowed = Counter[int](), Counter[int](), Counter[int]()
    for key in snap.matches:
        result, (north, east) = outcome(snap, key), snap.there[key]
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
        for entry in snap.idle[number]:
            found.points[entry] += 2
            found.open.add(entry)

    def among(entry: int, group: Sequence[int]) -> Fraction:
        if not all({each, *(other for other, _ in met[each])}.issuperset(group) for each in group):
            return Fraction(0)  # where not all of them have met, the page says nothing
        return sum((made for other, made in met[entry] if other in group), Fraction(0))

    faced = {entry: sorted(found.points[other] for other, _ in met[entry]) for entry in snap.entries}
    buchholz = {entry: sum(faced[entry][1:]) for entry in faced}
    berger = {entry: sum(made * found.points[other] for other, made in met[entry]) for entry in faced}
    ratio = {entry: Fraction(scored[entry] * 10**9, allowed[entry] * 10**9 or 1) for entry in faced}
    by_number = (buchholz, berger, ratio) if snap.format == "swiss" else (games, ratio)
    found.criteria = [among, *(lambda entry, _, by=by: Fraction(by[entry]) for by in by_number)]
    return found


def cup_levels(snap: Snapshot) -> dict[int, int]:
    """The round in which each entry of a cup went out; one more than the last, if it did not.

    In a tie the worse seed goes out, and where neither has won both do.
    """
    rounds = (len(snap.seeds) - 1).bit_length()
    found = dict.fromkeys(snap.seeds, rounds + 1)
    for key, sides in snap.there.items():
        result = outcome(snap, key)
        tie = result is not None and result.winner is None and result.how in ("ruled", "game")
        better = min(sides, key=snap.seeds.index)
        for side, entry in enumerate(sides):
            if result is not None and result.winner != side and not (tie and entry == better):
                found[entry] = _bracket_round(snap.matches[key]["slot"], rounds)
    return found


def _bracket_round(slot: int, rounds: int) -> int:
    """The round of a match in the bracket; it may be played in an earlier one of the contest, where both are known."""
    first, number = 2 ** (rounds - 1), 1
    while slot >= first:
        slot, first, number = slot - first, first // 2, number + 1
    return number


def fewest_repeats(entries: Sequence[int], met: set[frozenset[int]]) -> int:
    """How many meetings must be repeated in the best draw of these entries: every draw is tried."""
    found = list[int]()
    for other in entries[1:]:
        rest = [entry for entry in entries[1:] if entry != other]
        found.append((frozenset((entries[0], other)) in met) + fewest_repeats(rest, met))
    return min(found, default=0)


def look_at_shown(book: Book, snap: Snapshot, shown: Shown, *, ends: bool, stored: bool) -> None:
    """Standings as members see them, where it has just ended, and where they are stored."""
    rows = {entry: (row["rank"], Fraction(row["points"])) for entry, row in snap.standings.items()}
    now = {entry: (rank, Fraction(points)) for division in shown for entry, rank, points in division}
    book.ask("points-corrections", rows == now or not stored, f"stored {rows}, shown {now}")
    if snap.format == "cup":
        if ends:
            _look_at_cup(book, snap, {entry: rank for entry, (rank, _) in now.items()})
        return
    found = count_pairs(snap) if snap.pairs else _hustle(snap)
    promise, met = f"points-{snap.format}", set(map(frozenset, snap.there.values()))
    for division in shown:
        ranks = {entry: rank for entry, rank, _ in division}
        gone = {entry for entry in ranks if _is_gone(snap, entry)}
        if snap.format == "league":
            if gone and snap.stage != "over":
                continue
            found.unsure |= gone
            for entry in ranks:  # the matches to come of pairs that have left are won by the others
                found.points[entry] += 2 * sum(frozenset((entry, other)) not in met for other in gone - {entry})
        for entry, _, points in division:
            mine, ok = found.points[entry], entry in found.unsure
            book.ask(promise, ok or Fraction(points) == mine, f"{entry} has {points}, and by the games {mine}")
        if snap.format == "hustle":
            finished = [ranks[entry] for entry in ranks if entry not in gone]
            behind = all(ranks[entry] >= max(finished, default=0) for entry in gone)
            book.ask("members-leave-hustle", behind, f"{gone} are before some who finish: {ranks}")
        order = [entry for entry in ranks if entry not in found.unsure | (gone if snap.format == "hustle" else set())]
        for one in order:
            worse = [each for each in order if found.points[each] < found.points[one] and ranks[each] <= ranks[one]]
            book.ask(promise, not worse, f"{one} has more points than {worse}, and is not before")
        _ties(book, promise, found, order, ranks)


def _is_gone(snap: Snapshot, entry: int) -> bool:
    """Whether an entry has left or was taken out; who leaves after the last match has finished."""
    left, rounds = snap.entries[entry]["left_from"], snap.config.get("rounds") or 99
    return entry in snap.gone and (snap.format != "swiss" or bool(snap.entries[entry]["out"]) or left <= rounds)


def _ties(book: Book, promise: str, found: Count, order: list[int], ranks: dict[int, int]) -> None:
    for points in {found.points[entry] for entry in order}:
        group = [entry for entry in ranks if found.points[entry] == points]
        sure = set(group) <= set(order) - found.open and (promise == "points-hustle" or not found.unsure)
        if len(group) > 1 and sure:
            mine = found.places(group)
            now = {entry: 1 + sum(ranks[other] < ranks[entry] for other in group) for entry in group}
            for each in (promise, "points-tied-again", "points-shared-place"):
                book.ask(each, now == mine, f"equal points: {now}, and by the table {mine}")


def _look_at_cup(book: Book, snap: Snapshot, now: dict[int, int]) -> None:
    levels = cup_levels(snap)
    best = [entry for entry, level in levels.items() if level == max(levels.values())]
    results = {key: outcome(snap, key) for key in snap.matches}
    played = [entry for entry in best if any((r := results[key]) and r.how == "game" for key in snap.of[entry])]
    if None not in results.values() and len(best) == len(played) == 1 and best[0] not in snap.gone:
        mine = {entry: 1 + sum(other > level for other in levels.values()) for entry, level in levels.items()}
        book.ask("points-cup", now == mine, f"places {now}, and by the matches {mine}")
