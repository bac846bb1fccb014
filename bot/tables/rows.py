"""Rows of `tables` and `seats`, read: one way for tables at play, for history and for exports."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.tables.model import Sitter, Status, Table
from engine import Rules, Seat, load_rules
from engine.players.levels import Level

rules_of: Final = lru_cache(maxsize=256)(load_rules)
"""Rules from their text; most tables are by few rules.

Raises:
    ValueError: As `engine.load_rules`.
"""


async def sitters(connection: AsyncConnection, tables: Sequence[int]) -> dict[int, dict[Seat, Sitter]]:
    """Who sits at tables, or sat at their end, by table and seat; every table is there."""
    found: dict[int, dict[Seat, Sitter]] = {table: {} for table in tables}
    for row in await connection.execute(select(schema.seats).where(schema.seats.c.table_id.in_(tables))):
        found[row.table_id][row.seat] = Sitter(
            user=row.user_id,
            name=row.name,
            away=row.away,
            missed=row.missed,
            level=None if row.level is None else Level(row.level),
        )
    return found


def table_of(row: Any, seats: Mapping[Seat, Sitter]) -> Table:
    """The table of a row of `tables`, without the pairs kept apart. `row` may hold further columns of other names.

    Raises:
        ValueError: When its rules cannot be read.
    """
    rules: Rules = rules_of(row.rules)
    return Table(
        id=row.id,
        guild=row.guild_id,
        channel=row.channel_id,
        host=row.host_id,
        preset=row.preset,
        rules=rules,
        clock_ms=row.clock_ms,
        language=row.language,
        status=Status(row.status),
        version=row.version,
        seats=tuple(seats.get(seat) for seat in range(rules.seats)),
        created_at=row.created_at,
        started_at=row.started_at,
        ended_at=row.ended_at,
        message=row.message_id,
        message_at=row.message_at,
        ping=row.ping_id,
        previous=row.previous_id,
        even_pace=row.even_pace,
        hints=row.hints,
        level=Level(row.level),
        casual=row.casual,
        rated=row.rated,
    )
