"""The points that all entrants of a format must have together, counted from its matches."""

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import inf

from engine.contest.events import Entrant, Match
from engine.contest.standings import WIN, Row
from engine.contest.state import Contest, Place, Results


def points(rows: Iterable[Row]) -> Fraction:
    """All that the rows have."""
    return sum((row.points for row in rows), Fraction(0))


def played_matches(contest: Contest, results: Results) -> Iterable[tuple[Place, Match]]:
    """The matches that have come to something, but for those lost by both sides without play."""
    for drawn in contest.rounds:
        for at, match in enumerate(drawn.matches):
            place = (drawn.round, at)
            both = len(contest.sides_lost(place, results)) == 2
            if contest.outcome(place, results) is not None and not both:
                yield place, match


def hustle_points(contest: Contest, results: Results, rows: Iterable[Row]) -> Fraction:
    """What each side made, for each member of it, and the means of those who sat out, or had no turn."""
    missed = {(number, entrant) for number, entrant, _ in contest.absences}
    own, rounds, idle = Counter[Entrant](), Counter[Entrant](), Counter[Entrant]()
    for (number, place), match in played_matches(contest, results):
        result = contest.outcome((number, place), results)
        for side, entrants in enumerate((match.north, match.east)):
            for nth, entrant in enumerate(entrants):
                # points that organisers set count as a match that all four have played
                absent = (number, entrant) in missed and (number, place) not in contest.adjustments
                if result is not None and not absent and not result.came[side + 2 * nth]:
                    idle[entrant] += 1
                    continue
                rounds[entrant] += 1
                if result is not None and not absent:
                    conceded = result.points[1 - side] if contest.config.net else 0
                    own[entrant] += result.points[side] - conceded
    for drawn in contest.rounds:
        idle.update(drawn.idle)
    total = Fraction(0)
    for row in rows:
        mean = Fraction(own[row.entrant], rounds[row.entrant]) if rounds[row.entrant] else Fraction(0)
        total += own[row.entrant] + mean * idle[row.entrant]
    return total


def swiss_points(contest: Contest, results: Results) -> Fraction:
    """Two for each match and each bye; a round that was missed brings nothing."""
    played = sum(1 for _ in played_matches(contest, results))
    byes = sum(len(drawn.idle) for drawn in contest.rounds)
    return Fraction(WIN * (played + byes))


def first_without(contest: Contest, entrant: Entrant) -> float:
    """The first round without an entrant."""
    left = contest.entries[entrant].left
    return inf if left is None else left


def league_points(contest: Contest, results: Results, members: Sequence[Entrant]) -> Fraction:
    """Two for each match, played or won without play."""
    there = set(members)
    fixtures = Counter(
        frozenset((*match.north, *match.east))
        for _, match in played_matches(contest, results)
        if there.issuperset((*match.north, *match.east))
    )
    drawn = Counter(frozenset((*m.north, *m.east)) for each in contest.rounds for m in each.matches)
    gone = {
        one
        for one in there & contest.withdrawn
        if contest.entries[one].out
        or any(
            drawn[frozenset((one, other))] < 1 and first_without(contest, other) >= first_without(contest, one)
            for other in members
            if other != one
        )
    }
    stayed = there - gone  # who left when no match was to come has finished
    without_play = sum(1 - drawn[frozenset((one, other))] for one in stayed for other in gone)
    return Fraction(WIN * (fixtures.total() + without_play))
