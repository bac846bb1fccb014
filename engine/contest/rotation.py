"""A night on which everybody has a new partner in each round and meets others as seldom as can be.

For numbers with a whist tournament and many rounds, its design is the best there is. Otherwise tables are drawn by lot,
and players exchanged while that makes fewer meetings.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final, TypeAlias, final

from engine.contest.whist import SIZES, Four, Player, whist_rounds

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
