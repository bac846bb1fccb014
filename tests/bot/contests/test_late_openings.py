"""A held start stays held until there is another one, and only a window that play kept closed is shorter."""

from typing import Any

import pytest

from bot.clock import HOUR_MS, MINUTE_MS
from bot.contests.model import DeadlineKind, StoredContest
from bot.contests.rulings import Adjust, Redraw
from bot.contests.templates import Template
from tests.bot.contests.world import ORGANISER, World
from tests.contests.promises import promise
from tests.suite import first, rest

pytestmark = promise("clock-no-shorter", "clock-downtime")

DAY_MS = 24 * HOUR_MS


def lasts(stored: StoredContest) -> int:
    """How long the last round is, milliseconds."""
    return (stored.whistle_at(stored.round) or 0) - stored.drawn_at[stored.round]


async def settled(world: World, contest: int) -> StoredContest:
    """All open matches of a contest ruled."""
    stored = await world.contests.look(contest)
    for place in stored.open_places:
        await world.contests.do(contest, Adjust(ORGANISER, *place, (10, 4), "as they say"))
    return await world.director.advance(contest)


async def be_down(world: World, since: int, until: int) -> None:
    """The process is away between two times."""
    world.clock.at = since
    await world.clocks.tick()
    world.clock.at = until
    world.launch()
    await world.clocks.start(world)
    await world.clocks.close()


async def lose_the_gateway(world: World, since: int, until: int) -> None:
    """No member can act between two times, while the process goes on."""
    await world.clocks.start(world)
    await world.clocks.close()
    world.clock.at, world.heard = since, False
    await world.clocks.tick()
    world.clock.at, world.heard = until, True
    await world.clocks.tick()


@pytest.mark.parametrize("be_away", [be_down, lose_the_gateway])
@pytest.mark.parametrize("first", first([True, False], 1))
async def test_a_window_that_opens_late_as_bower_was_away_has_its_days(world: World, be_away: Any, first: bool) -> None:
    stored = await world.joined(8, Template.LEAGUE, least=3, days=1)
    due = stored.plan.starts_at
    if not first:
        await world.start(stored.id)
        stored = await settled(world, stored.id)
        due = stored.deadlines[DeadlineKind.NEXT, 1].due_at
    await be_away(world, due - 10 * MINUTE_MS, due + 50 * MINUTE_MS)
    stored = await world.director.advance(stored.id)
    assert stored.round == (1 if first else 2)
    assert lasts(stored) == DAY_MS


async def test_a_window_of_a_round_that_is_drawn_again_has_its_days(world: World) -> None:
    stored = await world.joined(8, Template.LEAGUE, least=3, days=1)
    world.clock.at = stored.plan.starts_at
    await world.director.advance(stored.id)
    await world.contests.do(stored.id, Redraw(ORGANISER, "wrong seeds"))
    world.clock.at += 50 * MINUTE_MS
    assert lasts(await world.director.advance(stored.id)) == DAY_MS


@rest
@pytest.mark.parametrize(("late", "short"), [(50, 50), (70, 0)])
async def test_a_window_that_opens_late_as_matches_were_played_on_ends_when_it_was_to(
    world: World, late: int, short: int
) -> None:
    stored = await world.begun(8, Template.LEAGUE, least=3, days=1)
    table = await world.tables.look(stored.tables[1, 0].table)
    for _ in range(12):  # both sides have played
        command = world.next_command(table)
        assert command is not None
        table = await world.tables.do(table.table.id, command)
    world.clock.at = stored.whistle_at(1) or 0
    stored = await world.director.advance(stored.id)
    assert stored.open_places, "turns are short, and it goes on"
    world.clock.at += late * MINUTE_MS
    stored = await settled(world, stored.id)
    assert stored.round == 2
    assert lasts(stored) == DAY_MS - short * MINUTE_MS
