"""A knockout of pairs: whoever loses is out, and whoever meets a bye goes on."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final, TypeAlias, final

from engine.contest.config import Config, Format
from engine.contest.events import Entrant, Paired
from engine.contest.formats.format import ContestFormat, Pairing, Rule, Shape, lines_of, match_of, rule
from engine.contest.standings import WIN, Came, Row
from engine.contest.state import Contest, Place, Results
from engine.rules import Rules
from engine.rules.options import Ties

Seed: TypeAlias = int
"""From 1."""
BYE: Final[Seed] = 0
"""Nobody: a place without an entrant, or a match that neither side has won."""


@final
@dataclass(frozen=True, slots=True)
class Meeting:
    """A match of a bracket as it stands; None is not known yet. Numbers count from 0, those of a round together."""

    number: int
    one: Seed | None
    two: Seed | None
    winner: Seed | None

    @property
    def is_open(self) -> bool:
        """Whether it is to be played now."""
        return bool(self.one) and bool(self.two) and self.winner is None


Rounds: TypeAlias = tuple[tuple[Meeting, ...], ...]
Decide: TypeAlias = Callable[[int, Seed, Seed], Seed | None]
"""Who has won the match of a number between two: `BYE` where nobody has, None where it is open."""


def fold_order(size: int) -> tuple[Seed, ...]:
    """The seeds of a bracket of `size`, a power of two, from top to bottom: 1 meets the last, and 2 only in the final.

    >>> fold_order(8)
    (1, 8, 4, 5, 2, 7, 3, 6)
    """
    order: tuple[Seed, ...] = (1,)
    while len(order) < size:
        twice = 2 * len(order) + 1
        order = tuple(seed for each in order for seed in (each, twice - each))
    return order


def count_rounds(entrants: int) -> int:
    """How many rounds a bracket has."""
    return (entrants - 1).bit_length()


def resolve(entrants: int, decide: Decide) -> Rounds:
    """The matches of each round, as far as is known who is in them.

    Raises:
        ValueError: For fewer than two entrants.
    """
    if entrants < 2:
        raise ValueError("a bracket needs two entrants")
    sides: list[Seed | None] = [seed if seed <= entrants else BYE for seed in fold_order(1 << count_rounds(entrants))]
    rounds: list[tuple[Meeting, ...]] = []
    number = 0
    while len(sides) > 1:
        meetings = list[Meeting]()
        for one, two in zip(sides[::2], sides[1::2], strict=True):
            meetings.append(Meeting(number, one, two, _winner_of_pair(number, one, two, decide)))
            number += 1
        rounds.append(tuple(meetings))
        sides = [meeting.winner for meeting in meetings]
    return tuple(rounds)


def way_to(entrants: int, seed: Seed) -> tuple[int, ...]:
    """The numbers of the matches that a seed has in each round as long as it wins."""
    size = 1 << count_rounds(entrants)
    place, first, found = fold_order(size).index(seed), 0, list[int]()
    while size > 1:
        place, size = place // 2, size // 2
        found.append(first + place)
        first += size
    return tuple(found)


def _winner_of_pair(number: int, one: Seed | None, two: Seed | None, decide: Decide) -> Seed | None:
    if one is None or two is None:
        return None
    return decide(number, one, two) if one and two else max(one, two)


def meetings(contest: Contest, results: Results) -> Rounds:
    """The bracket as it stands; those who have left lose to whoever comes next.

    Whoever has been drawn for a later match has come to it, whatever a ruling makes of the match before afterwards.
    """
    drawn, came = _places(contest), dict[int, Seed]()
    seeds, count = _seeds(contest), len(contest.seeds)
    for number, place in drawn.items():
        match = contest.rounds[place[0] - 1].matches[place[1]]
        for seed in (seeds[match.north[0]], seeds[match.east[0]]):
            way = way_to(count, seed)
            came |= dict.fromkeys(way[: way.index(number)], seed)

    def decide(number: int, one: Seed, two: Seed) -> Seed | None:
        if number in came:
            return came[number]
        if number in drawn:
            return _winner(contest, results, drawn[number], seeds)
        there = [seed for seed in (one, two) if contest.seeds[seed - 1] not in contest.withdrawn]
        return None if len(there) == 2 else there[0] if there else BYE

    return resolve(count, decide)


def _seeds(contest: Contest) -> dict[Entrant, Seed]:
    return {entrant: seed for seed, entrant in enumerate(contest.seeds, start=1)}


def _places(contest: Contest) -> dict[int, Place]:
    """The matches that have been drawn, by their numbers in the bracket."""
    return {match.slot: (drawn.round, place) for drawn in contest.rounds for place, match in enumerate(drawn.matches)}


def _winner(contest: Contest, results: Results, place: Place, seeds: dict[Entrant, Seed]) -> Seed | None:
    """The seed that goes on from a match: of a tie the better one, and nobody where neither side has won."""
    result = contest.outcome(place, results)
    if result is None:
        return None
    if len(contest.sides_lost(place, results)) == 2:
        return BYE
    match = contest.rounds[place[0] - 1].matches[place[1]]
    north, east = seeds[match.north[0]], seeds[match.east[0]]
    if result.games[0] == result.games[1]:
        return min(north, east)
    return north if result.games[0] > result.games[1] else east


def _last_meeting(contest: Contest, results: Results, entrant: Entrant) -> Meeting:
    """The furthest that a pair has come."""
    seed = _seeds(contest)[entrant]
    found = (meeting for matches in meetings(contest, results) for meeting in matches)
    return max((each for each in found if seed in (each.one, each.two)), key=lambda each: each.number)


@final
class Cup(ContestFormat):
    """Fixed pairs, knocked out."""

    key = Format.CUP
    least = 2
    choices = frozenset({"best", "seeding"})
    columns = ("won", "played")
    knocks_out = True

    def next_step(self, contest: Contest, results: Results, pairing: Pairing) -> Paired | None:
        """All matches that can be played now; None when the cup is won."""
        ready = [each for matches in meetings(contest, results) for each in matches if each.is_open]
        seeds = (0, *contest.seeds)
        matches = tuple(match_of(seeds[each.one or 0], seeds[each.two or 0], each.number) for each in ready)
        return Paired(len(contest.rounds) + 1, matches) if matches else None

    def rounds_of(self, contest: Contest) -> int:
        """Of whoever wins it."""
        return count_rounds(len(contest.seeds))

    def draws_again(self, contest: Contest, results: Results, entrant: Entrant) -> bool:
        """Whether a pair that does not leave may come to a match that is not drawn yet."""
        if entrant not in contest.seeds:
            return False
        last = _last_meeting(contest, results, entrant)
        is_final = last.number == self._last_number(contest)
        return last.winner is None and not (is_final and last.number in _places(contest))

    def is_last_match(self, contest: Contest, drawn: Paired) -> bool:
        """The match that has no other after it."""
        return any(match.slot == self._last_number(contest) for match in drawn.matches)

    def _last_number(self, contest: Contest) -> int:
        return (1 << self.rounds_of(contest)) - 2

    def tables(self, contest: Contest, results: Results) -> tuple[tuple[Row, ...], ...]:
        """Those still in first, then each by how far the way went; who was put out in the same round shares a rank.

        The points are matches won, twice. Without a winner the ranks begin at 2.
        """
        rounds, won = meetings(contest, results), Counter[Seed]()
        reached = dict.fromkeys(range(1, len(contest.seeds) + 1), len(rounds) + 1)
        for number, meeting in ((nth, each) for nth, matches in enumerate(rounds, start=1) for each in matches):
            if meeting.winner is not None and meeting.one and meeting.two:
                out = {meeting.one, meeting.two} - {meeting.winner}
                reached |= dict.fromkeys(out, number)
                won[meeting.winner] += 1
        lines = (line for drawn in contest.rounds for line in lines_of(contest, results, drawn))
        played = Counter(line.entrant for line in lines if line.kind is Came.PLAYED and line.came)
        first = 1 if max(reached.values()) > len(rounds) else 2
        order = sorted(reached, key=lambda seed: (-reached[seed], seed))
        rank = {seed: first + sum(reached[other] > reached[seed] for other in reached) for seed in order}
        entrants = (0, *contest.seeds)
        return (tuple(Row(entrants[s], rank[s], Fraction(WIN * won[s]), (), played[entrants[s]]) for s in order),)

    def shape(self, contest: Contest) -> Shape:
        """A round as long as any match of it can be played."""
        pairs = len(contest.seeds)
        first = sum(each.is_open for matches in resolve(pairs, lambda _, __, ___: None) for each in matches)
        return Shape(count_rounds(pairs), pairs - 1, first, pairs - 2 * first)

    def table_rules(self, rules: Rules, hands: int) -> Rules:
        """As they are, but no match is drawn."""
        return replace(super().table_rules(rules, hands), ties=Ties.PLAY_ON)

    def round_rules(self, config: Config, *, promotes: bool) -> Iterator[Rule]:
        """Who goes on."""
        yield rule("contest-rule-cup-single")

    def draw_rules(self, config: Config) -> Iterator[Rule]:
        """The bracket."""
        yield rule("contest-rule-bracket")
        yield from self.seeding_rules(config)
        yield from self.odd_rules(config)

    def points_rule(self, config: Config) -> Rule:
        """None count."""
        return rule("contest-rule-cup-rank")
