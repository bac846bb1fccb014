"""One game: how its score went, what was changed of it, what is at stake in ratings, and what it changed."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import accumulate
from operator import sub
from typing import Final, final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import Clock
from bot.stats import seasons
from bot.stats.rating import KNOWN, points
from bot.stats.write.journal import JournalKind, read_score_detail
from bot.stats.write.ratings import Stake, stakes
from bot.store import schema
from bot.store.database import Database
from bot.tables.lobby.rated import Obstacle, obstacle
from bot.tables.model import Table
from engine import Seat
from engine.rules.presets import family_of

_H: Final = schema.hands.c
_J: Final = schema.journal.c


async def load_course(database: Database, table: int) -> tuple[tuple[int, ...], ...]:
    """What each side gained since the beginning, after each finished hand of a table, in order; as corrected."""
    query = select(_H.points).where(_H.table_id == table).order_by(_H.number)
    async with database.read() as connection:
        gained = [[*map(int, points.split(","))] for points in await connection.scalars(query)]
        corrections = (await _amendments(connection, table)).corrections
    for hand, change in corrections:
        if 0 < hand <= len(gained):
            gained[hand - 1] = [points + more for points, more in zip(gained[hand - 1], change, strict=True)]
    return tuple(zip(*map(accumulate, zip(*gained, strict=True)), strict=True))


@final
@dataclass(frozen=True, slots=True)
class Amendments:
    """What people have changed of a game: who voided it, after which hands the score was corrected, and by how much."""

    voided_by: str | None = None
    """As displayed then; empty for a former member."""
    corrections: tuple[tuple[int, tuple[int, ...]], ...] = ()
    ruled: tuple[int, int] | None = None
    """The points that a contest's organisers have set for its match."""


UNCHANGED: Final = Amendments()


async def load_amendments(database: Database, table: int) -> Amendments:
    """What people have changed of an ended game."""
    async with database.read() as connection:
        return await _amendments(connection, table)


async def _amendments(connection: AsyncConnection, table: int) -> Amendments:
    hands = select(func.count()).where(_H.table_id == table, _H.at <= _J.at).correlate(schema.journal)
    query = select(_J.kind, _J.by_name, _J.detail, hands.scalar_subquery().label("hands")).order_by(_J.no)
    query = query.where(_J.table_id == table, _J.kind.in_((JournalKind.VOID, JournalKind.SCORE)))
    lines = (await connection.execute(query)).all()
    scores = [(line.hands, read_score_detail(line.detail)) for line in lines if line.kind == JournalKind.SCORE]
    of, at = schema.contest_matches.c, schema.contest_tables.c
    match = (at.table_id == table, at.contest_id == of.contest_id, at.round == of.round, at.place == of.place)
    ruling = select(of.north_points, of.east_points).where(*match, of.north_points.is_not(None))
    return Amendments(
        next((line.by_name for line in lines if line.kind == JournalKind.VOID), None),
        tuple([(hand, tuple(map(sub, after, before))) for hand, (before, after, _) in scores]),
        (await connection.execute(ruling)).one_or_none(),
    )


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
    new: bool


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
        return tuple(
            RatingOutcome(
                user=each.user_id,
                points=points(each.mu),
                change=points(each.mu) - points(each.mu - each.mu_change),
                new=each.sigma > KNOWN,
            )
            for each in changes
        )
