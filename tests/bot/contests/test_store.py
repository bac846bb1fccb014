"""Rows of contests: what a change makes in memory is what the next look reads, in this process and in another."""

from dataclasses import replace
from typing import Any

import pytest

from bot.clock import DAY_MS
from bot.contests import rebuild
from bot.contests.errors import ContestCode
from bot.contests.members import Join, Leave, Standing
from bot.contests.model import StoredContest
from bot.contests.organizers import Announce, Pause
from bot.contests.rulings import Adjust, Forfeit
from bot.contests.templates import Template
from bot.stats.repairs import Repairs
from engine import Refused
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.bot.people import GUILD
from tests.bot.scripted_tables import MOD
from tests.contests.promises import promise
from tests.refused import refused
from tests.suite import both_databases

pytestmark = promise("points-week-after", "contest-log")

ANN, BEN, CAT, *_ = CROWD


def of_its_own_rows(stored: StoredContest) -> StoredContest:
    """Without what tables and other rows say."""
    return replace(stored, tables={}, merges={}, not_partners=frozenset())


async def check(world: World, stored: StoredContest) -> StoredContest:
    """What was returned is what another process reads."""
    assert of_its_own_rows(await World(world.database).contests.look(stored.id)) == of_its_own_rows(stored)
    return stored


@both_databases
@pytest.mark.parametrize("template", [Template.HUSTLE, Template.CUP, Template.SWISS, Template.LEAGUE])
async def test_what_a_change_makes_is_what_is_read(world: World, template: Template) -> None:
    stored = await world.begun(8, template, least=4)
    changes: tuple[Any, ...] = (
        Forfeit(ORGANISER, 1, 0, 0, "late"),
        Adjust(ORGANISER, 1, 0, (7, 3), "counted again"),
        Announce(ORGANISER, "pizza"),
        Leave(ANN),
        Pause(ORGANISER, "power cut"),
    )
    for change in changes:
        stored = await check(world, await world.contests.do(stored.id, change))


@both_databases
async def test_two_processes_see_each_others_changes(world: World) -> None:
    night = (await world.joined(4, Template.HUSTLE, least=4)).id
    other = World(world.database)
    for nth, member in enumerate(CROWD[4:12], start=5):
        mine, theirs = (world, other) if nth % 2 else (other, world)
        await theirs.contests.look(night)
        await check(world, await mine.contests.do(night, Join(member, Standing())))
        assert len((await theirs.contests.look(night)).contest.entries) == nth
    with pytest.raises(Refused):
        await world.contests.do(night, Join(CROWD[11], Standing()))
    await other.contests.do(night, Leave(CROWD[11]))
    await world.contests.do(night, Join(CROWD[11], Standing()))


@promise("options-beside")
async def test_a_server_has_at_most_twenty_contests(world: World) -> None:
    plan = world.plan(Template.HUSTLE)
    for _ in range(20):
        await world.contests.create(ORGANISER, GUILD, 1, "Night", plan)
    with refused(ContestCode.TOO_MANY):
        await world.contests.create(ORGANISER, GUILD, 1, "Night", plan)


@pytest.mark.parametrize("days", [6, 8])
async def test_a_week_after_the_end_places_stand(world: World, days: int) -> None:
    over = await world.over(8, Template.CUP, least=4)
    before = over.standings()
    world.clock.at += days * DAY_MS
    repairs = Repairs(world.database, clock=world.clock)
    for table in over.tables.values():
        await repairs.void(GUILD, MOD, table.table)
    await world.director.refresh_standings()
    assert ((await world.contests.look(over.id)).standings() == before) is (days > 7)
    async with world.database.read() as connection:
        assert await rebuild.differences(connection, world.vault.unseal, world.clock.now()) == []
    if days > 7:
        with refused(ContestCode.OVER):
            await world.contests.do(over.id, Forfeit(ORGANISER, 1, 0, 0, "late"))
