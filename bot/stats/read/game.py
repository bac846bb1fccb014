"""One game: how its score went, what it was for a member, what is at stake in ratings, and what it changed."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any, Final, final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import Clock
from bot.stats import seasons
from bot.stats.rating import Rating, points
from bot.stats.write.ratings import Stake, stakes
from bot.store import schema
from bot.store.database import Database
from bot.tables.lobby.rated import Obstacle, obstacle
from bot.tables.model import Table
from engine import Seat
from engine.rules.presets import family_of


async def load_course(database: Database, table: int) -> tuple[tuple[int, ...], ...]:
    """The points gained by each side since the beginning, after each finished hand of a table, in order."""
    query = select(schema.hands.c.points).where(schema.hands.c.table_id == table).order_by(schema.hands.c.number)
    async with database.read() as connection:
        hands = (await connection.scalars(query)).all()
    by_side = zip(*(map(int, points.split(",")) for points in hands), strict=True)
    return tuple(zip(*map(accumulate, by_side), strict=True))


_H: Final = schema.hands.c
_P: Final = schema.player_hands.c
_G: Final = schema.player_games.c


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class OwnBestCall:
    """The hand in which the member made trump and gained most."""

    hand: int
    trump: str
    """As `engine.codec.trump_text`."""
    alone: bool
    points: int


async def load_best_call(database: Database, table: int, user: int) -> OwnBestCall | None:
    """The member's best call in a finished game."""
    async with database.read() as connection:
        return await _best_call(connection, table, user)


async def _best_call(connection: AsyncConnection, table: int, user: int) -> OwnBestCall | None:
    net: Any = _P.points - _P.against
    query = (
        select(_P.number, _H.trump, _H.alone, _P.points)
        .join(schema.hands, (_H.table_id == _P.table_id) & (_H.number == _P.number))
        .where(_P.table_id == table, _P.user_id == user, _P.role == "maker", net > 0)
        .order_by(net.desc(), _P.number)
        .limit(1)
    )
    row = (await connection.execute(query)).one_or_none()
    if row is None or row.trump is None:
        return None
    return OwnBestCall(hand=row.number, trump=row.trump, alone=row.alone, points=row.points)


_C: Final = schema.rating_changes.c


@final
@dataclass(frozen=True, slots=True)
class AtStake:
    """Why a table in its lobby is not rated, or what is at stake for each member who sits there.

    While seats are free a `Stake` has only the rating.
    """

    obstacle: Obstacle | None
    stakes: Mapping[Seat, Stake] = field(default_factory=dict[Seat, Stake])


@final
@dataclass(frozen=True, slots=True)
class RatingOutcome:
    """A member's rating after a game in points, and the game's change to it."""

    user: int
    points: int
    change: int
    provisional: bool


@final
class RatingStakes:
    """Reads ratings for those who are about to play, or have played."""

    def __init__(self, database: Database, *, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def of(self, table: Table) -> AtStake:
        """What is at stake at a table in its lobby."""
        now = self._clock.now()
        why = obstacle(table, now)
        if why is not None:
            return AtStake(why)
        users = {
            seat: sitter.user
            for seat, sitter in enumerate(table.seats)
            if sitter is not None and sitter.user is not None
        }
        async with self._database.read() as connection:
            found = await stakes(connection, table.guild, table.rules, family_of(table.rules).value, users, now)
        return AtStake(None, found)

    async def outcomes(self, table: Table) -> tuple[RatingOutcome, ...]:
        """What a finished game has changed in the server's ratings, in the order of the members' ids."""
        async with self._database.read() as connection:
            season = await seasons.season_at(connection, table.guild, table.ended_at or 0)
            query = select(schema.rating_changes).where(_C.table_id == table.id, _C.guild_id == table.guild)
            query = query.where(_C.season == season).order_by(_C.user_id, _C.no)
            changes = (await connection.execute(query)).all()
            r = schema.ratings.c
            known = select(r.user_id, r.games).where(
                r.guild_id == table.guild,
                r.season == season,
                r.family == family_of(table.rules).value,
                r.user_id.in_([each.user_id for each in changes]),
            )
            games = {row.user_id: row.games for row in await connection.execute(known)}
        return tuple(
            RatingOutcome(
                user=each.user_id,
                points=points(each.mu, each.sigma),
                change=points(each.mu, each.sigma) - points(each.mu - each.mu_change, each.sigma - each.sigma_change),
                provisional=Rating(games=games.get(each.user_id, 0)).provisional,
            )
            for each in changes
        )
