"""Contests that 35e905d0 has stored: they migrate, `rebuild --check` is clean, and they go on (stored/make.py)."""

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import select

from bot.contests import rebuild
from bot.contests.purposes import Purpose
from bot.contests.rule_changes import find_changed
from bot.contests.state import Stage, StoredContest
from bot.stats.read.titles import load_placings
from bot.store import schema
from bot.store.database import Database
from bot.tables.model import Status
from engine.contest.config import Seeding
from engine.contest.formats import left_early
from tests.bot.contests.world import World
from tests.bot.scripted_tables import GUILD
from tests.suite import rest

STORED = Path(__file__).parent / "stored" / "contests.sql"


@pytest.fixture
async def before(tmp_path: Path) -> AsyncIterator[World]:
    file = tmp_path / "bower.db"
    with sqlite3.connect(file) as connection:
        connection.executescript(STORED.read_text())
    connection.close()
    database = await Database.open(f"sqlite+aiosqlite:///{file}")
    world = World(database)
    async with database.read() as connection:
        world.clock.at = max(await connection.scalars(select(schema.contest_events.c.at))) + 1000
    yield world
    await database.close()


async def all_of(world: World) -> dict[str, StoredContest]:
    async with world.database.read() as connection:
        numbers = list(await connection.scalars(select(schema.contests.c.id).order_by(schema.contests.c.id)))
    return {stored.name: stored for stored in [await world.contests.look(number) for number in numbers]}


async def test_they_are_clean_and_those_that_change_are_named(before: World) -> None:
    async with before.database.read() as connection:
        assert await rebuild.differences(connection, before.vault.unseal) == []
        lines = await find_changed(connection, before.vault.unseal)
    named = {line.split(", ")[1].split(":")[0]: line for line in lines}
    assert "keeps the place" in named["Leader left"]
    assert "before coming late" in named["Late"]
    assert "drawn again" in named["Drawn again"]
    assert "Taken out" not in named
    assert "Weekly" not in named


async def test_l3_members_of_before_have_agreed(before: World) -> None:
    for stored in (await all_of(before)).values():
        assert all(person.agreed_at == person.joined_at for person in stored.people.values())
        for each in stored.tables.values():
            table = (await before.tables.look(each.table)).table
            assert not any(sitter is not None and sitter.put_in for sitter in table.seats)


async def test_what_was_stored_is_read_by_the_new_rules(before: World) -> None:
    stored = await all_of(before)
    leader = stored["Leader left"]
    assert left_early(leader.contest, leader.results) == frozenset()
    out = stored["Taken out"]
    assert [entry.number for entry in out.contest.entries.values() if entry.out] == [3]
    league = stored["Weekly"]
    assert league.plan.config.seeding is Seeding.LAST
    assert Purpose.PROMOTION in {post.purpose for post in await before.contests.posts(league.id)}
    assert all(each.began_at is not None for each in league.deadlines.values())
    assert stored["Drawn again"].contest.forfeits == frozenset()
    await before.director.refresh_standings()
    async with before.database.read() as connection:
        assert not [each for each in await load_placings(connection, GUILD) if each.rank == 1]


@rest
async def test_they_go_on_to_their_end(before: World) -> None:
    stored = await all_of(before)
    for name in ("Leader left", "Taken out", "Late", "Weekly", "Drawn again"):
        await before.director.advance(stored[name].id)
        over = await before.to_the_end_from_here(stored[name].id)
        assert over.stage is Stage.OVER, name
        assert over.leftovers == ()
    async with before.database.read() as connection:
        of = schema.tables.c
        assert not list(await connection.scalars(select(of.id).where(of.status == Status.PLAYING.value)))
    await before.check()
