"""Reads logs in pages, so that a long one does not hold up the event loop."""

from collections.abc import AsyncIterator, Collection, Sequence
from typing import Any, Final

from sqlalchemy import select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema

PAGE: Final = 1_000
"""Rows read at a time; they hold up the loop for some 4 ms."""
_LOG: Final = schema.log.c
_PLACE: Final = tuple_(_LOG.table_id, _LOG.seq)


async def log_pages(connection: AsyncConnection, tables: Collection[int]) -> AsyncIterator[Sequence[Any]]:
    """The lines of some tables, by table and in order: rows with `table_id`, `seq`, `line`, `at` and `user_id`."""
    query = select(_LOG.table_id, _LOG.seq, _LOG.line, _LOG.at, _LOG.user_id).order_by(_LOG.table_id, _LOG.seq)
    rows = (await connection.execute(query.where(_LOG.table_id.in_(tables)).limit(PAGE))).all()
    while rows:
        yield rows
        if len(rows) < PAGE:
            return
        last = rows[-1]
        rest = [table for table in tables if table >= last.table_id]
        after = query.where(_LOG.table_id.in_(rest), tuple_(last.table_id, last.seq) < _PLACE)
        rows = (await connection.execute(after.limit(PAGE))).all()
