"""A Swiss of pairs: each round brings together those of like scores who have not met.

What is here says how good each pairing would be; finding the best set of them is a matching of greatest weight in a
graph, for which the caller has a library.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from math import ceil, log2
from typing import Final, NamedTuple, final

from engine.contest.config import Config, Format
from engine.contest.events import Entrant, Paired
from engine.contest.formats.format import ContestFormat, Pairing, Rule, Shape, Standing, lines_of, match_of, rule
from engine.contest.standings import WIN, Came, Row, StandingLine, TieBreak, rank
from engine.contest.state import Contest, Results

_NEAREST: Final = 24
"""Entrants of a neighbouring place to consider first as opponents."""
_WIDER: Final = 4
"""By how much more of them, where some would be left without an opponent."""
_GAP: Final = 4096
"""What a gap of one point counts for, squared, against one place beside the opponent of the fold."""
BYE: Final[Entrant] = 0
"""Stands for the bye among entrants."""


@final
class Edge(NamedTuple):
    """Two entrants who might meet, and how much that is wished: at most 0."""

    one: Entrant
    two: Entrant
    weight: int


def most_rounds(entrants: int) -> int:
    """The rounds in which nobody need meet anybody twice, whatever the results: half as many as there are others.

    Everyone then has at least half of the others left, so those who have not met can all be paired (Dirac 1952).
    """
    return max(1, (entrants - 1) // 2)


def usual_rounds(entrants: int) -> int:
    """One round more than a knockout would have, within `most_rounds`."""
    return min(most_rounds(entrants), ceil(log2(max(2, entrants))) + 1)


def bye_candidates(standings: Sequence[Standing]) -> tuple[Entrant, ...]:
    """Who may have the bye, the one for whom it is meant first: those with the fewest byes, from the last place up."""
    fewest = min(standing.byes for standing in standings)
    return tuple(standing.entrant for standing in reversed(standings) if standing.byes == fewest)


def edges(standings: Sequence[Standing], *, width: int = _NEAREST, rematches: bool = False) -> list[Edge]:
    """The pairings worth considering, of entrants at most `width` places apart who have not met, or also of others.

    Opponents of the same score are best, and among these the ones of the fold: the first of a group of equal points
    with the first of its lower half. Before all that, as few as possible meet again.
    """
    fold, points = _fold_partners(standings), [standing.points for standing in standings]
    span = max(points, default=0) - min(points, default=0)
    all_gaps = 1 + len(standings) * (_GAP * span * span + len(standings))
    found: list[Edge] = []
    for place, other, again in _possible(standings, width, rematches=rematches):
        gap = points[place] - points[other]
        wish = _GAP * gap * gap + abs(other - fold[place])
        found.append(Edge(standings[place].entrant, standings[other].entrant, -wish - all_gaps * again))
    return found


def edges_with_bye(standings: Sequence[Standing], *, width: int, rematches: bool) -> list[Edge]:
    """The edges of an odd number and the `BYE`: it is for the lowest of those without whom the fewest meet again."""
    candidates = bye_candidates(standings)
    found = [Edge(BYE, entrant, -nth) for nth, entrant in enumerate(candidates)]
    for place, other, again in _possible(standings, width, rematches=rematches):
        found.append(Edge(standings[place].entrant, standings[other].entrant, -len(candidates) * again))
    return found


def _possible(standings: Sequence[Standing], width: int, *, rematches: bool) -> Iterator[tuple[int, int, int]]:
    """The places of two who might meet, and what a rematch costs: their number first, then how often they have met."""
    once = 1 + sum(max(standing.met.values(), default=0) for standing in standings)
    for place, one in enumerate(standings):
        for other in range(place + 1, min(len(standings), place + 1 + width)):
            times = one.met.get(standings[other].entrant, 0)
            if rematches or not times:
                yield place, other, once + times if times else 0


def widths(entrants: int) -> Iterable[tuple[int, bool]]:
    """The widths to try in turn until everybody has an opponent, each with whether rematches are allowed."""
    width = _NEAREST
    while width < entrants:
        yield width, False
        width *= _WIDER
    yield entrants, False
    yield entrants, True


def sides_of(
    pairs: Iterable[tuple[Entrant, Entrant]], homes: Mapping[Entrant, int]
) -> tuple[tuple[Entrant, Entrant], ...]:
    """Each pair with the one first who has been at home less often; of two alike, the lower number."""
    return tuple(
        (one, two) if (homes.get(one, 0), one) <= (homes.get(two, 0), two) else (two, one) for one, two in pairs
    )


def _fold_partners(standings: Sequence[Standing]) -> list[int]:
    """The place of each one's opponent by the fold of its group of equal points."""
    fold, begin = list(range(len(standings))), 0
    for end in range(1, len(standings) + 1):
        if end < len(standings) and standings[end].points == standings[begin].points:
            continue
        half = (end - begin) // 2
        for nth in range(half):
            fold[begin + nth], fold[begin + half + nth] = begin + half + nth, begin + nth
        begin = end
    return fold


def _draw(contest: Contest, rows: tuple[Row, ...], pairing: Pairing) -> Paired:
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
    points = {row.entrant: row.points for row in rows}
    order = [row.entrant for row in rows if row.entrant in active]
    if not contest.rounds:
        order = list(contest.active)
    places = [Standing(e, int(points.get(e, Fraction(0))), byes[e], met[e]) for e in order]
    pairs = sides_of(pairing(places), homes)
    playing = {entrant for pair in pairs for entrant in pair}
    idle = tuple(entrant for entrant in order if entrant not in playing)
    return Paired(len(contest.rounds) + 1, tuple(match_of(*pair) for pair in pairs), idle)


@final
class Swiss(ContestFormat):
    """Fixed pairs, each round against a pair of like score."""

    key = Format.SWISS
    choices = frozenset({"best", "rounds", "seeding"})
    tie_breaks = (TieBreak.HEAD_TO_HEAD, TieBreak.BUCHHOLZ_CUT, TieBreak.SONNEBORN_BERGER, TieBreak.QUOTIENT)
    columns = ("points", "buchholz_cut", "sonneborn_berger")
    slow_to_draw = True
    comes_late = True
    too_many_rounds = "contest-caution-swiss-capped"

    def next_step(self, contest: Contest, results: Results, pairing: Pairing) -> Paired | None:
        """The next round; None when it is over."""
        return _draw(contest, self.tables(contest, results)[0], pairing) if self.has_more(contest, results) else None

    def has_more(self, contest: Contest, results: Results) -> bool:
        """Whether a round follows those that have been drawn."""
        return len(contest.rounds) < self.rounds_of(contest) and len(contest.active) > 1

    def rounds_of(self, contest: Contest) -> int:
        """As many as wished, within what needs no rematches."""
        wanted = contest.config.rounds or usual_rounds(len(contest.seeds))
        return min(wanted, most_rounds(len(contest.seeds)))

    def rounds_at_most(self, config: Config, entrants: int, shape: Shape) -> int:
        """What needs no rematches."""
        return most_rounds(entrants)

    def draws_again(self, contest: Contest, results: Results, entrant: Entrant) -> bool:
        """All play every round."""
        return self.has_more(contest, results)

    def tables(self, contest: Contest, results: Results) -> tuple[tuple[Row, ...], ...]:
        """All pairs by points: what those who left have played counts."""
        return (rank(list(contest.entries), self.lines(contest, results), self.tie_breaks),)

    def lines(self, contest: Contest, results: Results) -> list[StandingLine]:
        """What each pair got in each round: a bye is a win, a round without the pair is nothing."""
        found: list[StandingLine] = []
        for drawn in contest.rounds:
            found += lines_of(contest, results, drawn)
            found += (
                StandingLine(entrant=each, round=drawn.round, kind=Came.BYE, points=Fraction(WIN))
                for each in drawn.idle
            )
            there = {*drawn.idle, *(pair for match in drawn.matches for pair in (*match.north, *match.east))}
            missing = (each for each in contest.entries if each not in there)
            found += (StandingLine(entrant=each, round=drawn.round, kind=Came.MISSED) for each in missing)
        return found

    def shape(self, contest: Contest) -> Shape:
        """All play in each round, but one of an odd number."""
        pairs, rounds = len(contest.seeds), self.rounds_of(contest)
        return Shape(rounds, rounds * (pairs // 2), pairs // 2, pairs % 2)

    def round_rules(self, config: Config, *, promotes: bool) -> Iterator[Rule]:
        """How many rounds."""
        yield rule("contest-rule-swiss")
        yield rule("contest-rule-rounds", rounds=config.rounds) if config.rounds else rule("contest-rule-rounds-suit")

    def draw_rules(self, config: Config) -> Iterator[Rule]:
        """Like score against like score, and nobody twice."""
        yield rule("contest-rule-no-rematch")
        yield from self.seeding_rules(config)
        yield from self.odd_rules(config)

    def odd_rules(self, config: Config) -> Iterator[Rule]:
        """A bye is a win, and nobody's second."""
        yield rule("contest-rule-bye-swiss", points=WIN)
