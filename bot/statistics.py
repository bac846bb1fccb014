"""Statistics: a member, a server, members with each other, over time; docs/statistics.md says what each number is."""

from dataclasses import dataclass
from itertools import accumulate
from typing import Any, Final, final

from sqlalchemy import ColumnElement, and_, func, select

from bot import communities, company, profiles, trends
from bot.communities import Community
from bot.company import PAGE, Partners, Versus
from bot.counts import COUNTS
from bot.ladders import ALL_FAMILIES, ALL_TIME, Ladder
from bot.profiles import Profile
from bot.store import schema
from bot.store.database import Database
from bot.tallies import FIRST_COUNTERS
from bot.trends import Trend

_S: Final = schema.standings.c
_W: Final = schema.wallets.c
COUNTERS: Final = FIRST_COUNTERS + func.coalesce(_W.counters, 0)
BOTH: Final = schema.standings.outerjoin(schema.wallets, and_(_S.guild_id == _W.guild_id, _S.user_id == _W.user_id))
SHOWN: Final = select(schema.standings, COUNTERS.label("wallet")).select_from(BOTH)


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
class Statistics:
    """What has been counted, for reading. Seasons and families are those of `bot.ladders`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, guild: int, user: int) -> Standing | None:
        """A member's counts, `None` for one without a finished hand."""
        async with self._database.read() as connection:
            query = SHOWN.where(_here(guild), _S.user_id == user)
            row = (await connection.execute(query)).mappings().one_or_none()
        return None if row is None else standing_of(row)

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


def _here(guild: int) -> ColumnElement[bool]:
    return and_(_S.guild_id == guild, _S.season == ALL_TIME, _S.family == ALL_FAMILIES)


def standing_of(row: Any) -> Standing:
    """A row of `SHOWN`, read."""
    counts = {name: row[name] for name in COUNTS if name in Standing.__slots__}
    return Standing(user=row["user_id"], name=row["name"], counters=row["wallet"], **counts)
