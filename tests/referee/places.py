"""Standings as members see them, and as they are stored, beside the referee's own arithmetic."""

from fractions import Fraction
from typing import Any, TypeAlias

from tests.referee.arithmetic import count, cup_levels, outcome, places
from tests.referee.book import Book
from tests.referee.rows import Snapshot

Shown: TypeAlias = list[list[tuple[int, int, Any]]]
"""Of each division: entry, place and points."""


def look_at_standings(book: Book, snap: Snapshot, shown: Shown, *, ends: bool = False) -> None:
    if snap.format == "cup":
        if ends:
            _cup(book, snap, shown)
        return
    found = count(snap)
    promise = f"points-{snap.format}"
    for division in shown:
        there = [entry for entry, _, _ in division]
        gone = {entry for entry in there if _is_gone(snap, entry)}
        ranks, unsure = {entry: rank for entry, rank, _ in division}, set(found.unsure)
        if snap.format == "league":
            unsure |= gone
            if gone and snap.stage != "over":
                continue
            _without_play(snap, found.points, there, gone)
        for entry, _, points in division:
            if entry not in unsure:
                mine = found.points[entry]
                book.ask(promise, Fraction(points) == mine, f"{entry} has {points}, and by the games {mine}")
        order = [entry for entry in there if entry not in gone and entry not in unsure]
        for one in order:
            for other in order:
                if found.points[one] > found.points[other]:
                    book.ask(promise, ranks[one] < ranks[other], f"{one} has more points than {other}, and is behind")
        if snap.format == "hustle":
            finished = [ranks[entry] for entry in there if entry not in gone]
            behind = all(ranks[entry] >= max(finished, default=0) for entry in gone)
            book.ask("members-leave-hustle", behind, f"{gone} are before some who finish: {ranks}")
        elif snap.format == "swiss":
            for one in gone:
                worse = [o for o in order if found.points[o] < found.points[one] and ranks[o] < ranks[one]]
                book.ask_known(
                    "members-leave-both", not worse, f"{one} is out, has more points than {worse}, and is behind"
                )
        _ties(book, promise, found, order, there, ranks)


def look_strictly(book: Book, snap: Snapshot, shown: Shown) -> None:
    strict = Book(now=book.now)
    look_at_standings(strict, snap, shown)
    promise = "members-no-card-hustle" if snap.format == "hustle" else "members-no-card"
    book.ask_known(promise, not strict.found, f"who only passed has played: {strict.found[:1]}")


def _is_gone(snap: Snapshot, entry: int) -> bool:
    """Whether an entry has left or was taken out; who leaves after the last match has finished."""
    row = snap.entries[entry]
    rounds = snap.config.get("rounds") or 99
    left = row["left_from"] is not None and (snap.format == "league" or row["left_from"] <= rounds)
    return bool(row["out"]) or left


def _ties(book: Book, promise: str, found: Any, order: list[int], there: list[int], ranks: dict[int, int]) -> None:
    for points in {found.points[entry] for entry in order}:
        group = [entry for entry in there if found.points[entry] == points]
        if (
            len(group) < 2
            or not set(group) <= set(order)
            or set(group) & found.open_ties
            or (promise != "points-hustle" and found.unsure)
        ):
            continue
        expected = places(found.tiers(group))
        now = {entry: 1 + sum(ranks[other] < ranks[entry] for other in group) for entry in group}
        book.ask(promise, now == expected, f"equal points: {now}, and by the table {expected}")
        book.ask("points-tied-again", now == expected, f"equal points: {now}, and by the table {expected}")
        shared = len(set(expected.values())) == len(set(now.values()))
        book.ask("points-shared-place", shared, f"shared places: {now}, and by the table {expected}")


def _without_play(snap: Snapshot, points: dict[int, Fraction], there: list[int], gone: set[int]) -> None:
    met = {frozenset((*snap.sides(key)[0], *snap.sides(key)[1])) for key in snap.matches}
    for entry in there:
        points[entry] += 2 * sum(frozenset((entry, other)) not in met for other in gone - {entry})


def _cup(book: Book, snap: Snapshot, shown: Shown) -> None:
    levels = cup_levels(snap)
    undecided = any(outcome(snap, key) is None for key in snap.matches)
    gone = [entry for entry in levels if snap.entries[entry]["left_from"] is not None or snap.entries[entry]["out"]]
    if any(levels[entry] == max(levels.values()) for entry in gone):
        return
    best = [entry for entry in levels if levels[entry] == max(levels.values())]
    if undecided or len(best) != 1:
        return
    expected = {entry: 1 + sum(levels[other] > levels[entry] for other in levels) for entry in levels}
    now = {entry: rank for division in shown for entry, rank, _ in division}
    nobody = any(result.winner is None for key in snap.matches if (result := outcome(snap, key)) is not None)
    ask = book.ask_known if nobody else book.ask
    ask("points-cup", now == expected, f"places {now}, and by the matches {expected}")


def look_at_rows(book: Book, snap: Snapshot, shown: Shown) -> None:
    rows = {entry: (row["rank"], Fraction(row["points"])) for entry, row in snap.standings.items()}
    now = {entry: (rank, Fraction(points)) for division in shown for entry, rank, points in division}
    book.ask("points-corrections", rows == now, f"stored {rows}, shown {now}")


def look_at_arrows(book: Book, old: Snapshot, new: Snapshot, now_shown: Shown, shown: Shown) -> None:
    moving = old.config.get("moving", 2)

    def pair(snap: Snapshot, entry: int) -> frozenset[int]:
        return frozenset(snap.players[player]["user_id"] for player in snap.members(entry))

    before = [[pair(old, entry) for entry, _, _ in division] for division in shown]
    now = {pair(new, entry): nth for nth, division in enumerate(now_shown, 1) for entry, _, _ in division}
    if sorted(map(sorted, now)) != sorted(sorted(each) for division in before for each in division):
        return
    for nth, division in enumerate(before, 1):
        for place, each in enumerate(division):
            up = nth > 1 and place < min(moving, len(division) // 2, len(before[nth - 2]) // 2)
            small = nth < len(before) and min(moving, len(division) // 2, len(before[nth]) // 2)
            down = place >= len(division) - small
            expected = nth - up + down
            book.ask(
                "points-arrows", now[each] == expected, f"{sorted(each)} was {place + 1} of {nth}, is in {now[each]}"
            )
