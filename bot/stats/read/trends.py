"""A member over time: the rating after each rated game, games won, points per hand."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import WEEK_MS
from bot.stats.ladders import Ladder
from bot.stats.rating import points
from bot.stats.read.totals import LATEST_GAMES, LATEST_HANDS, per, window
from bot.store import schema
from bot.store.database import Database

BLOCK: Final = 10
"""Games of which the share won is one point of a trend."""
_EPOCH_MS: Final = 4 * 24 * 3_600_000
"""The first Monday after 1970-01-01, where weeks are counted from."""
_C: Final = schema.rating_changes.c
_G: Final = schema.player_games.c
_P: Final = schema.player_hands.c


@final
@dataclass(frozen=True, slots=True)
class Rated:
    """A rating after a game, in points, and when the game ended, in milliseconds UTC."""

    at: int
    points: int


@final
@dataclass(frozen=True, slots=True)
class Block:
    """`BLOCK` games in a row (the last block may have fewer), and when the last one ended."""

    at: int
    games: int
    won: int


@final
@dataclass(frozen=True, slots=True)
class Week:
    """A week from Monday, 0:00 UTC; `at` is its beginning. Weeks without a hand or game are left out."""

    at: int
    games: int
    won: int
    hands: int
    points: int
    against: int

    @property
    def win_rate(self) -> float | None:
        """Games won per game."""
        return per(self.won, self.games)

    @property
    def points_per_hand(self) -> float | None:
        """Points of the member's side per hand."""
        return per(self.points, self.hands)

    @property
    def against_per_hand(self) -> float | None:
        """Points of the best opponents per hand."""
        return per(self.against, self.hands)


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Trend:
    """A member over time, the oldest first: the latest `LATEST_GAMES` games and `LATEST_HANDS` hands."""

    ratings: Mapping[str, tuple[Rated, ...]]
    """By family, the most played first."""
    blocks: tuple[Block, ...]
    """Counted from the oldest game, so the last block may be incomplete."""
    weeks: tuple[Week, ...]


async def load_trend(database: Database, ladder: Ladder, user: int) -> Trend:
    """A member's trend in a ladder."""
    async with database.read() as connection:
        games = await _games(connection, ladder, user)
        return Trend(
            ratings=await _ratings(connection, ladder, user),
            blocks=tuple(_blocks(games)),
            weeks=await _weeks(connection, ladder, user, games),
        )


async def _ratings(connection: AsyncConnection, ladder: Ladder, user: int) -> Mapping[str, tuple[Rated, ...]]:
    query = select(_C.family, _C.at, _C.mu, _C.sigma).where(
        _C.user_id == user, _C.guild_id == ladder.guild, _C.season == ladder.season
    )
    if ladder.family:
        query = query.where(_C.family == ladder.family)
    found: dict[str, list[Rated]] = {}
    for row in await connection.execute(query.order_by(_C.no.desc()).limit(LATEST_GAMES)):
        found.setdefault(row.family, []).append(Rated(row.at, points(row.mu, row.sigma)))
    most_first = sorted(found, key=lambda family: (-len(found[family]), family))
    return MappingProxyType({family: tuple(reversed(found[family])) for family in most_first})


async def _games(connection: AsyncConnection, ladder: Ladder, user: int) -> list[tuple[int, bool]]:
    """When each game ended, and whether it was won; the oldest first."""
    here = await window(connection, ladder, _G.guild_id, _G.at)
    query = select(_G.at, _G.won).where(_G.user_id == user, *here)
    if ladder.family:
        query = query.where(_G.family == ladder.family)
    rows = await connection.execute(query.order_by(_G.no.desc()).limit(LATEST_GAMES))
    return [(row.at, bool(row.won)) for row in rows][::-1]


def _blocks(games: Sequence[tuple[int, bool]]) -> list[Block]:
    blocks = [games[first : first + BLOCK] for first in range(0, len(games), BLOCK)]
    return [Block(block[-1][0], len(block), sum(won for _, won in block)) for block in blocks]


async def _weeks(
    connection: AsyncConnection, ladder: Ladder, user: int, games: Sequence[tuple[int, bool]]
) -> tuple[Week, ...]:
    here = await window(connection, ladder, _P.guild_id, _P.at)
    hands = select(_P.at, _P.points, _P.against).where(_P.user_id == user, *here)
    if ladder.family:
        of = schema.hands.c
        same = (of.table_id == _P.table_id) & (of.number == _P.number)
        hands = hands.join(schema.hands, same).where(of.family == ladder.family)
    c = hands.order_by(_P.at.desc()).limit(LATEST_HANDS).subquery().c
    numbered = select(((c.at - _EPOCH_MS) // WEEK_MS).label("week"), c.points, c.against).subquery().c
    query = select(
        numbered.week,
        func.count().label("hands"),
        func.sum(numbered.points).label("points"),
        func.sum(numbered.against).label("against"),
    ).group_by(numbered.week)
    counted = {row.week: row for row in await connection.execute(query)}
    won: dict[int, list[bool]] = {}
    for at, each in games:
        won.setdefault((at - _EPOCH_MS) // WEEK_MS, []).append(each)
    weeks: list[Week] = []
    for week in sorted({*counted, *won}):
        row, ends = counted.get(week), won.get(week, [])
        sums = (0, 0, 0) if row is None else (row.hands, int(row.points), int(row.against))
        weeks.append(Week(week * WEEK_MS + _EPOCH_MS, len(ends), sum(ends), *sums))
    return tuple(weeks)
