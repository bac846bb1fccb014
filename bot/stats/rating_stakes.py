"""The effect of a game on ratings: what is at stake before it begins, and what it changed."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, final

from sqlalchemy import select

from bot.clock import Clock
from bot.stats import ladders
from bot.stats.rating import Rating, points
from bot.stats.write.ratings import Stake, stakes
from bot.store import schema
from bot.store.database import Database
from bot.tables.lobby.rated import Obstacle, obstacle
from bot.tables.model import Table
from engine import Seat
from engine.rules.presets import family_of

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
            season = await ladders.season_at(connection, table.guild, table.ended_at or 0)
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
