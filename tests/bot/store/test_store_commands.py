"""`python -m bot` migrate, backup, restore, export and doctor, on real databases with real games."""

import argparse
import asyncio
import contextlib
import shutil
import sqlite3
import stat
from collections.abc import Awaitable, Callable, Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest
from sqlalchemy import text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import SystemClock
from bot.commands.backup import address_for_libpq
from bot.settings import Settings
from bot.store import connections, files, migrations, schema
from bot.store.database import Database
from bot.store.errors import NotABowerDatabase
from bot.tables.commands.life import Close, Open
from engine import fairness, load, load_rules, replay
from engine.phases.registry import Over
from tests.bot.people import ANN
from tests.bot.postgres import drop_database, new_database
from tests.bot.scripted_tables import FakeClock, one_step, rows, started, tables_on, until_over
from tests.refused import refused
from tests.requirements import require_or_skip
from tests.suite import both_databases, rest

T = TypeVar("T")


def run(command: str, url: str, *words: object) -> int:
    module = import_module(f"bot.commands.{command}")
    parser = argparse.ArgumentParser()
    module.add_arguments(parser)
    settings = Settings(_env_file=None, database_url=url)  # type: ignore[call-arg]
    return module.run(parser.parse_args([str(word) for word in words]), settings)


def within(url: str, work: Callable[[Database], Awaitable[T]]) -> T:
    async def whole() -> T:
        database = await Database.open(url)
        try:
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(whole())


async def games(database: Database) -> None:
    """Table 1 is over, table 2 was given up, table 3 is at play, table 4 in its lobby."""
    tables = tables_on(database, FakeClock())
    await until_over(tables, await started(tables, members=4))
    for number in (2, 3):
        now = await started(tables, members=2)
        for _ in range(40):
            now = await one_step(tables, now, Random(number))
    await tables.do(2, Close(ANN))
    await tables.open(Open(ANN, 77, 7700, preset="north-american"))


@pytest.fixture(scope="module")
def played_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file with `games`; tests get copies."""
    path = tmp_path_factory.mktemp("played") / "bower.db"
    within(f"sqlite+aiosqlite:///{path}", games)
    return path


@pytest.fixture(scope="module")
def played_url(request: pytest.FixtureRequest) -> Iterator[str]:
    """The same on PostgreSQL."""
    server = request.getfixturevalue("postgres_server")
    made = new_database(server)
    within(made, games)
    yield made
    drop_database(server, made)


@pytest.fixture
def file_url(sqlite_url: str, tmp_path: Path, played_file: Path) -> str:
    shutil.copy(played_file, tmp_path / "bower.db")
    return sqlite_url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> Iterator[str]:
    """A database with `games`; the test runs on both kinds."""
    if request.param == "sqlite":
        yield request.getfixturevalue("file_url")
        return
    template, server = request.getfixturevalue("played_url"), request.getfixturevalue("postgres_server")
    made = new_database(server, template)
    yield made
    drop_database(server, made)


def everything(url: str) -> dict[str, list[tuple[object, ...]]]:
    return within(url, rows)


# --- migrate


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


# --- backup and restore


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
    assert f"revision {migrations.head()}" in capsys.readouterr().out


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


def test_a_name_at_the_beginning_of_a_sentence_stays_as_it_is(
    file_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("restore", file_url, "bower.db") == 2
    assert capsys.readouterr().err == "bower.db is the database itself.\n"


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
    assert capsys.readouterr().err.count("\n") == 7
    assert everything(file_url) == before


def test_restore_where_there_is_no_database_yet(file_url: str, tmp_path: Path) -> None:
    assert run("backup", file_url, tmp_path / "copy.db") == 0
    fresh = f"sqlite+aiosqlite:///{tmp_path / 'new' / 'bower.db'}"
    assert run("restore", fresh, tmp_path / "copy.db") == 0
    assert everything(fresh) == everything(file_url)
    assert {path.name for path in (tmp_path / "new").iterdir()} == {"bower.db", "bower.db.lock"}


def test_a_database_that_was_killed_is_set_aside_with_its_log(file_url: str, tmp_path: Path) -> None:
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
    with contextlib.closing(sqlite3.connect(aside)) as connection:
        assert set(connection.execute("SELECT preset FROM tables")) == {("killed",)}


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


# --- export


@rest
def test_an_export_has_all_that_is_needed_to_check_the_game(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("export", url, "--table", 1, "--output", tmp_path / "game.txt") == 0
    written = (tmp_path / "game.txt").read_text("utf-8")
    assert run("export", url, "--table", 1) == 0
    assert capsys.readouterr().out == written
    lines = written.splitlines()
    about = dict(line[2:].split(" ", 1) for line in lines if line.startswith("# "))
    rules, secret = load_rules(about["rules"]), bytes.fromhex(about["secret"])
    actions = [load(line) for line in lines if not line.startswith("#")]
    assert isinstance(replay(rules, actions), Over)
    assert all(check.fair for check in fairness.verify(rules, secret, actions))
    assert "# seat 0 member Ann" in lines
    assert sum(line.startswith("# level ") for line in lines) == sum(" computer " in line for line in lines)
    assert run("export", url, "--table", 1, "--output", tmp_path / "game.txt") == 2


@pytest.mark.parametrize("table", [3, 4, 404])
def test_a_game_that_is_not_over_is_not_shown(url: str, table: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("export", url, "--table", table) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "deal" not in printed.err


def test_a_game_given_up_may_be_shown(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("export", url, "--table", 2) == 0
    assert "closed" in capsys.readouterr().out


@pytest.mark.parametrize(("wanted", "begins"), [("text", "Game 1: "), ("json", "{"), ("log", "# bower log 1")])
def test_a_game_is_exported_in_another_format(
    wanted: str, begins: str, file_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    output = tmp_path / "game"
    assert run("export", file_url, "--table", 1, "--format", wanted, "--output", output) == 0
    assert run("export", file_url, "--table", 1, "--format", wanted) == 0
    printed = capsys.readouterr().out
    assert printed.startswith(begins)
    assert printed == output.read_text("utf-8")


def test_a_text_export_is_in_the_chosen_language(file_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("export", file_url, "--table", 1, "--format", "text", "--language", "fr") == 0
    assert capsys.readouterr().out.startswith("Partie 1\N{NO-BREAK SPACE}: ")


def test_a_game_that_a_format_cannot_express_is_refused(file_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    """These tables let a defender play alone against two makers, and one did."""
    assert run("export", file_url, "--table", 1, "--format", "egn") == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "Euchre Game Notation" in printed.err


@both_databases
def test_the_games_of_a_server_are_exported_as_a_spreadsheet(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("export", url, "--server", 77, "--csv") == 0
    head, *rows = capsys.readouterr().out.splitlines()
    assert head.startswith("game,started,ended,rules,")
    assert [row.split(",")[0] for row in rows] == ["2", "1"]
    assert run("export", url, "--server", 78, "--csv") == 2
    assert "No game has ended in server 78" in capsys.readouterr().err


@pytest.mark.parametrize("words", [("--server", 77), ("--table", 1, "--csv")])
def test_a_spreadsheet_needs_a_server_and_nothing_else(
    words: tuple[object, ...], file_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("export", file_url, *words) == 2
    assert "--csv" in capsys.readouterr().err


# --- doctor


@rest
def test_the_doctor_finds_nothing_wrong_while_a_bot_runs(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def meanwhile(_: Database) -> None:
        assert await asyncio.to_thread(run, "doctor", url) == 0

    within(url, meanwhile)
    printed = capsys.readouterr().out
    assert "FAIL" not in printed
    assert "3 replay" in printed


@rest
@both_databases
def test_the_doctor_and_the_check_find_wrong_statistics_and_a_rebuild_repairs_them(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = everything(url)

    async def spoil(database: Database) -> None:
        async def unit(connection: AsyncConnection) -> None:
            await connection.execute(update(schema.standings).values(points=schema.standings.c.points + 1))

        await database.write(unit)

    within(url, spoil)
    assert run("doctor", url) == 1
    assert "FAIL  statistics: standings, guild_id 0, season 0, family , user_id 1001" in capsys.readouterr().out
    assert run("rebuild", url, "--check") == 1
    printed = capsys.readouterr().out
    assert "standings, guild_id 77, season 0, family partners, user_id 1001: not what the logs say" in printed
    assert run("rebuild", url) == 0
    assert everything(url) == before
    capsys.readouterr()
    assert run("rebuild", url, "--check") == 0
    assert "Everything stored is what the logs and the journal say." in capsys.readouterr().out


def test_a_check_runs_while_the_bot_runs_and_a_rebuild_does_not(file_url: str) -> None:
    async def meanwhile(_: Database) -> None:
        assert await asyncio.to_thread(run, "rebuild", file_url, "--check") == 0
        assert await asyncio.to_thread(run, "rebuild", file_url) == 2

    within(file_url, meanwhile)


def test_the_doctor_finds_a_log_that_does_not_replay(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def spoil(database: Database) -> None:
        log = schema.log.c

        async def unit(connection: AsyncConnection) -> None:
            await connection.execute(update(schema.log).where(log.table_id == 3, log.seq == 5).values(line="play Xx"))

        await database.write(unit)

    within(url, spoil)
    assert run("doctor", url) == 1
    printed = capsys.readouterr().out
    assert "FAIL  logs: table 3: line 5 of the log is not legal" in printed
    assert "Xx" not in printed
    for arguments in ((), ("--check",)):
        assert run("rebuild", url, *arguments) == 1
        printed = capsys.readouterr().err
        assert "able 3: line 5 of the log is not legal" in printed
        assert "Xx" not in printed


@rest
def test_the_doctor_finds_a_full_disk_and_a_damaged_file(
    file_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bot.commands.doctor.LEAST_FREE", 1 << 60)
    assert run("doctor", file_url) == 1
    assert "FAIL  disk: only" in capsys.readouterr().out
    monkeypatch.undo()
    with contextlib.closing(sqlite3.connect(tmp_path / "bower.db", isolation_level=None)) as connection:
        connection.execute("INSERT INTO deadlines (table_id, version, due_at) VALUES (404, 1, 1)")
    assert run("doctor", file_url) == 1
    assert "FAIL  file: a row of deadlines refers to nothing" in capsys.readouterr().out


def test_the_doctor_says_that_there_is_no_database(sqlite_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("doctor", sqlite_url) == 1
    assert "FAIL  database: there is no database" in capsys.readouterr().out
