"""The benchmark of floods measures what it says, at a small size."""

from pathlib import Path

import pytest
from sqlalchemy import func, select

from benchmarks.contest_floods import VIEWS, Sizes, Writer, measure_delay, measure_holds, plan_of
from bot.contests.commands.organising import Publish
from bot.contests.state import Stage
from bot.contests.templates import Template
from bot.store import schema
from tests.bot.contests.world import GUILD, ORGANISER, World
from tests.suite import night


@pytest.mark.parametrize("template", [Template.LEAGUE, Template.HUSTLE])
async def test_what_is_filled_in_is_a_contest(world: World, template: Template) -> None:
    if world.database.path is None:
        pytest.skip("it writes SQLite's file")
    plan = plan_of(template, 8, world.clock.now() + 3_600_000)
    draft = await world.contests.create(ORGANISER, GUILD, 1, "Filled", plan)
    await world.contests.do(draft.id, Publish(ORGANISER))
    writer = Writer(world.database.path, world.clock.now())
    writer.fill(draft.id, plan, draft.lot, 8, running=template is Template.LEAGUE)
    writer.close()
    stored = await world.contests.look(draft.id)
    assert len(stored.contest.entries) == 8
    if template is Template.LEAGUE:
        assert (stored.stage, stored.round) == (Stage.RUNNING, 7)
        assert len(stored.standings()[0]) == 8
    await world.check()


async def test_a_flood_has_as_many_events(world: World) -> None:
    if world.database.path is None:
        pytest.skip("it writes SQLite's file")
    night_ = await world.published(plan_of(Template.HUSTLE, 8, world.clock.now() + 3_600_000))
    writer = Writer(world.database.path, world.clock.now())
    writer.flood(night_.id, 300)
    writer.close()
    assert (await world.contests.look(night_.id)).revision == 299
    event = schema.contest_events.c
    async with world.database.read() as connection:
        assert await connection.scalar(select(func.count()).where(event.contest_id == night_.id)) == 299


@night
async def test_every_action_and_the_delay_are_measured(tmp_path: Path) -> None:
    found = await measure_holds(Sizes(contests=3, entrants=8, events=600), tmp_path)
    assert len(found) == 6 + 2 * (1 + len(VIEWS) + 3) + 3
    assert all(hold.ms > 0 for hold in found.values())
    assert 0 <= await measure_delay(2, tmp_path / "whole") < 60
