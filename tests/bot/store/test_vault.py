"""The key that seals what a copy of the database must not tell (docs/security.md, D1)."""

import asyncio
import errno
import os
import shutil
import stat
from pathlib import Path
from random import Random

import pytest
from pydantic import SecretStr
from sqlalchemy import select

from bot.contests.model import Stage
from bot.contests.templates import Template
from bot.services import Services
from bot.settings import Settings
from bot.stats.write.recorder import record_change
from bot.store import connections, schema
from bot.store.database import Database
from bot.store.errors import DatabaseUnreachable, NoSecretKey, WrongSecretKey
from bot.store.vault import Vault, key_file
from bot.tables.commands.life import Close
from bot.tables.model import Status
from bot.tables.service import Tables
from tests.bot.contests.world import World
from tests.bot.people import MOD, SHORT
from tests.bot.scripted_tables import FakeClock, at_contest, one_step, secrets, started, until_over
from tests.bot.store.conftest import run, within
from tests.suite import both_databases, rest
from tests.there import there

KEY, OTHER = "k" * 32, "o" * 32


def sealed_on(database: Database, vault: Vault) -> Tables:
    return Tables(database, record=record_change, clock=FakeClock(), secret=secrets(), vault=vault)


async def stored_secret(database: Database, table: int) -> bytes:
    async with database.read() as connection:
        found = await connection.scalar(select(schema.tables.c.secret).where(schema.tables.c.id == table))
    assert found is not None
    return found


async def test_a_copy_of_the_database_tells_no_deal_to_come(database: Database) -> None:
    tables = sealed_on(database, await Vault.open(database, KEY))
    now = await started(tables, members=2, rules=SHORT)
    now = await one_step(tables, now, Random(1))
    secret = secrets()()
    assert now.secret == secret
    stored = await stored_secret(database, now.table.id)
    assert secret not in stored
    if database.path is not None:
        assert all(secret not in each.read_bytes() for each in database.path.parent.iterdir())
    again = sealed_on(database, await Vault.open(database, KEY))
    assert (await again.load(now.table.id)).secret == secret


@pytest.mark.parametrize("to_the_end", [True, False])
async def test_the_secret_is_stored_in_clear_when_the_game_is_over(database: Database, *, to_the_end: bool) -> None:
    tables = sealed_on(database, await Vault.open(database, KEY))
    now = await started(tables, members=2, rules=SHORT)
    if to_the_end:
        await until_over(tables, now)
    else:
        await tables.do(now.table.id, Close(MOD))
    assert await stored_secret(database, now.table.id) == secrets()()
    assert all(check.fair for check in (await tables.reveal(now.table.id)).checks)


@both_databases
async def test_a_wrong_key_is_refused(database: Database) -> None:
    await Vault.open(database, KEY)
    await Vault.open(database, KEY)
    with pytest.raises(WrongSecretKey, match="put that back"):
        await Vault.open(database, OTHER)


async def test_sqlite_has_a_key_beside_it_that_only_its_owner_reads(sqlite_url: str) -> None:
    settings = Settings(_env_file=None, database_url=sqlite_url, secret_key="", computer_processes=0)  # type: ignore[call-arg]
    await (await Services.open(settings)).close()
    services = await Services.open(settings)
    await services.close()
    file = there(services.database.path)
    key = key_file(file)
    modes = {each.name: stat.S_IMODE(each.stat().st_mode) for each in (file, key)}
    assert modes == {"bower.db": 0o600, "bower.db.key": 0o600}
    key.unlink()
    with pytest.raises(NoSecretKey, match="put it back"):
        await Services.open(settings)
    assert not key.exists()


async def test_the_key_of_the_settings_is_used_and_none_is_made(sqlite_url: str) -> None:
    settings = Settings(_env_file=None, database_url=sqlite_url, secret_key=KEY, computer_processes=0)  # type: ignore[call-arg]
    services = await Services.open(settings)
    await services.close()
    assert not key_file(there(services.database.path)).exists()
    with pytest.raises(WrongSecretKey):
        await Services.open(settings.model_copy(update={"secret_key": SecretStr(OTHER)}))


def test_a_key_that_was_cut_short_is_no_key(sqlite_url: str, tmp_path: Path) -> None:
    """A full disk or a kill may leave an empty file; nothing is sealed by a key that anyone could guess."""
    key = key_file(tmp_path / "bower.db")
    key.touch()
    vault = within(sqlite_url, Vault.open)
    assert len(key.read_text("ascii")) == 64
    assert vault.derive("check") != Vault("").derive("check")
    key.write_text(key.read_text("ascii")[:31])
    with pytest.raises(NoSecretKey, match="cut short"):
        within(sqlite_url, Vault.open)


def test_a_full_disk_leaves_no_part_of_a_key(sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(DatabaseUnreachable, match="No space left"):
        within(sqlite_url, Vault.open)
    assert not list(tmp_path.glob("*.key*"))


def test_the_sentence_names_the_key_that_was_tried(sqlite_url: str, tmp_path: Path) -> None:
    """As where an old backup is restored beside a newer key."""
    within(sqlite_url, Vault.open)
    with pytest.raises(WrongSecretKey, match=r"^SECRET_KEY is not the key"):
        within(sqlite_url, lambda database: Vault.open(database, OTHER))
    key_file(tmp_path / "bower.db").write_text(OTHER)
    with pytest.raises(WrongSecretKey, match=r"^the key in .*bower\.db\.key is not the key"):
        within(sqlite_url, Vault.open)


def test_a_file_others_could_read_is_made_private(sqlite_url: str, tmp_path: Path, migrated_file: Path) -> None:
    """Whoever may read the lock's file may take the lock, so that the bot cannot start."""

    async def modes(database: Database) -> set[int]:
        await Vault.open(database)
        ends = ("", "-wal", "-shm", ".key", ".lock")
        return {stat.S_IMODE(file.with_name(file.name + end).stat().st_mode) for end in ends}

    file = tmp_path / "bower.db"
    shutil.copyfile(migrated_file, file)
    for _ in range(2):
        for each in tmp_path.iterdir():
            each.chmod(0o644)
        assert within(sqlite_url, modes) == {0o600}


def test_postgresql_needs_a_key(postgres_url: str) -> None:
    settings = Settings(_env_file=None, database_url=postgres_url, secret_key="")  # type: ignore[call-arg]
    with pytest.raises(NoSecretKey, match="PostgreSQL needs one"):
        asyncio.run(Services.open(settings))


def test_backups_hold_no_key_and_say_so(sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def use(database: Database) -> None:
        await Vault.open(database)

    within(sqlite_url, use)
    key = key_file(tmp_path / "bower.db").read_bytes()
    assert run("backup", sqlite_url, tmp_path / "copy.db") == 0
    assert "The key is not in it" in capsys.readouterr().out
    assert key not in (tmp_path / "copy.db").read_bytes()


def test_a_lost_key_closes_what_it_sealed(
    sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(database: Database) -> None:
        tables = sealed_on(database, await Vault.open(database))
        await until_over(tables, await started(tables, members=2, rules=SHORT))
        await started(tables, members=2, rules=SHORT)
        await at_contest(tables)

    async def check(database: Database) -> None:
        tables = sealed_on(database, await Vault.open(database))
        assert [(await tables.load(number)).table.status for number in (1, 2, 3)] == [
            *(Status.OVER, Status.CLOSED, Status.CLOSED)
        ]
        assert all(check.fair for check in (await tables.reveal(1)).checks)

    monkeypatch.delenv("SECRET_KEY")
    within(sqlite_url, play)
    key_file(tmp_path / "bower.db").unlink()
    assert run("forget", sqlite_url, "--member", 1) == 2
    assert run("migrate", sqlite_url, "--new-key") == 0
    assert "2 unfinished tables were closed" in capsys.readouterr().out
    within(sqlite_url, check)


def test_a_new_key_closes_nothing_that_the_key_opens(
    sqlite_url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """So it may be typed by mistake, and again where it was interrupted."""

    async def play(database: Database) -> None:
        await started(sealed_on(database, await Vault.open(database)), members=2, rules=SHORT)
        await started(sealed_on(database, Vault(OTHER)), members=2, rules=SHORT)

    async def check(database: Database) -> None:
        tables = sealed_on(database, await Vault.open(database))
        assert [(await tables.load(number)).table.status for number in (1, 2)] == [Status.PLAYING, Status.CLOSED]

    monkeypatch.delenv("SECRET_KEY")
    within(sqlite_url, play)
    assert run("migrate", sqlite_url, "--new-key") == 0
    assert "1 unfinished table was closed" in capsys.readouterr().out
    within(sqlite_url, check)


@rest
def test_a_contest_goes_on_after_its_key_is_lost(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(database: Database) -> bytes:
        world = World(database)
        world.vault = await Vault.open(database)
        world.launch()
        stored = await world.begun(6, Template.HUSTLE, rounds=3)
        await world.play_tables(stored.id)
        return (await world.director.advance(stored.id)).lot

    async def go_on(database: Database) -> bytes:
        world = World(database)
        world.vault = await Vault.open(database)
        world.launch()
        stored = await world.contests.load(1)
        lot = stored.lot
        for _ in range(10):
            world.clock.at = max([world.clock.at, *(each.due_at for each in stored.deadlines.values())])
            await world.director.advance(1)
            await world.play_tables(1)
            stored = await world.director.advance(1)
        assert stored.stage is Stage.OVER
        await world.check()
        return lot

    monkeypatch.delenv("SECRET_KEY")
    lost = within(sqlite_url, play)
    key_file(connections.sqlite_file(connections.parse(sqlite_url)) or Path()).unlink()
    assert run("migrate", sqlite_url, "--new-key") == 0
    assert run("rebuild", sqlite_url, "--check") == 0
    new = within(sqlite_url, go_on)
    assert len(new) == 32
    assert new != lost


def test_doctor_says_whether_the_key_is_there(
    sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(_: Database) -> None: ...

    monkeypatch.delenv("SECRET_KEY")
    within(sqlite_url, nothing)
    assert run("doctor", sqlite_url) == 0
    assert "ok    key: none was used yet" in capsys.readouterr().out
    within(sqlite_url, Vault.open)
    assert run("doctor", sqlite_url) == 0
    assert "ok    key: the one that the database was used with" in capsys.readouterr().out
    key_file(tmp_path / "bower.db").unlink()
    assert run("doctor", sqlite_url) == 1
    assert "FAIL  key: the key of this database is missing" in capsys.readouterr().out
    assert not key_file(tmp_path / "bower.db").exists()
