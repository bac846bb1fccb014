"""When members are reminded of their matches."""

import pytest

from bot.clock import DAY_MS, MINUTE_MS
from bot.contests.dates import next_reminder
from bot.contests.model import Deadline, DeadlineKind, StoredContest
from bot.contests.organizers import Extend, Pause, Resume
from bot.contests.posts import Purpose
from bot.contests.rounds import next_look
from bot.contests.templates import Template
from tests.bot.contests.world import HOUR, ORGANISER, World
from tests.contests.promises import promise
from tests.suite import rest

pytestmark = promise("messages-posts")

WEEK = 7 * DAY_MS


async def begun(world: World) -> StoredContest:
    """A league of three pairs at the beginning of its first window, a week."""
    return await world.begun(6, Template.LEAGUE, least=3, repeats=False)


async def posted(world: World, contest: int, purpose: str) -> list[int]:
    """The numbers of the wanted posts with a purpose."""
    return sorted(post.number for post in await world.contests.posts(contest) if post.purpose == purpose)


async def at(world: World, contest: int, time: int) -> StoredContest:
    world.clock.at = time
    return await world.director.advance(contest)


@pytest.mark.parametrize(("days", "hours"), [(1, [12, 3]), (2, [24, 3]), (7, [84, 24, 3]), (28, [336, 24, 3])], ids=str)
def test_reminders_are_at_half_of_the_window_and_a_day_and_three_hours_before_its_end(
    days: int, hours: list[int]
) -> None:
    whistle, now, found = Deadline(5 + days * DAY_MS, None), 5, list[int]()
    while (due := next_reminder(5, whistle, now)) is not None:
        now = due.due_at
        found.append(now)
    assert found == [whistle.due_at - each * HOUR for each in hours]


@rest
async def test_each_reminder_is_wanted_once_and_those_that_were_missed_are_not_made_up_for(world: World) -> None:
    stored = await begun(world)
    begin, end = world.clock.now(), stored.deadlines[DeadlineKind.WHISTLE, 1].due_at
    assert end == begin + WEEK
    half = begin + WEEK // 2
    assert next_look(stored, begin) == half
    await at(world, stored.id, half - 1)
    assert await posted(world, stored.id, Purpose.REMINDER) == []
    for later in (0, HOUR, 10 * HOUR):
        await at(world, stored.id, half + later)
        assert await posted(world, stored.id, Purpose.REMINDER) == [half // MINUTE_MS]
    stored = await at(world, stored.id, end - HOUR)
    assert await posted(world, stored.id, Purpose.REMINDER) == [half // MINUTE_MS, (end - 24 * HOUR) // MINUTE_MS]
    assert (DeadlineKind.REMINDER, 1) not in stored.deadlines
    stored = await at(world, stored.id, end)
    assert 1 in stored.notes.whistled
    assert next_look(stored, end) != end
    await world.check()


@rest
async def test_reminders_move_with_the_end_of_their_window(world: World) -> None:
    stored = await begun(world)
    begin, end = world.clock.now(), stored.deadlines[DeadlineKind.WHISTLE, 1].due_at
    half = begin + WEEK // 2
    world.clock.at = half - HOUR
    await world.contests.do(stored.id, Pause(ORGANISER, "lights out"))
    await at(world, stored.id, half + HOUR)
    assert await posted(world, stored.id, Purpose.REMINDER) == []
    await world.contests.do(stored.id, Resume(ORGANISER))
    stored = await at(world, stored.id, half + 2 * HOUR)
    assert await posted(world, stored.id, Purpose.REMINDER) == [(half + 2 * HOUR) // MINUTE_MS]
    end += 2 * HOUR
    await at(world, stored.id, end - HOUR)
    await world.contests.do(stored.id, Extend(ORGANISER, 2 * DAY_MS))
    await world.tables.resume()
    world.clock.later(5 * 3600)
    assert await world.tables.resume() == 5 * HOUR
    end += 2 * DAY_MS + 5 * HOUR
    stored = await world.contests.look(stored.id)
    assert stored.deadlines[DeadlineKind.WHISTLE, 1].due_at == end
    assert stored.deadlines[DeadlineKind.REMINDER, 1].due_at == end - 24 * HOUR
