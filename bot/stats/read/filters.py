"""The hands and games that detailed queries of a ladder look at."""

from typing import Any, Final

from sqlalchemy import Column, ColumnElement, false, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.stats.ladders import ALL_TIME, EVERYWHERE, Ladder
from bot.stats.write.rows import DRAWN
from bot.store import schema

WHOLE: Final = schema.games.c.winner.is_not(None) | (schema.games.c.ended == DRAWN)
"""Games that came to their end."""
LATEST_HANDS: Final = 10_000
"""The most hands that a detailed query reads, the latest ones: answers must be quick."""
LATEST_GAMES: Final = 2_000
"""The same for games."""


async def window(
    connection: AsyncConnection, ladder: Ladder, guild: Column[int], at: Column[int]
) -> list[ColumnElement[bool]]:
    """Conditions for the server and season of a ladder; none where it covers all."""
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
