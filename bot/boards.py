"""Leaderboards: members of a server in order."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, final

from sqlalchemy import ColumnElement, Double, Integer, and_, cast, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.ladders import ALL_FAMILIES, ALL_TIME
from bot.statistics import BOTH, COUNTERS, SHOWN, Standing, standing_of
from bot.store import schema
from bot.store.database import Database

MIN_GAMES: Final = 5
"""Games a member must have finished to be in a board of games won per game."""
MIN_HANDS: Final = 25
"""Hands a member must have played to be in a board of points per hand."""
PAGE: Final = 10
_S: Final = schema.standings.c
_W: Final = schema.wallets.c


class Column(StrEnum):
    """What a leaderboard is ordered by, most first; the value is a key of the catalogue after `column-`."""

    GAMES_WON = "games_won"
    GAMES = "games"
    WIN_RATE = "win_rate"
    """Games won per game, for members with at least `MIN_GAMES`."""
    POINTS = "points"
    POINTS_PER_HAND = "points_per_hand"
    """For members with at least `MIN_HANDS`."""
    HANDS_WON = "hands_won"
    EUCHRES_MADE = "euchres_made"
    LONERS_MADE = "loners_made"
    COUNTERS = "counters"
    """What a wallet holds, for members who have finished a game for counters."""

    @property
    def is_rate(self) -> bool:
        """Whether values are fractions, not counts."""
        return self in (Column.WIN_RATE, Column.POINTS_PER_HAND)

    @property
    def minimum(self) -> int:
        """Games (`WIN_RATE`) or hands (`POINTS_PER_HAND`) a member needs to be in the board; 0 for none."""
        return {Column.WIN_RATE: MIN_GAMES, Column.POINTS_PER_HAND: MIN_HANDS}.get(self, 0)


@final
@dataclass(frozen=True, slots=True)
class BoardRow:
    """One member in a leaderboard. Members of the same value share the rank, and the next ranks are left out.

    `value` is a whole number, or a fraction in the columns that are rates.
    """

    rank: int
    standing: Standing
    value: int | float


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """A page of a leaderboard. `page` counts from 0 and is always one there is; `pages` is at least 1."""

    column: Column
    rows: tuple[BoardRow, ...]
    page: int
    pages: int
    total: int
    """Members in the whole board."""


@final
class Boards:
    """What has been counted, in order."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def board(self, guild: int, column: Column, page: int, size: int = PAGE) -> Board:
        """A page of a server's leaderboard; a page before the first or after the last is the first or the last.

        Members of the same value come in the order of their ids.
        """
        value, eligible = _value(column), _eligible(guild, column)
        ranked = SHOWN.add_columns(value.label("value"), func.rank().over(order_by=value.desc()).label("rank"))
        async with self._database.read() as connection:
            total = await _count(connection, eligible)
            pages = max(1, -(-total // size))
            page = min(max(page, 0), pages - 1)
            query = ranked.where(eligible).order_by(value.desc(), _S.user_id).limit(size).offset(page * size)
            rows = (await connection.execute(query)).mappings().all()
        found = tuple(BoardRow(row["rank"], standing_of(row), row["value"]) for row in rows)
        return Board(column=column, rows=found, page=page, pages=pages, total=total)

    async def rank(self, guild: int, user: int, column: Column) -> int | None:
        """A member's rank in a leaderboard, `None` when not in it."""
        value, eligible = _value(column), _eligible(guild, column)
        async with self._database.read() as connection:
            mine = await connection.scalar(select(value).select_from(BOTH).where(eligible, _S.user_id == user))
            return None if mine is None else 1 + await _count(connection, and_(eligible, value > mine))


async def _count(connection: AsyncConnection, which: ColumnElement[bool]) -> int:
    return await connection.scalar(select(func.count()).select_from(BOTH).where(which)) or 0


def _value(column: Column) -> ColumnElement[Any]:
    match column:
        case Column.WIN_RATE:
            return _per(_S.games_won, _S.games)
        case Column.POINTS_PER_HAND:
            return _per(_S.points, _S.hands)
        case Column.COUNTERS:
            return COUNTERS
        case _:
            return _S[column.value]


def _per(count: ColumnElement[int], of: ColumnElement[int]) -> ColumnElement[float]:
    # in double precision equal fractions are equal numbers, so ties stay ties
    return cast(count, Double) / cast(func.nullif(of, 0, type_=Integer), Double)


def _eligible(guild: int, column: Column) -> ColumnElement[bool]:
    here = _here(guild)
    match column:
        case Column.WIN_RATE:
            return and_(here, _S.games >= column.minimum)
        case Column.POINTS_PER_HAND:
            return and_(here, _S.hands >= column.minimum)
        case Column.COUNTERS:
            return and_(here, _W.user_id.is_not(None))
        case _:
            return here


def _here(guild: int) -> ColumnElement[bool]:
    return and_(_S.guild_id == guild, _S.season == ALL_TIME, _S.family == ALL_FAMILIES)
