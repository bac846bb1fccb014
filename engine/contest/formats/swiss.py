"""A Swiss of pairs, and the knockout of its best if one is wanted."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from math import ceil
from typing import Final, final

from engine.contest.config import Config, Format
from engine.contest.events import Advanced, Entrant, Paired
from engine.contest.formats import cup
from engine.contest.formats.format import ContestFormat, Pairing, Rule, Shape, Zone, rule
from engine.contest.formats.pairs import lines_of, match_of
from engine.contest.standings import WIN, Came, Line, Row, TieBreak, rank
from engine.contest.state import Contest, Results
from engine.contest.swiss import Standing, most_rounds, sides_of, usual_rounds

TIE_BREAKS: Final = (
    TieBreak.HEAD_TO_HEAD,
    TieBreak.BUCHHOLZ_CUT,
    TieBreak.SONNEBORN_BERGER,
    TieBreak.QUOTIENT,
    TieBreak.LOTS,
)


def _best(contest: Contest, results: Results) -> list[Entrant]:
    """Those who have not left, the highest first."""
    return [row.entrant for row in _table(contest, results) if row.entrant not in contest.withdrawn]


def _in_knockout(contest: Contest) -> bool:
    """Whether a round of the knockout is drawn: until then the standings say who qualifies, whoever did before."""
    return any(drawn.stage == 2 for drawn in contest.rounds)


def lines(contest: Contest, results: Results) -> list[Line]:
    """What each pair got in each round before the knockout: a bye is a win, a round without the pair is nothing."""
    found: list[Line] = []
    for drawn in contest.rounds:
        if drawn.stage == 2:
            continue
        found += lines_of(contest, results, drawn)
        found += (Line(entrant=each, round=drawn.round, kind=Came.BYE, points=Fraction(WIN)) for each in drawn.idle)
        there = {*drawn.idle, *(pair for match in drawn.matches for pair in (*match.north, *match.east))}
        missing = (entry.number for entry in contest.entries.values() if not entry.waiting)
        found += (Line(entrant=each, round=drawn.round, kind=Came.MISSED) for each in missing if each not in there)
    return found


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
    return rank(taking_part, lines(contest, results), TIE_BREAKS, below=_left_early(contest), lots=contest.lot)


def _rounds_of(contest: Contest) -> int:
    wanted = contest.config.rounds or usual_rounds(len(contest.seeds))
    return min(wanted, most_rounds(len(contest.seeds)))


def _left_early(contest: Contest) -> frozenset[Entrant]:
    entries, last = contest.entries, _rounds_of(contest)
    return frozenset(each for each in contest.withdrawn if entries[each].out or (entries[each].left or 0) <= last)


@final
class Swiss(ContestFormat):
    """Fixed pairs, each round against a pair of like score, with a knockout of the best at the end if wanted."""

    key = Format.SWISS
    choices = frozenset({"best", "rounds", "cut"})
    tie_breaks = TIE_BREAKS
    columns = ("points", "buchholz_cut", "sonneborn_berger")
    slow_to_draw = True
    gave_points_for_missed_rounds = True
    too_many_rounds = "contest-caution-swiss-capped"

    def next_step(self, contest: Contest, results: Results, pairing: Pairing) -> Paired | Advanced | None:
        """The next round, who goes on to the knockout, or its next round; None when it is over."""
        if _in_knockout(contest):
            return cup.draw(contest, results, contest.qualified, stage=2)
        number = len(contest.rounds) + 1
        if number <= _rounds_of(contest) and len(contest.active) > 1:
            return _draw(contest, results, number, pairing)
        best = tuple(_best(contest, results)[: contest.config.cut])
        if len(best) < 2:
            return None
        return Advanced(best) if best != contest.qualified else cup.draw(contest, results, best, stage=2)

    def has_more(self, contest: Contest, results: Results) -> bool:
        """Whether a round or the knockout follows what has been drawn; the same as `next_step`, without the pairing."""
        if _in_knockout(contest):
            return cup.draw(contest, results, contest.qualified, stage=2) is not None
        if len(contest.rounds) < _rounds_of(contest) and len(contest.active) > 1:
            return True
        return contest.config.cut > 0 and len(_best(contest, results)) > 1

    def rounds_of(self, contest: Contest) -> int:
        """Without the knockout: as many as wished, within what needs no rematches."""
        return _rounds_of(contest)

    def rounds_at_most(self, config: Config, entrants: int, shape: Shape) -> int:
        """What needs no rematches."""
        del config, shape
        return most_rounds(entrants)

    def draws_again(self, contest: Contest, results: Results, entrant: Entrant) -> bool:
        """All play every round; in the knockout whoever is not out yet."""
        if _in_knockout(contest):
            return cup.draws_again(contest, results, contest.qualified, 2, entrant)
        return self.has_more(contest, results)

    def last_late_round(self, contest: Contest) -> int:
        """Half."""
        return ceil(_rounds_of(contest) / 2)

    def deciding_match(self, contest: Contest, drawn: Paired) -> int | None:
        """The final of the knockout."""
        return cup.final_of(contest, drawn, len(contest.qualified)) if drawn.stage == 2 else None

    def bracket_seeds(self, contest: Contest) -> tuple[Entrant, ...]:
        """Nobody while the knockout is not drawn, or is drawn again from its first round."""
        return contest.qualified if _in_knockout(contest) else ()

    def tables(self, contest: Contest, results: Results) -> tuple[tuple[Row, ...], ...]:
        """Those of the knockout first, as they came through it; the others by the rounds before."""
        rows = _table(contest, results)
        if not _in_knockout(contest):
            return (rows,)
        knockout = cup.standings(contest, results, contest.qualified, stage=2)
        first = [row.entrant for row in knockout]
        ranks = [row.rank for row in knockout]
        rest = [row.entrant for row in rows if row.entrant not in first]
        ranks += range(len(first) + 1, len(rows) + 1)
        by_entrant = {row.entrant: row for row in rows}
        return (
            tuple(
                replace(by_entrant[entrant], rank=place) for entrant, place in zip((*first, *rest), ranks, strict=True)
            ),
        )

    def lines(self, contest: Contest, results: Results) -> list[Line]:
        """What each pair got in each round before the knockout."""
        return lines(contest, results)

    def left_early(self, contest: Contest, results: Results) -> frozenset[Entrant]:
        """Those who left before the last round, or their last match of the knockout, or were taken out."""
        seeds = self.bracket_seeds(contest)
        return _left_early(contest).union(
            each for each in contest.withdrawn if cup.has_match_to_come(contest, results, seeds, 2, each)
        )

    def zones(
        self, contest: Contest, tables: Sequence[Sequence[Row]], division: int, *, promotes: bool
    ) -> Mapping[Entrant, Zone]:
        """Who goes on to the knockout."""
        del promotes
        if not contest.config.cut:
            return {}
        best = [row.entrant for row in tables[division] if row.entrant not in contest.withdrawn]
        return dict.fromkeys(self.bracket_seeds(contest) or best[: contest.config.cut], "through")

    def shape(self, contest: Contest) -> Shape:
        """Its rounds, and then the knockout's."""
        pairs, rounds = len(contest.seeds), _rounds_of(contest)
        best = min(contest.config.cut, pairs)
        knockout = list(cup.waves(cup.bracket_of(contest, best))) if best > 1 else []
        tables = pairs // 2
        matches = rounds * tables + sum(knockout)
        return Shape(rounds + len(knockout), matches, tables, pairs % 2, knockout=len(knockout))

    def round_rules(self, config: Config, *, promotes: bool) -> Iterator[Rule]:
        """How many rounds, and who goes on."""
        del promotes
        yield rule("contest-rule-swiss")
        yield rule("contest-rule-rounds", rounds=config.rounds) if config.rounds else rule("contest-rule-rounds-suit")
        if config.cut:
            yield rule("contest-rule-cut", count=config.cut)
            yield from cup.knockout_rules(config)

    def draw_rules(self, config: Config) -> Iterator[Rule]:
        """Like score against like score, and nobody twice."""
        yield rule("contest-rule-fold")
        yield rule("contest-rule-no-rematch")
        yield from self.seeding_rules(config)
        yield from self.odd_rules(config)

    def odd_rules(self, config: Config) -> Iterator[Rule]:
        """A bye is a win, and nobody's second."""
        del config
        yield rule("contest-rule-bye-swiss", points=WIN)
        yield rule("contest-rule-bye-spares")
