"""Ladders: every combination of server, season and family of games in which results are counted."""

from typing import Final, NamedTuple, final

from sqlalchemy import ColumnElement, and_, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema

EVERYWHERE: Final = 0
"""As a server: all of them."""
ALL_TIME: Final = 0
"""As a season: all of them."""
ALL_FAMILIES: Final = ""


@final
class Ladder(NamedTuple):
    """The members of a server, season and family, who are compared with each other."""

    guild: int
    season: int = ALL_TIME
    family: str = ALL_FAMILIES


def season_on(guild: ColumnElement[int] | int, at: ColumnElement[int] | int) -> ColumnElement[bool]:
    """Whether a row of `seasons` is the season that a server was in. Seasons of a server never overlap."""
    seasons = schema.seasons.c
    return and_(
        seasons.guild_id == guild, seasons.started_at <= at, or_(seasons.ended_at.is_(None), seasons.ended_at > at)
    )


async def season_at(connection: AsyncConnection, guild: int, at: int) -> int:
    """The number of the season that a server was in; `ALL_TIME` where there was none."""
    query = select(schema.seasons.c.number).where(season_on(guild, at))
    return await connection.scalar(query.order_by(schema.seasons.c.number.desc()).limit(1)) or ALL_TIME


def ladders_of(guild: int, season: int, family: str) -> tuple[Ladder, ...]:
    """Every ladder that a hand or game of a server counts in; `season` is the one it was played in.

    >>> len(ladders_of(1, ALL_TIME, "partners")), len(ladders_of(1, 3, "partners"))
    (4, 6)
    """
    places = [(guild, ALL_TIME), (EVERYWHERE, ALL_TIME)]
    if season != ALL_TIME:
        places.append((guild, season))
    return tuple(Ladder(*place, each) for place in places for each in (ALL_FAMILIES, family))


def rating_ladders_of(guild: int, season: int, family: str) -> tuple[Ladder, ...]:
    """Every ladder that a rated game of a server is rated in: always in its family."""
    return tuple(ladder for ladder in ladders_of(guild, season, family) if ladder.family)
