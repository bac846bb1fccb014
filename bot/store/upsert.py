"""`INSERT ... ON CONFLICT`: the same in both databases, but not in SQLAlchemy."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy import ColumnElement, Executable, Table, insert
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


async def upsert(connection: AsyncConnection, table: Table, row: Mapping[str, Any], *, add: Sequence[str] = ()) -> None:
    """Insert a row, or change the one with its primary key: columns in `add` grow by its values."""
    await add_all(connection, table, (row,), add=add)


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
    if rows:
        so = (*rows[0],), (*add,), (*keep,), (*(then or {}).items(),)
        await connection.execute(_adding(connection.dialect.name, table, *so), [dict(row) for row in rows])


@cache
def _adding(dialect: str, table: Table, names: tuple[str, ...], add: Any, keep: Any, then: Any) -> Executable:
    """The statement of `add_all`: to put it together takes longer than to carry it out."""
    statement = _insert(dialect, table)
    keys, new = [column.name for column in table.primary_key], statement.excluded
    changed = dict[str, Any](then)
    for name in [each for each in names if each not in (*keys, *keep, *changed)]:
        changed[name] = table.c[name] + new[name] if name in add else new[name]
    return statement.on_conflict_do_update(index_elements=keys, set_=changed)


async def insert_once(connection: AsyncConnection, table: Table, row: Mapping[str, Any]) -> bool:
    """Insert a row unless there is one with its primary key. Returns whether it was inserted."""
    statement = _insert(connection.dialect.name, table).values(row).on_conflict_do_nothing()
    return (await connection.execute(statement.returning(next(iter(table.primary_key))))).first() is not None


async def insert_all(connection: AsyncConnection, table: Table, rows: Sequence[Mapping[str, Any]]) -> None:
    """Insert rows, or do nothing without any."""
    if rows:
        await connection.execute(insert(table), [dict(row) for row in rows])


def _insert(dialect: str, table: Table) -> "postgresql.Insert | sqlite.Insert":
    return (sqlite if dialect == "sqlite" else postgresql).insert(table)
