"""Round robins: everybody meets everybody once, at home and away in turn."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import chain, pairwise
from math import ceil
from typing import NamedTuple, final

from engine.contest.config import Config, Format, Seeding
from engine.contest.events import Entrant, Paired
from engine.contest.formats.format import ContestFormat, Pairing, Rule, Shape, Zone, lines_of, match_of, rule
from engine.contest.standings import WIN, Came, Row, StandingLine, TieBreak, rank
from engine.contest.state import Contest, ContestStatus, Results, apply


@final
class Fixture(NamedTuple):
    """Two entrants who meet, by their numbers from 0; the first is at home, which is North-South."""

    home: int
    away: int


def round_robin(entrants: int) -> tuple[tuple[Fixture, ...], ...]:
    """The fixtures of each round; with an odd number of entrants, the one who is not in a round has a bye.

    The canonical 1-factorisation (de Werra 1981): in round r the last entrant meets r, and r + k meets r - k. With an
    even number n it has n - 2 breaks (two rounds at home or away running), the fewest there can be, and nobody is at
    home more than once oftener than away.

    Raises:
        ValueError: For fewer than two entrants.
    """
    if entrants < 2:
        raise ValueError("a round robin needs two entrants")
    places = entrants + entrants % 2
    last = places - 1
    rounds: list[tuple[Fixture, ...]] = []
    for number in range(last):
        pairs = [Fixture(number, last) if number % 2 else Fixture(last, number)]
        for step in range(1, places // 2):
            up, down = (number + step) % last, (number - step) % last
            pairs.append(Fixture(up, down) if step % 2 else Fixture(down, up))
        rounds.append(tuple(pair for pair in pairs if max(pair) < entrants))
    return tuple(rounds)


def divisions(contest: Contest) -> tuple[tuple[Entrant, ...], ...]:
    """The pairs of each division, the highest first: the seeds in order, in parts of as equal sizes as can be."""
    seeds = contest.seeds
    count = max(1, ceil(len(seeds) / contest.config.division))
    small, larger = divmod(len(seeds), count)
    ends = [nth * small + min(nth, larger) for nth in range(count + 1)]
    return tuple(seeds[begin:end] for begin, end in pairwise(ends))


def next_divisions(config: Config, standings: Sequence[Sequence[Row]]) -> tuple[Entrant, ...]:
    """The order of seeds of the next season: the last of a division change places with the first of the one below."""
    tables = [[row.entrant for row in rows] for rows in standings]
    for upper, lower in pairwise(tables):
        moving = moving_between(config, len(upper), len(lower))
        if moving:
            upper[-moving:], lower[:moving] = lower[:moving], upper[-moving:]
    return tuple(entrant for table in tables for entrant in table)


def moving_between(config: Config, upper: int, lower: int) -> int:
    """How many pairs change places between two divisions of so many: at most half of either."""
    return min(config.moving, upper // 2, lower // 2)


def _pair(members: tuple[Entrant, ...], fixture: Fixture) -> tuple[Entrant, Entrant]:
    return members[fixture.home], members[fixture.away]


def _won_without_play(
    contest: Contest, members: tuple[Entrant, ...], rounds: Iterable[Iterable[Fixture]], left: Entrant
) -> list[StandingLine]:
    """What the others get for the matches that a pair has not played, as far as rounds have been drawn.

    At the end that is all rounds: those without a match were not drawn.
    """
    found = list[StandingLine]()
    for number, fixtures in enumerate(rounds, start=1):
        drawn = contest.rounds[number - 1].matches if number <= len(contest.rounds) else ()
        if number > len(contest.rounds) and contest.status is not ContestStatus.OVER:
            break
        met = {(match.north[0], match.east[0]) for match in drawn}
        for pair in (_pair(members, fixture) for fixture in fixtures):
            if left in pair and pair not in met:
                other = pair[0] if pair[1] == left else pair[1]
                if other in contest.withdrawn:
                    continue
                found.append(
                    StandingLine(
                        entrant=other,
                        round=number,
                        kind=Came.FORFEIT,
                        points=Fraction(WIN),
                        games=(1, 0),
                        opponents=(left,),
                    )
                )
                found.append(
                    StandingLine(entrant=left, round=number, kind=Came.FORFEIT, games=(0, 1), opponents=(other,))
                )
    return found


@final
class League(ContestFormat):
    """Fixed pairs, everybody against everybody in divisions."""

    key = Format.LEAGUE
    least = 3
    choices = frozenset({"best", "seeding"})
    tie_breaks = (TieBreak.HEAD_TO_HEAD, TieBreak.GAMES, TieBreak.QUOTIENT)
    columns = ("points", "played", "games")
    has_seasons = True

    def next_step(self, contest: Contest, results: Results, pairing: Pairing) -> Paired | None:
        """The next window's matches; those of pairs that have left are not played. None when no match is left."""
        number = len(contest.rounds) + 1
        tables = [(members, round_robin(len(members))) for members in divisions(contest)]
        to_come = (
            _pair(members, fixture) for members, rounds in tables for each in rounds[number - 1 :] for fixture in each
        )
        if not any(contest.withdrawn.isdisjoint(pair) for pair in to_come):
            return None
        left, matches, idle = contest.withdrawn, list[tuple[Entrant, Entrant]](), list[Entrant]()
        for members, rounds in tables:
            fixtures = rounds[number - 1] if number <= len(rounds) else ()
            meeting = [(members[home], members[away]) for home, away in fixtures]
            matches += (pair for pair in meeting if left.isdisjoint(pair))
            playing = {entrant for pair in matches for entrant in pair}
            if fixtures:  # a division that has played everything does not sit out: it has finished
                idle += (entrant for entrant in members if entrant not in left and entrant not in playing)
        return Paired(number, tuple(match_of(*pair) for pair in matches), tuple(idle))

    def rounds_of(self, contest: Contest) -> int:
        """As many as the largest division has."""
        return max(len(contest.rounds), len(self.with_rounds_to_come(contest).rounds))

    def with_rounds_to_come(self, contest: Contest) -> Contest:
        """One that is being played with all its rounds drawn, as they are known from the start."""
        if contest.status is not ContestStatus.RUNNING:
            return contest
        while (drawn := self.next_step(contest, {}, lambda _: ())) is not None:
            contest = apply(contest, drawn)
        return contest

    def schedule(self, contest: Contest) -> tuple[Paired, ...]:
        """Those that have been drawn, and those to come."""
        return self.with_rounds_to_come(contest).rounds if contest.seeds else ()

    def draws_again(self, contest: Contest, results: Results, entrant: Entrant) -> bool:
        """Whether the schedule has another match of it."""
        return len(self._to_meet(contest, entrant)) > 1

    def _to_meet(self, contest: Contest, entrant: Entrant) -> frozenset[Entrant]:
        rounds = self.with_rounds_to_come(contest).rounds[len(contest.rounds) :]
        matches = ((*match.north, *match.east) for drawn in rounds for match in drawn.matches)
        return frozenset({entrant}.union(*(each for each in matches if entrant in each)))

    def tables(self, contest: Contest, results: Results) -> tuple[tuple[Row, ...], ...]:
        """The rows of each division, the highest first."""
        own = dict[Entrant, list[StandingLine]]()
        for line in self.lines(contest, results):
            own.setdefault(line.entrant, []).append(line)
        tables: list[tuple[Row, ...]] = []
        for members in divisions(contest):
            found = chain.from_iterable(own.get(each, ()) for each in members)
            tables.append(rank(members, found, self.tie_breaks, below=contest.withdrawn))
        return tuple(tables)

    def lines(self, contest: Contest, results: Results) -> list[StandingLine]:
        """What each pair got in each match: the rest of a pair that has left is won by the others."""
        found = [line for drawn in contest.rounds for line in lines_of(contest, results, drawn)]
        for members in divisions(contest):
            rounds = round_robin(len(members))
            for entrant in contest.withdrawn.intersection(members):
                found += _won_without_play(contest, members, rounds, entrant)
        return found

    def promotes(self, config: Config) -> bool:
        """Where the season before seeds the next one."""
        return config.moving > 0 and config.seeding is Seeding.LAST

    def zones(
        self, contest: Contest, tables: Sequence[Sequence[Row]], division: int, *, promotes: bool
    ) -> Mapping[Entrant, Zone]:
        """Who goes up and down by `next_divisions`."""
        if not promotes:
            return {}
        found: dict[Entrant, Zone] = {}
        rows, sizes = tables[division], [len(each) for each in tables]
        if division > 0:
            moving = moving_between(contest.config, sizes[division - 1], sizes[division])
            found |= dict.fromkeys((row.entrant for row in rows[:moving]), "up")
        if division + 1 < len(sizes):
            moving = moving_between(contest.config, sizes[division], sizes[division + 1])
            found |= dict.fromkeys((row.entrant for row in rows[len(rows) - moving :]), "down")
        return found

    def next_seeds(self, contest: Contest, results: Results, standings: Sequence[Sequence[Row]]) -> tuple[Entrant, ...]:
        """Division by division, with those who go up and down."""
        return next_divisions(contest.config, standings)

    def shape(self, contest: Contest) -> Shape:
        """Everybody against everybody in each division."""
        sizes = [len(members) for members in divisions(contest)]
        rounds = max(size - 1 + size % 2 for size in sizes)
        matches = sum(size * (size - 1) // 2 for size in sizes)
        tables, idle = sum(size // 2 for size in sizes), sum(size % 2 for size in sizes)
        return Shape(rounds, matches, tables, idle, divisions=len(sizes))

    def round_rules(self, config: Config, *, promotes: bool) -> Iterator[Rule]:
        """Who meets, and who changes divisions."""
        yield rule("contest-rule-league-once")
        yield rule("contest-rule-divisions", most=config.division)
        if promotes:
            yield rule("contest-rule-moving", count=config.moving)

    def draw_rules(self, config: Config) -> Iterator[Rule]:
        """The schedule."""
        yield rule("contest-rule-schedule")
        yield from self.seeding_rules(config)
        yield from self.odd_rules(config)
