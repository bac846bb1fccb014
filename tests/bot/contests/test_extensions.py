"""What an extension gives a round: the time that it says, also in a pause, and turns as long as before."""

import pytest

from bot.clock import DAY_MS
from bot.contests.model import DeadlineKind, StoredContest
from bot.contests.organizers import Extend, Pause, Resume
from bot.contests.plan import window
from bot.contests.templates import Template
from bot.tables.commands.play import Act
from engine.contest.config import Pace
from tests.bot.contests.world import ORGANISER, World
from tests.contests.promises import promise
from tests.suite import first

pytestmark = promise("clock-extend")


@pytest.mark.parametrize("paused", first([2, 10], 1))
@pytest.mark.parametrize("template", [Template.LEAGUE, Template.CUP])
async def test_an_extension_in_a_pause_is_what_it_says(world: World, template: Template, paused: int) -> None:
    stored = await world.begun(8, template, least=3)
    due = stored.whistle_at(1) or 0
    begun = world.clock.at = world.clock.at + DAY_MS // 1000
    await world.contests.do(stored.id, Pause(ORGANISER, "holidays"))
    world.clock.at += paused * DAY_MS
    stored = await world.contests.do(stored.id, Extend(ORGANISER, DAY_MS))
    assert stored.whistle_at(1) == due + DAY_MS, "what members read while it stands"
    reminder = stored.deadlines.get((DeadlineKind.REMINDER, 1))
    assert (reminder is None) is (stored.plan.config.pace is Pace.LIVE), "they are reminded after the pause"
    world.clock.at += DAY_MS
    stored = await world.contests.do(stored.id, Resume(ORGANISER))
    assert stored.whistle_at(1) == due + DAY_MS + world.clock.at - begun


async def test_an_extension_moves_the_rounds_after_it(world: World) -> None:
    stored = await world.begun(8, Template.LEAGUE, least=3)
    opens, closes = window(stored.plan, 3)
    stored = await world.contests.do(stored.id, Extend(ORGANISER, 2 * DAY_MS))
    assert window(stored.plan, 3) == (opens + 2 * DAY_MS, closes + 2 * DAY_MS)


async def begun_by_all(world: World) -> StoredContest:
    """The first round of a league in which both sides of each match have acted."""
    stored = await world.begun(8, Template.LEAGUE, least=3)
    for each in stored.tables.values():
        table, actors = await world.tables.look(each.table), set[int]()
        while len(actors) < 3:
            command = world.next_command(table)
            assert command is not None
            actors |= {command.user} if isinstance(command, Act) else set()
            table = await world.tables.do(table.table.id, command)
    return await world.contests.look(stored.id)


async def clocks(world: World, contest: int) -> set[int]:
    return {table.clock_ms for table in (await world.contests.look(contest)).tables.values()}


async def test_an_extension_after_the_whistle_gives_turns_their_time_again(world: World) -> None:
    stored = await begun_by_all(world)
    slow = stored.plan.clock_ms
    for _ in range(2):
        world.clock.at = (await world.contests.look(stored.id)).whistle_at(1) or 0
        await world.director.advance(stored.id)
        (short,) = await clocks(world, stored.id)
        assert short < slow
        await world.contests.do(stored.id, Extend(ORGANISER, 3 * DAY_MS))
        await world.director.advance(stored.id)
        assert await clocks(world, stored.id) == {slow}
        table = await world.tables.look(stored.tables[1, 0].table)
        assert table.deadline is not None
        assert table.deadline > world.clock.at + short
