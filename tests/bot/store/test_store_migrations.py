"""Migrations: they come out as the schema says, on both databases, and refuse what is not theirs."""

import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Column, Integer, Table, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import migrations
from bot.store.database import (
    BadDatabaseUrl,
    Database,
    DatabaseOutdated,
    DatabaseUnreachable,
    MigrationFailed,
    NotABowerDatabase,
    OtherVersion,
)
from bot.store.schema import METADATA
from bot.store.schema.digest import digest
from tests.suite import both_databases


@both_databases
async def test_the_migrations_make_the_schema(database: Database) -> None:
    def differences(connection: object) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        return compare_metadata(context, METADATA)

    async with database.read() as connection:
        assert await connection.run_sync(differences) == []


def test_the_revision_is_another_where_a_table_is() -> None:
    before = digest.__wrapped__()
    more = Table("more", METADATA, Column("id", Integer, primary_key=True))
    try:
        assert digest.__wrapped__() != before
    finally:
        METADATA.remove(more)
    assert digest.__wrapped__() == before == migrations.head()


async def test_a_new_database_is_at_the_head_and_opening_again_changes_nothing(database_url: str) -> None:
    for _ in range(2):
        database = await Database.open(database_url)
        async with database.read() as connection:
            assert await migrations.current(connection) == migrations.head()
        await database.close()


async def test_without_migrating_an_empty_database_is_refused(database_url: str) -> None:
    with pytest.raises((DatabaseOutdated, DatabaseUnreachable), match=r"python -m bot migrate|there is no database"):
        await Database.open(database_url, migrate=False)


async def test_a_database_of_another_version_is_refused(database_url: str) -> None:
    database = await Database.open(database_url)

    async def another(connection: AsyncConnection) -> None:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    await database.write(another)
    await database.close()
    for options in ({}, {"migrate": False}, {"read_only": True}):
        with pytest.raises(OtherVersion, match="9999"):
            await Database.open(database_url, **options)


async def test_tables_of_another_program_are_refused_and_not_changed(sqlite_url: str, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "bower.db") as connection:
        connection.execute("CREATE TABLE recipes (id INTEGER)")
    connection.close()
    with pytest.raises(NotABowerDatabase):
        await Database.open(sqlite_url)
    with sqlite3.connect(tmp_path / "bower.db") as connection:
        assert [name for (name,) in connection.execute("SELECT name FROM sqlite_master")] == ["recipes"]
    connection.close()


async def test_a_file_that_is_not_a_database_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    (tmp_path / "bower.db").write_text("Clubs are trump. " * 100)
    with pytest.raises(NotABowerDatabase):
        await Database.open(sqlite_url)


async def test_a_failed_migration_leaves_nothing(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("half-way")

    upgrade = migrations.command.upgrade
    with monkeypatch.context() as patched:
        patched.setattr(migrations.command, "upgrade", lambda *arguments: (upgrade(*arguments), fail()))
        with pytest.raises(MigrationFailed, match="from revision none to"):
            await Database.open(database_url)
    with pytest.raises(DatabaseOutdated, match="revision none"):
        await Database.open(database_url, migrate=False)
    await (await Database.open(database_url)).close()


@pytest.mark.parametrize(
    "url",
    [
        "",
        "bower.db",
        "sqlite:///bower.db",
        "mysql://u:secret@h/d",
        "sqlite+aiosqlite:///b.db?mode=ro",
        "sqlite+aiosqlite://data/bower.db",
        "postgresql://h/d",
        "postgresql+asyncpg://u:secret@h:port/d",
        "postgresql+asyncpg://u:secret@h/d?secret=1&frobnicate=secret",
    ],
)
async def test_a_bad_address_is_refused_without_repeating_it(url: str) -> None:
    with pytest.raises(BadDatabaseUrl) as refused:
        await Database.open(url)
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize(
    "url", ["sqlite+aiosqlite:////dev/null/here/bower.db", "postgresql+asyncpg://u:secret@127.0.0.1:1/bower"]
)
async def test_an_unreachable_database_is_reported_without_its_password(url: str) -> None:
    with pytest.raises(DatabaseUnreachable) as refused:
        await Database.open(url)
    assert "secret" not in str(refused.value)


async def test_a_missing_file_is_not_made_for_reading(sqlite_url: str, tmp_path: Path) -> None:
    with pytest.raises(DatabaseUnreachable):
        await Database.open(sqlite_url, read_only=True)
    assert not any(tmp_path.iterdir())  # noqa: ASYNC240
