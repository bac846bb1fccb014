"""Whist tournaments: each two players are partners once and opponents twice, over v - 1 rounds.

Each is developed from its first round: the numbers of all players but the fixed one rise by one a round, modulo their
count.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias, final

Player: TypeAlias = int
"""0 to v - 1."""


@final
class Four(NamedTuple):
    """A table: North and South are partners, and East and West."""

    north: Player
    east: Player
    south: Player
    west: Player


FIXED: Final = -1
"""The player whose number does not change, in `_STARTERS`."""

_STARTERS: Final = MappingProxyType(
    {
        4: ((FIXED, 1, 0, 2),),
        8: ((FIXED, 6, 0, 4), (1, 3, 5, 2)),
        12: ((FIXED, 3, 0, 2), (1, 5, 8, 7), (4, 9, 10, 6)),
        16: ((FIXED, 8, 0, 13), (1, 7, 3, 4), (2, 12, 9, 11), (10, 5, 6, 14)),
        20: ((FIXED, 5, 0, 3), (1, 12, 14, 13), (2, 6, 17, 11), (4, 8, 15, 18), (10, 9, 7, 16)),
        24: ((FIXED, 6, 0, 13), (14, 19, 11, 10), (1, 7, 16, 5), (21, 3, 15, 22), (2, 9, 12, 4), (8, 18, 20, 17)),
        28: (
            (FIXED, 13, 0, 24),
            (1, 26, 21, 25),
            (17, 9, 20, 11),
            (12, 7, 18, 19),
            (5, 3, 10, 22),
            (16, 15, 6, 2),
            (4, 14, 8, 23),
        ),
        32: (
            (FIXED, 15, 0, 30),
            (3, 25, 16, 13),
            (1, 28, 5, 8),
            (2, 7, 12, 6),
            (4, 17, 18, 24),
            (9, 26, 11, 23),
            (10, 21, 19, 29),
            (14, 22, 20, 27),
        ),
    }
)
"""The first rounds: found by search, checked by a test."""

SIZES: Final = frozenset(_STARTERS)
"""The numbers of players that have a design here."""


def whist_rounds(players: int) -> tuple[tuple[Four, ...], ...]:
    """The tables of each round for one of `SIZES`: `players` - 1 rounds.

    Raises:
        ValueError: If there is no design for so many.
    """
    if players not in SIZES:
        raise ValueError(f"no whist tournament for {players}")
    ring, first = players - 1, _STARTERS[players]
    return tuple(
        tuple(Four(*(ring if each == FIXED else (each + number) % ring for each in table)) for table in first)
        for number in range(ring)
    )


@final
class Played(NamedTuple):
    """A table of the last round, and whether North and South won; None for a draw, in which the lot decides."""

    table: Four
    north_won: bool | None


def next_tables(
    last: Sequence[Played],
    players: Iterable[Player],
    dice: Random,
    *,
    before: Iterable[Four] = (),
) -> tuple[Four, ...]:
    """The tables of the next round, the head table first; `last` is the round before in the same order, if any.

    `players` are all who take part: whoever was at no table joins at the last one, and a table that is short is filled
    from the next. Of the four at a table those who have been partners least often in `before` are partners, one who
    arrives with one who stayed.

    Raises:
        ValueError: Unless the players fill tables of four.
    """
    taking_part = set(players)
    if not taking_part or len(taking_part) % 4:
        raise ValueError("a table needs four players")
    order = [player for player in _in_order(last, dice) if player in taking_part]
    new = sorted(taking_part.difference(order))
    dice.shuffle(new)
    order += new
    fours = [order[place : place + 4] for place in range(0, len(order), 4)]
    company = company_of(before)
    parted = {pair for played in last for pair in _sides(played.table)}
    return tuple(min(_partnerships(four, parted), key=company.cost) for four in fours)


def _in_order(last: Sequence[Played], dice: Random) -> list[Player]:
    """All players of the last round, those of the new head table first."""
    ended = [_winners_and_losers(played, dice) for played in last]
    order: list[Player] = []
    for place, (winners, losers) in enumerate(ended):
        arriving = ended[place + 1][0] if place + 1 < len(ended) else ended[0][1]
        order += (*(winners if place == 0 else losers), *arriving)
    return order


def _winners_and_losers(played: Played, dice: Random) -> tuple[tuple[Player, ...], tuple[Player, ...]]:
    north, east = _sides(played.table)
    won = dice.random() < 0.5 if played.north_won is None else played.north_won
    return (tuple(sorted(north)), tuple(sorted(east))) if won else (tuple(sorted(east)), tuple(sorted(north)))


def _sides(table: Four) -> tuple[frozenset[Player], frozenset[Player]]:
    return frozenset((table.north, table.south)), frozenset((table.east, table.west))


def _partnerships(four: Sequence[Player], parted: set[frozenset[Player]]) -> list[Four]:
    """The ways in which four can play with each other, without those who have just been partners if there is one."""
    one, two, three, four_ = four
    ways = [Four(one, two, three, four_), Four(one, two, four_, three), Four(one, three, two, four_)]
    return [way for way in ways if parted.isdisjoint(_sides(way))] or ways


_TRIES: Final = 8_000
"""Exchanges to try for one plan: less than a second."""
_AT_A_TABLE: Final = 8
"""Exchanges to try at one table before looking again which tables are crowded."""
_AGAIN: Final = (0, 60, 240, 600)
"""What it costs to be partners once more, after 0, 1, 2, ... times."""
_OPPOSED: Final = (0, 1, 8, 27)
"""What it costs to be opponents once more."""
_Pair: TypeAlias = tuple[Player, Player]


@final
@dataclass(frozen=True, slots=True)
class Company:
    """How often each two players have been partners and opponents; the pairs are in order, the smaller first."""

    partners: Counter[_Pair] = field(default_factory=Counter[_Pair])
    opponents: Counter[_Pair] = field(default_factory=Counter[_Pair])

    def add(self, table: Four, times: int = 1) -> None:
        """Count one more table, or with -1 one less."""
        north, east, south, west = table
        self.partners[_pair(north, south)] += times
        self.partners[_pair(east, west)] += times
        for one in (north, south):
            for other in (east, west):
                self.opponents[_pair(one, other)] += times

    def cost(self, table: Four) -> int:
        """How little its four want to meet so again; 0 if no two have met."""
        north, east, south, west = table
        partners = _step(_AGAIN, self.partners[_pair(north, south)]) + _step(_AGAIN, self.partners[_pair(east, west)])
        return partners + sum(
            _step(_OPPOSED, self.opponents[_pair(one, other)]) for one in (north, south) for other in (east, west)
        )

    def cost_at(self, table: Four) -> int:
        """The same for a table that is counted already."""
        self.add(table, -1)
        cost = self.cost(table)
        self.add(table)
        return cost


def company_of(tables: Iterable[Four]) -> Company:
    """Who has met at some tables."""
    company = Company()
    for table in tables:
        company.add(table)
    return company


def plan(
    players: Sequence[Player],
    rounds: int,
    dice: Random,
    *,
    before: Iterable[Four] = (),
) -> tuple[tuple[Four, ...], ...]:
    """The tables of the next `rounds` rounds for these players, after the tables `before`.

    Raises:
        ValueError: Unless the players fill tables of four.
    """
    if not players or len(players) % 4:
        raise ValueError("a table needs four players")
    before = tuple(before)
    drawn = _draw(players, rounds, dice, before)
    if before or len(players) not in SIZES:
        return drawn
    return min(_design(players, rounds, dice), drawn, key=_total)


def _design(players: Sequence[Player], rounds: int, dice: Random) -> tuple[tuple[Four, ...], ...]:
    """A whist tournament's rounds, its numbers given to the players by lot, and from the first on again."""
    whole = whist_rounds(len(players))
    names = sorted(players)
    dice.shuffle(names)
    return tuple(
        tuple(Four(*(names[place] for place in table)) for table in tables)
        for tables in (whole[nth % len(whole)] for nth in range(rounds))
    )


def _draw(
    players: Sequence[Player], rounds: int, dice: Random, before: tuple[Four, ...]
) -> tuple[tuple[Four, ...], ...]:
    company = company_of(before)
    night: list[list[Four]] = []
    for _ in range(rounds):
        seated = sorted(players)
        dice.shuffle(seated)
        night.append([Four(*seated[place : place + 4]) for place in range(0, len(seated), 4)])
        for table in night[-1]:
            company.add(table)
    _improve(night, company, dice)
    return tuple(tuple(tables) for tables in night)


def _improve(night: list[list[Four]], company: Company, dice: Random) -> None:
    """Exchange two players of a round while that makes no more meetings, until every meeting left is needed."""
    left = _TRIES
    while left > 0:
        crowded = [(tables, place) for tables in night for place, table in enumerate(tables) if company.cost_at(table)]
        if not crowded:
            return
        for tables, place in crowded:
            for _ in range(_AT_A_TABLE):
                _try_exchange(tables, place, dice, company)
        left -= _AT_A_TABLE * len(crowded)


def _try_exchange(tables: list[Four], place: int, dice: Random, company: Company) -> None:
    """Exchange a player of a table with another of the round, unless that makes more meetings."""
    seats = [player for table in tables for player in table]
    mine, other = 4 * place + dice.randrange(4), dice.randrange(len(seats))
    seats[mine], seats[other] = seats[other], seats[mine]
    changed = {mine // 4, other // 4}
    old = [tables[at] for at in changed]
    new = [Four(*seats[4 * at : 4 * at + 4]) for at in changed]
    for table in old:
        company.add(table, -1)
    better = sum(map(company.cost, new)) <= sum(map(company.cost, old))
    for at, table in zip(changed, new if better else old, strict=True):
        company.add(table)
        tables[at] = table


def _total(night: Iterable[Iterable[Four]]) -> int:
    """What all meetings of a night cost."""
    company, total = Company(), 0
    for tables in night:
        for table in tables:
            total += company.cost(table)
            company.add(table)
    return total


def _pair(one: Player, other: Player) -> _Pair:
    return (one, other) if one < other else (other, one)


def _step(costs: tuple[int, ...], times: int) -> int:
    return costs[min(times, len(costs) - 1)]
