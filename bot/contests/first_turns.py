"""Whose turn came at a table: a side that had none before a window ended has not missed it."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.tables.rows import rules_of
from engine import EngineError, apply, load, start

_LINES: Final = 200
"""Of a log in which turns are looked for; most come in the first ten."""
_LOG: Final = schema.log.c
_T: Final = schema.tables.c


async def seats_with_a_turn(connection: AsyncConnection, tables: Collection[int]) -> dict[int, tuple[bool, ...]]:
    """Whether the turn of each seat has come at some tables, as far as their logs can be read.

    Raises:
        ValueError: When a table's rules cannot be read.
    """
    query = select(_LOG.table_id, _LOG.line).where(_LOG.table_id.in_(tables), _LOG.seq <= _LINES)
    lines: dict[int, list[str]] = {table: [] for table in tables}
    for row in await connection.execute(query.order_by(_LOG.table_id, _LOG.seq)):
        lines[row.table_id].append(row.line)
    rules = await connection.execute(select(_T.id, _T.rules).where(_T.id.in_(tables)))
    return {row.id: _turns_of(row.rules, lines[row.id]) for row in rules}


def _turns_of(rules: str, lines: list[str]) -> tuple[bool, ...]:
    state = start(rules_of(rules))
    found = [not lines] * rules_of(rules).seats  # where not even a deal was made, it stood open for all
    for text in lines:
        try:
            state = apply(state, load(text))
        except EngineError:
            break
        if state.actor is not None:
            found[state.actor] = True
            if all(found):
                break
    return tuple(found)
