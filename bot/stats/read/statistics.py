"""Statistics: a member, a server, members with each other, over time; docs/statistics.md says what each number is."""

from itertools import accumulate
from typing import Final, final

from sqlalchemy import select

from bot.stats.ladders import ALL_FAMILIES, ALL_TIME, Ladder
from bot.stats.read import member as profiles
from bot.stats.read import partners as company
from bot.stats.read import server as communities
from bot.stats.read import trends
from bot.stats.read.member import Profile
from bot.stats.read.partners import PAGE, Partners, Versus
from bot.stats.read.server import Community
from bot.stats.read.trends import Trend
from bot.store import schema
from bot.store.database import Database

_S: Final = schema.standings.c


@final
class Statistics:
    """What has been counted, for reading. Seasons and families are those of `bot.stats.ladders`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def name(self, guild: int, user: int) -> str:
        """What a member was last called at a table of a server, unescaped; empty for one who has not played there."""
        query = select(_S.name).where(_S.guild_id == guild, _S.season == ALL_TIME, _S.family == ALL_FAMILIES)
        async with self._database.read() as connection:
            return await connection.scalar(query.where(_S.user_id == user)) or ""

    async def member(self, guild: int, user: int, season: int = ALL_TIME, family: str = ALL_FAMILIES) -> Profile:
        """A member in figures, beside all members; of one who has not played there, a profile that says so."""
        async with self._database.read() as connection:
            return await profiles.profile(connection, Ladder(guild, season, family), user)

    async def server(self, guild: int, season: int = ALL_TIME, family: str = ALL_FAMILIES) -> Community:
        """A server in figures."""
        async with self._database.read() as connection:
            return await communities.community(connection, Ladder(guild, season, family))

    async def partners(
        self,
        guild: int,
        user: int,
        page: int = 0,
        *,
        season: int = ALL_TIME,
        family: str = ALL_FAMILIES,
        size: int = PAGE,
    ) -> Partners:
        """A page of a member's partners, most games first; one that is not there is the first or the last."""
        async with self._database.read() as connection:
            return await company.partners(connection, Ladder(guild, season, family), user, page, size)

    async def versus(
        self, guild: int, one: int, two: int, season: int = ALL_TIME, family: str = ALL_FAMILIES
    ) -> Versus:
        """What two members did against each other and together."""
        async with self._database.read() as connection:
            return await company.versus(connection, Ladder(guild, season, family), one, two)

    async def trend(self, guild: int, user: int, season: int = ALL_TIME, family: str = ALL_FAMILIES) -> Trend:
        """How a member's rating, games and points went."""
        async with self._database.read() as connection:
            return await trends.trend(connection, Ladder(guild, season, family), user)

    async def course(self, table: int) -> tuple[tuple[int, ...], ...]:
        """What each side has gained since the beginning, after each finished hand of a table, first hand first."""
        query = select(schema.hands.c.points).where(schema.hands.c.table_id == table).order_by(schema.hands.c.number)
        async with self._database.read() as connection:
            hands = (await connection.scalars(query)).all()
        by_side = zip(*(map(int, points.split(",")) for points in hands), strict=True)
        return tuple(zip(*map(accumulate, by_side), strict=True))
