"""The formats: what each makes of the decisions and results so far, and what comes next."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from engine.contest.config import Format, Movement
from engine.contest.events import Advanced, Entrant, Match, Paired
from engine.contest.formats import cup, hustle, league, swiss
from engine.contest.formats.swiss import Pairing
from engine.contest.standings import Row, TieBreak, rank
from engine.contest.state import Contest, Results, Status, apply

_NEXT: Final[dict[Format, Callable[[Contest, Results], Paired | None]]] = {
    Format.HUSTLE: hustle.next_step,
    Format.LEAGUE: league.next_step,
    Format.CUP: cup.next_step,
}

TIE_BREAKS: Final[Mapping[Format, tuple[TieBreak, ...]]] = MappingProxyType(
    {
        Format.HUSTLE: hustle.TIE_BREAKS,
        Format.LEAGUE: league.TIE_BREAKS,
        Format.CUP: (),
        Format.SWISS: swiss.TIE_BREAKS,
    }
)
"""What decides between equal points, in this order; `Row.ties` has a number for each."""


def next_step(contest: Contest, results: Results, pairing: Pairing) -> Paired | Advanced | None:
    """What follows when all rounds that have been drawn are settled: mostly the next one; None when it is over.

    It is the same for the same decisions and results. `pairing` is used by a Swiss only, and may take half a second.
    """
    if contest.config.format is Format.SWISS:
        return swiss.next_step(contest, results, pairing)
    return _NEXT[contest.config.format](contest, results)


def has_more(contest: Contest, results: Results) -> bool:
    """Whether anything follows once all rounds that have been drawn are settled: `next_step` is not None."""
    match contest.config.format:
        case Format.HUSTLE:
            return hustle.has_more(contest)
        case Format.SWISS:
            return swiss.has_more(contest, results)
        case Format.LEAGUE | Format.CUP:
            return _NEXT[contest.config.format](contest, results) is not None


def with_rounds_to_come(contest: Contest) -> Contest:
    """A league that is being played with all its rounds drawn, as they are known from the start; others as they are."""
    if contest.config.format is not Format.LEAGUE or contest.status is not Status.RUNNING:
        return contest
    while (drawn := league.next_step(contest, {})) is not None:
        contest = apply(contest, drawn)
    return contest


def plays_on(contest: Contest, results: Results, entrant: Entrant) -> bool:
    """Whether an entrant who does not leave may be in a match that has no result: an open one, or one to come."""
    entry = contest.entries.get(entrant)
    if entry is None or contest.status in (Status.OVER, Status.CANCELLED):
        return False
    if any(entrant in (*match.north, *match.east) for match in _open_matches(contest, results)):
        return True
    return entry.left is None and (contest.status is Status.OPEN or draws_again(contest, results, entrant))


def draws_again(contest: Contest, results: Results, entrant: Entrant) -> bool:
    """Whether an entrant who does not leave may be in a round that is not drawn yet."""
    match contest.config.format:
        case Format.HUSTLE:
            return hustle.has_more(contest)
        case Format.LEAGUE:
            rounds = with_rounds_to_come(contest).rounds[len(contest.rounds) :]
            return any(entrant in (*match.north, *match.east) for drawn in rounds for match in drawn.matches)
        case Format.CUP:
            return cup.draws_again(contest, results, contest.seeds, 1, entrant)
        case Format.SWISS if contest.qualified:
            return cup.draws_again(contest, results, contest.qualified, 2, entrant)
        case Format.SWISS:
            return swiss.has_more(contest, results)


def rounds_of(contest: Contest) -> int:
    """How many rounds an entrant may play once the draw is made, without the knockout of a Swiss."""
    match contest.config.format:
        case Format.HUSTLE:
            return hustle.rounds_of(contest)
        case Format.SWISS:
            return swiss.rounds_of(contest)
        case Format.LEAGUE:
            return max(len(contest.rounds), len(with_rounds_to_come(contest).rounds))
        case Format.CUP:
            return (len(contest.seeds) - 1).bit_length() * (2 if contest.config.double else 1)


def matches_of(contest: Contest, entrant: Entrant) -> int:
    """In how many of its rounds an entrant may have a match: in a league, where divisions differ, in its own."""
    if contest.config.format is not Format.LEAGUE:
        return rounds_of(contest)
    matches = (match for drawn in with_rounds_to_come(contest).rounds for match in drawn.matches)
    return sum(entrant in (*match.north, *match.east) for match in matches)


def draws_by_results(contest: Contest) -> bool:
    """Whether the next round depends on what others come to."""
    climbs = contest.config.movement is Movement.CLIMB
    return contest.config.format in (Format.CUP, Format.SWISS) or (contest.config.format is Format.HUSTLE and climbs)


def rivals_of(contest: Contest, entrant: Entrant) -> frozenset[Entrant]:
    """With or against whom an entrant may be drawn from now on, itself included."""
    if contest.config.format is not Format.LEAGUE or not contest.seeds:
        return frozenset(contest.entries)
    rounds = with_rounds_to_come(contest).rounds[len(contest.rounds) :]
    matches = ((*match.north, *match.east) for drawn in rounds for match in drawn.matches)
    return frozenset({entrant}.union(*(each for each in matches if entrant in each)))


def _open_matches(contest: Contest, results: Results) -> list[Match]:
    """Those of the last round without a result."""
    drawn = contest.rounds[-1:]
    matches = ((each.round, place, match) for each in drawn for place, match in enumerate(each.matches))
    return [match for number, place, match in matches if contest.outcome((number, place), results) is None]


def deciding_match(contest: Contest, drawn: Paired) -> int | None:
    """The place of the match that decides the contest: a final, or the head table of the last round of a climb."""
    match contest.config.format:
        case Format.HUSTLE:
            climbs = contest.config.movement is Movement.CLIMB
            return 0 if climbs and drawn.round == hustle.rounds_of(contest) else None
        case Format.CUP:
            return cup.final_of(contest, drawn, len(contest.seeds))
        case Format.SWISS:
            return cup.final_of(contest, drawn, len(contest.qualified)) if drawn.stage == 2 else None
        case Format.LEAGUE:
            return None


def standings(contest: Contest, results: Results) -> tuple[tuple[Row, ...], ...]:
    """The rows of each division, the highest first; one division where the format has none.

    At the end nobody is first without a match played, or who has left before: then the ranks begin at 2.
    """
    tables = _tables(contest, results)
    if contest.status is not Status.OVER:
        return tables
    knocked_out = contest.config.format is Format.CUP  # who has left a cup has lost it already
    early = frozenset[Entrant]() if knocked_out else left_early(contest, results)
    return tuple(_with_winner(rows, early) for rows in tables)


def left_early(contest: Contest, results: Results) -> frozenset[Entrant]:
    """Those who left before their last match, or were taken out; who has left after it has finished."""
    if not contest.seeds:
        return frozenset()
    match contest.config.format:
        case Format.HUSTLE:
            return hustle.left_early(contest)
        case Format.LEAGUE:
            return league.left_early(contest)
        case Format.CUP:
            return cup.left_early(contest, results)
        case Format.SWISS:
            return swiss.left_early(contest)


def _tables(contest: Contest, results: Results) -> tuple[tuple[Row, ...], ...]:
    match contest.config.format:
        case Format.HUSTLE:
            entrants = [entry.number for entry in contest.entries.values() if not entry.waiting]
            below = hustle.left_early(contest)
            return (rank(entrants, hustle.lines(contest, results), hustle.TIE_BREAKS, below=below),)
        case Format.LEAGUE:
            return league.standings(contest, results)
        case Format.CUP:
            return (cup.standings(contest, results, contest.seeds),)
        case Format.SWISS:
            return (swiss.standings(contest, results),)


def _with_winner(rows: tuple[Row, ...], early: frozenset[Entrant]) -> tuple[Row, ...]:
    first = [row for row in rows if row.rank == 1]
    winners = [row for row in first if row.played and row.entrant not in early]
    if not winners:
        return tuple(replace(row, rank=row.rank + bool(first)) for row in rows)
    second = (replace(row, rank=1 + len(winners)) for row in first if row not in winners)
    return (*winners, *second, *rows[len(first) :])
