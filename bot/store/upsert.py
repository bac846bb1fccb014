"""`INSERT ... ON CONFLICT`: the same in both databases, but not in SQLAlchemy."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Table, insert
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


async def upsert(connection: AsyncConnection, table: Table, row: Mapping[str, Any], *, add: Sequence[str] = ()) -> None:
    """Insert a row, or change the one with its primary key: columns in `add` grow by its values."""
    statement = _insert(connection, table).values(row)
    keys = [column.name for column in table.primary_key]
    new = statement.excluded
    changed = {name: table.c[name] + new[name] if name in add else new[name] for name in row if name not in keys}
    await connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=changed))


async def add_all(
    connection: AsyncConnection,
    table: Table,
    rows: Sequence[Mapping[str, Any]],
    *,
    add: Sequence[str] = (),
    keep: Sequence[str] = (),
    then: Mapping[str, ColumnElement[Any]] | None = None,
) -> None:
    """`upsert` rows of the same columns; there may be none.

    In a row that exists columns in `keep` stay as they are, and those in `then` get these values; the alias "excluded"
    of the table is the row that is inserted.
    """
    if not rows:
        return
    statement = _insert(connection, table)
    keys, new = [column.name for column in table.primary_key], statement.excluded
    changed = {
        name: table.c[name] + new[name] if name in add else new[name]
        for name in rows[0]
        if name not in keys and name not in keep
    } | dict(then or {})
    await connection.execute(
        statement.on_conflict_do_update(index_elements=keys, set_=changed), [dict(row) for row in rows]
    )


async def insert_once(connection: AsyncConnection, table: Table, row: Mapping[str, Any]) -> bool:
    """Insert a row unless there is one with its primary key. Returns whether it was inserted."""
    statement = _insert(connection, table).values(row).on_conflict_do_nothing()
    key = next(iter(table.primary_key))
    return (await connection.execute(statement.returning(key))).first() is not None


async def insert_all(connection: AsyncConnection, table: Table, rows: Sequence[Mapping[str, Any]]) -> None:
    """Insert rows, or do nothing without any."""
    if rows:
        await connection.execute(insert(table), [dict(row) for row in rows])


def _insert(connection: AsyncConnection, table: Table) -> "postgresql.Insert | sqlite.Insert":
    return (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(table)
