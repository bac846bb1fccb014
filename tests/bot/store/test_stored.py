"""Databases of released versions, `tests/stored`: each is migrated, checked and played on.

`python -m tests.bot.store.test_stored VERSION` makes the file of a version that is released now.
"""

import asyncio
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.contests.templates import Template
from bot.stats import rebuild
from bot.store import migrations
from bot.store.database import Database
from bot.tables.model import Status
from tests.bot.contests.world import World
from tests.bot.scripted_tables import one_step, opened, started, until_over

STORED = Path(__file__).parents[2] / "stored"


@pytest.mark.parametrize("file", sorted(STORED.glob("*.sql")), ids=lambda file: file.stem)
async def test_a_database_of_a_released_version_is_migrated_checked_and_played_on(file: Path, tmp_path: Path) -> None:
    path = tmp_path / "bower.db"
    latest = restore(file, path)
    database = await Database.open(f"sqlite+aiosqlite:///{path}")
    world = World(database)
    world.clock.at = latest + 1000
    assert (await world.play(await world.tables.load(2))).table.status is Status.OVER
    assert (await world.to_the_end_from_here(1)).stage.is_final
    await world.check()
    assert await rebuild.check(database) == ()
    await database.close()


def restore(file: Path, path: Path) -> int:
    """The database of a dump; when something was played there last."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(file.read_text(encoding="utf-8"))
        connection.execute(f"PRAGMA application_id = {migrations.APPLICATION_ID}")  # a dump has none
        (latest,) = connection.execute("SELECT max(at) FROM log").fetchone()
    return latest


async def make(path: Path) -> None:
    """A game that is over, one at play, a lobby, and a hustle in its second round."""
    database = await Database.open(f"sqlite+aiosqlite:///{path}")
    world = World(database)
    await until_over(world.tables, await started(world.tables, members=4))
    now = await started(world.tables, members=2)
    for _ in range(30):
        now = await one_step(world.tables, now, Random(1))
    await opened(world.tables)
    hustle = await world.begun(6, Template.HUSTLE, rounds=3)
    await world.next_round(hustle.id)
    await database.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(make(Path(folder) / "bower.db"))
        with closing(sqlite3.connect(Path(folder) / "bower.db")) as made:
            (STORED / f"{sys.argv[1]}.sql").write_text("\n".join(made.iterdump()) + "\n", encoding="utf-8")
