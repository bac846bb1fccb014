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


def hustle_points(contest: Contest, results: Results) -> Fraction:
    """What each side made, for each member of it who has played."""
    total = 0
    for place, match in played_matches(contest, results):
        result = contest.outcome(place, results)
        for side, entrants in enumerate((match.north, match.east)):
            there = (nth for nth, entrant in enumerate(entrants) if entrant > 0)
            total += sum(result.points[side] for nth in there if result and result.came[side + 2 * nth])
    return Fraction(total)


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
