"""One game: how its score went, what it was for a member, what is at stake in ratings, and what it changed."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any, Final, final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import Clock
from bot.stats import seasons
from bot.stats.rating import Rating, points
from bot.stats.read.totals import sums_of
from bot.stats.seasons import Ladder
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
MARKS: Final = (1, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000)
KINDS: Final = ("loners_made", "marches", "euchres_made", "games_won", "hands")
"""Counts with milestones, the rarest first. The first hand is none."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class BestCall:
    """The hand in which the member made trump and gained most."""

    hand: int
    trump: str
    """As `engine.codec.trump_text`."""
    alone: bool
    points: int


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Milestone:
    """A count of a member in a server that a game has brought to one of `MARKS`; `kind` is one of `KINDS`."""

    kind: str
    count: int


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class OwnGame:
    """A finished game for one of its members."""

    best_call: BestCall | None = None
    milestone: Milestone | None = None


async def load_own_game(database: Database, guild: int, table: int, user: int) -> OwnGame:
    """A finished game for one of its members, as counted in its server."""
    async with database.read() as connection:
        gained = await _gained(connection, table, user)
        now, _ = await sums_of(connection, Ladder(guild), user)
        counts = {kind: (getattr(now, kind) - gained[kind], getattr(now, kind)) for kind in KINDS}
        return OwnGame(best_call=await _best_call(connection, table, user), milestone=find_milestone(counts))


def find_milestone(counts: Mapping[str, tuple[int, int]]) -> Milestone | None:
    """The highest mark that was passed or reached, of the rarest kind; `counts` before and after the game."""
    for kind in KINDS:
        before, after = counts[kind]
        marks = MARKS[1:] if kind == "hands" else MARKS
        reached = [mark for mark in marks if before < mark <= after]
        if reached:
            return Milestone(kind=kind, count=reached[-1])
    return None


async def _gained(connection: AsyncConnection, table: int, user: int) -> Mapping[str, int]:
    """What the game added to the member's counts."""
    sums = [func.coalesce(func.sum(_P[kind]), 0).label(kind) for kind in KINDS if kind != "games_won"]
    mine = _P.table_id == table, _P.user_id == user
    hands = (await connection.execute(select(*sums).where(*mine))).mappings().one()
    won = select(_G.won).where(_G.table_id == table, _G.user_id == user)
    return {
        **{kind: int(number) for kind, number in hands.items()},
        "games_won": int(await connection.scalar(won) or 0),
    }


async def _best_call(connection: AsyncConnection, table: int, user: int) -> BestCall | None:
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
    return BestCall(hand=row.number, trump=row.trump, alone=row.alone, points=row.points)


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
class Outcome:
    """A member's rating after a game in points, and the game's change to it."""

    user: int
    points: int
    change: int
    provisional: bool


@final
class Stakes:
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

    async def outcomes(self, table: Table) -> tuple[Outcome, ...]:
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
            Outcome(
                user=each.user_id,
                points=points(each.mu, each.sigma),
                change=points(each.mu, each.sigma) - points(each.mu - each.mu_change, each.sigma - each.sigma_change),
                provisional=Rating(games=games.get(each.user_id, 0)).provisional,
            )
            for each in changes
        )
