"""Databases of old versions are migrated, are found in order, and are played on; a failed migration changes nothing."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import func, select

from bot.__main__ import main
from bot.cli.console import DONE, REFUSED
from bot.contests.state import Stage
from bot.stats.rebuild import check
from bot.stats.write.recorder import record_change
from bot.store import migrations, schema
from bot.store.database import Database, MigrationFailed
from bot.store.vault import Vault
from bot.tables.commands.life import Start
from bot.tables.model import Member, Status
from bot.tables.service import Tables
from tests.bot.contests.world import World
from tests.bot.scripted_tables import gathered
from tests.contest_simulation.server import secrets
from tests.stored.loading import REVISIONS, load, load_file
from tests.stored.place import GUILD, KEY, NAMES, USERS
from tests.suite import both_databases, rest, sampled

if TYPE_CHECKING:
    from pathlib import Path

VERSIONS = tuple(REVISIONS)
ANN, BEN, CLEO, DAN = (Member(user, name) for user, name in zip(USERS, NAMES, strict=True))


def content(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return list(connection.iterdump())


@pytest.mark.parametrize("version", VERSIONS)
def test_the_stored_database_is_one_of_that_version(version: str, tmp_path: Path) -> None:
    """Finished and running games, ratings and preferences; a contest at play where the version has contests."""
    load_file(version, tmp_path / "bower.db")
    with closing(sqlite3.connect(tmp_path / "bower.db")) as connection:

        def one(query: str) -> object:
            return connection.execute(query).fetchone()[0]

        assert one("SELECT version_num FROM alembic_version") == REVISIONS[version]
        assert one("SELECT count(*) FROM tables WHERE status = 'playing' AND guild_id > 100") == 1
        assert one("SELECT count(*) FROM games") >= 2
        assert one("SELECT count(*) FROM ratings") >= 4
        assert one("SELECT count(*) FROM members") == 2
        if version != "0.1.0":
            assert one("SELECT count(*) FROM contests WHERE stage = 'running'") == 2


@rest
@both_databases
@pytest.mark.parametrize("version", VERSIONS)
async def test_it_is_migrated_in_order_and_played_on(
    version: str, database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await load(version, database_url, tmp_path, monkeypatch)
    database = await Database.open(database_url)
    world = World(database)
    async with database.read() as connection:
        world.clock.at = max(await connection.scalars(select(schema.tables.c.created_at))) + 1000
        games = await connection.scalar(select(func.count()).select_from(schema.games))
        running = (
            select(schema.tables.c.id)
            .where(schema.tables.c.status == "playing")
            .where(schema.tables.c.guild_id == GUILD)
        )
        (number,) = await connection.scalars(running)
        contests = list(await connection.scalars(select(schema.contests.c.id)))
    assert bool(contests) == (version != "0.1.0")
    for each in contests:
        over = await world.to_the_end_from_here(each)
        assert over.stage is Stage.OVER
        await world.director.advance(each)
    vault = await Vault.open(database, KEY)
    world.tables = Tables(database, clock=world.clock, secret=secrets(1), record=record_change, vault=vault)
    assert (await world.play(await world.tables.look(number))).table.status is Status.OVER
    rated = await gathered(world.tables, ANN, BEN, CLEO, DAN, guild=GUILD)
    await world.play(await world.tables.do(rated, Start(ANN)))
    async with database.read() as connection:
        assert await connection.scalar(select(func.count()).select_from(schema.games)) >= games + 2
    assert await check(database) == ()
    await world.check()
    await database.close()


@pytest.mark.parametrize("version", VERSIONS)
def test_commands_find_it_in_order(
    version: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    load_file(version, tmp_path / "bower.db")
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path / 'bower.db'}")
    monkeypatch.setenv("SECRET_KEY", KEY)
    assert main(["rebuild", "--check"]) == REFUSED
    assert "python -m bot migrate" in capsys.readouterr().err
    assert main(["migrate"]) == DONE
    assert main(["rebuild", "--check"]) == DONE
    assert main(["doctor"]) == DONE
    assert "FAIL" not in capsys.readouterr().out


@pytest.mark.parametrize(
    "failing", sampled(["0009_contests", "0010_contest_lives", "0011_wall_clocks"], short=["0010_contest_lives"])
)
def test_a_migration_that_fails_leaves_the_old_state_and_says_how_to_go_back(
    failing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    break_migration(failing, tmp_path, monkeypatch)
    file = tmp_path / "bower.db"
    load_file("0.1.0", file)
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{file}")
    before = content(file)
    assert main(["migrate"]) == REFUSED
    told = capsys.readouterr().err
    assert "from revision 0008 to" in told
    assert "is as it was: the version of Bower that ran before works with it" in told
    assert content(file) == before


@rest
async def test_a_migration_that_fails_leaves_the_old_state_of_postgres(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await load("0.1.0", postgres_url, tmp_path, monkeypatch)
    with monkeypatch.context() as patched:
        break_migration("0010_contest_lives", tmp_path, patched)
        with pytest.raises(MigrationFailed, match="is as it was"):
            await Database.open(postgres_url)
        patched.setattr(migrations, "head", lambda: "0008")
        database = await Database.open(postgres_url, migrate=False)
        async with database.read() as connection:
            assert await connection.scalar(select(func.count()).select_from(schema.games)) >= 2
        await database.close()
    await (await Database.open(postgres_url)).close()


def break_migration(name: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have a migration fail after all that it does."""
    config = migrations._config
    copied = folder / "migrations"
    shutil.copytree(migrations.__path__[0], copied)
    with (copied / "versions" / f"{name}.py").open("a", encoding="utf-8") as file:
        file.write("\n\n_whole = upgrade\n\n\ndef upgrade():\n    _whole()\n    raise RuntimeError('half-way')\n")

    def broken():
        changed = config()
        changed.set_main_option("script_location", str(copied))
        return changed

    monkeypatch.setattr(migrations, "_config", broken)
