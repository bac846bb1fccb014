"""`python -m bot migrate`, and databases that no command takes."""

import contextlib
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import migrations
from bot.store.database import Database
from tests.bot.store.commands.scenes import run, within
from tests.refused import refused
from tests.suite import both_databases, rest


@both_databases
def test_migrate_makes_a_database_and_shows_it(database_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("migrate", database_url, "--show") == 2
    assert run("migrate", database_url) == 0
    assert f"revision {migrations.head()}" in capsys.readouterr().out
    assert run("migrate", database_url, "--show") == 0


@rest
def test_migrate_says_what_it_does_not_know(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def age(database: Database) -> None:
        async def unit(connection: AsyncConnection) -> None:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

        await database.write(unit)

    within(url, age)
    assert run("migrate", url) == 2
    assert "a newer Bower made" in capsys.readouterr().err


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
