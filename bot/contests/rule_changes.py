"""Which contests that are being played have other standings by this version's rules than by those of 0.1."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import groupby
from typing import Final, TypeAlias

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contests import repository
from bot.contests.event_rows import read_events
from bot.contests.matching import pair
from bot.contests.state import Stage, StoredContest
from bot.store import schema
from engine.contest.events import Absent, Adjusted, Advanced, Entrant, Event, Forfeited, Undrawn
from engine.contest.formats import format_of, left_early, next_step, standings
from engine.contest.standings import Came, Line, Row, TieBreak, rank
from engine.contest.state import Contest, Results, apply

Unseal: TypeAlias = Callable[[bytes], bytes]
_RULINGS: Final = (Absent, Adjusted, Forfeited)


async def find_changed(connection: AsyncConnection, unseal: Unseal) -> list[str]:
    """A line for each running contest whose standings change, and why; those that cannot be read are left out."""
    of, found = schema.contests.c, list[str]()
    for number in await connection.scalars(select(of.id).where(of.stage == Stage.RUNNING.value).order_by(of.id)):
        try:
            stored = await repository.load(connection, number, unseal)
            events = [each.happening for each in await read_events(connection, number)]
            made = [each for each in events if isinstance(each, Event)]
            why = [] if stored is None else list(_changes(stored, made))
        except (repository.Damaged, *repository.UNREADABLE):
            continue
        if stored is not None and why:
            found.append(f"contest {number}, {stored.name}: {'; '.join(why)}")
    return found


def _changes(stored: StoredContest, events: list[Event]) -> Iterator[str]:
    contest, results = stored.contest, stored.results
    now = standings(contest, results)
    if standings(_all_below(contest), results) != now:
        yield "who left after the last match keeps the place"
    if any(isinstance(each, Undrawn) for each in events) and standings(_with_rulings(contest, events), results) != now:
        yield "rulings on a round that was drawn again are gone"
    late = (each.since > 1 and not each.waiting for each in contest.entries.values())
    if format_of(contest).gave_points_for_missed_rounds and any(late):
        yield "a round missed before coming late gives no point"
    if _nobody_came(contest):
        yield "a match to which neither side came has no winner"
    if _places(standings(contest, _all_came(results))) != _places(now):
        yield "nobody has points that only computers played for"
    if _counts_despite_absence(contest, results):
        yield "points that organizers set count, too, for absent members"
    if _has_other_ties(contest, results, now):
        yield "those who stay tied are compared again from the first tie-break"
    if TieBreak.ROUNDS_WON in format_of(contest).tie_breaks and standings(_without_awards(contest), results) != now:
        yield "a match that an organizer has awarded is a round won"
    if _is_won_by_somebody_out(stored):
        yield "a cup's winner who was taken out has no title"
    if contest.qualified and isinstance(next_step(contest, results, pair), Advanced):
        yield "the standings as they are now say who plays a knockout that is drawn again"


def _all_came(results: Results) -> Results:
    return {place: replace(each, came=(True, True, True, True)) for place, each in results.items()}


def _places(divisions: tuple[tuple[Row, ...], ...]) -> list[tuple[int, int, Fraction]]:
    return [(row.entrant, row.rank, row.points) for rows in divisions for row in rows]


def _counts_despite_absence(contest: Contest, results: Results) -> bool:
    """Whether somebody has points of a match in which they were absent: organisers have set them since."""
    return format_of(contest).misses_rounds and any(
        (line.round, line.entrant) in contest.absences
        and line.kind is not Came.MISSED
        and (line.scored or line.conceded)
        for line in format_of(contest).lines(contest, results)
    )


def _has_other_ties(contest: Contest, results: Results, now: tuple[tuple[Row, ...], ...]) -> bool:
    """Whether those with the same points were in another order before."""
    if contest.qualified:
        return False
    lines = format_of(contest).lines(contest, results)
    breaks, early = format_of(contest).tie_breaks, left_early(contest, results)
    for rows in now:
        for _, group in groupby(rows, lambda row: (row.entrant in early, row.points)):
            tied = [{each.entrant for each in same} for _, same in groupby(group, lambda row: row.rank)]
            if tied != _ask_once(lines, breaks, {each for same in tied for each in same}, contest.lot):
                return True
    return False


def _ask_once(
    lines: list[Line], breaks: Sequence[TieBreak], tied: set[Entrant], lots: bytes, nth: int = 0
) -> list[set[Entrant]]:
    """A tied group divided by one tie-break after the other, as before."""
    if len(tied) == 1 or nth == len(breaks):
        return [tied]
    values = {row.entrant: row.ties[nth] or Fraction(0) for row in rank(tied, lines, breaks, lots=lots)}
    parts = [{each for each in tied if values[each] == value} for value in sorted(set(values.values()), reverse=True)]
    return [group for part in parts for group in _ask_once(lines, breaks, part, lots, nth + 1)]


def _all_below(contest: Contest) -> Contest:
    """Whoever has left below all others, as before."""
    entries = {number: replace(each, out=each.left is not None) for number, each in contest.entries.items()}
    return replace(contest, entries=entries)


def _with_rulings(contest: Contest, events: list[Event]) -> Contest:
    """All rulings, also on rounds that have been drawn again since."""
    for event in events:
        if isinstance(event, _RULINGS):
            contest = apply(contest, event)
    return contest


def _without_awards(contest: Contest) -> Contest:
    """No match won by a ruling, as before where nobody had scored: both sides have lost it."""
    both = {(number, place, side) for number, place, _ in contest.forfeits for side in (0, 1)}
    return replace(contest, forfeits=frozenset(both))


def _is_won_by_somebody_out(stored: StoredContest) -> bool:
    """Whether a cup is about to end whose winner has been taken out."""
    form, early = stored.plan.format, left_early(stored.contest, stored.results)
    if not form.knocks_out or stored.open_places or stored.has_more:
        return False
    return any(row.rank == 1 and row.played and row.entrant in early for rows in stored.standings() for row in rows)


def _nobody_came(contest: Contest) -> bool:
    knocked_out = {each.round for each in contest.rounds if format_of(contest).is_knockout(each)}
    both = {(number, place) for number, place, _ in contest.forfeits if number in knocked_out}
    return any({(*place, 0), (*place, 1)} <= contest.forfeits for place in both)
