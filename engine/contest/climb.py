"""The social custom of progressive euchre: winners move up a table, losers stay, and at the head table winners stay.

The losers of the head table go to the last one. Whoever arrives at a table plays with one who stayed there.
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple, final

from engine.contest.rotation import company_of
from engine.contest.whist import Four, Player


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
    """The tables of the next round, the head table first; `last` is the round before in the same order.

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


def first_tables(players: Iterable[Player], dice: Random) -> tuple[Four, ...]:
    """The tables of the first round, by lot."""
    return next_tables((), players, dice)


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
