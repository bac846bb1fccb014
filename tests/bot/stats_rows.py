"""Rows of the records, for tests that do not play for them."""

from typing import Any

from sqlalchemy import select

from bot.stats.write.aggregates import COUNTS
from bot.store import schema
from bot.store.database import Database


def standing(guild: int, user: int, name: str, season: int = 0, family: str = "", **counts: int) -> dict[str, Any]:
    """A row of `standings` in which nothing is counted but what is given."""
    key = {"guild_id": guild, "season": season, "family": family, "user_id": user, "name": name}
    return {**key, **dict.fromkeys((*COUNTS, "streak", "best_streak"), 0), **counts}


async def standing_of(database: Database, guild: int, user: int) -> Any:
    """A member's row of `standings` of all time and all families, `None` where nothing is counted."""
    s = schema.standings.c
    query = select(schema.standings).where(s.guild_id == guild, s.season == 0, s.family == "", s.user_id == user)
    async with database.read() as connection:
        return (await connection.execute(query)).one_or_none()
