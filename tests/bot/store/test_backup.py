"""`python -m bot backup` and `restore`."""

import asyncio
import contextlib
import shutil
import sqlite3
import stat
from pathlib import Path

import pytest

from bot.cli.backup import address_for_libpq
from bot.clock import SystemClock
from bot.store import connections, files, migrations
from bot.store.database import Database
from bot.store.errors import NotABowerDatabase
from tests.bot.scripted_tables import FakeClock, rows, started, tables_on, until_over
from tests.bot.store.conftest import everything, games, run, within
from tests.bot.store.test_store_sqlite import WRITES, python
from tests.requirements import require_or_skip
from tests.suite import rest


@rest
def test_a_backup_of_a_database_in_use_can_be_restored_whole(
    file_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = everything(file_url)

    async def back_up_and_go_on(database: Database) -> None:
        assert await asyncio.to_thread(run, "backup", file_url, tmp_path / "copy.db") == 0
        tables = tables_on(database, FakeClock(), seed=9)
        await until_over(tables, await started(tables, members=1))

    within(file_url, back_up_and_go_on)
    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600
    after = everything(file_url)
    assert after != before
    assert run("restore", file_url, tmp_path / "copy.db") == 0
    assert everything(file_url) == before
    assert run("doctor", file_url) == 0
    (aside,) = tmp_path.glob("bower.db.before-*")
    assert everything(f"sqlite+aiosqlite:///{aside}") == after
    assert f"revision {migrations.HEAD}" in capsys.readouterr().out


def test_a_backup_without_a_name_gets_one_with_the_time(
    file_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(SystemClock, "now", lambda _: 1_795_214_700_000)
    assert run("backup", file_url) == 0
    made = tmp_path / "backups" / "bower-20261120-224500.db"
    assert made.is_file()
    kept = made.read_bytes()
    assert run("backup", file_url) == 2
    assert "is there already" in capsys.readouterr().err
    assert made.read_bytes() == kept
    assert list(made.parent.iterdir()) == [made]


def test_a_backup_that_cannot_be_written_leaves_nothing(
    file_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = files._connect

    def damaged(path: Path) -> sqlite3.Connection:
        connection = real(path)
        connection.execute("PRAGMA temp_store_directory")
        connection.set_progress_handler(lambda: 1, 1000)  # interrupted half-way
        return connection

    monkeypatch.setattr(files, "check", lambda _: "0001")
    monkeypatch.setattr(files, "_connect", damaged)
    assert run("backup", file_url, tmp_path / "copy.db") == 2
    assert not [path.name for path in tmp_path.iterdir() if path.name.startswith("copy")]


def test_restore_refuses_while_the_database_is_in_use(
    file_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("backup", file_url, tmp_path / "copy.db") == 0

    async def meanwhile(database: Database) -> None:
        assert await asyncio.to_thread(run, "restore", file_url, tmp_path / "copy.db") == 2
        await rows(database)

    within(file_url, meanwhile)
    assert "in use by another Bower" in capsys.readouterr().err
    assert not list(tmp_path.glob("*before*"))


def test_restore_takes_only_whole_databases_of_bower(
    file_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = everything(file_url)
    with contextlib.closing(sqlite3.connect(tmp_path / "foreign.db")) as connection:
        connection.execute("CREATE TABLE recipes (id INTEGER)")
    (tmp_path / "text.db").write_text("Clubs are trump. " * 100)
    (tmp_path / "empty.db").touch()
    assert run("backup", file_url, tmp_path / "damaged.db") == 0
    whole = (tmp_path / "damaged.db").read_bytes()
    half = len(whole) // 2
    (tmp_path / "damaged.db").write_bytes(whole[:half] + b"\xff" * 4096 + whole[half + 4096 :])
    assert run("backup", file_url, tmp_path / "newer.db") == 0
    with contextlib.closing(sqlite3.connect(tmp_path / "newer.db", isolation_level=None)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    for name in ("foreign", "text", "empty", "damaged", "newer", "missing"):
        assert run("restore", file_url, tmp_path / f"{name}.db") == 2, name
    assert run("restore", file_url, tmp_path / "bower.db") == 2
    errors = capsys.readouterr().err
    assert errors.count("\n") == 7
    assert "bower.db is the database itself.\n" in errors
    assert everything(file_url) == before


def test_restore_where_there_is_no_database_yet(file_url: str, tmp_path: Path) -> None:
    assert run("backup", file_url, tmp_path / "copy.db") == 0
    fresh = f"sqlite+aiosqlite:///{tmp_path / 'new' / 'bower.db'}"
    assert run("restore", fresh, tmp_path / "copy.db") == 0
    assert everything(fresh) == everything(file_url)
    assert {path.name for path in (tmp_path / "new").iterdir()} == {"bower.db", "bower.db.lock"}


def test_a_database_that_was_killed_is_set_aside_with_its_log(
    file_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What a killed process has committed is in the write-ahead log; setting the file aside must not lose it."""
    path = tmp_path / "bower.db"
    assert run("backup", file_url, tmp_path / "copy.db") == 0
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("UPDATE tables SET preset = 'killed'")
        for ending in files.COMPANIONS:
            shutil.copy(f"{path}{ending}", f"{tmp_path / 'killed.db'}{ending}")
    target = f"sqlite+aiosqlite:///{tmp_path / 'killed.db'}"
    assert run("restore", target, tmp_path / "copy.db") == 0
    (aside,) = tmp_path.glob("killed.db.before-*[0-9]")
    assert f"together: {aside} {aside}-wal {aside}-shm" in capsys.readouterr().out
    with contextlib.closing(sqlite3.connect(aside)) as connection:
        assert set(connection.execute("SELECT preset FROM tables")) == {("killed",)}


@rest
@pytest.mark.processes
def test_a_backup_copied_beside_the_log_of_a_killed_database_is_refused_untouched(
    sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A killed database alone is in order, with its log elsewhere too; and so is what `restore` puts there."""
    live = tmp_path / "bower.db"

    def find_faults(path: Path) -> list[str]:
        code = run("doctor", f"sqlite+aiosqlite:///{path}")
        found = [line for line in capsys.readouterr().out.splitlines() if line.startswith("FAIL")]
        assert code == bool(found)
        return found

    for generation in range(2):  # a new database, and one that was killed
        process = python(WRITES, sqlite_url, generation * 100_000)
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        assert run("backup", sqlite_url, tmp_path / f"{generation}.db") == 0
        process.stdout.readline()
        process.kill()
        process.communicate()
        for ending in files.COMPANIONS:
            shutil.copy(f"{live}{ending}", f"{tmp_path / 'elsewhere.db'}{ending}")
        assert not find_faults(tmp_path / "elsewhere.db")
    shutil.copy(tmp_path / "0.db", live)
    before = {path: path.read_bytes() for path in tmp_path.glob("bower.db*")}
    assert len(before[tmp_path / "bower.db-wal"]) > 0
    (fault,) = find_faults(live)
    assert "bower.db-wal beside it belongs to the database that was there before" in fault
    for command in (["migrate"], ["rebuild"], ["forget", "--member", "1"], ["backup", tmp_path / "out"]):
        assert run(command[0], sqlite_url, *command[1:]) == 2, command
    assert {path: path.read_bytes() for path in tmp_path.glob("bower.db*")} == before
    assert run("restore", sqlite_url, tmp_path / "1.db") == 0
    assert not find_faults(live)


def test_a_copy_made_by_hand_is_checked_too(tmp_path: Path) -> None:
    with contextlib.closing(sqlite3.connect(tmp_path / "odd.db")) as connection:
        connection.execute(f"PRAGMA application_id = {migrations.APPLICATION_ID}")
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
    with pytest.raises(NotABowerDatabase, match="no schema"):
        files.check(tmp_path / "odd.db")


@rest
def test_postgresql_is_dumped_whole_and_never_over_a_file(
    postgres_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    require_or_skip("postgres", shutil.which("pg_dump"), "no pg_dump on PATH: install PostgreSQL's client programs")
    within(postgres_url, games)
    target = tmp_path / "copy.dump"
    assert run("backup", postgres_url, target) == 0
    assert target.read_bytes()[:5] == b"PGDMP"
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert run("backup", postgres_url, target) == 2
    assert run("restore", postgres_url, target) == 2
    assert "pg_restore" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("address", "wanted"),
    [
        ("postgresql+asyncpg://ann:pass@host/bower", "postgresql://ann@host/bower"),
        ("postgresql+asyncpg://ann@/bower?host=/run/pg", "postgresql://ann@/bower?host=%2Frun%2Fpg"),
        (
            "postgresql+asyncpg://ann@host/bower?ssl=require&command_timeout=5",
            "postgresql://ann@host/bower?sslmode=require",
        ),
    ],
)
def test_pg_dump_gets_an_address_that_it_understands(address: str, wanted: str) -> None:
    assert address_for_libpq(connections.parse(address)) == wanted


def test_without_pg_dump_backup_says_how(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert run("backup", postgres_url, tmp_path / "copy.dump") == 2
    assert "install PostgreSQL's client programs" in capsys.readouterr().err
