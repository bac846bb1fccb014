"""Statistics of members in a server: standings, leaderboards, the course of a game."""

from dataclasses import dataclass
from enum import StrEnum
from itertools import accumulate
from typing import Any, Final, final

from sqlalchemy import ColumnElement, Double, Integer, and_, cast, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.counts import COUNTS
from bot.ladders import ALL_FAMILIES, ALL_TIME
from bot.store import schema
from bot.store.database import Database
from bot.tallies import FIRST_COUNTERS

MIN_GAMES: Final = 5
"""Games a member must have finished to be in a board of games won per game."""
MIN_HANDS: Final = 25
"""Hands a member must have played to be in a board of points per hand."""
PAGE: Final = 10
_S: Final = schema.standings.c
_W: Final = schema.wallets.c
_COUNTERS: Final = FIRST_COUNTERS + func.coalesce(_W.counters, 0)
_BOTH: Final = schema.standings.outerjoin(schema.wallets, and_(_S.guild_id == _W.guild_id, _S.user_id == _W.user_id))
_SHOWN: Final = select(schema.standings, _COUNTERS.label("wallet")).select_from(_BOTH)


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
@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """A member's counts in one server. `name` is as last seen at a table, unescaped; `bot.tallies` says what counts."""

    user: int
    name: str
    games: int
    games_won: int
    hands: int
    hands_won: int
    points: int
    euchres_made: int
    euchres_suffered: int
    loners_tried: int
    loners_made: int
    counters: int = FIRST_COUNTERS
    """What the wallet holds: never money. Below zero is possible."""


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
class Statistics:
    """What has been counted, for reading."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, guild: int, user: int) -> Standing | None:
        """A member's counts, `None` for one without a finished hand."""
        async with self._database.read() as connection:
            query = _SHOWN.where(_here(guild), _S.user_id == user)
            row = (await connection.execute(query)).mappings().one_or_none()
        return None if row is None else _standing(row)

    async def board(self, guild: int, column: Column, page: int, size: int = PAGE) -> Board:
        """A page of a server's leaderboard; a page before the first or after the last is the first or the last.

        Members of the same value come in the order of their ids.
        """
        value, eligible = _value(column), _eligible(guild, column)
        ranked = _SHOWN.add_columns(value.label("value"), func.rank().over(order_by=value.desc()).label("rank"))
        async with self._database.read() as connection:
            total = await _count(connection, eligible)
            pages = max(1, -(-total // size))
            page = min(max(page, 0), pages - 1)
            query = ranked.where(eligible).order_by(value.desc(), _S.user_id).limit(size).offset(page * size)
            rows = (await connection.execute(query)).mappings().all()
        found = tuple(BoardRow(row["rank"], _standing(row), row["value"]) for row in rows)
        return Board(column=column, rows=found, page=page, pages=pages, total=total)

    async def rank(self, guild: int, user: int, column: Column) -> int | None:
        """A member's rank in a leaderboard, `None` when not in it."""
        value, eligible = _value(column), _eligible(guild, column)
        async with self._database.read() as connection:
            mine = await connection.scalar(select(value).select_from(_BOTH).where(eligible, _S.user_id == user))
            return None if mine is None else 1 + await _count(connection, and_(eligible, value > mine))

    async def course(self, table: int) -> tuple[tuple[int, ...], ...]:
        """What each side has gained since the beginning, after each finished hand of a table, first hand first."""
        query = select(schema.hands.c.points).where(schema.hands.c.table_id == table).order_by(schema.hands.c.number)
        async with self._database.read() as connection:
            hands = (await connection.scalars(query)).all()
        by_side = zip(*(map(int, points.split(",")) for points in hands), strict=True)
        return tuple(zip(*map(accumulate, by_side), strict=True))


async def _count(connection: AsyncConnection, which: ColumnElement[bool]) -> int:
    return await connection.scalar(select(func.count()).select_from(_BOTH).where(which)) or 0


def _value(column: Column) -> ColumnElement[Any]:
    match column:
        case Column.WIN_RATE:
            return _per(_S.games_won, _S.games)
        case Column.POINTS_PER_HAND:
            return _per(_S.points, _S.hands)
        case Column.COUNTERS:
            return _COUNTERS
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


def _standing(row: Any) -> Standing:
    counts = {name: row[name] for name in COUNTS if name in Standing.__slots__}
    return Standing(user=row["user_id"], name=row["name"], counters=row["wallet"], **counts)
