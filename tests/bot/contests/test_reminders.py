"""When members are reminded of their matches, and called to the times that they agreed on."""

import pytest

from bot.clock import DAY_MS, MINUTE_MS
from bot.contests.changes import Change
from bot.contests.commands.matches import AgreeOnTime
from bot.contests.commands.organising import Extend, Pause, Resume
from bot.contests.paces import next_reminder
from bot.contests.plan import LIVE_CLOCK_MS
from bot.contests.purposes import Purpose
from bot.contests.state import Deadline, DeadlineKind, StoredContest
from bot.contests.steps import due_step, next_look
from bot.contests.templates import Template
from bot.contests.upkeep import commands_for
from tests.bot.contests.world import CROWD, HOUR, ORGANISER, World
from tests.suite import rest

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


@rest
async def test_members_are_called_to_the_time_they_agreed_on_and_then_turns_are_short(world: World) -> None:
    stored = await begun(world)
    place = next(iter(stored.open_places))
    one = stored.people[stored.seats_of(stored.contest.rounds[0].matches[place[1]])[0]]
    member = next(each for each in CROWD if each.user == one.user)
    first, second = world.clock.now() + 5 * HOUR, world.clock.now() + 9 * HOUR
    for time in (first, second):
        stored = await world.contests.do(stored.id, AgreeOnTime(member, *place, time))
    stored = await at(world, stored.id, first)
    assert [table.clock_ms for table in stored.tables.values()] == [stored.plan.clock_ms], "they agreed on another"
    missed = due_step(stored, second + HOUR)
    assert isinstance(missed, Change)
    assert missed.posts == (), "the bot was away"
    assert commands_for(stored, second + HOUR) == [], "turns stay long"
    await world.contests.do(stored.id, Pause(ORGANISER, "lights out"))
    world.clock.later(600)
    await world.contests.do(stored.id, Resume(ORGANISER))
    await at(world, stored.id, second - 10 * MINUTE_MS - 1)
    earlier = await posted(world, stored.id, Purpose.MEETING)
    await at(world, stored.id, second - 10 * MINUTE_MS)
    (called,) = set(await posted(world, stored.id, Purpose.MEETING)) - set(earlier)
    assert called == stored.revision, "the second agreement, whose time the pause has not moved"
    stored = await at(world, stored.id, second - 1)
    assert stored.tables[place].clock_ms == stored.plan.clock_ms
    await at(world, stored.id, second)
    assert (await world.contests.look(stored.id)).tables[place].clock_ms == LIVE_CLOCK_MS
