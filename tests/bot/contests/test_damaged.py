"""A contest of which a row cannot be read is named, and every other goes on (L11)."""

import json
import logging
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Table, delete, select, update

from bot.contests import rebuild
from bot.contests.errors import ContestCode
from bot.contests.members import Join, Standing
from bot.contests.model import Stage
from bot.contests.rulings import Forfeit
from bot.contests.templates import Template
from bot.stats.read.audit import Decision, load_audit
from bot.stats.read.filters import SEES_ALL
from bot.stats.read.titles import load_placings
from bot.store import schema
from engine import Refused
from engine.contest.config import Seeding
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.bot.scripted_tables import GUILD
from tests.suite import first, rest

Damage = Callable[[World, int], object]


async def write(world: World, table: Table, contest: int, **values: Any) -> None:
    change = update(table).where(table.c.contest_id == contest).values(values)
    await world.database.write(lambda connection: connection.execute(change))


async def with_a_bad_row(world: World, contest: int) -> None:
    await write(world, schema.contest_matches, contest, north="x")


async def with_a_plan_of_a_newer_version(world: World, contest: int) -> None:
    of = schema.contests
    async with world.database.read() as connection:
        plan = json.loads(await connection.scalar(select(of.c.plan).where(of.c.id == contest)) or "")
    newer = update(of).where(of.c.id == contest).values(plan=json.dumps(plan | {"version": 99}))
    await world.database.write(lambda connection: connection.execute(newer))


async def with_seeds_of_nobody(world: World, contest: int) -> None:
    of = schema.contests
    bad = update(of).where(of.c.id == contest).values(seeds="99,1")
    await world.database.write(lambda connection: connection.execute(bad))


async def with_an_entrant_who_is_nobody(world: World, contest: int) -> None:
    await write(world, schema.contest_entries, contest, players="")


DAMAGES = (with_a_bad_row, with_a_plan_of_a_newer_version)


@pytest.mark.parametrize("damage", first(DAMAGES, 1))
async def test_l11_the_others_go_on(world: World, damage: Damage, caplog: pytest.LogCaptureFixture) -> None:
    bad = await world.published(world.plan(Template.CUP, least=2), "Bad")
    good = await world.published(world.plan(Template.CUP, least=2), "Good")
    for stored in (bad, good):
        await world.sign_up(stored.id, CROWD[:8])
        await world.start(stored.id)
    await damage(world, bad.id)  # type: ignore[misc]
    with caplog.at_level(logging.ERROR):
        for _ in range(3):
            assert [each.id for each in await world.contests.of_guild(GUILD)] == [good.id]
    assert sum("cannot be read" in record.message for record in caplog.records) == 1, "the log says it once"
    assert [each.id for each in await world.contests.of_member(CROWD[0].user, GUILD)] == [good.id]
    with pytest.raises(Refused) as refused:
        await world.contests.look(bad.id)
    assert refused.value.code is ContestCode.DAMAGED
    assert refused.value.data == {"number": str(bad.id)}
    assert await world.contests.where(bad.id) == (GUILD, bad.channel)
    new = await world.published(world.plan(Template.HUSTLE), "New")
    await world.contests.do(new.id, Join(CROWD[0], Standing()))
    async with world.database.read() as connection:
        (line,) = await rebuild.differences(connection, world.vault.unseal)
    assert line.startswith(f"contest {bad.id}: cannot be read")
    assert [line] == await world.database.write(lambda connection: rebuild.rebuild(connection, world.vault.unseal))
    over = await world.to_the_end_from_here(good.id)
    assert over.stage is Stage.OVER


@rest
async def test_l11_a_sweep_makes_the_standings_of_all_others(world: World) -> None:
    numbers: list[int] = []
    for name in ("One", "Two", "Three"):
        stored = await world.published(world.plan(Template.CUP, least=2), name)
        await world.sign_up(stored.id, CROWD[:4])
        numbers.append((await world.to_the_end(stored.id)).id)
    await with_a_bad_row(world, numbers[1])
    await world.database.write(lambda connection: connection.execute(delete(schema.contest_standings)))
    await world.director.refresh_standings()
    async with world.database.read() as connection:
        standing = schema.contest_standings.c.contest_id
        assert {*await connection.scalars(select(standing))} == {numbers[0], numbers[2]}
        assert {each.contest for each in await load_placings(connection, GUILD)} == {numbers[0], numbers[2]}


@rest
@pytest.mark.parametrize("damage", [with_seeds_of_nobody])
async def test_l11_a_contest_whose_standings_cannot_be_made_is_named(world: World, damage: Damage) -> None:
    bad, good = [await world.over(4, Template.CUP, least=2) for _ in range(2)]
    await damage(world, bad.id)  # type: ignore[misc]
    await world.database.write(lambda connection: connection.execute(delete(schema.contest_standings)))
    async with world.database.read() as connection:
        (line,) = await rebuild.differences(connection, world.vault.unseal)
    assert line.startswith(f"contest {bad.id}: cannot be read")
    assert [line] == await world.database.write(lambda connection: rebuild.rebuild(connection, world.vault.unseal))
    async with world.database.read() as connection:
        assert {*await connection.scalars(select(schema.contest_standings.c.contest_id))} == {good.id}


async def test_l11_a_stage_that_nobody_knows_hides_no_other_contest(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    bad, good = [await world.published(world.plan(Template.CUP, least=2), name) for name in ("Bad", "Good")]
    strange = update(schema.contests).where(schema.contests.c.id == bad.id).values(stage="strange")
    await world.database.write(lambda connection: connection.execute(strange))
    assert [each.id for each in await world.contests.list_of(GUILD, CROWD[0].user, counts=True)] == [good.id]
    assert f"contest {bad.id} is not listed" in caplog.text
    (line,) = await world.database.write(lambda connection: rebuild.rebuild(connection, world.vault.unseal))
    assert line.startswith(f"contest {bad.id}: cannot be read")


async def test_l11_the_audit_has_all_other_decisions(world: World) -> None:
    bad, good = [await world.begun(4, Template.CUP, least=2) for _ in range(2)]
    for stored in (bad, good):
        await world.contests.do(stored.id, Forfeit(ORGANISER, 1, 0, 0, "late"))
    of = schema.contest_log
    damaged = update(of).where(of.c.contest_id == bad.id, of.c.kind == "forfeited").values(data='{"round": 1')
    await world.database.write(lambda connection: connection.execute(damaged))
    async with world.database.read() as connection:
        page = await load_audit(connection, GUILD, 0, 6, SEES_ALL)
    found = {each.contest: each.data for each in page.entries if isinstance(each, Decision)}
    assert found == {bad.id: {}, good.id: {"round": 1, "place": 0, "side": 0}}


@rest
@pytest.mark.parametrize("damage", [with_a_bad_row, with_seeds_of_nobody])
async def test_the_next_season_starts_though_the_one_before_cannot_be_read(world: World, damage: Damage) -> None:
    over = await world.over(6, Template.LEAGUE, least=3, seeding=Seeding.LAST)
    (following,) = await world.contests.of_guild(GUILD)
    await damage(world, over.id)  # type: ignore[misc]
    await world.sign_up(following.id, CROWD[:6])
    assert (await world.start(following.id)).stage is Stage.RUNNING
