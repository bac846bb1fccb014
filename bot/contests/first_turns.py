"""When it was each seat's turn for the first time: whoever had none before a window ended has not missed it."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.tables.rows import rules_of
from engine import EngineError, apply, load, start

_LINES: Final = 200
"""Of a log in which the first turns are looked for; most come in the first ten."""
_LOG: Final = schema.log.c
_T: Final = schema.tables.c
FirstTurns = tuple[int | None, ...]
"""By seat, milliseconds UTC."""


async def first_turns(connection: AsyncConnection, tables: Collection[int]) -> dict[int, FirstTurns]:
    """When the turn of each seat came first at some tables; None where it has not come, or the log cannot be read.

    Raises:
        ValueError: When a table's rules cannot be read.
    """
    if not tables:
        return {}
    query = select(_LOG.table_id, _LOG.line, _LOG.at).where(_LOG.table_id.in_(tables), _LOG.seq <= _LINES)
    lines: dict[int, list[tuple[str, int]]] = {table: [] for table in tables}
    for row in await connection.execute(query.order_by(_LOG.table_id, _LOG.seq)):
        lines[row.table_id].append((row.line, row.at))
    found = dict[int, FirstTurns]()
    for row in await connection.execute(select(_T.id, _T.rules).where(_T.id.in_(tables))):
        found[row.id] = _turns_of(row.rules, lines[row.id])
    return found


def _turns_of(rules: str, lines: list[tuple[str, int]]) -> FirstTurns:
    state = start(rules_of(rules))
    found: list[int | None] = [None] * rules_of(rules).seats
    for text, at in lines:
        try:
            state = apply(state, load(text))
        except EngineError:
            break
        if state.actor is not None and found[state.actor] is None:
            found[state.actor] = at
            if None not in found:
                break
    return tuple(found)
