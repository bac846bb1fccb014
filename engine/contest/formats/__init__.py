"""The formats: what each makes of the decisions and results so far, and what comes next."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from engine.contest.config import Config, ContestRefusal, Format
from engine.contest.events import Entrant, Paired
from engine.contest.formats.cup import Cup
from engine.contest.formats.format import ContestFormat, Pairing
from engine.contest.formats.hustle import Hustle
from engine.contest.formats.league import League
from engine.contest.formats.swiss import Swiss
from engine.contest.standings import Row
from engine.contest.state import Contest, ContestStatus, Results
from engine.errors import Refused

FORMATS: Final[Mapping[Format, ContestFormat]] = MappingProxyType(
    {each.key: each for each in (Hustle(), League(), Cup(), Swiss())}
)


def format_of(contest: Contest) -> ContestFormat:
    """The format of a contest."""
    return FORMATS[contest.config.format]


def check(config: Config) -> None:
    """Refuse what cannot be played.

    Raises:
        Refused: With a `ContestRefusal`.
    """
    form = FORMATS[config.format]
    if not form.least <= config.least <= config.most <= form.most:
        raise Refused(ContestRefusal.ENTRANTS, least=form.least, most=form.most)


def next_step(contest: Contest, results: Results, pairing: Pairing) -> Paired | None:
    """What follows when all rounds that have been drawn are settled: the next one; None when it is over.

    It is the same for the same decisions and results. `pairing` is used by a Swiss only, and may take half a second.
    """
    return format_of(contest).next_step(contest, results, pairing)


def standings(contest: Contest, results: Results) -> tuple[tuple[Row, ...], ...]:
    """The rows of each division, the highest first; one division where the format has none.

    At the end nobody is first who has left, or for whom nothing was played or won: then the ranks begin at 2.
    """
    form = format_of(contest)
    tables = form.tables(contest, results)
    if contest.status is not ContestStatus.OVER:
        return tables
    return tuple(_with_winner(rows, contest.withdrawn) for rows in tables)


def _with_winner(rows: tuple[Row, ...], withdrawn: frozenset[Entrant]) -> tuple[Row, ...]:
    first = [row for row in rows if row.rank == 1]
    winners = [row for row in first if (row.played or row.points) and row.entrant not in withdrawn]
    if not winners:
        return tuple(replace(row, rank=row.rank + bool(first)) for row in rows)
    second = (replace(row, rank=1 + len(winners)) for row in first if row not in winners)
    return (*winners, *second, *rows[len(first) :])
