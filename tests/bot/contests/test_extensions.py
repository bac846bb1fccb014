"""What an extension gives a round: the time that it says, and turns as long as before."""

import pytest

from bot.clock import DAY_MS
from bot.contests.errors import ContestCode
from bot.contests.model import StoredContest
from bot.contests.organizers import Extend, Pause
from bot.contests.plan import window
from bot.contests.templates import Template
from bot.tables.commands.play import Act
from engine import Refused
from tests.bot.contests.world import ORGANISER, World
from tests.contests.promises import promise

pytestmark = promise("clock-extend")


async def test_a_round_is_extended_while_the_contest_goes_on(world: World) -> None:
    stored = await world.begun(8, Template.CUP, least=3)
    due = stored.whistle_at(1) or 0
    stored = await world.contests.do(stored.id, Extend(ORGANISER, DAY_MS))
    assert stored.whistle_at(1) == due + DAY_MS
    await world.contests.do(stored.id, Pause(ORGANISER, "holidays"))
    with pytest.raises(Refused, match=ContestCode.STALE):  # going on moves all that is to come
        await world.contests.do(stored.id, Extend(ORGANISER, DAY_MS))


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
