"""Standings: from what each entrant got in each round to ranks, with tie-breaks in an order that the format chooses.

They do not depend on the order in which results arrive, nor on anybody's name: entrants who are equal in everything
share a rank.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from functools import partial
from typing import Final, TypeAlias, final

Entrant: TypeAlias = int
"""From 1; 0 and below are the house's seats, which are in no standings."""


class Came(StrEnum):
    """How an entrant came through a round."""

    PLAYED = "played"
    BYE = "bye"
    """There was no opponent; it was not the entrant's choice."""
    FORFEIT = "forfeit"
    """Won or lost because somebody did not come."""
    MISSED = "missed"
    """Not there yet or not any more, or a computer has played it."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class StandingLine:
    """What an entrant got in a round."""

    entrant: Entrant
    round: int
    kind: Came = Came.PLAYED
    points: Fraction = Fraction(0)
    """That count: match points, or the side's points of the games."""
    scored: int = 0
    conceded: int = 0
    """Points of the games, of their side and the other."""
    games: tuple[int, int] = (0, 0)
    """Games won and lost."""
    opponents: tuple[Entrant, ...] = ()
    lone_marches: int = 0
    came: bool = True
    """Whether a member has played, or computers only."""


class TieBreak(StrEnum):
    """What decides between entrants with equal points; more is better."""

    NET = "net"
    """Points scored less points conceded."""
    ROUNDS_WON = "rounds_won"
    LONE_MARCHES = "lone_marches"
    HEAD_TO_HEAD = "head_to_head"
    """Points from matches among exactly those who are tied, if each of them has met all the others."""
    GAMES = "games"
    """Games won less games lost."""
    QUOTIENT = "quotient"
    """Points scored, divided by points conceded."""
    BUCHHOLZ_CUT = "buchholz_cut"
    """The sum of the opponents' points without the lowest."""
    SONNEBORN_BERGER = "sonneborn_berger"
    """The sum of each opponent's points times the part of the match points won."""


@final
@dataclass(frozen=True, slots=True)
class Row:
    """An entrant in the standings. `ties` has a number for each tie-break, None for those that compare with nobody."""

    entrant: Entrant
    rank: int
    """From 1; shared by those who are equal."""
    points: Fraction
    ties: tuple[Fraction | None, ...]
    played: int
    """Matches that the entrant, and not only computers, has played."""


WIN: Final = 2
"""Match points: a draw is half of them."""


def rank(
    entrants: Collection[Entrant],
    lines: Iterable[StandingLine],
    tie_breaks: Sequence[TieBreak],
    *,
    below: Collection[Entrant] = (),
) -> tuple[Row, ...]:
    """The standings, the first place first; those in `below`, who withdrew, come after all others."""
    table = _Standings(lines, tie_breaks)
    rows: list[Row] = []
    for group in _parts(entrants, lambda entrant: (entrant not in below, table.points(entrant))):
        for tied in _split(table, group):
            place = len(rows) + 1
            rows += (
                Row(entrant, place, table.points(entrant), table.ties(entrant, group), table.played(entrant))
                for entrant in sorted(tied)
            )
    return tuple(rows)


@final
class _Standings:
    """All lines of a contest."""

    def __init__(self, lines: Iterable[StandingLine], tie_breaks: Sequence[TieBreak]) -> None:
        self.tie_breaks = tuple(tie_breaks)
        self._lines: dict[Entrant, list[StandingLine]] = {}
        for line in lines:
            self._lines.setdefault(line.entrant, []).append(line)
        self._points = {entrant: _sum(line.points for line in own) for entrant, own in self._lines.items()}

    def lines(self, entrant: Entrant) -> Sequence[StandingLine]:
        return self._lines.get(entrant, ())

    def points(self, entrant: Entrant) -> Fraction:
        return self._points.get(entrant, Fraction(0))

    def played(self, entrant: Entrant) -> int:
        return sum(line.kind is Came.PLAYED and line.came for line in self.lines(entrant))

    def value(self, nth: int, entrant: Entrant, group: Collection[Entrant]) -> Fraction | None:
        """The tie-break number `nth` of an entrant who is tied with a group."""
        own = self.lines(entrant)
        match self.tie_breaks[nth]:
            case TieBreak.NET:
                return Fraction(sum(line.scored - line.conceded for line in own))
            case TieBreak.ROUNDS_WON:  # also one that organisers have given to their side, in which nobody scored
                return Fraction(sum((line.scored, line.games) > (line.conceded, line.games[::-1]) for line in own))
            case TieBreak.LONE_MARCHES:
                return Fraction(sum(line.lone_marches for line in own))
            case TieBreak.HEAD_TO_HEAD:
                if len(group) == 1 or not all(self.met(each) >= {*group} - {each} for each in group):
                    return None
                return _sum(line.points for line in own if set(line.opponents).intersection(group))
            case TieBreak.GAMES:
                return Fraction(sum(line.games[0] - line.games[1] for line in own))
            case TieBreak.QUOTIENT:
                scored, conceded = sum(line.scored for line in own), sum(line.conceded for line in own)
                return Fraction(scored, conceded) if conceded else Fraction(scored * _NO_POINTS)
            case TieBreak.BUCHHOLZ_CUT:
                return _sum(sorted(value for value, _ in _opposition(self, entrant))[1:])
            case TieBreak.SONNEBORN_BERGER:
                return _sum(value * line.points / WIN for value, line in _opposition(self, entrant))

    def key(self, nth: int, group: Collection[Entrant], entrant: Entrant) -> tuple[bool, Fraction]:
        return True, self.value(nth, entrant, group) or Fraction(0)

    def met(self, entrant: Entrant) -> set[Entrant]:
        return {opponent for line in self.lines(entrant) for opponent in line.opponents}

    def ties(self, entrant: Entrant, group: Collection[Entrant]) -> tuple[Fraction | None, ...]:
        return tuple(self.value(nth, entrant, group) for nth in range(len(self.tie_breaks)))


def _parts(entrants: Iterable[Entrant], key: Callable[[Entrant], tuple[bool, Fraction]]) -> list[list[Entrant]]:
    """The entrants in groups of equal keys, the highest first."""
    groups: dict[tuple[bool, Fraction], list[Entrant]] = {}
    for entrant in sorted(entrants):
        groups.setdefault(key(entrant), []).append(entrant)
    return [groups[each] for each in sorted(groups, reverse=True)]


def _split(table: _Standings, group: list[Entrant]) -> list[list[Entrant]]:
    """A tied group, divided by the first tie-break that divides it.

    Those who are still tied are asked again from the first tie-break on, because some compare only those who are tied
    (UEFA's regulations say so of matches among those tied).
    """
    if len(group) == 1:
        return [group]
    for nth in range(len(table.tie_breaks)):
        parts = _parts(group, partial(table.key, nth, group))
        if len(parts) > 1:
            return [tied for part in parts for tied in _split(table, part)]
    return [group]


def _sum(numbers: Iterable[Fraction]) -> Fraction:
    return sum(numbers, Fraction(0))


def _opposition(table: _Standings, entrant: Entrant) -> list[tuple[Fraction, StandingLine]]:
    """The points of whom an entrant met in each round; in a round without a match, of one with one's own points."""
    found: list[tuple[Fraction, StandingLine]] = []
    for line in table.lines(entrant):
        if line.kind is Came.PLAYED and line.opponents:
            found.append((_sum(table.points(each) for each in line.opponents), line))
        else:
            found.append((table.points(entrant), line))
    return found


_NO_POINTS: Final = 10**6
"""A quotient of points with none conceded counts so many for each point scored: more than any other."""
