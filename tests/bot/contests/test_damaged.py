"""A contest of which a row cannot be read is named, and every other goes on."""

import logging

import pytest
from sqlalchemy import delete, select, update

from bot.contests import rebuild
from bot.contests.errors import ContestCode
from bot.contests.members import Join, OwnStanding
from bot.contests.model import Stage
from bot.contests.rulings import Forfeit
from bot.contests.templates import Template
from bot.stats.read.audit import OrganizerDecision, load_audit
from bot.stats.read.totals import SEES_ALL
from bot.store import schema
from engine import Refused
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.bot.scripted_tables import GUILD
from tests.suite import rest


async def with_a_bad_row(world: World, contest: int) -> None:
    of = schema.contest_matches
    bad = update(of).where(of.c.contest_id == contest).values(north="x")
    await world.database.write(lambda connection: connection.execute(bad))


async def test_the_others_go_on(world: World, caplog: pytest.LogCaptureFixture) -> None:
    bad = await world.published(world.plan(Template.CUP, least=2), "Bad")
    good = await world.published(world.plan(Template.CUP, least=2), "Good")
    for stored in (bad, good):
        await world.sign_up(stored.id, CROWD[:8])
        await world.start(stored.id)
    await with_a_bad_row(world, bad.id)
    with caplog.at_level(logging.ERROR):
        for _ in range(3):
            assert [each.id for each in await world.contests.of_guild(GUILD)] == [good.id]
    assert sum("cannot be read" in record.message for record in caplog.records) == 1, "the log says it once"
    assert [each.id for each in await world.contests.of_member(CROWD[0].user, GUILD)] == [good.id]
    with pytest.raises(Refused) as refused:
        await world.contests.load(bad.id)
    assert refused.value.code is ContestCode.DAMAGED
    assert refused.value.data == {"number": str(bad.id)}
    assert await world.contests.where(bad.id) == (GUILD, bad.channel)
    new = await world.published(world.plan(Template.HUSTLE), "New")
    await world.contests.do(new.id, Join(CROWD[0], OwnStanding()))
    async with world.database.read() as connection:
        (line,) = await rebuild.differences(connection, world.vault.unseal)
    assert line.startswith(f"contest {bad.id}: cannot be read")
    assert [line] == await world.database.write(lambda connection: rebuild.rebuild(connection, world.vault.unseal))
    over = await world.to_the_end_from_here(good.id)
    assert over.stage is Stage.OVER


@rest
async def test_a_contest_whose_standings_cannot_be_made_is_named(world: World) -> None:
    bad, good = [await world.over(4, Template.CUP, least=2) for _ in range(2)]
    seeds_of_nobody = update(schema.contests).where(schema.contests.c.id == bad.id).values(seeds="99,1")
    await world.database.write(lambda connection: connection.execute(seeds_of_nobody))
    await world.database.write(lambda connection: connection.execute(delete(schema.contest_standings)))
    async with world.database.read() as connection:
        (line,) = await rebuild.differences(connection, world.vault.unseal)
    assert line.startswith(f"contest {bad.id}: cannot be read")
    assert [line] == await world.database.write(lambda connection: rebuild.rebuild(connection, world.vault.unseal))
    async with world.database.read() as connection:
        assert {*await connection.scalars(select(schema.contest_standings.c.contest_id))} == {good.id}


async def test_a_stage_that_nobody_knows_hides_no_other_contest(world: World, caplog: pytest.LogCaptureFixture) -> None:
    bad, good = [await world.published(world.plan(Template.CUP, least=2), name) for name in ("Bad", "Good")]
    strange = update(schema.contests).where(schema.contests.c.id == bad.id).values(stage="strange")
    await world.database.write(lambda connection: connection.execute(strange))
    assert [each.id for each in await world.contests.list_of(GUILD, CROWD[0].user, counts=True)] == [good.id]
    assert f"contest {bad.id} is not listed" in caplog.text
    (line,) = await world.database.write(lambda connection: rebuild.rebuild(connection, world.vault.unseal))
    assert line.startswith(f"contest {bad.id}: cannot be read")


async def test_the_audit_has_all_other_decisions(world: World) -> None:
    bad, good = [await world.begun(4, Template.CUP, least=2) for _ in range(2)]
    for stored in (bad, good):
        await world.contests.do(stored.id, Forfeit(ORGANISER, 1, 0, 0, "late"))
    of = schema.contest_log
    damaged = update(of).where(of.c.contest_id == bad.id, of.c.kind == "forfeited").values(data='{"round": 1')
    await world.database.write(lambda connection: connection.execute(damaged))
    async with world.database.read() as connection:
        page = await load_audit(connection, GUILD, 0, 6, SEES_ALL)
    found = {each.contest: each.data for each in page.entries if isinstance(each, OrganizerDecision)}
    assert found == {bad.id: {}, good.id: {"round": 1, "place": 0, "side": 0}}
