"""Progressive euchre: members change partners each round, and each gets the points of their side."""

from collections import Counter
from fractions import Fraction
from functools import lru_cache
from typing import Final

from engine.contest.climb import Played, first_tables, next_tables
from engine.contest.config import HUSTLE_ROUNDS, Fill, Movement
from engine.contest.events import Entrant, Match, Paired
from engine.contest.lots import dice_for
from engine.contest.rotation import plan
from engine.contest.standings import Kind, Line, TieBreak
from engine.contest.state import Contest, Results
from engine.contest.whist import Four

TIE_BREAKS: Final = (TieBreak.NET, TieBreak.ROUNDS_WON, TieBreak.LONE_MARCHES, TieBreak.SHARED_ROUNDS)


def rounds_of(contest: Contest) -> int:
    """How many rounds it has."""
    return contest.config.rounds or HUSTLE_ROUNDS


def next_step(contest: Contest, results: Results) -> Paired | None:
    """The round after those that have been drawn; None when there is none, or too few are left for a table."""
    number, players = len(contest.rounds) + 1, _players(contest)
    if not has_more(contest):
        return None
    tables = (
        _climb(contest, players, results) if contest.config.movement is Movement.CLIMB else _rotate(contest, players)
    )
    seated = {player for table in tables for player in table}
    matches = tuple(Match((table.north, table.south), (table.east, table.west)) for table in tables)
    return Paired(number, matches, tuple(player for player in contest.active if player not in seated))


def has_more(contest: Contest) -> bool:
    """Whether a round follows those that have been drawn."""
    enough = len(contest.active) >= 2 and len(_players(contest)) >= 4
    return enough and len(contest.rounds) < rounds_of(contest)


def left_early(contest: Contest) -> frozenset[Entrant]:
    """Those who left before the last round, or were taken out."""
    entries, last = contest.entries, rounds_of(contest)
    return frozenset(each for each in contest.withdrawn if entries[each].out or (entries[each].left or 0) <= last)


def lines(contest: Contest, results: Results) -> list[Line]:
    """What each entrant got in each round. One for whom only computers played is as if sitting out, unless absent."""
    found: list[Line] = []
    for drawn in contest.rounds:
        for place, match in enumerate(drawn.matches):
            found += _lines_of(contest, results, drawn.round, place, match)
        found += (Line(entrant=each, round=drawn.round, kind=Kind.AVERAGE) for each in drawn.idle)
    return found


def _lines_of(contest: Contest, results: Results, number: int, place: int, match: Match) -> list[Line]:
    result = contest.outcome((number, place), results)
    if result is None:
        return []
    found: list[Line] = []
    missed = frozenset[tuple[int, Entrant]]()  # points that organisers set are everybody's
    if (number, place) not in contest.adjustments:
        missed = contest.absences | contest.unasked
    kind = Kind.FORFEIT if contest.sides_lost((number, place), results) else Kind.PLAYED
    for side, (own, others) in enumerate(((match.north, match.east), (match.east, match.north))):
        scored, conceded = result.points[side], result.points[1 - side]
        for nth, entrant in enumerate(own):
            if entrant < 1:
                continue
            if (number, entrant) in missed:
                found.append(Line(entrant=entrant, round=number, kind=Kind.MISSED, opponents=others))
                continue
            if not result.came[side + 2 * nth]:
                found.append(Line(entrant=entrant, round=number, kind=Kind.AVERAGE))
                continue
            points = scored - conceded if contest.config.net else scored
            found.append(
                Line(
                    entrant=entrant,
                    round=number,
                    kind=kind,
                    points=Fraction(points),
                    scored=scored,
                    conceded=conceded,
                    opponents=others,
                    lone_marches=result.lone_marches[side + 2 * nth],
                )
            )
    return found


def _players(contest: Contest) -> tuple[Entrant, ...]:
    """Who is to be seated: the entrants, and the house's seats."""
    active = contest.active
    houses = -len(active) % 4 if contest.config.fill is Fill.HOUSE else 0
    return (*active, *range(0, -houses, -1))


def _rotate(contest: Contest, players: tuple[Entrant, ...]) -> tuple[Four, ...]:
    """The plan that was made when the players were last other ones still holds for its next round."""
    begin = len(contest.rounds)
    while begin and _everyone_in(contest.rounds[begin - 1]) == {*players}:
        begin -= 1
    night = _plan(contest.lot, players, rounds_of(contest) - begin, contest.rounds[:begin])
    return night[len(contest.rounds) - begin]


@lru_cache(maxsize=16)
def _plan(
    lot: bytes, players: tuple[Entrant, ...], rounds: int, before: tuple[Paired, ...]
) -> tuple[tuple[Four, ...], ...]:
    """Asked for again at every round."""
    dice = dice_for(lot, "rotation", len(before))
    return plan(players, rounds, dice, before=_tables(before), byes=_byes(before))


def _climb(contest: Contest, players: tuple[Entrant, ...], results: Results) -> tuple[Four, ...]:
    dice, byes = dice_for(contest.lot, "climb", len(contest.rounds)), _byes(contest.rounds)
    if not contest.rounds:
        return first_tables(players, dice, byes)
    last = contest.rounds[-1]
    played = [Played(table, _north_won(contest, last, at, results)) for at, table in enumerate(_tables((last,)))]
    return next_tables(played, players, dice, before=_tables(contest.rounds), byes=byes)


def _north_won(contest: Contest, drawn: Paired, place: int, results: Results) -> bool | None:
    result = contest.outcome((drawn.round, place), results)
    if result is None or result.points[0] == result.points[1]:
        return None
    return result.points[0] > result.points[1]


def _everyone_in(drawn: Paired) -> set[Entrant]:
    return {*drawn.idle, *(entrant for match in drawn.matches for entrant in (*match.north, *match.east))}


def _tables(rounds: tuple[Paired, ...]) -> list[Four]:
    return [
        Four(match.north[0], match.east[0], match.north[1], match.east[1])
        for drawn in rounds
        for match in drawn.matches
    ]


def _byes(rounds: tuple[Paired, ...]) -> Counter[Entrant]:
    return Counter(entrant for drawn in rounds for entrant in drawn.idle)
