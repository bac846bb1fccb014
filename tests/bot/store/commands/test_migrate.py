"""`python -m bot migrate`, and databases that no command takes."""

import contextlib
import shutil
import sqlite3
from pathlib import Path

import pytest

from bot.store import migrations
from tests.bot.store.commands.scenes import run
from tests.refused import refused
from tests.suite import both_databases


@both_databases
def test_migrate_makes_a_database_and_shows_it(database_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("migrate", database_url, "--show") == 2
    assert run("migrate", database_url) == 0
    assert f"revision {migrations.head()}" in capsys.readouterr().out
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
