"""A Swiss of pairs, and the knockout of its best if one is wanted."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Final, TypeAlias

from engine.contest.events import Advanced, Entrant, Paired
from engine.contest.formats import cup
from engine.contest.formats.pairs import lines_of, match_of
from engine.contest.standings import WIN, Kind, Line, Row, TieBreak, rank
from engine.contest.state import Contest, Results
from engine.contest.swiss import Standing, most_rounds, sides_of, usual_rounds

TIE_BREAKS: Final = (
    TieBreak.HEAD_TO_HEAD,
    TieBreak.BUCHHOLZ_CUT,
    TieBreak.SONNEBORN_BERGER,
    TieBreak.QUOTIENT,
    TieBreak.LOTS,
)
Pairing: TypeAlias = Callable[[Sequence[Standing]], tuple[tuple[Entrant, Entrant], ...]]
"""Finds the best pairs; of an odd number, one who is in none of them has the bye."""


def rounds_of(contest: Contest) -> int:
    """How many rounds it has, without the knockout: as many as wished, within what needs no rematches."""
    wanted = contest.config.rounds or usual_rounds(len(contest.seeds))
    return min(wanted, most_rounds(len(contest.seeds)))


def next_step(contest: Contest, results: Results, pairing: Pairing) -> Paired | Advanced | None:
    """The next round, who goes on to the knockout, or its next round; None when it is over."""
    number = len(contest.rounds) + 1
    if contest.qualified:
        return cup.draw(contest, results, contest.qualified, stage=2)
    if number <= rounds_of(contest) and len(contest.active) > 1:
        return _draw(contest, results, number, pairing)
    best = _best(contest, results)
    return Advanced(tuple(best[: contest.config.cut])) if contest.config.cut and len(best) > 1 else None


def has_more(contest: Contest, results: Results) -> bool:
    """Whether a round or the knockout follows what has been drawn; the same as `next_step`, without the pairing."""
    if contest.qualified:
        return cup.draw(contest, results, contest.qualified, stage=2) is not None
    if len(contest.rounds) < rounds_of(contest) and len(contest.active) > 1:
        return True
    return contest.config.cut > 0 and len(_best(contest, results)) > 1


def _best(contest: Contest, results: Results) -> list[Entrant]:
    """Those who have not left, the highest first."""
    return [row.entrant for row in _table(contest, results) if row.entrant not in contest.withdrawn]


def lines(contest: Contest, results: Results) -> list[Line]:
    """What each pair got in each round before the knockout: a bye is a win, a round without the pair is nothing."""
    found: list[Line] = []
    for drawn in contest.rounds:
        if drawn.stage == 2:
            continue
        found += lines_of(contest, results, drawn)
        found += (Line(entrant=each, round=drawn.round, kind=Kind.BYE, points=Fraction(WIN)) for each in drawn.idle)
        there = {*drawn.idle, *(pair for match in drawn.matches for pair in (*match.north, *match.east))}
        missing = (entry.number for entry in contest.entries.values() if not entry.waiting)
        found += (Line(entrant=each, round=drawn.round, kind=Kind.MISSED) for each in missing if each not in there)
    return found


def left_early(contest: Contest) -> frozenset[Entrant]:
    """Those who left before the last round ahead of the knockout, or were taken out."""
    entries, last = contest.entries, rounds_of(contest)
    return frozenset(each for each in contest.withdrawn if entries[each].out or (entries[each].left or 0) <= last)


def standings(contest: Contest, results: Results) -> tuple[Row, ...]:
    """Those of the knockout first, as they came through it; the others by the rounds before."""
    rows = _table(contest, results)
    if not contest.qualified:
        return rows
    knockout = cup.standings(contest, results, contest.qualified, stage=2)
    first = [row.entrant for row in knockout]
    ranks = [row.rank for row in knockout]
    rest = [row.entrant for row in rows if row.entrant not in first]
    ranks += range(len(first) + 1, len(rows) + 1)
    by_entrant = {row.entrant: row for row in rows}
    return tuple(
        replace(by_entrant[entrant], rank=place) for entrant, place in zip((*first, *rest), ranks, strict=True)
    )


def _draw(contest: Contest, results: Results, number: int, pairing: Pairing) -> Paired:
    active = set(contest.active)
    met = {entrant: Counter[Entrant]() for entrant in active}
    homes, byes = Counter[Entrant](), Counter[Entrant]()
    for drawn in contest.rounds:
        byes.update(drawn.idle)
        for match in drawn.matches:
            home, away = match.north[0], match.east[0]
            homes[home] += 1
            for one, two in ((home, away), (away, home)):
                if one in met:
                    met[one][two] += 1
    rows = _table(contest, results)
    points = {row.entrant: row.points for row in rows}
    order = [row.entrant for row in rows if row.entrant in active]
    if not contest.rounds:
        order = list(contest.active)
    places = [Standing(e, int(points.get(e, Fraction(0))), byes[e], met[e]) for e in order]
    pairs = sides_of(pairing(places), homes)
    playing = {entrant for pair in pairs for entrant in pair}
    return Paired(number, tuple(match_of(*pair) for pair in pairs), tuple(e for e in order if e not in playing))


def _table(contest: Contest, results: Results) -> tuple[Row, ...]:
    taking_part = [entry.number for entry in contest.entries.values() if not entry.waiting]
    return rank(taking_part, lines(contest, results), TIE_BREAKS, below=left_early(contest), lots=contest.lot)
