"""Put a stored database where the bot finds it, on SQLite or on PostgreSQL."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Boolean, Connection, MetaData, text

from bot.store import migrations
from bot.store.database import Database

if TYPE_CHECKING:
    import pytest
    from sqlalchemy.ext.asyncio import AsyncConnection

HERE = Path(__file__).parent
REVISIONS = {"0.1.0": "0008", "35e905d0": "0009"}
"""The versions whose databases are here, and the revisions of their schemas."""


def load_file(version: str, file: Path) -> None:
    """The database of a version as a SQLite file, which is not there yet."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((HERE / f"{version}.sql").read_text(encoding="utf-8"))
        connection.execute(f"PRAGMA application_id = {migrations.APPLICATION_ID}")


async def load(version: str, url: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same at an address, whose PostgreSQL database is empty."""
    file = folder / "bower.db" if url.startswith("sqlite") else folder / "rows.db"
    load_file(version, file)
    if url.startswith("sqlite"):
        return
    with monkeypatch.context() as patched:
        patched.setattr(migrations, "head", lambda: REVISIONS[version])
        database = await Database.open(url)

    async def fill(connection: AsyncConnection) -> None:
        await connection.run_sync(_copy_rows, file)

    await database.write(fill)
    await database.close()


def _copy_rows(connection: Connection, file: Path) -> None:
    """Copy each row of a SQLite file into the same tables, and let numbers go on behind those that are taken."""
    metadata = MetaData()
    metadata.reflect(connection)
    with closing(sqlite3.connect(file)) as stored:
        for table in metadata.sorted_tables:
            if table.name == "alembic_version":
                continue
            names = [column.name for column in table.columns]
            rows = stored.execute(f"SELECT {', '.join(names)} FROM {table.name}").fetchall()  # noqa: S608 - own names
            for row in rows:
                connection.execute(table.insert(), _typed(dict(zip(names, row, strict=True)), table))
            for name in names:
                counter = connection.scalar(text(f"SELECT pg_get_serial_sequence('{table.name}', '{name}')"))
                if counter and rows:
                    last = f"SELECT setval('{counter}', (SELECT max({name}) FROM {table.name}))"  # noqa: S608
                    connection.execute(text(last))


def _typed(row: dict[str, Any], table: Any) -> dict[str, Any]:
    """SQLite has no Booleans."""
    kinds = {column.name: column.type for column in table.columns}
    return {
        name: bool(value) if value is not None and isinstance(kinds[name], Boolean) else value
        for name, value in row.items()
    }
