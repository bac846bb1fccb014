"""Standings as members see them, and as they are stored, beside the referee's own arithmetic."""

from fractions import Fraction
from typing import Any, TypeAlias

from tests.referee.arithmetic import Count, count, cup_levels, outcome
from tests.referee.book import Book
from tests.referee.rows import Snapshot

Shown: TypeAlias = list[list[tuple[int, int, Any]]]
"""Of each division: entry, place and points."""


def look_at_standings(book: Book, snap: Snapshot, shown: Shown, *, ends: bool = False) -> None:
    if snap.format == "cup":
        if ends:
            _cup(book, snap, shown)
        return
    found, promise = count(snap), f"points-{snap.format}"
    for division in shown:
        ranks = {entry: rank for entry, rank, _ in division}
        gone = {entry for entry in ranks if _is_gone(snap, entry)}
        if snap.format == "league":
            if gone and snap.stage != "over":
                continue
            found.unsure |= gone
            _without_play(snap, found, list(ranks), gone)
        for entry, _, points in division:
            mine, ok = found.points[entry], entry in found.unsure
            book.ask(promise, ok or Fraction(points) == mine, f"{entry} has {points}, and by the games {mine}")
        if snap.format == "hustle":
            finished = [ranks[entry] for entry in ranks if entry not in gone]
            behind = all(ranks[entry] >= max(finished, default=0) for entry in gone)
            book.ask("members-leave-hustle", behind, f"{gone} are before some who finish: {ranks}")
        order = [
            entry for entry in ranks if entry not in found.unsure and (snap.format == "swiss" or entry not in gone)
        ]
        for one in order:
            worse = [each for each in order if found.points[each] < found.points[one] and ranks[each] <= ranks[one]]
            book.ask(promise, not worse, f"{one} has more points than {worse}, and is not before")
        _ties(book, promise, found, order, ranks)


def _is_gone(snap: Snapshot, entry: int) -> bool:
    """Whether an entry has left or was taken out; who leaves after the last match has finished."""
    left, rounds = snap.entries[entry]["left_from"], snap.config.get("rounds") or 99
    return bool(snap.entries[entry]["out"]) or (left is not None and (snap.format == "league" or left <= rounds))


def _ties(book: Book, promise: str, found: Count, order: list[int], ranks: dict[int, int]) -> None:
    for points in {found.points[entry] for entry in order}:
        group = [entry for entry in ranks if found.points[entry] == points]
        sure = set(group) <= set(order) - found.open and (promise == "points-hustle" or not found.unsure)
        if len(group) > 1 and sure:
            mine = found.places(group)
            now = {entry: 1 + sum(ranks[other] < ranks[entry] for other in group) for entry in group}
            for each in (promise, "points-tied-again", "points-shared-place"):
                book.ask(each, now == mine, f"equal points: {now}, and by the table {mine}")


def _without_play(snap: Snapshot, found: Count, there: list[int], gone: set[int]) -> None:
    """The matches to come of pairs that have left are won by the others."""
    met = {frozenset(snap.there(key)) for key in snap.matches}
    for entry in there:
        found.points[entry] += 2 * sum(frozenset((entry, other)) not in met for other in gone - {entry})


def _cup(book: Book, snap: Snapshot, shown: Shown) -> None:
    levels = cup_levels(snap)
    best = [entry for entry, level in levels.items() if level == max(levels.values())]
    undecided = any(outcome(snap, key) is None for key in snap.matches)
    if not undecided and len(best) == 1 and not snap.gone(best[0]):
        mine = {entry: 1 + sum(other > level for other in levels.values()) for entry, level in levels.items()}
        now = {entry: rank for division in shown for entry, rank, _ in division}
        book.ask("points-cup", now == mine, f"places {now}, and by the matches {mine}")


def look_at_rows(book: Book, snap: Snapshot, shown: Shown) -> None:
    rows = {entry: (row["rank"], Fraction(row["points"])) for entry, row in snap.standings.items()}
    now = {entry: (rank, Fraction(points)) for division in shown for entry, rank, points in division}
    book.ask("points-corrections", rows == now, f"stored {rows}, shown {now}")
