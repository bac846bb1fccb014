"""Round robins of pairs in divisions: each pair meets each other pair of its division once or twice."""

from collections.abc import Iterable
from fractions import Fraction
from itertools import pairwise
from math import ceil
from typing import Final

from engine.contest.events import Entrant, Paired
from engine.contest.formats.pairs import lines_of, match_of
from engine.contest.round_robin import Fixture, round_robin
from engine.contest.standings import WIN, Kind, Line, Row, TieBreak, rank
from engine.contest.state import Contest, Results

TIE_BREAKS: Final = (TieBreak.HEAD_TO_HEAD, TieBreak.GAMES, TieBreak.QUOTIENT)


def divisions(contest: Contest) -> tuple[tuple[Entrant, ...], ...]:
    """The pairs of each division, the highest first: the seeds in order, in parts of as equal sizes as can be."""
    seeds = contest.seeds
    count = max(1, ceil(len(seeds) / contest.config.division))
    small, larger = divmod(len(seeds), count)
    ends = [nth * small + min(nth, larger) for nth in range(count + 1)]
    return tuple(seeds[begin:end] for begin, end in pairwise(ends))


def next_step(contest: Contest, results: Results) -> Paired | None:
    """The next window's matches; those of pairs that have left are not played."""
    del results
    number = len(contest.rounds) + 1
    tables = [(members, _fixtures(contest, members)) for members in divisions(contest)]
    if number > max(len(rounds) for _, rounds in tables):
        return None
    left, matches, idle = contest.withdrawn, list[tuple[Entrant, Entrant]](), list[Entrant]()
    for members, rounds in tables:
        fixtures = rounds[number - 1] if number <= len(rounds) else ()
        meeting = [(members[home], members[away]) for home, away in fixtures]
        matches += (pair for pair in meeting if left.isdisjoint(pair))
        playing = {entrant for pair in matches for entrant in pair}
        idle += (entrant for entrant in members if entrant not in left and entrant not in playing)
    return Paired(number, tuple(match_of(*pair) for pair in matches), tuple(idle))


def lines(contest: Contest, results: Results) -> list[Line]:
    """What each pair got in each round.

    Nothing of a pair that left before half of its matches counts for anybody; the rest of one that left later is won
    by the others.
    """
    found = [line for drawn in contest.rounds for line in lines_of(contest, results, drawn)]
    annulled = set[Entrant]()
    for members in divisions(contest):
        rounds = _fixtures(contest, members)
        for entrant in contest.withdrawn.intersection(members):
            played = sum(line.entrant == entrant for line in found)
            if 2 * played < sum(entrant in _pair(members, fixture) for fixtures in rounds for fixture in fixtures):
                annulled.add(entrant)
            else:
                found += _won_without_play(contest, members, rounds, entrant)
    return [line for line in found if annulled.isdisjoint((line.entrant, *line.opponents))]


def standings(contest: Contest, results: Results) -> tuple[tuple[Row, ...], ...]:
    """The rows of each division, the highest first."""
    every = lines(contest, results)
    return tuple(rank(members, every, TIE_BREAKS, below=contest.withdrawn) for members in divisions(contest))


def next_divisions(contest: Contest, results: Results) -> tuple[Entrant, ...]:
    """The order of seeds of the next season: the last of a division change places with the first of the one below."""
    tables = [[row.entrant for row in rows] for rows in standings(contest, results)]
    for upper, lower in pairwise(tables):
        moving = min(contest.config.moving, len(upper) // 2, len(lower) // 2)
        if moving:
            upper[-moving:], lower[:moving] = lower[:moving], upper[-moving:]
    return tuple(entrant for table in tables for entrant in table)


def _fixtures(contest: Contest, members: tuple[Entrant, ...]) -> tuple[tuple[Fixture, ...], ...]:
    return round_robin(len(members), double=contest.config.double)


def _pair(members: tuple[Entrant, ...], fixture: Fixture) -> tuple[Entrant, Entrant]:
    return members[fixture.home], members[fixture.away]


def _won_without_play(
    contest: Contest, members: tuple[Entrant, ...], rounds: Iterable[Iterable[Fixture]], left: Entrant
) -> list[Line]:
    """What the others get for the matches that a pair has not played, as far as rounds have been drawn."""
    found: list[Line] = []
    for drawn, fixtures in zip(contest.rounds, rounds, strict=False):
        met = {(match.north[0], match.east[0]) for match in drawn.matches}
        for pair in (_pair(members, fixture) for fixture in fixtures):
            if left in pair and pair not in met:
                other = pair[0] if pair[1] == left else pair[1]
                if other in contest.withdrawn:
                    continue
                found.append(
                    Line(
                        entrant=other,
                        round=drawn.round,
                        kind=Kind.FORFEIT,
                        points=Fraction(WIN),
                        games=(1, 0),
                        opponents=(left,),
                    )
                )
                found.append(Line(entrant=left, round=drawn.round, kind=Kind.FORFEIT, games=(0, 1), opponents=(other,)))
    return found
