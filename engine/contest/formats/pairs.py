"""What the formats of fixed pairs have in common: match points, two for a win and one for a draw."""

from fractions import Fraction

from engine.contest.events import Entrant, Match, Paired
from engine.contest.standings import WIN, Came, Line
from engine.contest.state import Contest, Results


def match_of(one: Entrant, two: Entrant, slot: int = -1) -> Match:
    """A match of two pairs, the first of which is North and South."""
    return Match((one,), (two,), slot)


def lines_of(contest: Contest, results: Results, drawn: Paired) -> list[Line]:
    """What each pair got in the matches of a round that have come to something; byes are not in it."""
    found: list[Line] = []
    for place, match in enumerate(drawn.matches):
        result = contest.outcome((drawn.round, place), results)
        if result is None:
            continue
        lost = contest.sides_lost((drawn.round, place), results)
        for side, (own, other) in enumerate(((match.north[0], match.east[0]), (match.east[0], match.north[0]))):
            won, conceded = result.games[side], result.games[1 - side]
            points = 0 if side in lost else WIN if won > conceded else WIN // 2 if won == conceded else 0
            found.append(
                Line(
                    entrant=own,
                    round=drawn.round,
                    kind=Came.FORFEIT if lost else Came.PLAYED,
                    points=Fraction(points),
                    scored=result.points[side],
                    conceded=result.points[1 - side],
                    games=(won, conceded),
                    opponents=(other,),
                    came=result.has_come(side),
                )
            )
    return found
