"""Migrations: they come out as the schema says, on both databases; databases that nothing and no command takes."""

import contextlib
import shutil
import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import migrations
from bot.store.database import Database
from bot.store.errors import (
    BadDatabaseUrl,
    DatabaseOutdated,
    DatabaseUnreachable,
    MigrationFailed,
    NotABowerDatabase,
    OtherVersion,
)
from bot.store.schema import METADATA
from tests.bot.store.conftest import run
from tests.refused import refused
from tests.suite import both_databases


@both_databases
async def test_the_migrations_make_the_schema(database: Database) -> None:
    def differences(connection: object) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        return compare_metadata(context, METADATA)

    async with database.read() as connection:
        assert await connection.run_sync(differences) == []


def test_the_newest_revision_is_the_one_this_program_works_with() -> None:
    assert ScriptDirectory.from_config(migrations._config()).get_heads() == [migrations.HEAD]


async def test_a_new_database_is_at_the_head_and_opening_again_changes_nothing(database_url: str) -> None:
    for _ in range(2):
        database = await Database.open(database_url)
        async with database.read() as connection:
            assert await migrations.current(connection) == migrations.HEAD
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

    upgrade = command.upgrade
    with monkeypatch.context() as patched:
        patched.setattr(command, "upgrade", lambda *arguments: (upgrade(*arguments), fail()))
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


@both_databases
def test_migrate_makes_a_database_and_shows_it(database_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("migrate", database_url, "--show") == 2
    assert run("migrate", database_url) == 0
    assert f"revision {migrations.HEAD}" in capsys.readouterr().out
    assert run("migrate", database_url, "--show") == 0


OTHER = "UPDATE alembic_version SET version_num = '0020'"


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("migrate", ()),
        ("migrate", ("--show",)),
        ("migrate", ("--new-key",)),
        ("backup", ()),
        ("restore", ("other.db",)),
        ("export", ("--table", 1)),
        ("forget", ("--member", 1001)),
        ("rebuild", ()),
        ("rebuild", ("--check",)),
        ("doctor", ()),
    ],
)
def test_a_database_of_another_version_is_refused_and_stays_byte_for_byte(
    command: str,
    words: tuple[object, ...],
    played_file: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Also what a killed process has left in the log beside it."""
    monkeypatch.chdir(tmp_path)
    shutil.copy(played_file, "made.db")
    with contextlib.closing(sqlite3.connect("made.db", isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute(OTHER)
        for ending in ("", "-wal"):
            shutil.copy(f"made.db{ending}", f"killed.db{ending}")
    Path("made.db").rename("other.db")
    for name in ("other.db", "killed.db"):
        before = content(tmp_path)
        given = [name if each == "other.db" else each for each in words]
        assert run(command, f"sqlite+aiosqlite:///{'new.db' if given == [name] else name}", *given) == 2
        assert content(tmp_path) == before
        errors = capsys.readouterr().err
        assert errors.count("\n") == 1
        assert f"{name} is of another version of Bower (its schema is 0020, " in errors


def content(folder: Path) -> dict[str, bytes]:
    """All files; which process reads a log SQLite writes down beside it."""
    return {each.name: each.read_bytes() for each in folder.iterdir() if not each.name.endswith("-shm")}


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("migrate", ("--show",)),
        ("backup", ()),
        ("export", ("--table", 1)),
        ("forget", ("--member", 1)),
        ("rebuild", ()),
        ("rebuild", ("--check",)),
    ],
)
def test_where_there_is_no_database_none_is_made(
    command: str, words: tuple[object, ...], sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(command, sqlite_url, *words) == 2
    assert capsys.readouterr().err.startswith("There is no ")
    assert not any(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("command", "words", "code"),
    [
        ("backup", (), 2),
        ("export", ("--table", 1), 2),
        ("forget", ("--member", 1001), 2),
        ("rebuild", (), 2),
        ("rebuild", ("--check",), 2),
        ("doctor", (), 1),
    ],
)
def test_a_damaged_database_is_reported_in_a_sentence(
    command: str,
    words: tuple[object, ...],
    code: int,
    file_url: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Pages of the log are damaged, so the file opens, and fails on the way."""
    path = tmp_path / "bower.db"
    with contextlib.closing(sqlite3.connect(path)) as connection:
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    content = bytearray(path.read_bytes())
    for page in range(0, len(content), size):
        if content.count(b"play ", page, page + size) > 20:
            content[page : page + size] = b"\xff" * size
    path.write_bytes(content)
    assert run(command, file_url, *words) == code
    printed = capsys.readouterr()
    assert "malformed" in (printed.err if code == 2 else printed.out)
    assert printed.err.count("\n") == (code == 2)


@pytest.mark.parametrize(
    ("command", "words"),
    [("export", ("--table", 10**30)), ("export", ("--server", "x", "--csv")), ("forget", ("--member", 10**30))],
)
def test_an_impossible_number_is_refused(
    command: str, words: tuple[object, ...], sqlite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with refused(2, of=SystemExit):
        run(command, sqlite_url, *words)
    assert f"argument {words[0]}: '{words[1]}' is no number" in capsys.readouterr().err
