"""A Swiss of pairs."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Final, final

from engine.contest.config import Config, Format
from engine.contest.events import Entrant, Paired
from engine.contest.formats.format import ContestFormat, Pairing, Rule, Shape, rule
from engine.contest.formats.pairs import lines_of, match_of
from engine.contest.standings import WIN, Came, Line, Row, TieBreak, rank
from engine.contest.state import Contest, Results
from engine.contest.swiss import Standing, most_rounds, sides_of, usual_rounds

TIE_BREAKS: Final = (
    TieBreak.HEAD_TO_HEAD,
    TieBreak.BUCHHOLZ_CUT,
    TieBreak.SONNEBORN_BERGER,
    TieBreak.QUOTIENT,
)


def lines(contest: Contest, results: Results) -> list[Line]:
    """What each pair got in each round: a bye is a win, a round without the pair is nothing."""
    found: list[Line] = []
    for drawn in contest.rounds:
        found += lines_of(contest, results, drawn)
        found += (Line(entrant=each, round=drawn.round, kind=Came.BYE, points=Fraction(WIN)) for each in drawn.idle)
        there = {*drawn.idle, *(pair for match in drawn.matches for pair in (*match.north, *match.east))}
        missing = (each for each in contest.entries if each not in there)
        found += (Line(entrant=each, round=drawn.round, kind=Came.MISSED) for each in missing)
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
    there, found = list(contest.entries), lines(contest, results)
    return rank(there, found, TIE_BREAKS)


def _rounds_of(contest: Contest) -> int:
    wanted = contest.config.rounds or usual_rounds(len(contest.seeds))
    return min(wanted, most_rounds(len(contest.seeds)))


@final
class Swiss(ContestFormat):
    """Fixed pairs, each round against a pair of like score."""

    key = Format.SWISS
    choices = frozenset({"best", "rounds"})
    tie_breaks = TIE_BREAKS
    columns = ("points", "buchholz_cut", "sonneborn_berger")
    slow_to_draw = True
    comes_late = True
    too_many_rounds = "contest-caution-swiss-capped"

    def next_step(self, contest: Contest, results: Results, pairing: Pairing) -> Paired | None:
        """The next round; None when it is over."""
        return _draw(contest, results, len(contest.rounds) + 1, pairing) if self.has_more(contest, results) else None

    def has_more(self, contest: Contest, results: Results) -> bool:
        """Whether a round follows those that have been drawn."""
        del results
        return len(contest.rounds) < _rounds_of(contest) and len(contest.active) > 1

    def rounds_of(self, contest: Contest) -> int:
        """As many as wished, within what needs no rematches."""
        return _rounds_of(contest)

    def rounds_at_most(self, config: Config, entrants: int, shape: Shape) -> int:
        """What needs no rematches."""
        del config, shape
        return most_rounds(entrants)

    def draws_again(self, contest: Contest, results: Results, entrant: Entrant) -> bool:
        """All play every round."""
        del entrant
        return self.has_more(contest, results)

    def tables(self, contest: Contest, results: Results) -> tuple[tuple[Row, ...], ...]:
        """All pairs by points: what those who left have played counts."""
        return (_table(contest, results),)

    def lines(self, contest: Contest, results: Results) -> list[Line]:
        """What each pair got in each round."""
        return lines(contest, results)

    def shape(self, contest: Contest) -> Shape:
        """All play in each round, but one of an odd number."""
        pairs, rounds = len(contest.seeds), _rounds_of(contest)
        return Shape(rounds, rounds * (pairs // 2), pairs // 2, pairs % 2)

    def round_rules(self, config: Config, *, promotes: bool) -> Iterator[Rule]:
        """How many rounds."""
        del promotes
        yield rule("contest-rule-swiss")
        yield rule("contest-rule-rounds", rounds=config.rounds) if config.rounds else rule("contest-rule-rounds-suit")

    def draw_rules(self, config: Config) -> Iterator[Rule]:
        """Like score against like score, and nobody twice."""
        yield rule("contest-rule-no-rematch")
        yield from self.seeding_rules(config)
        yield from self.odd_rules(config)

    def odd_rules(self, config: Config) -> Iterator[Rule]:
        """A bye is a win, and nobody's second."""
        del config
        yield rule("contest-rule-bye-swiss", points=WIN)
