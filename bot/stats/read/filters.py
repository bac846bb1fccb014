"""Which hands and games a ladder counts, where they are looked at one by one."""

from typing import Any, Final

from sqlalchemy import Column, ColumnElement, false, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.stats.ladders import ALL_TIME, EVERYWHERE, Ladder
from bot.store import schema

LATEST_HANDS: Final = 10_000
"""The most hands that are looked at one by one, the latest ones: what is shown must be there at once."""
LATEST_GAMES: Final = 2_000
"""The same of games."""


async def window(
    connection: AsyncConnection, ladder: Ladder, guild: Column[int], at: Column[int]
) -> list[ColumnElement[bool]]:
    """Conditions for what was played in the server and the season of a ladder; none for all of them."""
    conditions: list[ColumnElement[bool]] = []
    if ladder.guild != EVERYWHERE:
        conditions.append(guild == ladder.guild)
    if ladder.season != ALL_TIME:
        seasons = schema.seasons.c
        query = select(seasons.started_at, seasons.ended_at).where(
            seasons.guild_id == ladder.guild, seasons.number == ladder.season
        )
        span: Any = (await connection.execute(query)).one_or_none()
        if span is None:
            return [false()]
        conditions.append(at >= span.started_at)
        if span.ended_at is not None:
            conditions.append(at < span.ended_at)
    return conditions
